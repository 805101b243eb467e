/** Setting down carried figures if the move is over (ABL-CARRY). */
import type { Moving } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { squareAt, xyOf, type Square } from '../../../grid/grid.ts'
import { openTo, setDownSquares, squareForEach } from '../../carrying/setDown.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import type { FigureState } from '../../situation/situation.ts'
import type { Doing } from '../play/doing.ts'
import type { Play } from '../play/play.ts'

/**
 * Sets each figure down in the square that the case names, or in the first of these squares that leaves room for the others.
 * @param wishes  the square that the case names for each; undefined: none
 * @param free  the squares next to the carrier, in ascending order
 * @returns null, or why one of the figures cannot be set down
 */
export function setDown(
  play: Play,
  carrier: FigureState,
  carried: readonly FigureState[],
  wishes: readonly Moving['setDown'][],
  free: readonly Square[],
  say: string
): Reason | null {
  const { grid } = play.situation.position
  const found = squareForEach(
    carried.map((friend, index) => {
      const wish = wishes[index]
      const wanted = wish && squareAt(grid, wish[0], wish[1])
      return openTo(play.situation, friend, free).filter((square) => wanted === undefined || square === wanted)
    })
  )
  if (typeof found === 'number')
    return decides('ABL-CARRY', 'time.cannot-set-down', { facts: { figure: carried[found]!.id, user: carrier.id } })
  // Each is off the map until it is set down, so that its square is free for those before it.
  for (const { figure } of carried.slice(1)) play.place(figure.index, [])
  for (const [index, { id, figure }] of carried.entries()) {
    const at = xyOf(grid, found[index]!)
    play.place(figure.index, [found[index]!])
    play.because.push(contributes('ABL-CARRY', say, { at: [at], facts: { figure: id, user: carrier.id, square: at } }))
    play.turn.carried.add(id)
    play.setMoved(id)
  }
  return null
}

/** Sets down the figures that were carried through several moves of an action (ABL-CARRY); null, or why one of them cannot be. */
export function setDownAfter(play: Play, doing: Doing, say = 'time.set-down-last'): Reason | null {
  if (doing.carries === null) return null
  const { loads, at } = doing.carries
  doing.carries = null
  const carrier = play.state(doing.figure)
  const carried = loads.map(({ figure }) => play.state(figure))
  const free = [...setDownSquares(play.situation, carrier, carried, carrier.ko ? at : carrier.squares)].sort((a, b) => a - b)
  const wishes = loads.map((one) => one.setDown)
  return setDown(play, carrier, carried, wishes, free, say)
}
