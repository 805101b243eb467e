/** A list of players from outside (CSV, TSV, pasted text): which column is what is guessed, and everything is looked at before it comes in. */
import Papa from 'papaparse'
import { isRecord } from '../../../../shared/base/validate.ts'
import { parseJsonText } from '../../../../shared/json/jsonText.ts'
import { plainName } from '../../../../shared/base/text/plainName.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { NewFact } from '../log/eventHost.ts'
import { newPlayerId } from '../words/people.ts'
import { sideFields } from './sides.ts'

/** What a column may be. `last`: the second part of a name that stands in two columns. */
export const COLUMNS = ['name', 'last', 'club', 'minor', 'skip'] as const
export type Column = (typeof COLUMNS)[number]

/** More players than any event has. */
const MOST_ROWS = 5000
const LONGEST_NAME = 200
const MOST_COLUMNS = 40

export interface ListFile {
  /** Rows of cells, without the one of headings. */
  readonly rows: readonly (readonly string[])[]
  /** As the file has them; null where it has none. */
  readonly headings: readonly string[] | null
  /** What each column is guessed to be. */
  readonly columns: readonly Column[]
}

/** Words that head a column, without accents and in small letters, in the languages of the app. */
const HEADS: Readonly<Record<Exclude<Column, 'skip'>, readonly string[]>> = {
  name: [
    'name',
    'player',
    'player name',
    'full name',
    'first name',
    'first',
    'nombre',
    'jugador',
    'nome',
    'jogador',
    'participant',
    'username'
  ],
  last: ['last name', 'last', 'surname', 'family name', 'apellido', 'apellidos', 'sobrenome'],
  club: ['club', 'team', 'store', 'equipo', 'tienda', 'clube', 'equipe', 'time', 'loja'],
  minor: ['minor', 'under 18', 'child', 'menor', 'menor de edad', 'menor de idade']
}

const columnOf = (heading: string): Column => {
  const plain = plainName(heading)
  return COLUMNS.find((column) => column !== 'skip' && HEADS[column].includes(plain)) ?? 'skip'
}

/** Reads a list. Lines without a separator are names, one a line. */
export function readList(text: string): ListFile {
  const plain = text.replace(/^\uFEFF/, '').trim()
  const lines =
    plain === ''
      ? []
      : (rowsOfJson(plain) ?? Papa.parse<string[]>(plain, { skipEmptyLines: 'greedy', delimitersToGuess: ['\t', ';', ',', '|'] }).data)
  const cells = lines.slice(0, MOST_ROWS).map((row) => row.map((cell) => cell.trim()))
  const width = Math.max(0, ...cells.map((row) => row.length))
  const head = cells[0]?.map(columnOf) ?? []
  const hasHead = head.some((column) => column === 'name' || column === 'last')
  if (hasHead) return { rows: cells.slice(1), headings: cells[0]!, columns: once(pad(head, width)) }
  return { rows: cells, headings: null, columns: once(pad(guessed(cells, width), width)) }
}

/** A list in JSON as rows: names, rows of cells, or players with fields, whose names head the columns; null: it is none. */
function rowsOfJson(text: string): string[][] | null {
  if (!text.startsWith('[')) return null
  const json = parseJsonText(text)
  if (!json.ok || !Array.isArray(json.value)) return null
  const all = json.value.slice(0, MOST_ROWS) as readonly unknown[]
  const heads = [...new Set(all.flatMap((one) => (isRecord(one) ? Object.keys(one) : [])))].slice(0, MOST_COLUMNS)
  const rows = all.map((one) =>
    isRecord(one) ? heads.map((head) => cellOf(one[head])) : (Array.isArray(one) ? one.slice(0, MOST_COLUMNS) : [one]).map(cellOf)
  )
  return heads.length > 0 ? [heads, ...rows] : rows
}

const cellOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const pad = (columns: readonly Column[], width: number): Column[] => Array.from({ length: width }, (_, index) => columns[index] ?? 'skip')

/** Without headings: the first column with letters is the name. A number in front counts the players. */
function guessed(rows: readonly (readonly string[])[], width: number): Column[] {
  const isWords = (index: number): boolean => rows.some((row) => /\p{L}{2}/u.test(row[index] ?? ''))
  const first = Array.from({ length: width }, (_, index) => index).find(isWords) ?? 0
  return Array.from({ length: width }, (_, index) => (index === first ? 'name' : 'skip'))
}

/** Each column but the left out ones stands once: the first of its kind. */
const once = (columns: readonly Column[]): Column[] => columns.map((column, index) => (columns.indexOf(column) === index ? column : 'skip'))

export type RowVerdict = 'new' | 'here' | 'twice' | 'no-name' | 'too-long'

export interface ListRow {
  readonly name: string
  readonly club: string | null
  readonly minor: boolean
  readonly verdict: RowVerdict
}

const YES = ['1', 'yes', 'y', 'true', 'x', 'si', 's', 'sim', 'minor', 'menor']

/** What each row would do. */
export function judgedRows(state: EventState, { rows }: ListFile, columns: readonly Column[]): ListRow[] {
  const here = new Set([...state.players.values()].map(({ name }) => plainName(name)))
  const seen = new Set<string>()
  const at = (row: readonly string[], column: Column): string => {
    const index = columns.indexOf(column)
    return index === -1 ? '' : (row[index] ?? '')
  }
  return rows.map((row) => {
    const name = [at(row, 'name'), at(row, 'last')].filter((part) => part !== '').join(' ')
    const plain = plainName(name)
    const verdict: RowVerdict =
      name === '' ? 'no-name' : name.length > LONGEST_NAME ? 'too-long' : here.has(plain) ? 'here' : seen.has(plain) ? 'twice' : 'new'
    seen.add(plain)
    return { name, club: at(row, 'club').slice(0, LONGEST_NAME) || null, minor: YES.includes(plainName(at(row, 'minor'))), verdict }
  })
}

/** The facts that bring the new ones in. */
export function registrations(state: EventState, rows: readonly ListRow[]): NewFact[] {
  const taken = new Set<string>()
  const { cap, perSide } = state.settings
  let inside = [...state.players.values()].filter(({ dropped, waiting }) => !dropped && !waiting).length
  return rows
    .filter(({ verdict }) => verdict === 'new')
    .map(({ name: typed, club, minor }) => {
      const side = sideFields(typed, perSide)
      const player = newPlayerId(state, taken)
      taken.add(player)
      const waiting = cap > 0 && inside++ >= cap
      return { do: 'register', player, ...side, ...(club !== null && { club }), ...(minor && { minor }), ...(waiting && { waiting }) }
    })
}
