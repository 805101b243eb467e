/** What a sheet shows of the board: the question large, the map small beside it with a frame around what is shown large. */
import type { Segment, SquareXY } from '../../shared/contract/case.ts'
import { questionPoints } from '../../shared/scene/questionPoints.ts'
import type { BoardScene, Point, SceneToken } from '../../shared/scene/scene.ts'
import { boardDrawing, windowOf, type Window } from './boardShapes.ts'
import { PAPER } from './colours.ts'
import { tokenShapes } from './markShapes.ts'
import type { Drawing, Shape } from './shapes.ts'

/** Squares around the question, and the fewest across and down, so that one sees where on the map it is. */
const AROUND = 2
const FEWEST = 7
/** Where the question takes up more than this part of the map, all of it is shown: two in three. */
const MOST = { of: 3, parts: 2 }

/** The part of the map that the question is about, with some squares around it; null where that is about all of it, or where nothing is asked. */
export function questionWindow(scene: BoardScene): Window | null {
  const points = questionPoints(scene)
  if (points.length === 0) return null
  const span = (axis: 0 | 1, size: number): readonly [number, number] => {
    const along = points.map((point) => point[axis])
    const [least, most] = [Math.floor(Math.min(...along)) - AROUND, Math.ceil(Math.max(...along)) + AROUND]
    const missing = Math.max(0, FEWEST - (most - least))
    const start = Math.max(0, Math.min(least - Math.floor(missing / 2), size - Math.max(FEWEST, most - least)))
    return [start, Math.min(size - start, Math.max(FEWEST, most - least))]
  }
  const { columns: across, rows: down } = scene.board
  const [x, columns] = span(0, across)
  const [y, rows] = span(1, down)
  return columns * rows * MOST.of > across * down * MOST.parts ? null : { x, y, columns, rows }
}

// The name of a figure is written below it if it can be read there and hides neither another figure nor a wall; the other names are in the
// legend, with the letters of the figure.

/** A letter is about so wide as a part of its height: a guess, for the room of a name. */
const LETTER = 0.58
/** Points of the smallest letters that are read on paper. */
const LEAST_POINTS = 6
/** About how many points the drawing has across, and the most for a square. */
const [ACROSS, LARGEST] = [500, 40]
/** The usual height of the letters, and the least, in squares. */
const [USUAL, LEAST] = [0.27, 0.21]
const LINE = 1.1
/** From the base to its name, in squares. */
const GAP = 0.1

interface NameTag {
  readonly x: number
  readonly top: number
  readonly size: number
  readonly lines: readonly string[]
}

const keyOf = ([x, y]: SquareXY): string => `${x},${y}`

/** Which squares are occupied, which have another level, which edges have a wall. */
class Ground {
  readonly #taken: ReadonlySet<string>
  readonly #levels: ReadonlyMap<string, number>
  readonly #edges: ReadonlySet<string>

  constructor({ tokens, objects, board }: BoardScene) {
    this.#taken = new Set([...tokens.flatMap(({ squares }) => squares), ...objects.map(({ at }) => at)].map(keyOf))
    this.#levels = new Map(board.squares.map(({ at, level }) => [keyOf(at), level]))
    this.#edges = new Set(
      [...board.walls, ...board.barriers].flatMap(([a, b]: Segment) => [`${keyOf(a)} ${keyOf(b)}`, `${keyOf(b)} ${keyOf(a)}`])
    )
  }

  isTaken(at: SquareXY): boolean {
    return this.#taken.has(keyOf(at))
  }

  /** Whether a name may cross the edge between these squares. */
  isOpen(a: SquareXY, b: SquareXY): boolean {
    return !this.#edges.has(`${keyOf(a)} ${keyOf(b)}`) && (this.#levels.get(keyOf(a)) ?? 1) === (this.#levels.get(keyOf(b)) ?? 1)
  }
}

const isInside = ({ x, y, columns, rows }: Window, [px, py]: SquareXY): boolean => px >= x && py >= y && px < x + columns && py < y + rows

