/** Every line from one square: verdicts only, for "what can it draw a line to". Allocates one array. */
import type { Square } from '../../grid/grid.ts'
import { drawLine, figureEnd, squareEnd, fieldOf } from './bestLine.ts'
import { mapClauses } from '../situation/mapClauses.ts'
import { NO_FIGURE, rankOf, type LineQuestion } from './causes.ts'
import { traceLine } from './trace.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'

/** Does anything at this end make its lines more than one plain walk? */
const isPlain = (state: FigureState | null): boolean =>
  state === null || (state.squares.length === 1 && state.rules.length === 0 && clausesOf(state, 'line-of-fire').length === 0)

/**
 * The state (0 clear, 1 hindered, 2 blocked) of the line from one square to each square of the board, by square.
 * Figures at the ends count with their size, powers and special terrain, as in a single ruling. `who` draws the lines:
 * whoever stands in the square where nobody is named; of several squares of a base the best counts (MUL-03).
 */
export function lineField(situation: Situation, from: Square, who: FigureState | null = null): Uint8Array {
  const { position, ruleset } = situation
  const states = new Uint8Array(position.level.length)
  const field = fieldOf(situation)
  const start = who ? figureEnd(who) : squareEnd(situation, from)
  const startEnd = start.state ? figureEnd(start.state) : start
  const plainStart = isPlain(start.state) && mapClauses(position, 'height').length === 0
  const tiny = ruleset.params.lineOfFire.tinyIsSmaller
  const ownRank = start.state ? rankOf(start.state.size, tiny) : NO_FIGURE
  const question: LineQuestion = {
    from,
    to: 0,
    fromLevel: position.level[from]!,
    toLevel: 0,
    ends: 0,
    ignore: 0,
    fromFigure: start.state?.figure.index ?? -2,
    toFigure: -2
  }
  for (let to = 0; to < states.length; to++) {
    const index = situation.occupant[to]!
    const target = index >= 0 ? situation.states[index]! : null
    if (plainStart && isPlain(target) && !(target && position.special.has(to))) {
      question.to = to
      question.toLevel = position.level[to]!
      question.ends = target ? Math.max(ownRank, rankOf(target.size, tiny)) : ownRank
      question.toFigure = index >= 0 ? index : -2
      states[to] = traceLine(field, question, null)
    } else {
      states[to] = drawLine(situation, startEnd, squareEnd(situation, to), 'attack')!.state
    }
  }
  return states
}
