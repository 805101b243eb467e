/** The map part of a scene: every square that is not plain ground, walls and force fields. */
import type { CaseMap, ClixCase, SquareXY } from '../contract/case.ts'
import { isIndoor, kindsAt, levelAt, squareKey } from '../contract/caseSquares.ts'
import { builtInTerrain } from '../rules/terrain/builtIn.ts'
import type { SceneBoard, SceneSquare } from './scene.ts'

type Kind = SceneSquare['kinds'][number]

const KINDS: readonly Kind[] = ['hindering', 'blocking', 'water']
const SPECIAL = 'special:'

/** `deep-space` is `Deep Space`. */
const wordsOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const writtenNames = new Map(builtInTerrain.map(({ id, name }) => [id, name]))
/** What the rules call special terrain that the case brings no rule for. */
const writtenName = (id: string): string | undefined => writtenNames.get(id)

/** How a language says special terrain. */
export interface SpecialWords {
  /** A name as it is in the data. */
  readonly name: (english: string) => string
  /** The word before the last of several names, which some languages change by what follows. */
  readonly and: (next: string) => string
}

const IN_ENGLISH: SpecialWords = { name: (english) => english, and: () => 'and' }

function namesOfSpecials(rules: readonly unknown[] | undefined): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const rule of rules ?? []) {
    if (typeof rule !== 'object' || rule === null || !('id' in rule) || !('name' in rule)) continue
    if (typeof rule.id === 'string' && typeof rule.name === 'string') names.set(rule.id, rule.name)
  }
  return names
}

/** A letter for each id: its initial where that is free, else the next free letter of its name, else a number. */
function lettersOf(names: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  const taken = new Set<string>()
  for (const name of names) {
    const own = [...name.toUpperCase()].filter((letter) => /\p{L}/u.test(letter))
    const letter = own.find((candidate) => !taken.has(candidate)) ?? String(taken.size + 1)
    taken.add(letter)
    letters.set(name, letter)
  }
  return letters
}

function startingOf(map: CaseMap): ReadonlyMap<string, string> {
  const starting = new Map<string, string>()
  for (const [side, squares] of Object.entries(map.starting ?? {})) {
    for (const square of squares) starting.set(squareKey(square), side)
  }
  return starting
}

/** FNV-1a over a text: a short key for equal boards, no secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`
}

/** One row of a map: what is drawn of it, kept as long as nothing in the row changes, so that a stroke works out its own rows alone. */
interface Line {
  /** All that its squares are, as one text, and a short key of it. */
  readonly signs: string
  readonly key: string
  readonly squares: readonly SceneSquare[]
  readonly specials: readonly string[]
  /** The squares with the letters of special terrain, and for which letters. */
  readonly lettered: readonly SceneSquare[]
  readonly letters: string
}

interface Built {
  readonly columns: number
  /** What the signs of a row mean. */
  readonly meaning: string
  readonly words: SpecialWords
  readonly lines: readonly Line[]
}

/** The board built last: most boards are another one's, but for a few squares. */
let latest: Built | null = null

/** What is drawn of squares with this list of kinds. */
type KindsDrawn = Pick<SceneSquare, 'kinds' | 'special'>

function kindsDrawn(listed: readonly string[], names: ReadonlyMap<string, string>, words: SpecialWords): KindsDrawn {
  const specials = listed.filter((kind) => kind.startsWith(SPECIAL)).map((kind) => kind.slice(SPECIAL.length))
  const kinds: Kind[] = KINDS.filter((kind) => listed.includes(kind))
  if (specials.length > 0) kinds.push('special')
  const said = specials.map((id) => words.name(names.get(id) ?? writtenName(id) ?? wordsOf(id)))
  return { kinds, special: said.length > 0 ? said.reduce((before, next) => `${before} ${words.and(next)} ${next}`) : null }
}

/** @param drawn what is drawn of each letter of the map: worked out once for all rows, since a fill changes every square of a large map */
function lineOf(
  map: CaseMap,
  y: number,
  signs: string,
  starting: ReadonlyMap<string, string>,
  drawn: (letter: string, at: SquareXY) => KindsDrawn
): Line {
  const squares: SceneSquare[] = []
  const [letters, levels, roofs] = [map.terrain?.[y], map.level?.[y], map.indoor?.[y]]
  for (let x = 0; x < map.size[0]; x++) {
    const at: SquareXY = [x, y]
    const { kinds, special } = drawn(letters?.[x] ?? '.', at)
    const level = levels === undefined ? 1 : levelAt(map, at)
    const indoor = roofs !== undefined && isIndoor(map, at)
    const area = starting.size === 0 ? null : (starting.get(squareKey(at)) ?? null)
    if (kinds.length === 0 && level === 1 && !indoor && area === null) continue
    squares.push({ at, kinds, special, specialLetter: null, level, indoor, starting: area })
  }
  const specials = [...new Set(squares.flatMap(({ special }) => (special === null ? [] : [special])))]
  return { signs, key: hashOf(signs), squares, specials, lettered: squares, letters: '' }
}

