/**
 * The hash of what an edition rules: of everything in which it differs from its foundation. It is the same whatever its texts say and however
 * its documents are written (order, one file or a chain, entries that say the same as the parent), and another after any other change.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Standing } from '../contract/ruling.ts'
import { documents } from '../rules/rulebook/documents.ts'
import { canonicalJson } from '../base/text/canonicalJson.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { Effect } from '../rules/vocabulary/vocabulary.ts'
import { addressesOf } from './addresses.ts'
import { flatParams } from './paramSchema.ts'
import { foundationOf } from './foundations.ts'

/** Documents whose rows no book says: ours, or forum practice. */
const READINGS: readonly string[] = [documents.reading, documents.laterRulings]

/** The standing of rows of a document, if nothing else is said of them. */
export const usualStanding = (document: string): Standing => (READINGS.includes(document) ? 'reading' : 'official-text')

/** Entries by key, whatever their order; without those of another map that are the same. */
function unlike(map: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown> = new Map()): Record<string, unknown> {
  const differs = ([key, value]: readonly [string, unknown]): boolean =>
    value !== other.get(key) && canonicalJson(value) !== canonicalJson(other.get(key) ?? null)
  return Object.fromEntries([...map].filter(differs))
}

const texts = new WeakMap<Effect, string>()

/** The rules of an effect as text: without its words, its clauses by their addresses. */
function textOf(effect: Effect): string {
  const known = texts.get(effect)
  if (known !== undefined) return known
  const { id: _, name: __, summary: ___, clauses, ...fields } = effect
  const addresses = addressesOf(clauses)
  const made = canonicalJson({ ...fields, clauses: Object.fromEntries(clauses.map((clause, index) => [addresses[index]!, clause])) })
  texts.set(effect, made)
  return made
}

/** The effects of an edition that do something else than those of the foundation, and `null` for those that it does not have. */
function* effectsUnlike(effects: Ruleset['effects'], founded: Ruleset['effects']): Generator<readonly [string, string | null]> {
  for (const [id, effect] of effects) {
    const before = founded.get(id)
    if (before !== effect && (before === undefined || textOf(before) !== textOf(effect))) yield [id, textOf(effect)]
  }
  for (const id of founded.keys()) if (!effects.has(id)) yield [id, null]
}

/** Fields of rows other than texts: a standing that is not the usual one, the rows that they replace, and those of the same rule. */
function rowsOf({ rules, brought }: Ruleset): Readonly<Record<string, object>> {
  const standings = [...(brought?.standings ?? [])].filter(([row, standing]) => standing !== usualStanding(rules.get(row)?.document ?? ''))
  const instead = [...(brought?.instead ?? [])].filter(([row, by]) => row !== by)
  const same = [...(brought?.same ?? [])].flatMap(([row, others]) => (others.length > 0 ? [[row, [...others].sort()] as const] : []))
  return { standings: Object.fromEntries(standings), instead: Object.fromEntries(instead), same: Object.fromEntries(same) }
}

const hashOf = (value: unknown): string => `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalJson(value))))}`

/** The hash of a document with its texts, whatever the order of its fields: `sha256:` and 64 digits. */
export const documentHash = (document: unknown): string => hashOf(document)

/** The parts that say something: those of later versions change no hash of an edition without them. */
const said = (parts: Readonly<Record<string, object>>): object =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0))

/** @returns `sha256:` and 64 digits */
export function rulesHash(ruleset: Ruleset): string {
  const { params, effects, everyone, sizeAbilities, replacedRows, brought } = ruleset
  const foundation = brought?.foundation ?? 'classic'
  const founded = foundationOf(foundation)
  const rules = said({
    params: unlike(flatParams(params), flatParams(founded.params)),
    effects: Object.fromEntries(effectsUnlike(effects, founded.effects)),
    numbered: Object.fromEntries(brought?.numbered ?? []),
    readings: Object.fromEntries(brought?.readings ?? []),
    rows: said(rowsOf(ruleset)),
    judge: Object.fromEntries([...(brought?.judge ?? [])].map(([row, { touches }]) => [row, [...touches].sort()])),
    lists: unlike(
      new Map(Object.entries({ everyone, ...sizeAbilities })),
      new Map(Object.entries({ everyone: founded.everyone, ...founded.sizeAbilities }))
    ),
    replacedRows
  })
  return hashOf({ foundation, ...rules })
}

/** The hash of an edition, worked out unless its document has it already. */
export const hashOfRules = (ruleset: Ruleset): string => ruleset.brought?.rules ?? rulesHash(ruleset)
