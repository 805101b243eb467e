/** What a figure rolls for before it attacks from where a plan has it stand. */
import type { SquareXY } from '../../contract/case.ts'
import type { Reason } from '../../contract/ruling.ts'
import { fraction } from '../../base/numbers/fraction.ts'
import { chanceOf } from '../../engine/odds/chance.ts'
import type { Stand } from '../../engine/preparation/stand.ts'
import { contributes } from '../../engine/situation/reasons.ts'
import type { Situation } from '../../engine/situation/situation.ts'
import { isAttackAction, shapeOf } from '../../engine/action/shape.ts'
import { xyOf } from '../../grid/grid.ts'

/** The squares that a larger base then lies on, as a field of its move; none of a figure on one square. */
export const baseAt = ({ position }: Situation, { base }: Stand): { readonly base?: readonly SquareXY[] } =>
  base.length > 1 ? { base: base.map((square) => xyOf(position.grid, square)) } : {}

/** How a larger base lies where it attacks from (MUL-02). */
export const reasonsForBase = (situation: Situation, user: string, stand: Stand): readonly Reason[] => {
  const { base } = baseAt(situation, stand)
  return base ? [contributes('MUL-02', 'preparation.base', { at: base, facts: { user } })] : []
}

/** Getting away from those next to it (MOV-04), then each roll to come next to an opponent on the way (TEAM-HYPERTIME). */
export function reasonsForWay(user: string, { away, approaches }: Stand): readonly Reason[] {
  return [
    ...(away.top !== away.bottom
      ? [contributes('MOV-04', 'preparation.away', { facts: { user, fraction: chanceOf(away).fraction } })]
      : []),
    ...approaches.map(({ guard, rule, effect, fails }) =>
      contributes(rule, 'preparation.approach', {
        by: effect,
        facts: { user, figure: guard.id, effect, fails, fraction: chanceOf(fraction(6 - fails, 6)).fraction }
      })
    )
  ]
}

/** By what it moves before its attack: the action that holds both, a free action (POW-SI), or a move beside the attack (CC-01). */
export function ruleOfMove({ ruleset }: Situation, movesBy: string | null): string {
  const holder = movesBy === null ? undefined : ruleset.effects.get(movesBy)
  return holder && (isAttackAction(holder) || shapeOf(holder).needs === 'free') ? holder.rule : 'CC-01'
}
