/**
 * A case that the engine may be asked about. Checking a case makes its position, and the position is kept with it, so that
 * one question lays its table out once, whoever looks at it: the check, the answer, the marks on the board.
 */
import { fail, ok, type Result } from '../../base/result.ts'
import { isRecord } from '../../base/validate.ts'
import type { Ask, ClixCase } from '../../contract/case.ts'
import { situationOf } from '../../engine/situation/changes.ts'
import type { Situation } from '../../engine/situation/situation.ts'
import { positionOf } from '../../position/fromCase.ts'
import { rulesetOf } from '../../rules/catalog.ts'
import { parseSpecialTerrainRule } from '../../rules/terrain/parseSpecialTerrain.ts'
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
  const builtIn = rulesetOf(input.ruleset)?.terrain ?? new Map<string, SpecialTerrainRule>()
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

function layOut(input: ClixCase): Result<LaidOut> {
  const ruleset = rulesetOf(input.ruleset)
  if (!ruleset) throw new Error(`No ruleset ${input.ruleset}: the case was not checked.`)
  const terrain = terrainOf(input)
  if (!terrain.ok) return terrain
  const position = positionOf(input, terrain.value)
  return position.ok ? ok({ situation: situationOf(position.value, ruleset), terrain: terrain.value }) : position
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

/** Another question about the same position, which is not made again. Who asks sees to it that the question fits. */
export function withAsk(input: CheckedCase, ask: Ask): CheckedCase {
  const next = { ...input, ask }
  laidOutCases.set(next, new WeakRef(situationIn(input)))
  return checkedCase(next)
}
