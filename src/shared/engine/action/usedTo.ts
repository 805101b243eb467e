/** Effects by what their use does, such as a counter, a changed value or a reroll: the engine knows none of them by name. */
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Effect, UseClause } from '../../rules/vocabulary/vocabulary.ts'

type Does = UseClause['does']
type UseOf<D extends Does> = Extract<UseClause, { readonly does: D }>

interface UsedTo<D extends Does> {
  readonly effect: Effect
  readonly clause: UseOf<D>
}

/** The clause of an effect by which its use does this; `null`: it has none. */
export const useClauseOf = <D extends Does>(effect: Effect | undefined, does: D): UseOf<D> | null =>
  effect?.clauses.find((clause): clause is UseOf<D> => clause.phase === 'use' && clause.does === does) ?? null

const found = new WeakMap<object, Map<Does, readonly unknown[]>>()

/** Every effect of these rules whose use does this, in the order of the rules. */
export function effectsTo<D extends Does>({ effects }: Pick<Ruleset, 'effects'>, does: D): readonly UsedTo<D>[] {
  const known = found.get(effects) ?? new Map<Does, readonly unknown[]>()
  found.set(effects, known)
  let list = known.get(does)
  if (!list) {
    list = [...effects.values()].flatMap((effect) => {
      const clause = useClauseOf(effect, does)
      return clause ? [{ effect, clause }] : []
    })
    known.set(does, list)
  }
  return list as readonly UsedTo<D>[]
}

/** Those of them that the figure can use. */
export const usableTo = <D extends Does>(
  ruleset: Pick<Ruleset, 'effects'>,
  { can }: { readonly can: ReadonlyMap<string, Effect> },
  does: D
): readonly UsedTo<D>[] => effectsTo(ruleset, does).filter(({ effect }) => can.has(effect.id))
