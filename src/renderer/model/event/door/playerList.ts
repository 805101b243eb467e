/** A list of players from outside (CSV, TSV, pasted text): which column is what is guessed, and everything is looked at before it comes in. */
import Papa from 'papaparse'
import { isRecord } from '../../../../shared/base/validate.ts'
import { looksLikeTrf } from '../../../../shared/formats/foreign/knownPrograms.ts'
import { parseJsonText } from '../../../../shared/json/jsonText.ts'
import { plainName } from '../../../../shared/base/text/plainName.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { NewFact } from '../log/eventHost.ts'
import { newPlayerId } from '../words/people.ts'
import { publisherField, typedPlayer } from './publisherNumbers.ts'
import { sideFields } from './sides.ts'

/** What a column may be. `last`: the second part of a name that stands in two columns. */
export const COLUMNS = ['name', 'last', 'club', 'publisher', 'minor', 'skip'] as const
export type Column = (typeof COLUMNS)[number]

/** More players than any event has. */
const MOST_ROWS = 5000
const LONGEST_NAME = 200
const LONGEST_NUMBER = 80
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
  publisher: [
    'win number',
    'win',
    'win id',
    'win no',
    'wizkids number',
    'wizkids id',
    'publisher s number',
    'publisher number',
    'member number',
    'member id',
    'membership number',
    'numero win',
    'numero de socio',
    'numero de la editorial',
    'numero da editora'
  ],
  minor: ['minor', 'under 18', 'child', 'menor', 'menor de edad', 'menor de idade']
}

const columnOf = (heading: string): Column => {
  const plain = plainName(heading)
  return COLUMNS.find((column) => column !== 'skip' && HEADS[column].includes(plain)) ?? 'skip'
}

/** Reads a list. Lines without a separator are names, one a line; marks of lists before them ("1.", "-") are left out. */
export function readList(text: string): ListFile {
  const plain = text.replace(/^\uFEFF/, '').trim()
  const cells = (namesOfReport(plain) ?? rowsOfJson(plain) ?? rowsOfText(plain))
    .slice(0, MOST_ROWS)
    .map((row) => row.map((cell) => cell.trim()))
  const head = cells[0]?.map(columnOf) ?? []
  const hasHead = head.some((column) => column === 'name' || column === 'last')
  const rows = hasHead ? cells.slice(1) : cells
  const width = Math.max(0, ...cells.slice(0, 1).map((row) => (hasHead ? row.length : 0)), ...rows.map((row) => row.length))
  if (hasHead) return { rows, headings: cells[0]!, columns: once(pad(head, width)) }
  return { rows, headings: null, columns: once(pad(guessed(rows, width), width)) }
}

function rowsOfText(plain: string): readonly (readonly string[])[] {
  if (plain === '') return []
  const lines = plain.split('\n').map(withoutMark)
  const filled = lines.filter((line) => line.trim() !== '')
  // A number and a blank before every name count the players.
  const isCounted = filled.length > 1 && filled.every((line) => COUNTED.test(line))
  const text = (isCounted ? lines.map((line) => line.replace(COUNTED, '')) : lines).join('\n')
  const rows = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: ['\t', ';', ',', '|'] }).data
  return namesInOneLine(rows.map((row) => withSuffix(row.map((cell) => cell.trim()))))
}

/** "1. ", "2) ", "- ", "• " and the like before a name. */
const MARK = /^[ \t]*(?:\(?\d{1,4}[.)](?=[ \t]*\p{L})[ \t]*|[-*–—][ \t]+|[•·▪◦☐☑✓✔][ \t]*)/u
const COUNTED = /^[ \t]*\d{1,4} +(?=\p{L})/u
const withoutMark = (line: string): string => line.replace(MARK, '')

/** The names in the report of a chess tournament (TRF), each as last and first name; `null` if it is none. */
function namesOfReport(text: string): string[][] | null {
  if (!looksLikeTrf(text)) return null
  const [from, to] = NAME_OF_REPORT
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('001')) return []
    const [last = '', ...first] = line.slice(from, to).split(',')
    return [[last, first.join(',')]]
  })
}
/** The columns of a name in such a report. */
const NAME_OF_REPORT = [14, 47] as const

/** "Garcia, Ana, Jr." has the last name "Garcia Jr.". */
function withSuffix(row: readonly string[]): readonly string[] {
  const at = row.findIndex((cell, index) => index > 0 && /^(?:jr|sr|ii|iii|iv)\.?$/i.test(cell))
  return at < 0 ? row : row.with(0, `${row[0]!} ${row[at]!}`).toSpliced(at, 1)
}

