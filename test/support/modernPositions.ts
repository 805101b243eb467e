/** Seeded random positions for the rules of 2023: levels with transition squares, rooms, doors, markers, bases of every size. A seed is a position for good. */
import type {
  CaseFigure,
  CaseMap,
  CaseObject,
  ClixCase,
  MapOpening,
  ObjectKind,
  Segment,
  Size,
  SquareXY
} from '../../src/shared/contract/case.ts'
import { heightOf, isCut, blocksSquare } from '../oracle/modernBoard.ts'
import { isSame } from '../oracle/exactLine.ts'
import type { Readings, Value } from '../oracle/modernReadings.ts'
import { chanceFrom, type Chance } from './seeded.ts'

export type ModernPosition = Required<Pick<ClixCase, 'format' | 'ruleset' | 'figures' | 'objects' | 'turn'>> & { readonly map: CaseMap }

/** Something that a figure may have, and how often. */
export interface Gift {
  readonly field: 'powers' | 'abilities' | 'teamAbilities'
  readonly id: string
  readonly share: number
}

export interface ModernWishes {
  readonly gifts?: readonly Gift[]
  readonly sizes?: readonly Size[]
  /** The share of squares with terrain, of edges with walls, of squares with markers. */
  readonly terrain?: number
  readonly walls?: number
  readonly markers?: number
  readonly roofs?: number
  readonly rooms?: number
  /** The share of figures with a larger base. */
  readonly large?: number
  readonly most?: number
  readonly doors?: boolean
}

const MARKERS: readonly ObjectKind[] = [
  'smoke',
  'debris',
  'hindering-marker',
  'blocking-marker',
  'water-marker',
  'elevated-marker',
  'elevated-marker',
  'object',
  'equipment',
  'light',
  'heavy'
]

/** The position of this seed; the same wishes and seed give the same position. */
export function modernPosition(seed: number, wishes: ModernWishes = {}): ModernPosition {
  const chance = chanceFrom(seed)
  const size: readonly [number, number] = [chance.whole(4, 11), chance.whole(4, 11)]
  const [columns, rows] = size
  const grid = (fill: string): string[][] => Array.from({ length: rows }, () => Array.from({ length: columns }, () => fill))
  const terrain = grid('.')
  const share = wishes.terrain ?? chance.pick([0, 0.08, 0.15, 0.25])
  const letters = chance.pick(['hhhbbwm', 'hhhhw', 'bbb', 'hhb'])
  for (const row of terrain) row.forEach((_, x) => chance.is(share) && (row[x] = chance.pick([...letters])))
  const level = grid('1')
  for (let i = wishes.roofs ?? chance.pick([0, 0, 1, 2, 3]); i > 0; i -= 1) fill(chance, level, chance.pick(['2', '2', '3']))
  const indoor = grid('.')
  for (let i = wishes.rooms ?? chance.pick([0, 0, 1, 2]); i > 0; i -= 1) fill(chance, indoor, 'i')
  const text = (of: string[][]): string[] => of.map((row) => row.join(''))
  const walls = edges(chance, size, wishes.walls ?? chance.pick([0, 0, 0.05, 0.12]))
  const openings: MapOpening[] = edges(chance, size, wishes.doors === false ? 0 : chance.pick([0, 0, 0.04])).map((edge) => ({
    edge,
    kind: chance.pick(['door', 'door', 'window']),
    state: 'open'
  }))
  const stairs = edges(chance, size, 0.3).filter(([p, q]) => level[p[1]]![p[0]] !== level[q[1]]![q[0]])
  const map: CaseMap = {
    size,
    terrain: text(terrain),
    level: text(level),
    indoor: text(indoor),
    walls,
    openings,
    stairs,
    ...(terrain.flat().includes('m') && { legend: { m: ['hindering', 'water'] } })
  }
  const objects = markers(chance, terrain, wishes.markers ?? chance.pick([0, 0.05, 0.15]))
  const empty: ModernPosition = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2023',
    map,
    figures: [],
    objects,
    turn: { active: chance.pick(['red', 'blue']), round: 2 }
  }
  return { ...empty, figures: figuresOn(chance, askedOf(empty), wishes) }
}

/** The position as a case: its board can be read, whatever is asked. */
export const askedOf = (position: ModernPosition): ClixCase => ({ ...position, ask: { kind: 'line-of-fire', from: [0, 0], to: [0, 0] } })

