/** `break-away`: does a figure get away from those next to it? */
import * as v from 'valibot'
import type { BreakAwayAsk } from '../../contract/case.ts'
import type { BreakAwayRuling } from '../../contract/ruling.ts'
import { breakAway as rollAway } from '../../engine/movement/breakAway.ts'
import { duringOf } from '../../engine/movement/mover.ts'
import { figureOf } from '../../engine/situation/situation.ts'
import { die, id } from '../common/fields.ts'
import { fieldsOf } from '../common/fieldsOf.ts'
import { outcome } from '../common/outcome.ts'
import type { TableQuestion } from '../common/questionKind.ts'

export const breakAway: TableQuestion<BreakAwayAsk, BreakAwayRuling> = {
  about: 'table',
  kind: 'break-away',
  schema: v.looseObject(
    fieldsOf<BreakAwayAsk>()({ kind: v.literal('break-away'), figure: id, roll: v.optional(die), action: v.optional(id) })
  ),
  check(ask, checks) {
    checks.standing(ask.figure, '/ask/figure')
    if (ask.roll === undefined) checks.add('missing-dice', '/ask', 'no-die', { place: '/ask/roll' })
  },
  figures: (ask) => [ask.figure],
  topics: ['movement'],
  answer(situation, ask) {
    const during = duringOf(situation, ask.action ?? 'move')
    const { because, verdict, ...rest } = rollAway(situation, figureOf(situation, ask.figure), ask.roll ?? null, during)
    return { own: { kind: 'break-away', verdict, ...rest }, because }
  },
  outcome: (ruling) => outcome(ruling.verdict),
  lines: (ruling) => (ruling.total === null ? [] : [`Total ${ruling.total}`]),
  searched: true
}
