/**
 * Reading a case by squares: what a square of its map is, where a figure stands, whether two squares or two edges are
 * the same. The one place that knows the letters of the terrain rows.
 */
import type { CaseFigure, CaseMap, Segment, SquareXY } from './case.ts'

export const sameSquare = (a: SquareXY, b: SquareXY): boolean => a[0] === b[0] && a[1] === b[1]

/** For maps and sets of squares: equal for equal squares. */
export const squareKey = ([x, y]: SquareXY): string => `${x},${y}`

/** Do two segments part the same two squares, whichever is named first? */
export const sameEdge = ([a, b]: Segment, [c, d]: Segment): boolean =>
  (sameSquare(a, c) && sameSquare(b, d)) || (sameSquare(a, d) && sameSquare(b, c))

/** For maps and sets of edges: equal for two segments that part the same squares, whichever is named first. */
export function edgeKey([a, b]: Segment): string {
  const [first, second] = b[1] < a[1] || (b[1] === a[1] && b[0] < a[0]) ? [b, a] : [a, b]
  return `${squareKey(first)}|${squareKey(second)}`
}

/** Each edge once, by its key. */
export const edgesByKey = (segments: readonly Segment[] = []): ReadonlyMap<string, Segment> =>
  new Map(segments.map((segment) => [edgeKey(segment), segment]))

/** The squares of a figure's base; none where it is not on the map. */
export const squaresOf = (figure: Pick<CaseFigure, 'at' | 'squares'>): readonly SquareXY[] =>
  figure.squares ?? (figure.at ? [figure.at] : [])

/** Do these squares hang together, each touching another at an edge, or, where `corners` says so, at a corner? */
export function hangTogether(squares: readonly SquareXY[], corners: boolean): boolean {
  const touches = ([x, y]: SquareXY, [u, v]: SquareXY): boolean => {
    const [dx, dy] = [Math.abs(x - u), Math.abs(y - v)]
    return corners ? Math.max(dx, dy) === 1 : dx + dy === 1
  }
  const joined = squares.slice(0, 1)
  for (let grew = true; grew;) {
    const next = squares.filter((square) => !joined.includes(square) && joined.some((other) => touches(square, other)))
    joined.push(...next)
    grew = next.length > 0
  }
  return joined.length === squares.length
}

/** The figure moved so that its first square is `to`; its base keeps its shape. */
export function figureAt(figure: CaseFigure, to: SquareXY): CaseFigure {
  const first = figure.squares?.[0]
  if (!figure.squares || !first) return { ...figure, at: to }
  const [dx, dy] = [to[0] - first[0], to[1] - first[1]]
  return { ...figure, squares: figure.squares.map(([x, y]): SquareXY => [x + dx, y + dy]) }
}

/** The side of the figure at this place of the case: where it names none, red for the first and blue for the others. */
export const sideAt = ({ side }: { readonly side?: string }, index: number): string => side ?? (index === 0 ? 'red' : 'blue')

/** Letters of the terrain rows that need no legend; a legend may not give them another meaning. */
export const PLAIN_LETTERS: Readonly<Record<string, readonly string[]>> = { '.': [], h: ['hindering'], b: ['blocking'], w: ['water'] }

export const isOnMap = (map: CaseMap, [x, y]: SquareXY): boolean => x >= 0 && y >= 0 && x < map.size[0] && y < map.size[1]

/** Every kind of terrain that a square has at once: kinds of ground and `special:` terrain; none: clear. */
export function kindsAt(map: CaseMap, [x, y]: SquareXY): readonly string[] {
  const letter = map.terrain?.[y]?.[x] ?? '.'
  return PLAIN_LETTERS[letter] ?? map.legend?.[letter] ?? []
}

/** The level of a square; 1 is grounded. */
export const levelAt = (map: CaseMap, [x, y]: SquareXY): number => Number(map.level?.[y]?.[x] ?? 1)

export const isIndoor = (map: CaseMap, [x, y]: SquareXY): boolean => map.indoor?.[y]?.[x] === 'i'

/** All that a square is, whatever letter stands for it: kinds in their order, then "level:n" where it is not 1, then "indoor". */
export const groundAt = (map: CaseMap, at: SquareXY): readonly string[] => [
  ...kindsAt(map, at).toSorted(),
  ...(levelAt(map, at) === 1 ? [] : [`level:${levelAt(map, at)}`]),
  ...(isIndoor(map, at) ? ['indoor'] : [])
]

/** Is this figure beside the map, waiting to come in or replaced (ABL-MER, ABL-SPL)? */
export const isAside = ({ aside, replacedBy, pilotOf }: Pick<CaseFigure, 'aside' | 'replacedBy' | 'pilotOf'>): boolean =>
  aside === true || pilotOf !== undefined || (replacedBy !== undefined && replacedBy.length > 0)
