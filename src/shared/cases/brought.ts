/**
 * A ruling under an edition that is a document: its own rows are cited instead of those that the procedures name, each reason says how
 * well its rule is founded, and the ruling names the edition with the hash of its rules.
 */
import { isRecord } from '../base/validate.ts'
import { STANDINGS, type Citation, type Reason, type RulingBase, type Standing } from '../contract/ruling.ts'
import { standingIn } from '../editions/standing.ts'
import { shapeOf } from '../engine/action/shape.ts'
import { considered } from '../engine/situation/reasons.ts'
import { NO_NAMES, sentenceOf } from '../explain/toText.ts'
import type { Effect } from '../rules/vocabulary/vocabulary.ts'
import { rowIn, type Brought, type Ruleset } from '../rules/vocabulary/ruleset.ts'

const isReason = (value: Readonly<Record<string, unknown>>): boolean => typeof value.rule === 'string' && typeof value.weight === 'string'

/** Marks a reason that this edition does not give. */
const DROPPED = Symbol('dropped')

/** Every reason in a value, however deep, with its row and its standing; everything else as it is. `change` returns null for a reason to leave out. */
function withRows(value: unknown, change: (reason: Reason) => Reason | null, rowOf: (row: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withRows(one, change, rowOf)).filter((one) => one !== DROPPED)
  if (!isRecord(value)) return value
  const changed = Object.fromEntries(Object.entries(value).map(([field, one]) => [field, withRows(one, change, rowOf)]))
  if (isReason(changed)) return change(changed as unknown as Reason) ?? DROPPED
  // Entries of lists that name a row with a figure.
  return typeof changed.rule === 'string' && typeof changed.figure === 'string' ? { ...changed, rule: rowOf(changed.rule) } : changed
}

/** Reasons with the rows that state the same rules as the rows of the ruling. */
function companions(because: readonly Reason[], ruleset: Ruleset, brought: Brought): readonly Reason[] {
  const there = new Set(because.map(({ rule }) => rule))
  const found: Reason[] = []
  for (const row of [...there])
    for (const other of brought.same.get(row) ?? []) {
      if (there.has(other)) continue
      there.add(other)
      const facts = { row, title: ruleset.rules.get(other)?.title ?? other }
      const standing = standingIn(ruleset, other)
      const reason = considered(other, 'row.same', { facts })
      found.push({ ...reason, text: sentenceOf(reason, NO_NAMES), ...(standing !== null && { standing }) })
    }
  return found
}

const isFree = (effect: Effect | undefined): boolean => effect !== undefined && shapeOf(effect).needs === 'free'

/** The row of a reason in this edition: by its sentence, and by whether its effect is a free action. */
const rowOfReason = (ruleset: Ruleset, { rule, say, facts }: Reason): string =>
  rowIn(ruleset, rule, isFree(ruleset.effects.get(String(facts.effect))) ? `${say}@free` : say)

/** A reason with the row and the standing that its edition gives it; `null` for remarks on the books of other editions. */
export function reasonUnder(ruleset: Ruleset, reason: Reason, citationsOf: (row: string) => readonly Citation[]): Reason | null {
  const { brought } = ruleset
  if (brought === undefined) return reason
  const rule = rowOfReason(ruleset, reason)
  if (reason.weight === 'considered' && citationsOf(rule).length === 0) return null
  const [standing, asOf] = [standingIn(ruleset, rule), brought.asOf.get(rule)]
  return { ...reason, rule, ...(standing !== null && { standing }), ...(asOf !== undefined && { asOf }) }
}

/** The weakest standing among the reasons that decide. */
function weakestOf(because: readonly Reason[]): { readonly weakest: Standing; readonly rule: string } | null {
  let found: { readonly weakest: Standing; readonly rule: string } | null = null
  let weakest = -1
  for (const { weight, rule, standing } of because) {
    const at = weight === 'decides' && standing !== undefined && standing !== 'house' ? STANDINGS.indexOf(standing) : -1
    if (at > weakest) [weakest, found] = [at, { weakest: STANDINGS[at]!, rule }]
  }
  return found
}

/**
 * The ruling as its edition says it; of a shipped edition, the ruling as it is.
 * @param citationsOf the citations of a row
 */
export function asBrought<R extends RulingBase>(ruling: R, ruleset: Ruleset, citationsOf: (row: string) => readonly Citation[]): R {
  const { brought } = ruleset
  if (brought === undefined) return ruling
  const rowOf = (row: string, say?: string): string => rowIn(ruleset, row, say)
  /** The rows in use by row of the procedure: a row that replaces another one in one sentence only is cited with that sentence. */
  const said = new Map<string, Set<string>>()
  const { cites, notConsidered, ...rest } = ruling
  const own = withRows(
    rest,
    (reason) => {
      const rule = rowOfReason(ruleset, reason)
      said.set(reason.rule, (said.get(reason.rule) ?? new Set()).add(rule))
      return reasonUnder(ruleset, reason, citationsOf)
    },
    rowOf
  ) as Omit<R, 'cites' | 'notConsidered'>
  const rows = [
    ...new Set([...cites.flatMap(({ rule }) => [...(said.get(rule) ?? [rowOf(rule)])]), ...[...said.values()].flatMap((own) => [...own])])
  ]
  const named = ruling.verdict === 'illegal' ? companions((own as unknown as RulingBase).because, ruleset, brought) : []
  const weakest = ruling.verdict === 'judge' || ruling.verdict === 'unfinished' ? null : weakestOf((own as unknown as RulingBase).because)
  const { id, name } = ruleset
  const whole: unknown = {
    ...own,
    ...(named.length > 0 && { because: [...(own as unknown as RulingBase).because, ...named] }),
    cites: [...rows, ...named.map(({ rule }) => rule)].flatMap((row) => {
      const [standing, text] = [standingIn(ruleset, row), brought.texts.get(`rows.${row}.text`)?.text]
      return citationsOf(row).map((cite) => ({ ...cite, ...(text !== undefined && { text }), ...(standing !== null && { standing }) }))
    }),
    notConsidered,
    edition: { id, name, version: brought.version, rules: brought.rules },
    ...(weakest !== null && { standing: weakest })
  }
  return whole as R
}
