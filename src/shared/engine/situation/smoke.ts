/** What grenades leave where they burst, and whom it keeps from shooting (ABL-GRN). */
import type { Reason } from '../../contract/ruling.ts'
import type { ClauseOf } from '../../rules/vocabulary/vocabulary.ts'
import { decides } from './reasons.ts'
import type { FigureState, Situation } from './situation.ts'

type Blast = Extract<ClauseOf<'attack'>, { readonly does: 'blast' }>

/** What a grenade of this kind leaves, with the clause that says so; null: nothing, or it is no grenade here. */
export function leavesOf({ ruleset }: Situation, id: string): (Blast & { readonly leaves: NonNullable<Blast['leaves']> }) | null {
  for (const clause of ruleset.effects.get(id)?.clauses ?? [])
    if (clause.phase === 'attack' && clause.does === 'blast' && clause.leaves) return { ...clause, leaves: clause.leaves }
  return null
}

/** Why this figure makes no ranged attack from where it stands: in the smoke of a grenade nobody does. */
export function barredBySmoke(situation: Situation, figure: FigureState): Reason[] {
  for (const { square, putBy, kind } of situation.position.objects) {
    if (!putBy || kind !== 'hindering-marker' || !figure.squares.includes(square)) continue
    const smoke = leavesOf(situation, putBy.effect)
    if (smoke?.leaves.shootingBarred)
      return [decides(smoke.rule, 'blast.no-shooting', { by: putBy.effect, facts: { figure: figure.id, effect: putBy.effect } })]
  }
  return []
}
