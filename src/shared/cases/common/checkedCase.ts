/**
 * A case that the engine may be asked about. Checking a case makes its position, and the position is kept with it, so that
 * one question lays its table out once, whoever looks at it: the check, the answer, the marks on the board.
 */
import { fail, ok, type Result } from '../../base/result.ts'
import { isRecord } from '../../base/validate.ts'
import { CARRIED, type Ask, type ClixCase, type OwnText } from '../../contract/case.ts'
import { situationOf } from '../../engine/situation/changes.ts'
import type { Situation } from '../../engine/situation/situation.ts'
import { positionOf, type BoardRules, type OwnRules } from '../../position/fromCase.ts'
import { rulesetFor } from '../../editions/shelf.ts'
import { parseOwnClauses, parseSpecialTerrainRule } from '../../rules/terrain/parseSpecialTerrain.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { SpecialTerrainRule } from '../../rules/vocabulary/specialTerrain.ts'

export type Terrain = ReadonlyMap<string, SpecialTerrainRule>

/** A case laid out: its situation, with the special terrain that it knows. */
export interface LaidOut {
  readonly situation: Situation
  readonly terrain: Terrain
}

declare const CHECKED: unique symbol
/** A case with a position that stands. Only `checkedCase` and `positionChecked` give one; a changed copy has to be checked again. */
export type CheckedCase<C extends ClixCase = ClixCase> = C & { readonly [CHECKED]: true }

/** A case is never changed in place. The position goes when memory is short, so that undo does not hold one for each step. */
const laidOutCases = new WeakMap<ClixCase, WeakRef<LaidOut>>()

const isChecked = <C extends ClixCase>(input: C): input is CheckedCase<C> => laidOutCases.has(input)

/** The special-terrain rules of a case: the built-in ones, and its own (which win over a built-in of that id). */
export function terrainOf(input: ClixCase): Result<Terrain> {
  const builtIn = rulesetFor(input)?.terrain ?? new Map<string, SpecialTerrainRule>()
  if (!input.specialTerrain?.length) return ok(builtIn)
  const rules = new Map(builtIn)
  for (const [index, own] of input.specialTerrain.entries()) {
    const path = `/specialTerrain/${index}`
    // A whole file of a special-terrain rule may stand here too: the rule is inside it.
    const wrapped = isRecord(own) && isRecord(own.rule)
    const parsed = parseSpecialTerrainRule(wrapped ? own.rule : own, wrapped ? `${path}/rule` : path)
    if (!parsed.ok) return parsed
    rules.set(parsed.value.id, parsed.value)
  }
  return ok(rules)
}

interface Written {
  readonly text: OwnText
  readonly path: string
  /** Whose it is, as ids and as a name. */
  readonly owner: string
  readonly where: string
}

/** Every text of a case that may have clauses of its own, with its place. */
function* writtenIn({ figures = [], objects = [], conditions = [] }: ClixCase): Generator<Written> {
  for (const [index, figure] of figures.entries())
    for (const field of ['specialPowers', 'traits', ...CARRIED] as const)
      for (const [number, text] of (figure[field] ?? []).entries())
        if (typeof text === 'object')
          yield { text, path: `/figures/${index}/${field}/${number}`, owner: figure.id, where: figure.name ?? figure.id }
  const things = [
    ...figures.flatMap(({ held }, index) => (held ? [[held, `/figures/${index}/held`] as const] : [])),
    ...objects.map((object, index) => [object, `/objects/${index}`] as const)
  ]
  for (const [object, path] of things)
    for (const field of ['special', 'inHand'] as const) {
      const text = object[field]
      if (typeof text === 'object') yield { text, path: `${path}/${field}`, owner: object.id, where: object.name ?? object.id }
    }
  for (const [index, text] of conditions.entries())
    if (typeof text === 'object') yield { text, path: `/conditions/${index}`, owner: 'table', where: 'table' }
}

const parsedClauses = new WeakMap<readonly unknown[], Result<SpecialTerrainRule>>()

