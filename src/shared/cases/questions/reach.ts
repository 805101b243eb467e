/** `reach`: every square where a move can end, and whom it could attack from there. */
import { rowIn } from '../../rules/vocabulary/ruleset.ts'
import * as v from 'valibot'
import { carriedFigures } from '../../contract/carried.ts'
import type { ReachAsk } from '../../contract/case.ts'
import type { ReachRuling } from '../../contract/ruling.ts'
import { findReach } from '../../engine/movement/reach.ts'
import { nothingAsked } from '../../engine/oracle/oracle.ts'
import { unusedIn } from '../../engine/oracle/unused.ts'
import { figureOf } from '../../engine/situation/situation.ts'
import { sentenceOf } from '../../explain/toText.ts'
import { xyOf } from '../../grid/grid.ts'
import { id, rolls } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { count, list, squares } from '../common/lines.ts'
import { checkSome, rollsOfMover, someFigures } from '../common/moves.ts'
import { outcome } from '../common/outcome.ts'
import type { TableQuestion } from '../common/questionKind.ts'

export const reach: TableQuestion<ReachAsk, ReachRuling> = {
  about: 'table',
  kind: 'reach',
  afterBreakingAway: true,
  schema: v.looseObject(
    fieldsOf<ReachAsk>()({
      kind: v.literal('reach'),
      figure: id,
      action: v.optional(id),
      carrying: v.optional(id),
      alsoCarrying: v.optional(someFigures),
      rolls: v.optional(rolls),
      target: v.optional(id)
    })
  ),
  check(ask, checks) {
    checks.figure(ask.figure, '/ask/figure')
    checks.figure(ask.carrying, '/ask/carrying')
    checkSome(ask.alsoCarrying, '/ask/alsoCarrying', checks)
    checks.figure(ask.target, '/ask/target')
  },
  figures: (ask) => [ask.figure],
  topics: ['movement', 'attack'],
  answer(situation, ask, { words }) {
    const asked = nothingAsked()
    const found = findReach(situation, figureOf(situation, ask.figure), ask.action ?? 'move', {
      carried: carriedFigures(ask).map((one) => figureOf(situation, one)),
      roll: rollsOfMover(ask, asked)
    })
    return {
      own: {
        kind: 'reach',
        verdict: found.squares.length > 0 ? 'some' : 'none',
        squares: found.squares.map((one) => xyOf(situation.position.grid, one)),
        speed: found.speed,
        attackable: found.attackable,
        // The figure that a refusal is about is what it is by.
        refused: found.refused.map((reason) => ({
          figure: reason.by ?? '',
          rule: rowIn(situation.ruleset, reason.rule, reason.say),
          text: sentenceOf(reason, words)
        }))
      },
      because: found.because,
      unused: unusedIn({ rolls: ask.rolls }, asked)
    }
  },
  landings: (own) => own.squares,
  outcome: (ruling) => outcome(ruling.verdict, [ruling.squares, ruling.attackable]),
  lines: (ruling) => [
    `${count(ruling.squares.length, 'square', 'squares')} with speed ${ruling.speed}: ${squares(ruling.squares)}`,
    ...(ruling.attackable.length === 0 ? [] : [`Could attack ${list(ruling.attackable)}`]),
    ...ruling.refused.map(({ figure, rule, text }) => `Not ${figure} (${rule}): ${text}`)
  ],
  searched: false,
  values: (ask) => [[ask.figure, 'speed']]
}
