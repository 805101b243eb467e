/** `break-away`: does a figure get away from those next to it? */
import * as v from 'valibot'
import type { BreakAwayAsk } from '../../contract/case.ts'
import type { BreakAwayRuling } from '../../contract/ruling.ts'
import { breakAway as rollAway, type BreakAway } from '../../engine/movement/breakAway.ts'
import { duringOf } from '../../engine/movement/mover.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { figureOf, type Situation } from '../../engine/situation/situation.ts'
import { cannotUseIt } from '../beside/premises.ts'
import { die, id } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { outcome } from '../common/outcome.ts'
import type { TableQuestion } from '../common/questionKind.ts'

const answerOf = (situation: Situation, ask: BreakAwayAsk): BreakAway =>
  rollAway(situation, figureOf(situation, ask.figure), ask.roll ?? null, duringOf(situation, ask.action ?? 'move'))

const isRolled = ({ verdict }: BreakAway): boolean => verdict === 'success' || verdict === 'failure'

export const breakAway: TableQuestion<BreakAwayAsk, BreakAwayRuling> = {
  about: 'table',
  kind: 'break-away',
  schema: v.looseObject(
    fieldsOf<BreakAwayAsk>()({ kind: v.literal('break-away'), figure: id, roll: v.optional(die), action: v.optional(id) })
  ),
  check(ask, checks) {
    checks.standing(ask.figure, '/ask/figure')
  },
  // A die is wanted where one is rolled: not where nobody holds the figure, nor where it leaves by itself.
  checkOn(situation, ask, checks) {
    if (ask.roll === undefined && isRolled(answerOf(situation, ask)))
      checks.add('missing-dice', '/ask/roll', 'no-die', { place: '/ask/roll' })
  },
  figures: (ask) => [ask.figure],
  acts: (ask) => ask.figure,
  topics: ['movement'],
  premises: (situation, ask) => cannotUseIt(situation, ask.figure, ask.action, '/ask/action'),
  answer(situation, ask) {
    const found = answerOf(situation, ask)
    const { because, verdict, ...rest } = found
    // A table may come to need the die that its question lacks.
    if (ask.roll === undefined && isRolled(found))
      return {
        own: { kind: 'break-away', verdict: 'judge', total: null },
        because: [decides('MOV-04', 'away.no-die', { facts: { figure: ask.figure } })]
      }
    const isIdle = ask.roll !== undefined && !isRolled(found)
    return {
      own: { kind: 'break-away', verdict, ...rest },
      because,
      unused: isIdle ? [{ kind: 'die', figure: ask.figure, roll: 'break-away', path: '/ask/roll' }] : []
    }
  },
  outcome: (ruling) => outcome(ruling.verdict),
  lines: (ruling) => (ruling.total === null ? [] : [`Total ${ruling.total}`]),
  searched: true
}
