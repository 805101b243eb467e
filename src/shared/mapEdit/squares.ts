/**
 * Changes to the squares of a map: each takes a map and gives a new one, or the same one where nothing changes.
 * Squares beside the map are left out. What a map need not say (all clear, all grounded, all outdoors) it does not say,
 * so that a map painted and cleared again equals the map before.
 */
import type { CaseMap, SquareXY } from '../contract/case.ts'
import { isIndoor, isOnMap, kindsAt, levelAt, PLAIN_LETTERS, sameSquare, squareKey } from '../contract/caseSquares.ts'

/** What a square is to begin with; a special terrain lies over it and does not take its place. */
export const BASIC_KINDS = ['hindering', 'blocking', 'water'] as const
export type BasicKind = (typeof BASIC_KINDS)[number]

/** Letters that a legend may take, in the order in which they are given out. */
const SPARE = 'sxyzacdefgijklmnopqrtuvABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
export const GROUND_LEVEL = 1
export const TOP_LEVEL = 9

/** The side whose starting area the square is in, or null. */
export function startingAt(map: CaseMap, square: SquareXY): string | null {
  const found = Object.entries(map.starting ?? {}).find(([, squares]) => squares.some((other) => sameSquare(other, square)))
  return found?.[0] ?? null
}

/** Rows of one character per square with the sign of each of these squares; undefined where all of them are `plain` then. */
function signed(
  map: CaseMap,
  rows: readonly string[] | undefined,
  squares: Iterable<SquareXY>,
  plain: string,
  signAt: (square: SquareXY) => string
): readonly string[] | undefined {
  const [columns, count] = map.size
  const empty = plain.repeat(columns)
  const changed = new Map<number, string[]>()
  for (const square of squares) {
    if (!isOnMap(map, square)) continue
    const [x, y] = square
    let line = changed.get(y)
    if (line === undefined) {
      line = [...(rows?.[y] ?? empty)]
      changed.set(y, line)
    }
    line[x] = signAt(square)
  }
  const lines = Array.from({ length: count }, (_, y) => changed.get(y)?.join('') ?? rows?.[y] ?? empty)
  return lines.every((line) => line === empty) ? undefined : lines
}

/** Whether two values of a field say the same. Rows are compared one by one: most of them are the very same text. */
function sameField(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!Array.isArray(a) || !Array.isArray(b) || typeof a[0] !== 'string') return JSON.stringify(a) === JSON.stringify(b)
  return a.length === b.length && a.every((row, y) => row === b[y])
}

/** The map with one of its fields set; undefined takes the field away. */
function withField<K extends keyof CaseMap>(map: CaseMap, field: K, value: CaseMap[K]): CaseMap {
  if (sameField(map[field], value)) return map
  const { [field]: _, ...rest } = map
  return (value === undefined ? rest : { ...rest, [field]: value }) as CaseMap
}

const spareLetter = (map: Pick<CaseMap, 'legend'>, spare: string): string | undefined =>
  [...spare].find((free) => map.legend?.[free] === undefined)

/** Whether the legend can take one more kind of square. */
export const hasSpareLetter = (map: CaseMap): boolean => spareLetter(map, SPARE) !== undefined

/**
 * The letter that means exactly these kinds, with the legend that says so. Throws when a map uses up every letter.
 * @param spare letters that the legend may take, in their order
 */
export function letterFor(
  map: Pick<CaseMap, 'legend'>,
  kinds: readonly string[],
  spare: string = SPARE
): { readonly letter: string; readonly legend: CaseMap['legend'] } {
  const same = (other: readonly string[]): boolean => other.length === kinds.length && kinds.every((kind) => other.includes(kind))
  const known = Object.entries({ ...map.legend, ...PLAIN_LETTERS }).find(([, other]) => same(other))
  if (known) return { letter: known[0], legend: map.legend }
  const letter = spareLetter(map, spare)
  if (letter === undefined) throw new Error('This map has more kinds of squares than there are letters for them.')
  return { letter, legend: { ...map.legend, [letter]: kinds } }
}

/** The letters of lists of kinds, each looked for once, however many squares have it; and the legend with them. */
function lettersOf(map: CaseMap): { readonly letter: (kinds: readonly string[]) => string; readonly legend: () => CaseMap['legend'] } {
  let { legend } = map
  const letters = new Map<string, string>()
  return {
    letter(kinds) {
      const key = kinds.join()
      const known = letters.get(key)
      if (known !== undefined) return known
      const found = letterFor({ ...(legend && { legend }) }, kinds)
      legend = found.legend
      letters.set(key, found.letter)
      return found.letter
    },
    legend: () => legend
  }
}

/** These squares with the letters that are found for them. */
function withLetters(map: CaseMap, squares: readonly SquareXY[], signAt: (letter: Letters, square: SquareXY) => string): CaseMap {
  const letters = lettersOf(map)
  const terrain = signed(map, map.terrain, squares, '.', (square) => signAt(letters.letter, square))
  return withField(withField(map, 'legend', letters.legend()), 'terrain', terrain)
}
type Letters = (kinds: readonly string[]) => string

