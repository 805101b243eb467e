/** Every line from one square: verdicts only, for "what can it draw a line to". Allocates one array. */
import type { Square } from '../../grid/grid.ts'
import { drawLine, figureEnd, fieldOf, rankOfEnds, sharesSight, squareEnd } from './bestLine.ts'
import { mapClauses } from '../situation/mapClauses.ts'
import { BLOCKED, type LineQuestion } from './walk/causes.ts'
import { countOpenLines, drawPlain } from './walk/plainLines.ts'
import { traceLine } from './walk/trace.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'

const NOBODY = -2

/** Does anything at this end make its lines more than one plain walk? */
const isPlain = (state: FigureState | null): boolean =>
  state === null || (state.squares.length === 1 && state.rules.length === 0 && clausesOf(state, 'line-of-fire').length === 0)

/** Does the ground of this square do anything to lines of who stands there? */
const bearsOnLines = ({ position }: Situation, square: Square): boolean =>
  position.special.get(square)?.some(({ clauses }) => clauses.some(({ phase }) => phase === 'line-of-fire')) ?? false

/**
 * The state (0 clear, 1 hindered, 2 blocked) of the line from one square to each square of the board, by square.
 * Figures at the ends count with their size, powers and special terrain, as in a single ruling. `who` draws the lines:
 * whoever stands in the square where nobody is named; of several squares of a base the best counts (MUL-03).
 */
export function lineField(situation: Situation, from: Square, who: FigureState | null = null): Uint8Array {
  const { position } = situation
  const states = new Uint8Array(position.level.length)
  const start = who ? figureEnd(who) : squareEnd(situation, from)
  const startEnd = start.state ? figureEnd(start.state) : start
  const isPlainStart =
    isPlain(start.state) &&
    mapClauses(position, 'height').length === 0 &&
    !(start.state !== null && (sharesSight(situation) || bearsOnLines(situation, from)))
  const ownRank = rankOfEnds(situation, start.state, null)
  const field = fieldOf(situation)
  if (isPlainStart) drawPlain(field, from, ownRank, states)
  const question: LineQuestion = {
    from,
    to: 0,
    fromLevel: position.level[from]!,
    toLevel: 0,
    ends: 0,
    ignore: 0,
    fromFigure: start.state?.figure.index ?? NOBODY,
    toFigure: NOBODY
  }
  for (let to = 0; to < states.length; to++) {
    const index = situation.occupant[to]!
    if (index < 0 && isPlainStart) continue
    const target = index < 0 ? null : situation.states[index]!
    if (isPlainStart && isPlain(target) && !position.special.has(to)) {
      question.to = to
      question.toLevel = position.level[to]!
      question.ends = rankOfEnds(situation, start.state, target)
      question.toFigure = index
      states[to] = traceLine(field, question, null)
    } else {
      states[to] = drawLine(situation, startEnd, squareEnd(situation, to), 'attack')!.state
    }
  }
  return states
}

/**
 * To each square the number of squares among `starts` (those with 1) from which a line to it is not blocked, by square, with nobody on the
 * board; a square does not count for itself.
 */
export function openLines(situation: Situation, starts: Uint8Array): Uint16Array {
  const counts = new Uint16Array(situation.position.level.length)
  const isPlainBoard = situation.states.length === 0 && mapClauses(situation.position, 'height').length === 0
  if (isPlainBoard && countOpenLines(fieldOf(situation), starts, counts)) return counts
  for (let from = 0; from < starts.length; from++) {
    if (starts[from] !== 1) continue
    const states = lineField(situation, from)
    for (let to = 0; to < states.length; to++) if (to !== from && states[to] !== BLOCKED) counts[to]!++
  }
  return counts
}
