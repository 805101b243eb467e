/** From which squares of a larger attacker an attack can come (MUL-03): a knock back leads away from one of these. */
import type { Square } from '../../grid/grid.ts'
import { drawLine, figureEnd } from '../lineOfFire/bestLine.ts'
import { BLOCKED } from '../lineOfFire/walk/causes.ts'
import { areSquaresAdjacent } from '../situation/adjacency.ts'
import type { FigureState, Situation } from '../situation/situation.ts'

/**
 * Those from which it can attack this figure; all of them where none can, as in an attack without a line.
 * @param purpose  what its line is for; null: it strikes whom it stands next to
 */
export function strikingFrom(situation: Situation, attacker: FigureState, target: FigureState, purpose: string | null): readonly Square[] {
  const able = attacker.squares.filter((square) =>
    purpose === null
      ? target.squares.some((other) => areSquaresAdjacent(situation, square, other))
      : drawLine(situation, { state: attacker, squares: [square] }, figureEnd(target), purpose)?.state !== BLOCKED
  )
  return able.length > 0 ? able : attacker.squares
}
