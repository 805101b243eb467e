/** What a figure rolls for before it attacks from where a plan has it stand. */
import type { Reason } from '../../contract/ruling.ts'
import { fraction } from '../../base/numbers/fraction.ts'
import { chanceOf } from '../../engine/odds/chance.ts'
import type { Stand } from '../../engine/preparation/attackPositions.ts'
import { contributes } from '../../engine/situation/reasons.ts'

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
