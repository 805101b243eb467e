/** `move`, `reach` and `break-away`. */
import { squareAt, xyOf, type Square } from '../../grid/grid.ts'
import { RollBook } from '../../engine/situation/choices.ts'
import { breakAway } from '../../engine/movement/breakAway.ts'
import { checkMove } from '../../engine/movement/move.ts'
import { duringOf } from '../../engine/movement/mover.ts'
import { findReach } from '../../engine/movement/reach.ts'
import { considered } from '../../engine/situation/reasons.ts'
import type { Reason, XY } from '../../contract/ruling.ts'
import { figureOf, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import type { BreakAwayAsk, MoveAsk, ReachAsk } from '../../contract/case.ts'
import { comboRow } from './comboRows.ts'
import type { Bare } from './bare.ts'

/** The mover's own dice, one by one. */
function rollsOf(ask: MoveAsk | ReachAsk): (id: string) => number | undefined {
  const rolls = new RollBook(ask.rolls ?? {})
  return (id) => rolls.next(ask.figure, id)
}

/** Powers of the mover that need a move action of their own, and are no part of this action (CMB-04, CMB-07, CMB-15). */
function leftOut(situation: Situation, id: string, action: string): Reason[] {
  const figure = figureOf(situation, id)
  if (action === 'move' || situation.ruleset.effects.get(action)?.act === 'move') return []
  return [...figure.can.values()].flatMap((effect) => {
    const row = effect.act === 'move' ? comboRow(action, effect.id) : 'ACT-10'
    return row === 'ACT-10' ? [] : [considered(row, 'move.left-out', { by: effect.id, facts: { figure: id, effect: effect.id, action } })]
  })
}

const situationHolding = (situation: Situation, id: string): string | null => figureOf(situation, id).figure.holding

export function answerMove(situation: Situation, ask: MoveAsk): Bare {
  const { grid } = situation.position
  const path = ask.path.map(([x, y]) => squareAt(grid, x, y))
  const friend = (id: string | undefined): FigureState | null => (id === undefined ? null : figureOf(situation, id))
  const found = checkMove(
    situation,
    figureOf(situation, ask.figure),
    ask.action ?? 'move',
    path,
    friend(ask.carrying),
    ask.pickUp ?? null,
    {
      alsoCarried: friend(ask.alsoCarrying),
      attackAfter: ask.attackAfter ?? false,
      roll: rollsOf(ask),
      putDown: ask.putDown === undefined ? null : squareAt(grid, ask.putDown[0], ask.putDown[1])
    }
  )
  const { legal, end, mustStop, speed, because, bases, holding, setDown, destroyed } = found
  const squares = (list: readonly Square[]): XY[] => list.map((square) => xyOf(grid, square))
  return {
    kind: 'move',
    verdict: legal ? 'legal' : 'illegal',
    end: xyOf(grid, end),
    mustStop,
    speed,
    ...(bases.length > 0 ? { bases: bases.map(squares) } : {}),
    ...(ask.pickUp !== undefined || ask.putDown !== undefined
      ? { holding: legal ? holding : situationHolding(situation, ask.figure) }
      : {}),
    ...(setDown === null ? {} : { setDown: squares(setDown) }),
    ...(destroyed.squares.length + destroyed.walls.length === 0
      ? {}
      : { destroyed: { squares: squares(destroyed.squares), walls: destroyed.walls.map(squares) } }),
    because: [...because, ...leftOut(situation, ask.figure, ask.action ?? 'move')]
  }
}

export function answerReach(situation: Situation, ask: ReachAsk): Bare {
  const carried = ask.carrying === undefined ? null : figureOf(situation, ask.carrying)
  const { squares, speed, attackable, refused, because } = findReach(
    situation,
    figureOf(situation, ask.figure),
    ask.action ?? 'move',
    carried,
    { roll: rollsOf(ask) }
  )
  return {
    kind: 'reach',
    verdict: squares.length > 0 ? 'some' : 'none',
    squares: squares.map((square) => xyOf(situation.position.grid, square)),
    speed,
    attackable,
    refused,
    because
  }
}

export function answerBreakAway(situation: Situation, ask: BreakAwayAsk): Bare {
  const during = duringOf(situation, ask.action ?? 'move')
  return { kind: 'break-away', ...breakAway(situation, figureOf(situation, ask.figure), ask.roll ?? null, during) }
}