/** Names that are all in one line, as a row each. */
function namesInOneLine(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [line, ...others] = rows
  const names = (line ?? []).filter((cell) => cell !== '')
  const isList = names.length > 2 || (names.length === 2 && names.every((name) => wordsIn(name) > 1))
  return others.length === 0 && isList && names.every(isNameLike) ? names.map((name) => [name]) : rows
}

const isNameLike = (cell: string): boolean => /^\p{L}[\p{L}\p{M}'’.\- ]*$/u.test(cell)
/** Small words before a last name do not count: "de la Cruz" is one. */
const BEFORE_NAMES = ['de', 'la', 'del', 'los', 'da', 'do', 'dos', 'das', 'di', 'du', 'le', 'van', 'von', 'der', 'den', 'ter', 'st', 'al', 'el', 'bin', 'ben', 'jr', 'sr', 'ii', 'iii', 'iv'] // prettier-ignore
const wordsIn = (name: string): number => plainName(name).split(' ').filter((word) => !BEFORE_NAMES.includes(word)).length // prettier-ignore

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

/**
 * Without headings: the first column with letters is the name; a number in front counts the players. The column after it is the first name
 * ("Garcia, Ana") or the club.
 */
function guessed(rows: readonly (readonly string[])[], width: number): Column[] {
  const isWords = (index: number): boolean => rows.some((row) => /\p{L}{2}/u.test(row[index] ?? ''))
  const first = Array.from({ length: width }, (_, index) => index).find(isWords) ?? 0
  const pairs = rows.flatMap((row) => (row[first] && row[first + 1] ? [[row[first], row[first + 1]!] as const] : []))
  const isPair = pairs.length > 0 && isWords(first + 1) && pairs.every((pair) => pair.every(isNameLike))
  const isLast = isPair && width === first + 2 && isLastFirst(pairs)
  return Array.from({ length: width }, (_, index) => {
    if (index === first) return isLast ? 'last' : 'name'
    if (index !== first + 1 || !isPair) return 'skip'
    return isLast ? 'name' : 'club'
  })
}

/** Whether pairs of words are last and first names, and not names and clubs: clubs repeat, full names do not. */
function isLastFirst(pairs: readonly (readonly [string, string])[]): boolean {
  const count = (all: readonly string[]): number => new Set(all.map(plainName)).size
  const [before, after] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)]
  const whole = count(pairs.map((pair) => pair.join(' ')))
  if (count(before) < whole) return true
  if (pairs.length > 1 && count(after) * 2 <= whole) return false
  return before.filter((name) => wordsIn(name) < 2).length * 2 >= before.length
}

/** Each column but the left out ones stands once: the first of its kind. */
const once = (columns: readonly Column[]): Column[] => columns.map((column, index) => (columns.indexOf(column) === index ? column : 'skip'))

export type RowVerdict = 'new' | 'here' | 'twice' | 'no-name' | 'too-long'

export interface ListRow {
  readonly name: string
  readonly club: string | null
  readonly publisher: string | null
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
    const { name, publisher: typed } = typedPlayer([at(row, 'name'), at(row, 'last')].filter((part) => part !== '').join(' '))
    const publisher = at(row, 'publisher').slice(0, LONGEST_NUMBER) || typed
    const plain = plainName(name)
    const verdict: RowVerdict =
      name === '' ? 'no-name' : name.length > LONGEST_NAME ? 'too-long' : here.has(plain) ? 'here' : seen.has(plain) ? 'twice' : 'new'
    seen.add(plain)
    const club = at(row, 'club').slice(0, LONGEST_NAME) || null
    return { name, club, publisher, minor: YES.includes(plainName(at(row, 'minor'))), verdict }
  })
}

/** The facts that bring the new ones in. */
export function registrations(state: EventState, rows: readonly ListRow[]): NewFact[] {
  const taken = new Set<string>()
  const { cap, perSide } = state.settings
  let inside = [...state.players.values()].filter(({ dropped, waiting }) => !dropped && !waiting).length
  return rows
    .filter(({ verdict }) => verdict === 'new')
    .map(({ name: typed, club, publisher, minor }) => {
      const side = sideFields(typed, perSide)
      const player = newPlayerId(state, taken)
      taken.add(player)
      const waiting = cap > 0 && inside++ >= cap
      const about = { ...(club !== null && { club }), ...publisherField(publisher), ...(minor && { minor }) }
      return { do: 'register', player, ...side, ...about, ...(waiting && { waiting }) }
    })
}