/** These squares with the kinds that `change` makes of theirs; what it makes of a list of kinds is asked once for each letter there is. */
function withKinds(map: CaseMap, squares: readonly SquareXY[], change: (kinds: readonly string[]) => readonly string[]): CaseMap {
  const bySign = new Map<string, string>()
  return withLetters(map, squares, (letter, at) => {
    const sign = map.terrain?.[at[1]]?.[at[0]] ?? '.'
    const known = bySign.get(sign)
    if (known !== undefined) return known
    const found = letter(change(kindsAt(map, at)))
    bySign.set(sign, found)
    return found
  })
}

const isBasic = (kind: string): boolean => BASIC_KINDS.some((basic) => basic === kind)

/** Makes the squares hindering, blocking or water; what they were of these three goes, special terrain stays. */
export const paintBasic = (map: CaseMap, squares: readonly SquareXY[], kind: BasicKind): CaseMap =>
  withKinds(map, squares, (kinds) => [kind, ...kinds.filter((other) => !isBasic(other))])

/** Lays a special terrain over the squares; what else they are stays. `id` is the id of its rule. */
export const paintSpecial = (map: CaseMap, squares: readonly SquareXY[], id: string): CaseMap =>
  withKinds(map, squares, (kinds) => [...kinds.filter(isBasic), `special:${id}`])

/** Takes hindering, blocking and water off the squares; special terrain stays. */
export const removeBasic = (map: CaseMap, squares: readonly SquareXY[]): CaseMap =>
  withKinds(map, squares, (kinds) => kinds.filter((kind) => !isBasic(kind)))

/** Takes special terrain off the squares; what else they are stays. */
export const removeSpecial = (map: CaseMap, squares: readonly SquareXY[]): CaseMap =>
  withKinds(map, squares, (kinds) => kinds.filter(isBasic))

/** Makes the squares clear: no terrain of any kind. Level, indoors and walls stay. */
export const paintClear = (map: CaseMap, squares: readonly SquareXY[]): CaseMap => withKinds(map, squares, () => [])

/** Puts the squares on a level, from 1 (the ground) to 9. */
export function paintLevel(map: CaseMap, squares: readonly SquareXY[], level: number): CaseMap {
  if (!Number.isInteger(level) || level < GROUND_LEVEL || level > TOP_LEVEL) {
    throw new RangeError(`${level} is no level: levels are whole numbers from ${GROUND_LEVEL} to ${TOP_LEVEL}`)
  }
  return withField(
    map,
    'level',
    signed(map, map.level, squares, String(GROUND_LEVEL), () => String(level))
  )
}

/** Makes the squares indoors or outdoors. */
export const paintIndoor = (map: CaseMap, squares: readonly SquareXY[], indoor: boolean): CaseMap =>
  withField(
    map,
    'indoor',
    signed(map, map.indoor, squares, '.', () => (indoor ? 'i' : '.'))
  )

/** Adds the squares to a side's starting area and takes them out of the others'; null: to nobody's. */
export function paintStarting(map: CaseMap, squares: readonly SquareXY[], side: string | null): CaseMap {
  const meant = new Map(squares.filter((square) => isOnMap(map, square)).map((square) => [squareKey(square), square]))
  const areas = new Map(
    Object.entries(map.starting ?? {}).map(([other, own]) => [other, own.filter((square) => !meant.has(squareKey(square)))] as const)
  )
  if (side !== null) {
    const before = areas.get(side) ?? []
    areas.set(
      side,
      [...before, ...meant.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0])
    )
  }
  const kept = [...areas].filter(([, own]) => own.length > 0)
  return withField(map, 'starting', kept.length ? Object.fromEntries(kept) : undefined)
}

/** What a square is to be: kinds as `kindsAt` reads them, its level, indoors or out, whose starting area. */
export interface SquareGround {
  readonly at: SquareXY
  readonly kinds: readonly string[]
  readonly level: number
  readonly indoor: boolean
  readonly starting: string | null
}

/** What the square is now. */
export const groundOf = (map: CaseMap, at: SquareXY): SquareGround => ({
  at,
  kinds: kindsAt(map, at),
  level: levelAt(map, at),
  indoor: isIndoor(map, at),
  starting: startingAt(map, at)
})

/** The squares as they are described, whatever they were before; those beside the map are left out. */
export function setGround(map: CaseMap, ground: readonly SquareGround[]): CaseMap {
  const there = new Map(ground.filter(({ at }) => isOnMap(map, at)).map((one) => [squareKey(one.at), one]))
  const squares = [...there.values()].map(({ at }) => at)
  const of = (square: SquareXY): SquareGround => there.get(squareKey(square))!
  let next = withLetters(map, squares, (letter, square) => letter(of(square).kinds))
  next = withField(
    next,
    'level',
    signed(next, next.level, squares, String(GROUND_LEVEL), (square) => String(of(square).level))
  )
  next = withField(
    next,
    'indoor',
    signed(next, next.indoor, squares, '.', (square) => (of(square).indoor ? 'i' : '.'))
  )
  next = paintStarting(next, squares, null)
  for (const side of new Set([...there.values()].flatMap(({ starting }) => starting ?? [])))
    next = paintStarting(
      next,
      squares.filter((square) => of(square).starting === side),
      side
    )
  return next
}

/** Takes everything off the squares: terrain, level, indoors, starting area. Walls stay: they are between squares. */
export const wipe = (map: CaseMap, squares: readonly SquareXY[]): CaseMap =>
  paintStarting(paintIndoor(paintLevel(paintClear(map, squares), squares, GROUND_LEVEL), squares, false), squares, null)