/** The words in one line, or in the two lines that are the most even. */
function linesOf(name: string): readonly (readonly string[])[] {
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))
  return [[name], ...cuts.toSorted((a, b) => longest(a) - longest(b)).slice(0, 1)]
}

/** The place of a figure's name; null: it would be too small to be read, or cover a figure. */
function tagOf({ squares, name }: SceneToken, ground: Ground, least: number): NameTag | null {
  const bottom = Math.max(...squares.map(([, y]) => y))
  const columns = squares.filter(([, y]) => y === bottom).map(([x]) => x)
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const below = columns.map((x): SquareXY => [x, bottom + 1])
  if (below.some((at) => ground.isTaken(at))) return null
  const isFree = (beside: number, from: number): boolean =>
    !ground.isTaken([beside, bottom]) && !ground.isTaken([beside, bottom + 1]) && ground.isOpen([from, bottom + 1], [beside, bottom + 1])
  const isWide = isFree(left - 1, left) && isFree(right + 1, right)
  const width = right - left + (isWide ? 1.9 : 0.94)
  const sized = linesOf(name).map((lines) => ({
    lines,
    size: Math.min(Math.max(USUAL, least), (width - 0.06) / (Math.max(...lines.map(({ length }) => length)) * LETTER))
  }))
  // One line if it is as large as two.
  const best = sized.reduce((a, b) => (b.size > a.size ? b : a))
  return best.size < least ? null : { x: (left + right + 1) / 2, top: bottom + 1 + GAP, ...best }
}

/** The figures of a part of the board: those whose names are written under them, and those that the legend names. */
export function namedFigures(
  scene: BoardScene,
  part: Window
): { readonly tags: readonly NameTag[]; readonly others: readonly SceneToken[] } {
  const ground = new Ground(scene)
  const least = Math.max(LEAST, LEAST_POINTS / Math.min(LARGEST, ACROSS / (part.columns + 1.6)))
  const there = scene.tokens.filter(({ name, squares }) => name !== '' && squares.some((at) => isInside(part, at)))
  const placed = there.map((token) => ({ token, tag: tagOf(token, ground, least) }))
  return {
    tags: placed.flatMap(({ tag }) => (tag ? [tag] : [])),
    others: placed.filter(({ tag }) => tag === null).map(({ token }) => token)
  }
}

export const tagShapes = ({ x, top, size, lines }: NameTag): readonly Shape[] => {
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER * size + 0.06
  return [
    { do: 'rect', x: x - width / 2, y: top, w: width, h: size * LINE * lines.length + 0.04, fill: PAPER.white },
    ...lines.map((text, i): Shape => ({ do: 'text', x, y: top + size * (LINE * i + 1), size, text, fill: PAPER.ink, align: 'middle' }))
  ]
}

/** The sign of a figure in the legend: its side. */
export const figureSwatch = (token: SceneToken): readonly Shape[] =>
  tokenShapes({ ...token, squares: [[0, 0]], label: '', role: null, blocker: null })

/** The part of the map that is drawn large. */
const partOf = (scene: BoardScene): Window => questionWindow(scene) ?? windowOf(scene)

/** The question as it is drawn large: the part of the map, with the figures by name. */
export const questionDrawing = (scene: BoardScene): Drawing =>
  boardDrawing(scene, partOf(scene), namedFigures(scene, partOf(scene)).tags.flatMap(tagShapes))

/** The figures that are drawn large without their name: the legend names them. */
export const unnamedFigures = (scene: BoardScene): readonly SceneToken[] => namedFigures(scene, partOf(scene)).others

/** The whole map with a frame around what is shown large; null where that is the whole map. */
export function mapDrawing(scene: BoardScene): Drawing | null {
  const part = questionWindow(scene)
  if (part === null) return null
  const whole = windowOf(scene)
  const corners: readonly Point[] = [
    [part.x, part.y],
    [part.x + part.columns, part.y],
    [part.x + part.columns, part.y + part.rows],
    [part.x, part.y + part.rows],
    [part.x, part.y]
  ]
  const frame: Shape = { do: 'line', points: corners, stroke: PAPER.accent, width: 0.35 }
  return boardDrawing(scene, whole, [frame])
}
