/** Effects and rolls by their ids in every edition that ships with Linejudge. */
import { inCodeOrder } from '../base/text/inCodeOrder.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { Effect } from '../rules/vocabulary/vocabulary.ts'
import { foundationOf } from './foundations.ts'
import { CLASSIC_EDITIONS, shippedRuleset } from './shippedEditions.ts'

/** Does any classic edition know a power or ability of this id? */
export const isKnownEffect = (id: string): boolean => foundationOf('classic').effects.has(id)

/** Powers, abilities, team abilities and known special powers of a ruleset, by name. */
export const effectsIn = (ruleset: Ruleset | undefined): readonly Effect[] =>
  [...(ruleset?.effects.values() ?? [])].sort((a, b) => inCodeOrder(a.name, b.name))

/** The names of rolls in the classic editions, with the effects that ask for them. */
export const rollNames = (): ReadonlyMap<string, readonly string[]> => (rolled ??= rollNamesOfEditions())

let rolled: ReadonlyMap<string, readonly string[]> | null = null

const rollNamesOfEditions = (): ReadonlyMap<string, readonly string[]> =>
  rollNamesOf(
    new Map([['break-away', []]]),
    CLASSIC_EDITIONS.flatMap(({ id }) => shippedRuleset(id) ?? [])
  )

/** The names of `known` with those that the effects of more rulesets ask for. */
export function rollNamesOf(
  known: ReadonlyMap<string, readonly string[]>,
  rulesets: Iterable<Pick<Ruleset, 'effects'>>
): ReadonlyMap<string, readonly string[]> {
  const names = new Map(known)
  const add = (name: string, effect: string): void => {
    names.set(name, [...new Set([...(names.get(name) ?? []), effect])])
  }
  for (const { effects } of rulesets)
    for (const effect of effects.values())
      for (const clause of effect.clauses) {
        for (const field of ['roll', 'healRoll'] as const) {
          const name: unknown = Reflect.get(clause, field)
          if (typeof name === 'string') add(name, effect.id)
        }
        // The distance that it knocks a figure back has the id of the effect as its name.
        if (clause.phase === 'knock-back' && 'amount' in clause && clause.amount === 'roll') add(effect.id, effect.id)
      }
  return names
}
