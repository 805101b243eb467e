/** What an action of several attacks takes from the damage value of its user, until it is over (ABL-DUO, ABL-MUL before 2013). */
import { withLasting } from '../../situation/changes.ts'
import type { Doing } from './doing.ts'
import type { Play } from './play.ts'

/** From now on, until the action is over, the damage value is so much less, but at least 1. */
export function lessDamage(play: Play, { action, rule }: Doing, figure: string, amount: number): void {
  play.situation = withLasting(play.situation, {
    by: figure,
    effect: action,
    on: figure,
    rule,
    untilTurnOf: null,
    applied: { source: action, value: 'damage', modifier: amount, minimum: 1, rule },
    endsWithSource: false,
    endsWhenHurt: false
  })
}
