/** Moves on the board: the path step by step with the one that is refused, and the field of squares in reach. */
import type { ClixCase, MoveAsk } from '../contract/case.ts'
import type { MoveRuling, ReachRuling, Reason } from '../contract/ruling.ts'
import type { MoveMark, ReachMark } from './scene.ts'
import { squaresOf } from '../contract/caseSquares.ts'

/** Why a step is refused, short enough to stand beside it. The reason says it in full. */
const WHY: Readonly<Record<string, string>> = {
  'move.should-have-stopped': 'had to stop',
  'move.not-a-neighbour': 'not adjacent',
  'move.wall': 'wall',
  'move.force-field': 'force field',
  'move.blocking': 'blocking',
  'move.special': 'no entry',
  'move.level': 'other level',
  'move.corner': 'corner shut',
  'move.base-between': 'corner shut',
  'move.figure': 'figure',
  'move.guarded': 'guarded',
  'move.base-does-not-fit': 'no room',
  'move.not-straight': 'not straight',
  'move.cannot-end': 'not free',
  'move.too-far': 'too far'
}

/** The step that a reason refuses, from 1; null where it is about something else. */
function stepOf(reason: Reason, length: number): number | null {
  const { step, speed } = reason.facts
  if (typeof step === 'number') return step
  if (reason.say === 'move.too-far' && typeof speed === 'number') return speed + 1
  return reason.say === 'move.cannot-end' ? length : null
}

function refusedIn(ruling: MoveRuling, length: number): MoveMark['refused'] {
  if (ruling.verdict !== 'illegal') return null
  let first: MoveMark['refused'] = null
  for (const reason of ruling.because) {
    const why = WHY[reason.say]
    const step = why === undefined ? null : stepOf(reason, length)
    if (why === undefined || step === null || step > length || (first && first.step <= step)) continue
    first = { step, why }
  }
  return first
}

export function marksOfMove(position: ClixCase, ask: MoveAsk, ruling: MoveRuling): MoveMark[] {
  const figure = position.figures?.find(({ id }) => id === ask.figure)
  const from = figure && squaresOf(figure)[0]
  if (!from || ask.path.length === 0) return []
  return [
    {
      kind: 'move',
      figure: ask.figure,
      from,
      path: ask.path,
      refused: refusedIn(ruling, ask.path.length),
      note: ruling.mustStop ? 'must stop' : null
    }
  ]
}

export function marksOfReach(position: ClixCase, ruling: ReachRuling): ReachMark[] {
  const ask = position.ask
  return ask.kind === 'reach' && ruling.squares.length > 0 ? [{ kind: 'reach', figure: ask.figure, squares: ruling.squares }] : []
}
