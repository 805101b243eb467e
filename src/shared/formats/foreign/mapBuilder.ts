/** A map put together from what another program wrote: kinds by square, lines snapped to edges, areas, openings. */
import { idOf } from '../../base/text/idOf.ts'
import { problem } from '../../base/problem.ts'
import { fail, type Result } from '../../base/result.ts'
import { FORBIDDEN_KEYS } from '../../base/validate.ts'
import type { CaseMap, Segment, SquareXY } from '../../contract/case.ts'
import { edgeKey } from '../../contract/caseSquares.ts'
import { MOST_LABELS } from '../../json/limits.ts'
import { MOST_SQUARES } from '../../contract/mapSchema.ts'
import { BASIC_KINDS, letterFor } from '../../mapEdit/squares.ts'
import { parseMapDocument, type MapFile, type Opening } from '../documents/maps/mapDocument.ts'
import type { ImportOptions } from './importer.ts'
import type { Notes } from './notes.ts'
import { squaresUnder, type Point } from './shapes.ts'
import '../../base/sayFileSentences.ts'

export type { Point } from './shapes.ts'

/** How far, in squares, a line may lie beside a line of the grid. */
const NEAR = 0.25
/** So much of an edge has to be covered. */
const HALF = 0.5
/** Sums of shares are equal up to this. */
const ROUNDING = 1e-9
const LONGEST_LABEL = 200
const NO_EDGES: ReadonlyMap<string, [number, number]> = new Map()
const [MOST_SIDES, LONGEST_SIDE] = [8, 60]

const isPlain = (kind: string): boolean => BASIC_KINDS.some((basic) => basic === kind)

/** Letters for squares with special terrain or several kinds. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZacdefgjklmnopqrstuvxyz0123456789'

/** The name of a file without its ending. */
export const titleOf = (file: string): string => file.replace(/\.[^.]*$/, '')

/** "hindering", "special:deep-space" and the like; null: nothing that a square can be. */
export function terrainKind(text: string): string | null {
  const kind = text.trim().toLowerCase()
  if (kind === 'clear' || kind === '') return ''
  if (isPlain(kind)) return kind
  const special = /^special[:_](.+)$/.exec(kind)
  return special === null ? null : `special:${idOf(special[1]!, 'unnamed')}`
}

