/** The differences of two resolved editions, address by address: the same lines for a person and for a program. */
import { canonicalJson } from '../base/text/canonicalJson.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { Effect } from '../rules/vocabulary/vocabulary.ts'
import { addressesOf } from './addresses.ts'
import { flatParams } from './paramSchema.ts'

export interface EditionChange {
  /** `params/values.modifierLimit`, `effects/perplex/clauses/targeting/reach`, `rows/CS-1`. */
  readonly at: string
  /** `null`: it is not there. */
  readonly was: unknown
  readonly is: unknown
}

/** The parts of an effect by their addresses below it. Texts are no part of what it rules. */
function partsOf(effect: Effect | undefined): ReadonlyMap<string, unknown> {
  if (effect === undefined) return new Map()
  const { id: _, summary: __, clauses, ...fields } = effect
  const addresses = addressesOf(clauses)
  return new Map<string, unknown>([
    ...Object.entries(fields),
    ...clauses.map((clause, index) => [`clauses/${addresses[index]!}`, clause] as const)
  ])
}

/** @param at what the addresses begin with */
function* changes(at: string, a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): Generator<EditionChange> {
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const [was, is] = [a.get(key) ?? null, b.get(key) ?? null]
    if (canonicalJson(was) !== canonicalJson(is)) yield { at: `${at}${key}`, was, is }
  }
}

function* effectChanges(a: Ruleset, b: Ruleset): Generator<EditionChange> {
  for (const id of new Set([...a.effects.keys(), ...b.effects.keys()])) {
    const [was, is] = [a.effects.get(id), b.effects.get(id)]
    if (was === is) continue
    if (was === undefined || is === undefined) yield { at: `effects/${id}`, was: was?.name ?? null, is: is?.name ?? null }
    else yield* changes(`effects/${id}/`, partsOf(was), partsOf(is))
  }
}

/** Every address at which `b` rules otherwise than `a`, and the rows that differ; empty if they are the same. */
export function editionDiff(a: Ruleset, b: Ruleset): readonly EditionChange[] {
  return [
    ...changes('params/', flatParams(a.params), flatParams(b.params)),
    ...effectChanges(a, b),
    ...changes('', new Map([['everyone', a.everyone]]), new Map([['everyone', b.everyone]])),
    ...changes('sizeAbilities/', new Map(Object.entries(a.sizeAbilities)), new Map(Object.entries(b.sizeAbilities))),
    ...changes('rows/', a.rules, b.rules),
    ...changes('judge/', new Map(a.brought?.judge), new Map(b.brought?.judge)),
    ...changes('beside/', new Map(Object.entries(a.replacedRows)), new Map(Object.entries(b.replacedRows)))
  ]
}
