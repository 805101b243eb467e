/** The rulesets that Linejudge rules by, and the texts of their rules. */
import type { Edition } from './editions/patch.ts'
import { resolveRuleset } from './editions/patch.ts'
import { foundation } from './foundation.ts'
import { clixCampaign } from './editions/clixCampaign.ts'
import { heroclix2010 } from './editions/heroclix2010.ts'
import { heroclix2012 } from './editions/heroclix2012.ts'
import { heroclix2013 } from './editions/heroclix2013.ts'
import { heroclixJan2010 } from './editions/heroclixJan2010.ts'
import type { RuleEntry, Ruleset } from './vocabulary/ruleset.ts'
import type { Effect } from './vocabulary/vocabulary.ts'
import { inCodeOrder } from '../base/text/inCodeOrder.ts'

export const editions: readonly Edition[] = [heroclixJan2010, heroclix2010, heroclix2012, heroclix2013, clixCampaign]

const resolved = new Map<string, Ruleset>()

/** The ruleset of this id, or undefined where Linejudge has none yet. Resolved once. */
export function rulesetOf(id: string): Ruleset | undefined {
  const known = resolved.get(id)
  if (known) return known
  const edition = editions.find((candidate) => candidate.id === id)
  if (!edition) return undefined
  const ruleset = resolveRuleset(edition, foundation)
  resolved.set(id, ruleset)
  return ruleset
}

/** The entry of a rule (a row such as `LOF-05`), or undefined. */
export function ruleText(id: string, ruleset = 'heroclix-2012'): RuleEntry | undefined {
  return rulesetOf(ruleset)?.rules.get(id)
}

/** Does any edition know a power or ability of this id? */
export function isKnownEffect(id: string): boolean {
  return foundation.effects.some((effect) => effect.id === id)
}

/** Whether an effect is something that is done, and not only had. */
export const isDone = ({ act }: Effect): boolean => act !== 'always'

/** What dice are rolled for, in any edition, by the name under which they are told; with the effects that ask for them. */
export const rollNames = (): ReadonlyMap<string, readonly string[]> => (rolled ??= rollNamesOfEditions())

let rolled: ReadonlyMap<string, readonly string[]> | null = null

const rollNamesOfEditions = (): ReadonlyMap<string, readonly string[]> =>
  rollNamesOf(
    new Map([['break-away', []]]),
    editions.flatMap(({ id }) => rulesetOf(id) ?? [])
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
        // How far it throws somebody back is told under its own name.
        if (clause.phase === 'knock-back' && 'amount' in clause && clause.amount === 'roll') add(effect.id, effect.id)
      }
  return names
}

/** Powers, abilities, team abilities and known special powers of a ruleset, by name. */
export const effectsIn = (ruleset: Ruleset | undefined): readonly Effect[] =>
  [...(ruleset?.effects.values() ?? [])].sort((a, b) => inCodeOrder(a.name, b.name))

/** Every rule entry of a ruleset, in the order of the sections. */
export function rulesOf(ruleset: string): readonly RuleEntry[] {
  return [...(rulesetOf(ruleset)?.rules.values() ?? [])]
}
