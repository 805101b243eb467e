/** `move`: along a path, square by square. */
import { shapeOf } from '../../engine/action/shape.ts'
import * as v from 'valibot'
import { listOf } from '../../base/validate.ts'
import { carriedFigures } from '../../contract/carried.ts'
import type { MoveAsk, SquareXY } from '../../contract/case.ts'
import { squareSchema } from '../../contract/mapSchema.ts'
import type { MoveRuling, Reason } from '../../contract/ruling.ts'
import { checkMove } from '../../engine/movement/move.ts'
import { nothingAsked } from '../../engine/oracle/oracle.ts'
import { unusedIn } from '../../engine/oracle/unused.ts'
import { considered } from '../../engine/situation/reasons.ts'
import { figureOf, isMoveAction, type Situation } from '../../engine/situation/situation.ts'
import { squareAt, xyOf, type Square } from '../../grid/grid.ts'
import { comboRow } from '../common/comboRows.ts'
import { flag, id, rolls } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { square, squares } from '../common/lines.ts'
import { checkSome, rollsOfMover, someFigures } from '../common/moves.ts'
import { outcome } from '../common/outcome.ts'
import type { Answered, Own, TableQuestion } from '../common/questionKind.ts'

/** Powers of the mover that need a move action of their own, and are no part of this action (CMB-04, CMB-07, CMB-15). */
function leftOut(situation: Situation, user: string, action: string): Reason[] {
  const figure = figureOf(situation, user)
  if (isMoveAction(situation, action)) return []
  return [...figure.can.values()].flatMap((effect) => {
    const row = shapeOf(effect).kinds.includes('move') ? comboRow(action, effect.id) : 'ACT-10'
    return row === 'ACT-10' ? [] : [considered(row, 'move.left-out', { by: effect.id, facts: { figure: user, effect: effect.id, action } })]
  })
}

function answer(situation: Situation, ask: MoveAsk): Answered<Own<MoveRuling>> {
  const { grid } = situation.position
  const mover = figureOf(situation, ask.figure)
  const asked = nothingAsked()
  const path = ask.path.map(([x, y]) => squareAt(grid, x, y))
  const found = checkMove(situation, mover, ask.action ?? 'move', path, ask.pickUp ?? null, {
    carried: carriedFigures(ask).map((one) => figureOf(situation, one)),
    attackAfter: ask.attackAfter ?? false,
    roll: rollsOfMover(ask, asked),
    putDown: ask.putDown === undefined ? null : squareAt(grid, ask.putDown[0], ask.putDown[1])
  })
  const { legal, end, mustStop, speed, because, bases, holding, setDown, destroyed } = found
  const named = (list: readonly Square[]): SquareXY[] => list.map((one) => xyOf(grid, one))
  return {
    own: {
      kind: 'move',
      verdict: legal ? 'legal' : 'illegal',
      end: xyOf(grid, end),
      mustStop,
      speed,
      ...(bases.length > 0 ? { bases: bases.map(named) } : {}),
      ...(ask.pickUp !== undefined || ask.putDown !== undefined ? { holding: legal ? holding : mover.figure.holding } : {}),
      ...(setDown === null ? {} : { setDown: named(setDown) }),
      ...(destroyed.squares.length + destroyed.walls.length === 0
        ? {}
        : { destroyed: { squares: named(destroyed.squares), walls: destroyed.walls.map(named) } })
    },
    because: [...because, ...leftOut(situation, ask.figure, ask.action ?? 'move')],
    // What is forbidden has no dice.
    ...(legal ? { unused: unusedIn({ rolls: ask.rolls }, asked) } : {})
  }
}

export const move: TableQuestion<MoveAsk, MoveRuling> = {
  about: 'table',
  kind: 'move',
  afterBreakingAway: true,
  schema: v.looseObject(
    fieldsOf<MoveAsk>()({
      kind: v.literal('move'),
      figure: id,
      action: v.optional(id),
      path: listOf(squareSchema, 400),
      carrying: v.optional(id),
      pickUp: v.optional(id),
      attackAfter: v.optional(flag),
      alsoCarrying: v.optional(someFigures),
      putDown: v.optional(squareSchema),
      rolls: v.optional(rolls)
    })
  ),
  check(ask, checks) {
    checks.figure(ask.figure, '/ask/figure')
    checks.figure(ask.carrying, '/ask/carrying')
    checkSome(ask.alsoCarrying, '/ask/alsoCarrying', checks)
    checks.square(ask.putDown, '/ask/putDown')
    ask.path.forEach((place, index) => {
      checks.square(place, `/ask/path/${index}`)
    })
    if (ask.pickUp !== undefined && !checks.input.objects?.some((object) => object.id === ask.pickUp))
      checks.add('no-such-object', '/ask/pickUp', 'no-such-object', { id: ask.pickUp.slice(0, 60) })
  },
  figures: (ask) => [ask.figure, ...(ask.carrying === undefined ? [] : [ask.carrying])],
  acts: (ask) => ask.figure,
  topics: ['movement'],
  answer,
  landings: (own) => [own.end],
  outcome: (ruling) => outcome(ruling.verdict, [ruling.end, ruling.mustStop]),
  outcomeWords: (ruling) => [`ends in (${ruling.end.join(',')})`, ...(ruling.mustStop ? ['must stop'] : [])],
  lines: (ruling) => [
    `Ends in ${square(ruling.end)}, speed ${ruling.speed}${ruling.mustStop ? ', must stop there' : ''}`,
    ...(ruling.bases === undefined || ruling.bases.length < 2 ? [] : [`The base may lie on ${ruling.bases.map(squares).join(' or ')}`]),
    ...(ruling.holding === undefined ? [] : [`Holds ${ruling.holding ?? 'nothing'}`]),
    ...(ruling.setDown === undefined ? [] : [`Sets down on ${squares(ruling.setDown) || 'no square'}`]),
    ...(ruling.destroyed === undefined
      ? []
      : [
          `Destroys ${[...ruling.destroyed.squares.map(square), ...ruling.destroyed.walls.map((wall) => `the wall ${squares(wall)}`)].join(' ')}`
        ])
  ],
  searched: true,
  values: (ask) => [[ask.figure, 'speed']],
  path: (ask) => ({ figure: ask.figure, squares: ask.path }),
  objects: (ask) => (ask.pickUp === undefined ? [] : [ask.pickUp])
}