function withLetters(line: Line, letters: ReadonlyMap<string, string>, key: string): Line {
  if (line.letters === key || line.specials.length === 0) return line
  const lettered = line.squares.map((square) =>
    square.special === null ? square : { ...square, specialLetter: letters.get(square.special) ?? null }
  )
  return { ...line, lettered, letters: key }
}

/** The rows of boards that were built here: equal rows are the same value. */
const rowsOf = new WeakMap<SceneBoard, readonly (readonly SceneSquare[])[]>()

/** The squares of a board row by row; rows that two boards have alike are mostly the same value. */
export function boardRows(board: SceneBoard): readonly (readonly SceneSquare[])[] {
  const known = rowsOf.get(board)
  if (known) return known
  const rows: SceneSquare[][] = Array.from({ length: board.rows }, () => [])
  for (const square of board.squares) rows[square.at[1]]?.push(square)
  rowsOf.set(board, rows)
  return rows
}

const hashes = new WeakMap<object, string>()
function hashOfList(list: object | undefined): string {
  if (!list) return ''
  const known = hashes.get(list)
  if (known !== undefined) return known
  const hash = hashOf(JSON.stringify(list))
  hashes.set(list, hash)
  return hash
}

function build(map: CaseMap, rules: readonly unknown[] | undefined, words: SpecialWords): SceneBoard {
  const [columns, rows] = map.size
  const names = namesOfSpecials(rules)
  const starting = startingOf(map)
  const areas: string[][] = Array.from({ length: rows }, () => [])
  for (const [square, side] of starting) areas[Number(square.slice(square.indexOf(',') + 1))]?.push(`${square}=${side}`)
  const meaning = JSON.stringify([map.legend, [...names]])
  const byLetter = new Map<string, KindsDrawn>()
  const drawn = (letter: string, at: SquareXY): KindsDrawn => {
    const known = byLetter.get(letter)
    if (known) return known
    const found = kindsDrawn(kindsAt(map, at), names, words)
    byLetter.set(letter, found)
    return found
  }
  const before = latest?.columns === columns && latest.meaning === meaning && latest.words === words ? latest.lines : []
  const plain = Array.from({ length: rows }, (_, y): Line => {
    const signs = [map.terrain?.[y], map.level?.[y], map.indoor?.[y], areas[y]?.join(' ')].join('|')
    const known = before[y]
    return known?.signs === signs ? known : lineOf(map, y, signs, starting, drawn)
  })
  const kindsOfSpecial = [...new Set(plain.flatMap(({ specials }) => specials))]
  const letters = kindsOfSpecial.length > 1 ? lettersOf(kindsOfSpecial) : new Map<string, string>()
  const key = [...letters].flat().join('|')
  const lines = plain.map((line) => withLetters(line, letters, key))
  latest = { columns, meaning, words, lines }
  const board: SceneBoard = {
    key: hashOf(
      [
        columns,
        rows,
        meaning,
        ...lines.map((line) => line.key),
        hashOfList(map.walls),
        hashOfList(map.barriers),
        hashOfList(map.stairs)
      ].join('\n')
    ),
    columns,
    rows,
    squares: lines.flatMap(({ lettered }) => lettered),
    walls: map.walls ?? [],
    barriers: map.barriers ?? [],
    ...(map.stairs ? { stairs: map.stairs } : {})
  }
  rowsOf.set(
    board,
    lines.map(({ lettered }) => lettered)
  )
  return board
}

const EMPTY: SceneBoard = { key: 'none', columns: 0, rows: 0, squares: [], walls: [], barriers: [] }

/** Maps are immutable values, so that a board is worked out once for each. */
const built = new WeakMap<CaseMap, { rules: readonly unknown[] | undefined; words: SpecialWords; board: SceneBoard }>()

/** The board of a case; one without squares if the case has no map. @param words one value for each language: boards are kept by it */
export function sceneBoard(position: Pick<ClixCase, 'map' | 'specialTerrain'>, words: SpecialWords = IN_ENGLISH): SceneBoard {
  const map = position.map
  if (!map) return EMPTY
  const known = built.get(map)
  if (known && known.rules === position.specialTerrain && known.words === words) return known.board
  const board = build(map, position.specialTerrain, words)
  built.set(map, { rules: position.specialTerrain, words, board })
  return board
}