/** What is written in the case with clauses, as rules, or what is wrong with them and where. */
function ownRulesOf(input: ClixCase): Result<OwnRules> {
  const rules = new Map<OwnText, SpecialTerrainRule>()
  let number = 0
  for (const { text, path, owner, where } of writtenIn(input)) {
    if (!text.clauses) continue
    number++
    const name = text.name ?? text.id
    const known = parsedClauses.get(text.clauses)
    const id = `${owner}:${text.id}`
    const rule = `OWN-${number}`
    const parsed =
      known?.ok && known.value.id === id && known.value.rule === rule
        ? known
        : parseOwnClauses(text.clauses, `${path}/clauses`, {
            id,
            name,
            rule,
            summary: text.text ?? name,
            cite: { document: name, section: where }
          })
    parsedClauses.set(text.clauses, parsed)
    if (!parsed.ok) return parsed
    rules.set(text, parsed.value)
  }
  return ok(rules)
}

const boardRulesOf = ({ params: { objects, lineOfFire } }: Ruleset): BoardRules => ({
  hinder: objects.hinder,
  onlyTop: objects.onlyTop,
  doors: lineOfFire.doors
})

function layOut(input: ClixCase): Result<LaidOut> {
  const ruleset = rulesetFor(input)
  if (!ruleset) throw new Error(`No ruleset ${input.ruleset}: the case was not checked.`)
  const terrain = terrainOf(input)
  if (!terrain.ok) return terrain
  const own = ownRulesOf(input)
  if (!own.ok) return own
  const position = positionOf(input, terrain.value, own.value, boardRulesOf(ruleset))
  if (!position.ok) return position
  const named =
    own.value.size === 0 ? terrain.value : new Map([...terrain.value, ...[...own.value.values()].map((rule) => [rule.id, rule] as const)])
  return ok({ situation: situationOf(position.value, ruleset), terrain: named })
}

/** The case with its position made, or why there is none. Its question is not looked at: that is for `parseCase`. */
export function positionChecked<C extends ClixCase>(input: C): Result<CheckedCase<C>> {
  if (isChecked(input)) return ok(input)
  const found = layOut(input)
  if (!found.ok) return found
  laidOutCases.set(input, new WeakRef(found.value))
  return isChecked(input) ? ok(input) : fail()
}

/**
 * A case of our own making, such as the table, or a checked one with a change made to it: its shape is known by its type.
 * Throws where its position does not stand.
 */
export function checkedCase<C extends ClixCase>(input: C): CheckedCase<C> {
  const found = positionChecked(input)
  if (!found.ok) throw new Error('The case was not checked.')
  return found.value
}

/** The situation of a checked case. */
export function situationIn(input: CheckedCase): LaidOut {
  const known = laidOutCases.get(input)?.deref()
  if (known) return known
  const found = layOut(input)
  if (!found.ok) throw new Error('The case was not checked.')
  laidOutCases.set(input, new WeakRef(found.value))
  return found.value
}

const sameBoardRules = (a: BoardRules, b: BoardRules): boolean => a.hinder === b.hinder && a.onlyTop === b.onlyTop && a.doors === b.doors

/**
 * The same case under a ruleset with other parameters. The position is shared, unless a parameter of the board differs.
 * @param readings those of the ruleset
 */
export function underParams(input: CheckedCase, ruleset: Ruleset, readings: ClixCase['readings']): CheckedCase {
  const { situation, terrain } = situationIn(input)
  const next: ClixCase = { ...input, ...(readings && { readings }) }
  if (!sameBoardRules(boardRulesOf(ruleset), boardRulesOf(situation.ruleset))) return checkedCase(next)
  laidOutCases.set(next, new WeakRef({ situation: situationOf(situation.position, ruleset), terrain }))
  return checkedCase(next)
}

/** Another question about the same position, which is not made again. Who asks sees to it that the question fits. */
export function withAsk(input: CheckedCase, ask: Ask): CheckedCase {
  const next = { ...input, ask }
  laidOutCases.set(next, new WeakRef(situationIn(input)))
  return checkedCase(next)
}