/** A rectangle somewhere on the board. */
function fill(chance: Chance, grid: string[][], letter: string): void {
  const left = chance.whole(0, grid[0]!.length - 1)
  const top = chance.whole(0, grid.length - 1)
  const [right, bottom] = [left + chance.whole(0, 4), top + chance.whole(0, 4)]
  for (const row of grid.slice(top, bottom + 1)) for (let x = left; x <= Math.min(right, row.length - 1); x += 1) row[x] = letter
}

function edges(chance: Chance, [columns, rows]: readonly [number, number], share: number): Segment[] {
  const found: Segment[] = []
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (x + 1 < columns && chance.is(share)) found.push([[x, y], [x + 1, y]]) // prettier-ignore
      if (y + 1 < rows && chance.is(share)) found.push([[x, y], [x, y + 1]]) // prettier-ignore
    }
  }
  return found
}

/** Now and then a second marker in the same square. On blocking terrain there is nothing but debris (MR-TER-01). */
function markers(chance: Chance, terrain: readonly string[][], share: number): CaseObject[] {
  const found: CaseObject[] = []
  terrain.forEach((row, y) =>
    row.forEach((letter, x) => {
      if (!chance.is(share)) return
      const kinds =
        letter === 'b' ? ['debris' as const] : chance.is(0.2) ? [chance.pick(MARKERS), chance.pick(MARKERS)] : [chance.pick(MARKERS)]
      for (const kind of kinds) found.push({ id: `o${found.length + 1}`, kind, at: [x, y] })
    })
  )
  return found
}

function figuresOn(chance: Chance, board: ClixCase, wishes: ModernWishes): CaseFigure[] {
  const [columns, rows] = board.map!.size
  const figures: CaseFigure[] = []
  const taken: SquareXY[] = []
  const isFree = (square: SquareXY): boolean =>
    square[0] >= 0 &&
    square[1] >= 0 &&
    square[0] < columns &&
    square[1] < rows &&
    !blocksSquare(board, square) &&
    !taken.some((other) => isSame(square, other))
  const sizes = wishes.sizes ?? chance.pick([['standard'], ['standard', 'standard', 'standard', 'giant', 'tiny', 'colossal']] as const)
  const count = chance.whole(2, wishes.most ?? 3 + Math.floor((columns * rows) / 10))
  for (let tries = 0; figures.length < count && tries < 300; tries += 1) {
    const at: SquareXY = [chance.whole(0, columns - 1), chance.whole(0, rows - 1)]
    if (!isFree(at)) continue
    const squares: SquareXY[] = [at]
    const other: SquareXY = chance.is(0.5) ? [at[0] + 1, at[1]] : [at[0], at[1] + 1]
    const isLarge = figures.length > 0 && chance.is(wishes.large ?? 0.1)
    if (isLarge && isFree(other) && heightOf(board, at) === heightOf(board, other) && !isCut(board, at, other)) squares.push(other)
    taken.push(...squares)
    const size = chance.pick(sizes)
    const gifts = (wishes.gifts ?? []).filter(({ share }) => chance.is(share))
    const of = (field: Gift['field']): string[] => gifts.filter((gift) => gift.field === field).map(({ id }) => id)
    const [powers, abilities, teamAbilities] = [of('powers'), of('abilities'), of('teamAbilities')]
    figures.push({
      id: `F${figures.length + 1}`,
      side: chance.pick(['red', 'blue']),
      ...(squares.length > 1 ? { squares } : { at }),
      ...(size !== 'standard' && { size }),
      ...(powers.length > 0 && { powers }),
      ...(abilities.length > 0 && { abilities }),
      ...(teamAbilities.length > 0 && { teamAbilities }),
      ...(powers.length > 0 && chance.is(0.12) && { countered: [chance.pick(powers)] })
    })
  }
  return figures
}

/** Now and then another reading of a parameter or two. */
export function chosenReadings(chance: Chance, table: Readonly<Record<string, readonly Value[]>>): { readonly readings?: Readings } {
  if (chance.is(0.6)) return {}
  const chosen = Object.entries(table).filter(() => chance.is(0.3))
  return chosen.length === 0 ? {} : { readings: Object.fromEntries(chosen.map(([name, values]) => [name, chance.pick(values)])) }
}
