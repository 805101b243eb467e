/** Squares and edges as they are typed: C3, C3-E5, "B4 B5", "B4 south". */
import type { ClixCase, Segment, SquareXY } from '../../../shared/contract/case.ts'
import { formatSquareName, parseSquareName } from '../../../shared/grid/squareName.ts'
import { isOnMap } from '../../../shared/contract/caseSquares.ts'
import { edgeOn } from '../../../shared/mapEdit/edges.ts'
import { blockOf } from '../../../shared/mapEdit/runs.ts'
import { fail, ok, type Result } from '../../../shared/base/result.ts'
import { typedTexts } from '../../i18n/texts.ts'
import { squareOnMap } from './askText.ts'
import { sideOfSquare } from './words.ts'

const { problems, examples } = typedTexts
export const problem = (code: string, message: string): Result<never> => fail({ code, message, path: '' })

/** Whether a word is a square or a block of squares, on whatever map. */
export const isSquares = (word: string): boolean =>
  word.split(/[-:]/).length <= 2 && word.split(/[-:]/).every((part) => parseSquareName(part).ok)

/** The squares of one word: C3, or the block C3-E5. */
function squaresOfWord(value: ClixCase, word: string, example: string): Result<readonly SquareXY[]> {
  const ends: SquareXY[] = []
  for (const part of word.split(/[-:]/)) {
    const square = parseSquareName(part)
    if (!square.ok) return problem('square', problems.notSquare(word, example))
    const on = squareOnMap(value, square.value)
    if (!on.ok) return on
    ends.push(on.value)
  }
  const [from, to, ...beyond] = ends
  return from && beyond.length === 0 ? ok(blockOf(from, to ?? from)) : problem('square', problems.notSquare(word, example))
}

/** Squares that one line names: as many as the largest map has. */
const MOST_SQUARES = 40_000

/** The squares of several words; a sentence where there are none, or where a word is none. */
export function squaresOfWords(value: ClixCase, words: readonly string[], example: string): Result<readonly SquareXY[]> {
  if (words.length === 0) return problem('no-squares', problems.noSquares(example))
  const all: SquareXY[] = []
  for (const word of new Set(words)) {
    const squares = squaresOfWord(value, word, example)
    if (!squares.ok) return squares
    for (const square of squares.value) all.push(square)
    if (all.length > MOST_SQUARES) return problem('squares', problems.tooManySquares(MOST_SQUARES))
  }
  return ok(all)
}

/** The edges that the words mean: every side named of every square named, or the edge between two neighbours. */
export function edgesOfWords(value: ClixCase, words: readonly string[]): Result<readonly Segment[]> {
  const steps = words.flatMap((word) => {
    const step = sideOfSquare(word)
    return step ? [{ word, step }] : []
  })
  const places = words.filter((word) => !sideOfSquare(word))
  const squares = squaresOfWords(value, places, examples.edge)
  if (!squares.ok) return places.length === 0 ? problem('no-edge', problems.noEdge(examples.edge)) : squares
  // A block has edges on every side: which of them is meant has to be said.
  const isBlock = squares.value.length > 2 && places.some((word) => /[-:]/.test(word))
  if (steps.length === 0) return isBlock ? problem('no-edge', problems.noEdge(examples.edge)) : between(squares.value, places)
  const edges = squares.value.flatMap((square) => steps.map(({ step }) => edgeOn(square, step)))
  const { map } = value
  const inside = edges.filter(([, beyond]) => map && isOnMap(map, beyond))
  const [first] = squares.value
  if (inside.length === 0 && first) return problem('border', problems.border(formatSquareName(first), steps[0]?.word ?? ''))
  return ok(inside)
}

function between(squares: readonly SquareXY[], words: readonly string[]): Result<readonly Segment[]> {
  const [a, b] = squares
  if (!a || !b || squares.length % 2 === 1) return problem('no-edge', problems.noEdge(examples.edge))
  const edges: Segment[] = []
  for (let i = 0; i < squares.length; i += 2) {
    const [one, other] = [squares[i] ?? a, squares[i + 1] ?? b]
    if (Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) !== 1) {
      return problem(
        'not-apart',
        words.length > 1 ? problems.notApart(formatSquareName(one), formatSquareName(other)) : problems.noEdge(examples.edge)
      )
    }
    edges.push([one, other])
  }
  return ok(edges)
}
