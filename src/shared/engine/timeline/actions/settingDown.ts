/** Setting down who was carried, when the move is over (ABL-CARRY). */
import type { Moving } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { squareAt, xyOf, type Square } from '../../../grid/grid.ts'
import { setDownSquares } from '../../carrying/carry.ts'
import { changed } from '../../situation/changes.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import type { FigureState } from '../../situation/situation.ts'
import type { Doing } from '../play/doing.ts'
import type { Play } from '../play/play.ts'

/** Everyone carried is set down next to the carrier: where the table says, or in the first free square. */
export function setDown(
  play: Play,
  carrier: FigureState,
  carried: FigureState,
  free: readonly Square[],
  wanted: Moving['setDown'],
  say = 'time.set-down'
): Reason | null {
  const { grid } = play.situation.position
  const goal = wanted === undefined ? free[0] : free.find((square) => square === squareAt(grid, wanted[0], wanted[1]))
  if (goal === undefined) return decides('ABL-CARRY', 'time.cannot-set-down', { facts: { figure: carried.id, user: carrier.id } })
  play.situation = changed(play.situation, carried.figure.index, { squares: [goal] })
  play.because.push(
    contributes('ABL-CARRY', say, {
      at: [xyOf(grid, goal)],
      facts: { figure: carried.id, user: carrier.id, square: xyOf(grid, goal) }
    })
  )
  play.carried.add(carried.id)
  play.setMoved(carried.id)
  return null
}

/** Sets down who was carried through several moves of an action, when they are over (ABL-CARRY); null, or why it cannot stand there. */
export function setDownAfter(play: Play, doing: Doing, say = 'time.set-down-last'): Reason | null {
  if (doing.carries === null) return null
  const { carries } = doing
  doing.carries = null
  for (const { figure, setDown: wanted } of carries.loads) {
    const against = setDownBeside(play, play.state(doing.figure), figure, wanted, carries.at, say)
    if (against) return against
  }
  return null
}

/** Sets one down in a square that is free by then. @param at where the carrier stood, if it is defeated */
export function setDownBeside(
  play: Play,
  carrier: FigureState,
  figure: string,
  wanted: Moving['setDown'],
  at: FigureState['squares'],
  say?: string
): Reason | null {
  const carried = play.state(figure)
  const free = [...setDownSquares(play.situation, carrier, [carried], carrier.ko ? at : carrier.squares)].sort((a, b) => a - b)
  return setDown(play, carrier, carried, free, wanted, say)
}