export class MapBuilder {
  readonly #kinds: Set<string>[]
  readonly #levels: number[]
  readonly #indoor: boolean[]
  readonly #walls = new Map<string, [number, number][]>()
  readonly #barriers = new Map<string, [number, number][]>()
  readonly #pieces: { readonly edges: ReadonlySet<string>; readonly into: Map<string, [number, number][]> }[] = []
  readonly #openings = new Map<string, Opening>()
  /** Edges that a door covers in part: they are wall, if a wall covers the rest of the edge. */
  readonly #besideDoors = new Map<string, [number, number][]>()
  /** Walls and doors that were tried, and those of them that are outside of the map. */
  #tried = 0
  #outside = 0
  readonly #stairs: Segment[] = []
  readonly #starting: Record<string, SquareXY[]> = {}
  readonly #labels: { readonly at: Point; readonly text: string }[] = []

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly notes: Notes
  ) {
    const count = columns * rows
    this.#kinds = Array.from({ length: count }, () => new Set<string>())
    this.#levels = Array.from({ length: count }, () => 1)
    this.#indoor = Array.from({ length: count }, () => false)
  }

  isOn([x, y]: Point): boolean {
    return x >= 0 && y >= 0 && x < this.columns && y < this.rows
  }

  /** Puts a kind on a square; a text that is no kind is noted and left out. */
  terrain(at: SquareXY, text: string): void {
    const kind = terrainKind(text)
    if (kind === null) this.notes.add('unknown-terrain', { name: text.slice(0, 40) })
    else if (kind !== '' && this.#isInside(at)) this.#kinds[this.#index(at)]!.add(kind)
  }

  /** Whether a square is on the map; one that is not is reported. */
  #isInside(at: Point): boolean {
    const inside = this.isOn(at)
    if (!inside) this.notes.add('outside-map')
    return inside
  }

  level(at: SquareXY, level: number): void {
    if (!Number.isInteger(level) || level < 1 || level > 9) this.notes.add('level-outside', { name: String(level).slice(0, 20) })
    else if (this.#isInside(at)) this.#levels[this.#index(at)] = level
  }

  indoors(at: SquareXY): void {
    if (this.#isInside(at)) this.#indoor[this.#index(at)] = true
  }

  stairs(a: SquareXY, b: SquareXY): void {
    if (this.isOn(a) && this.isOn(b) && Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1) this.#stairs.push([a, b])
    else this.notes.add('stairs-apart')
  }

  label(at: Point, words: string): void {
    const [x, y] = at
    if (words === '' || words.length > LONGEST_LABEL || this.#labels.length >= MOST_LABELS) this.notes.add('label-left-out')
    else if (x < 0 || y < 0 || x > this.columns || y > this.rows) this.notes.add('outside-map')
    else this.#labels.push({ at, text: words })
  }

  /** An object that blocks sight, as what the user chose for objects. @param points its outline */
  object(points: readonly Point[], become: NonNullable<ImportOptions['objects']>): void {
    if (become === 'skip') this.notes.add('objects-skipped')
    else if (become === 'walls') this.wall(points)
    else {
      const squares = squaresUnder(points, this.columns, this.rows)
      if (squares.length === 0) this.notes.add('object-too-small')
      for (const square of squares) this.terrain(square, become)
    }
  }

  /** The squares whose middle lies in a rectangle belong to a side. */
  starting(side: string, [x, y]: Point, width: number, height: number): void {
    const squares = [...this.#squaresIn([x, y], width, height)]
    if (squares.length === 0) {
      this.notes.add('starting-empty')
      return
    }
    const sides = Object.keys(this.#starting)
    if (side.length > LONGEST_SIDE || FORBIDDEN_KEYS.includes(side) || (!sides.includes(side) && sides.length >= MOST_SIDES)) {
      this.notes.add('starting-left-out')
      return
    }
    const own = (this.#starting[side] ??= [])
    for (const at of squares) if (!own.some(([u, v]) => u === at[0] && v === at[1])) own.push(at)
  }

  *#squaresIn([x, y]: Point, width: number, height: number): Generator<SquareXY> {
    for (let row = Math.max(0, Math.ceil(y - HALF)); row < this.rows && row + HALF < y + height; row++)
      for (let column = Math.max(0, Math.ceil(x - HALF)); column < this.columns && column + HALF < x + width; column++)
        if (column + HALF >= x && row + HALF >= y) yield [column, row]
  }

  /** A line of several points, in squares. Each piece of it is snapped by itself. */
  wall(points: readonly Point[], field: 'walls' | 'barriers' = 'walls'): void {
    if (points.length < 2) this.notes.add('wall-too-short')
    for (let index = 0; index + 1 < points.length; index++) this.#piece(points[index]!, points[index + 1]!, field)
  }

  #piece(a: Point, b: Point, field: 'walls' | 'barriers'): void {
    const covered = a[0] === b[0] && a[1] === b[1] ? NO_EDGES : this.#covered(a, b)
    // The edge of the map stops everything as it is.
    if (covered === null || covered === 'border') return
    if (covered.size === 0) {
      this.notes.add('wall-too-short')
      return
    }
    const into = field === 'walls' ? this.#walls : this.#barriers
    for (const [edge, share] of covered) into.set(edge, [...(into.get(edge) ?? []), share])
    this.#pieces.push({ edges: new Set(covered.keys()), into })
  }

  /**
   * A door, window or gate along a line, on as many edges as it is long. A closed one is a wall, an open one a gap in one. Gives the edges
   * that it is on.
   */
  opening(a: Point, b: Point, kind: Opening['kind'], state: Opening['state']): readonly Segment[] {
    const covered = this.#covered(a, b)
    if (covered === null) return []
    const all = covered === 'border' ? [] : [...covered]
    const length = all.reduce((sum, [, [from, to]]) => sum + to - from, 0)
    if (length < HALF) {
      this.notes.add('opening-left-out')
      return []
    }
    const own = this.#edgesOfDoor(all, Math.max(1, Math.round(length)))
    const free = own.filter((key) => !this.#openings.has(key))
    if (free.length === 0) this.notes.add('opening-doubled')
    for (const key of free) this.#openings.set(key, { edge: edgeOf(key), kind, state })
    for (const [key, share] of all) if (!own.includes(key)) this.#besideDoors.set(key, [...(this.#besideDoors.get(key) ?? []), share])
    return free.map(edgeOf)
  }

  /** Of the edges that a door covers so many side by side: free ones first, then those of which it covers most. */
  #edgesOfDoor(covered: readonly (readonly [string, readonly [number, number]])[], count: number): readonly string[] {
    const most = Math.min(count, covered.length)
    const places = Array.from({ length: covered.length - most + 1 }, (_, at) => covered.slice(at, at + most))
    const worth = (place: typeof covered): number =>
      place.reduce((sum, [key, [from, to]]) => sum + (this.#openings.has(key) ? 0 : 1) + (to - from) / (2 * most), 0)
    // A door in the middle between two places is on the first.
    const best = places.reduce((one, other) => (worth(other) > worth(one) + ROUNDING ? other : one))
    return best.map(([key]) => key)
  }

  /** Reports it if no wall or door at all is on the map. */
  tellOrigin(origin: string): void {
    if (this.#tried > 0 && this.#outside === this.#tried) this.notes.add('all-outside', { origin }, this.#tried)
  }

  /** How much of each edge inside of the map a piece covers, from 0 to 1 along it; `null` if it is left out, which is noted. */
  #covered(a: Point, b: Point): Map<string, [number, number]> | 'border' | null {
    this.#tried += 1
    const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])]
    const along = dx >= dy ? 0 : 1
    const across = 1 - along
    const line = Math.round((a[across]! + b[across]!) / 2)
    if (Math.abs(a[across]! - line) > NEAR || Math.abs(b[across]! - line) > NEAR) {
      this.notes.add('off-grid-wall')
      return null
    }
    const [from, to] = [Math.min(a[along], b[along]), Math.max(a[along], b[along])]
    const [most, lines] = along === 0 ? [this.columns, this.rows] : [this.rows, this.columns]
    if (line < 0 || line > lines || to <= 0 || from >= most) {
      this.notes.add('outside-map')
      this.#outside += 1
      return null
    }
    if (line === 0 || line === lines) return 'border'
    const covered = new Map<string, [number, number]>()
    for (let step = Math.max(0, Math.floor(from)); step < Math.min(most, Math.ceil(to)); step++) {
      const share: [number, number] = [Math.max(from, step) - step, Math.min(to, step + 1) - step]
      if (share[1] <= share[0]) continue
      const edge: Segment = along === 0 ? [[step, line - 1], [step, line]] : [[line - 1, step], [line, step]] // prettier-ignore
      covered.set(edgeKey(edge), share)
    }
    return covered
  }

  #index([x, y]: SquareXY): number {
    return y * this.columns + x
  }

  /** The finished document, checked like one from outside. */
  document(name: string, otherwise: string, more: Readonly<Record<string, unknown>> = {}): Result<MapFile> {
    const openings = [...this.#openings.values()]
    const isOpen = new Set(openings.filter(({ state }) => state === 'open').map(({ edge }) => edgeKey(edge)))
    const shut = openings.filter(({ state }) => state === 'closed').map(({ edge }) => edgeKey(edge))
    const solid = (parts: ReadonlyMap<string, [number, number][]>): string[] =>
      [...parts].filter(([key, all]) => lengthOf([...all, ...(this.#besideDoors.get(key) ?? [])]) >= HALF).map(([key]) => key)
    const walls = [...new Set([...solid(this.#walls).filter((key) => !isOpen.has(key)), ...shut])]
    const barriers = solid(this.#barriers)
    const [solidWalls, solidBarriers] = [new Set([...walls, ...isOpen]), new Set(barriers)]
    for (const { edges, into } of this.#pieces) {
      const all = into === this.#walls ? solidWalls : solidBarriers
      if (edges.size > 0 && ![...edges].some((edge) => all.has(edge))) this.notes.add('wall-too-short')
    }
    const own = new Set(this.#kinds.filter(({ size }) => size > 0).map((kinds) => [...kinds].sort().join()))
    if ([...own].filter((kinds) => !isPlain(kinds)).length > LETTERS.length)
      return fail(problem('too-many-kinds', '', 'too-many-kinds', { most: LETTERS.length }))
    const { terrain, legend } = this.#letters()
    const map = {
      size: [this.columns, this.rows],
      terrain,
      ...(Object.keys(legend).length > 0 && { legend }),
      ...(this.#levels.some((level) => level !== 1) && { level: this.#rows((index) => String(this.#levels[index])) }),
      ...(this.#indoor.some(Boolean) && { indoor: this.#rows((index) => (this.#indoor[index] ? 'i' : '.')) }),
      ...(walls.length > 0 && { walls: walls.map(edgeOf) }),
      ...(barriers.length > 0 && { barriers: barriers.map(edgeOf) }),
      ...(this.#stairs.length > 0 && { stairs: this.#stairs }),
      ...(Object.keys(this.#starting).length > 0 && { starting: this.#starting })
    }
    const title = name.trim().slice(0, 120) || otherwise
    return parseMapDocument({
      format: 'linejudge-map/2',
      id: idOf(title, 'map'),
      name: title,
      description: '',
      systems: [],
      map,
      specialTerrain: [],
      ...(openings.length > 0 && { openings }),
      ...(this.#labels.length > 0 && { labels: this.#labels }),
      ...more
    })
  }

  #letters(): { readonly terrain: string[]; readonly legend: NonNullable<CaseMap['legend']> } {
    let legend: CaseMap['legend']
    const letters = this.#kinds.map((kinds) => {
      const found = letterFor({ legend }, [...kinds].sort(), LETTERS)
      legend = found.legend
      return found.letter
    })
    return { terrain: this.#rows((index) => letters[index]!), legend: legend ?? {} }
  }

  #rows(letter: (index: number) => string): string[] {
    return Array.from({ length: this.rows }, (_, y) => Array.from({ length: this.columns }, (_, x) => letter(this.#index([x, y]))).join(''))
  }
}

const edgeOf = (key: string): Segment => {
  const [a, b, c, d] = key.split(/[,|]/).map(Number)
  return [[a!, b!], [c!, d!]] // prettier-ignore
}

/** The length of what some stretches cover together. */
function lengthOf(stretches: readonly (readonly [number, number])[]): number {
  let [length, end] = [0, 0]
  for (const [from, to] of stretches.toSorted((one, other) => one[0] - other[0])) {
    length += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return length
}

/** Refuses a size that no map has. */
export function sizeProblem(columns: number, rows: number, path: string): Result<never> | null {
  if (columns >= 1 && rows >= 1 && columns <= MOST_SQUARES && rows <= MOST_SQUARES) return null
  return fail(problem('too-many-squares', path, 'map-size', { found: `${columns} x ${rows}`, most: MOST_SQUARES }))
}
