/**
 * Tables of figures (CSV, TSV, what is pasted out of a spreadsheet): a row for each click, a row for each figure, or the list of a
 * force. Columns are known by what they are called in three languages, or by what the judge says they are.
 */
import Papa from 'papaparse'
import { problem } from '../../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import { DIAL_SLOTS, type DialSlot } from '../../rules/dialColours.ts'
import type { FigureEntry } from '../documents/documents.ts'
import { parseTeamFile, totalOf, type TeamMember } from '../documents/teamFile.ts'
import type { ImportedFile, Importer, ImportOptions } from '../foreign/importer.ts'
import { idOf } from '../../base/text/idOf.ts'
import { titleOf } from '../foreign/mapBuilder.ts'
import { Notes } from '../foreign/notes.ts'
import {
  baseOf,
  clickOf,
  figureOf,
  inLine,
  koClick,
  noFigure,
  numberOf,
  readEach,
  setOf,
  tooManyUnits,
  Unreadable,
  type ClickParts
} from './figureBuilder.ts'
import { isAbility, isPower, powerId, powerOfColour, teamId } from './names.ts'
import '../../base/sayFileSentences.ts'
import { firstWord } from '../../base/text/ends.ts'

/** The field under which such a text goes through the importers. */
export const TABLE = 'figures-table'
/** The field that says that the heads of the table are not in its file. */
export const HEADLESS = 'figures-table-headless'

/** What a column can hold, with what it is called: in English, Spanish and Portuguese. */
const COLUMNS = {
  set: ['set', 'set id', 'expansion', 'coleccion', 'expansion', 'colecao', 'conjunto'],
  number: ['number', 'no', 'nr', 'num', 'collector number', 'numero'],
  name: ['name', 'figure', 'figura', 'nombre', 'nome', 'personaje', 'personagem'],
  count: ['qty', 'quantity', 'count', 'cantidad', 'quantidade', 'qtd'],
  points: ['points', 'pts', 'point value', 'puntos', 'pontos'],
  range: ['range', 'alcance'],
  bolts: ['bolts', 'targets', 'rayos', 'objetivos', 'raios', 'alvos'],
  keywords: ['keywords', 'palabras clave', 'palavras chave'],
  rarity: ['rarity', 'rareza', 'raridade'],
  size: ['size', 'tamano', 'tamanho'],
  team: ['team', 'teams', 'team ability', 'team abilities', 'equipo', 'equipe', 'equipa'],
  base: ['base', 'base size', 'peana'],
  abilities: ['abilities', 'habilidades'],
  realName: ['real name', 'nombre real', 'nome real'],
  click: ['click', 'clic', 'clique'],
  line: ['line', 'starting line', 'linea inicial', 'linha inicial'],
  speed: ['speed', 'velocidad', 'velocidade', 'movement', 'movimiento', 'movimento'],
  attack: ['attack', 'ataque'],
  defense: ['defense', 'defence', 'defensa', 'defesa'],
  damage: ['damage', 'dano'],
  'speed power': ['speed power', 'poder de velocidad', 'poder de velocidade'],
  'attack power': ['attack power', 'poder de ataque'],
  'defense power': ['defense power', 'defence power', 'poder de defensa', 'poder de defesa'],
  'damage power': ['damage power', 'poder de dano']
} as const

export type TableColumn = keyof typeof COLUMNS
export const TABLE_COLUMNS = Object.keys(COLUMNS) as readonly TableColumn[]

const plainWords = (text: string): string => (text.trim() === '#' ? 'number' : idOf(text, '').replaceAll('-', ' '))

/** What the list of a force is read for. */
const OF_FORCES: readonly TableColumn[] = ['set', 'number', 'name', 'count', 'points']

type Column = TableColumn | { readonly click: number }

const tellOfDials = (columns: readonly Column[]): boolean =>
  columns.some((one) => typeof one === 'object' || one === 'click' || DIAL_SLOTS.some((slot) => slot === one))

/** What a column is by its head: a field, a click of the dial, or null. */
function columnOf(head: string, own: ReadonlyMap<string, string>): Column | null {
  const words = plainWords(own.get(head.trim()) ?? head)
  const click = /^(?:click|clic|clique) (\d{1,2})$/.exec(words)
  if (click) return { click: Number(click[1]) }
  return TABLE_COLUMNS.find((column) => plainWords(column) === words || COLUMNS[column].some((name) => name === words)) ?? null
}

const NO_COLUMNS: ReadonlyMap<string, string> = new Map()
const SEPARATORS = [',', ';', '\t', '|']

/**
 * What stands between the cells: what splits the first line into the most heads that are known. Names and texts further down hold such
 * characters, too, so they are only asked where no head is known.
 */
function separatorOf(text: string, columns: ReadonlyMap<string, string>): string | undefined {
  let best: string | undefined
  let most = 0
  for (const one of SEPARATORS) {
    const heads = Papa.parse<string[]>(text, { delimiter: one, preview: 1 }).data[0] ?? []
    const known = heads.filter((head) => columnOf(head, columns) !== null).length
    if (known <= most) continue
    best = one
    most = known
  }
  return best
}

/** The rows of a text without the mark at its start. `first`: only so many. */
function parseTable(text: string, columns: ReadonlyMap<string, string>, first?: number): Papa.ParseResult<string[]> {
  const delimiter = separatorOf(text, columns)
  return Papa.parse<string[]>(text, {
    ...(delimiter === undefined ? { delimitersToGuess: SEPARATORS } : { delimiter }),
    ...(first !== undefined && { preview: first, skipEmptyLines: true })
  })
}
/** What stands before the heads: a mark, empty lines, and the line by which a spreadsheet says what separates its cells. */
const BEFORE_HEADS = /^\uFEFF?(?:[ \t]*\r?\n|sep=.\r?\n)*/i
const fromHeads = (text: string): string => text.replace(BEFORE_HEADS, '')
const linesBefore = (text: string): number => (BEFORE_HEADS.exec(text)?.[0] ?? '').split('\n').length - 1

/** Whether a text begins with the heads of such a table: a name or a number, and something to tell of it. */
export function looksLikeTable(text: string, columns = NO_COLUMNS): boolean {
  const first = /^[^\r\n]*/.exec(fromHeads(text))?.[0] ?? ''
  if (/^\s*[[{<]/.test(first) || !SEPARATORS.some((one) => first.includes(one))) return false
  const heads = parseTable(first, columns).data[0] ?? []
  const isFigure = (head: string): boolean => ['name', 'number'].some((one) => one === columnOf(head, columns))
  // Somebody has said that it is such a table, however little he has said of it.
  if (heads.some((head) => columns.has(head.trim()) && isFigure(head))) return true
  return heads.some(isFigure) && heads.filter((head) => columnOf(head, columns) !== null).length >= 2
}

/** A table without a line of heads, with one of numbers in front; `null` unless the columns are named by their numbers. */
export function countedColumns(text: string, columns = NO_COLUMNS): string | null {
  if (columns.size === 0 || ![...columns.keys()].every((key) => /^[1-9]\d?$/.test(key)) || /^\s*[[{<]/.test(text)) return null
  const { data, meta } = Papa.parse<string[]>(fromHeads(text), { preview: 1, delimitersToGuess: SEPARATORS })
  const [first = []] = data
  if (first.length < 2 || first.some((cell) => columns.has(cell.trim()))) return null
  return `${first.map((_, at) => at + 1).join(meta.delimiter)}\n${fromHeads(text)}`
}

/** A column of a table and what it is taken for; null: nothing that is known. */
export interface TableHead {
  readonly head: string
  readonly column: string | null
}

/**
 * The heads of a text that may be a table of figures, known or not; null: it is none. What looks like one has the same number of cells in
 * its first rows.
 */
export function tableHeads(text: string, columns = NO_COLUMNS): readonly TableHead[] | null {
  if (/^\s*[[{<]/.test(text)) return null
  const { data } = parseTable(fromHeads(text), columns, 2)
  const [heads = [], first = []] = data
  if (heads.length < 2 || first.length !== heads.length) return null
  return [...new Set(heads.map((one) => one.trim()))].flatMap((head) => {
    const column = columnOf(head, columns)
    const name = column === null ? null : typeof column === 'object' ? `click ${column.click}` : column
    return head === '' ? [] : [{ head, column: name }]
  })
}

interface Row {
  readonly line: number
  readonly cells: ReadonlyMap<TableColumn, string>
  readonly clicks: ReadonlyMap<number, string>
}

export const figuresTable: Importer = {
  name: 'figures-table',
  recognises: (json) => typeof json[TABLE] === 'string' && !isForce(json),
  read: (json, file, options) => readTable(json, file, options)
}

export const forceList: Importer = {
  name: 'force-list',
  recognises: (json) => typeof json[TABLE] === 'string' && isForce(json),
  read: (json, file, options) => readTable(json, file, options)
}

/** Whether the table counts figures and tells nothing of their dials. */
function isForce(json: Readonly<Record<string, unknown>>): boolean {
  const heads = headsOf(String(json[TABLE]))
  return !tellOfDials(heads.flatMap((head) => columnOf(head, NO_COLUMNS) ?? []))
}

const headsOf = (text: string): readonly string[] => parseTable(fromHeads(text), NO_COLUMNS, 1).data[0] ?? []

function readTable(json: Readonly<Record<string, unknown>>, file: string, { columns = NO_COLUMNS }: ImportOptions): Result<ImportedFile> {
  const notes = new Notes()
  const read = rowsOf(String(json[TABLE]), columns, notes, json[HEADLESS] === true)
  if (!read.ok) return read
  const { rows, known } = read.value
  const tooMany = tooManyUnits(rows.length)
  if (tooMany) return tooMany
  if (!tellOfDials(known)) {
    for (const column of known) if (typeof column === 'string' && !OF_FORCES.includes(column)) notes.add('unknown-column', { name: column })
    return forceOf(rows, file, notes)
  }
  const groups = groupsOf(rows)
  if (groups.length === 0) return fail(problem('no-figures', '', 'no-figures', {}))
  return setOf(
    readEach(
      groups.map((group) => ({ name: nameOf(group[0]!), line: group[0]!.line, read: (own) => figureIn(group, own, file) })),
      notes
    ),
    file,
    { notes }
  )
}

/** @param isHeadless whether the heads are no line of the file */
function rowsOf(
  text: string,
  own: ReadonlyMap<string, string>,
  notes: Notes,
  isHeadless: boolean
): Result<{ rows: readonly Row[]; known: readonly Column[] }> {
  const table = fromHeads(text)
  const before = linesBefore(text) - (isHeadless ? 1 : 0)
  const parsed = parseTable(table, own)
  const quotes = parsed.errors.find(({ type }) => type === 'Quotes')
  if (quotes) {
    const line = before + table.slice(0, quotes.index ?? 0).split(/\r\n|\n|\r/).length
    return fail(openQuote(line))
  }
  const [heads = [], ...body] = parsed.data
  const columns = heads.map((head) => columnOf(head, own))
  // Of two columns that hold the same the one that the user named is read, else the first.
  const taken = new Map<string, number>()
  for (const isNamed of [true, false])
    for (const [index, head] of heads.entries()) {
      const column = columns[index]
      if (!column || own.has(head.trim()) !== isNamed) continue
      const key = JSON.stringify(column)
      const first = taken.get(key)
      if (first === undefined) taken.set(key, index)
      else {
        columns[index] = null
        notes.add('doubled-column', { name: head.trim().slice(0, 40), first: heads[first]!.trim().slice(0, 40) })
      }
    }
  for (const head of heads)
    if (columnOf(head, own) === null && head.trim() !== '') notes.add('unknown-column', { name: head.trim().slice(0, 40) })
  // A column without a head says nothing, but what stands in it is told of.
  const unnamed = new Set(
    body.flatMap((cells) => cells.flatMap((cell, index) => (cell.trim() !== '' && !heads[index]?.trim() ? [index] : [])))
  )
  for (const index of unnamed) notes.add('unknown-column', { name: String(index + 1) })
  let line = 1 + before + breaksIn(heads)
  const rows: Row[] = []
  for (const cells of body) {
    line++
    const at = line
    line += breaksIn(cells)
    if (cells.every((cell) => cell.trim() === '')) continue
    const row = { line: at, cells: new Map<TableColumn, string>(), clicks: new Map<number, string>() }
    for (const [index, cell] of cells.entries()) {
      const column = columns[index]
      const text = withoutGuard(cell.trim())
      if (text === '' || column === null || column === undefined) continue
      if (typeof column === 'object') row.clicks.set(column.click, text)
      else row.cells.set(column, text)
    }
    rows.push(row)
  }
  return ok({ rows, known: columns.flatMap((column) => column ?? []) })
}

/** A cell that we wrote with a quote before what a spreadsheet would work out, without it. */
const withoutGuard = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)
const breaksIn = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
const openQuote = (line: number): Problem => problem('syntax', '', 'open-quote', { line })

/** Rows that belong to one figure: those under it that name none, or the same. */
function groupsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = []
  /** The clicks of the last group. */
  const clicks = new Set<string>()
  const keyOf = ({ cells }: Row): string => [cells.get('set'), cells.get('number'), cells.get('name')].join('|')
  for (const row of rows) {
    const before = groups.at(-1)?.[0]
    const click = row.cells.get('click')
    // A row that names its figure again goes on with its dial, whatever the order of its clicks; with a click that is there a dial begins.
    const goesOn = click !== undefined && !clicks.has(click)
    const same = before !== undefined && (keyOf(row) === '||' || (goesOn && keyOf(row) === keyOf(before)))
    if (same) groups.at(-1)!.push(row)
    else {
      groups.push([row])
      clicks.clear()
    }
    if (click !== undefined) clicks.add(click)
  }
  return groups
}

const nameOf = ({ cells }: Row): string => cells.get('name') ?? `${cells.get('set') ?? ''}${cells.get('number') ?? ''}`
const parts = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(/[;|]/)
    .map((one) => one.trim())
    .filter(Boolean)

/** A whole number of a cell; null: nothing there. Throws where it is something else. */
function whole(row: Row, column: TableColumn): number | null {
  const number = numberOf(row.cells.get(column))
  if (number === undefined) throw new Unreadable(column, row.cells.get(column) ?? '', row.line)
  return number
}

function figureIn(group: readonly Row[], notes: Notes, file: string): FigureEntry {
  const row = group[0]!
  const { cells } = row
  const [set, number] = [cells.get('set'), cells.get('number')]
  const name = cells.get('name') ?? [set, number].filter(Boolean).join(' ')
  const size = cells.get('size')?.toLowerCase()
  const points = whole(row, 'points')
  const lines = group.flatMap((one, index) => {
    const here = whole(one, 'line')
    return here === null ? [] : [{ click: whole(one, 'click') ?? index + 1, points: here }]
  })
  return figureOf(
    {
      file,
      id: idOf(`${set ?? ''}${number ?? ''}`, '') || idOf(name, 'figure'),
      name,
      set,
      number,
      rarity: cells.get('rarity'),
      realName: cells.get('realName'),
      points,
      range: whole(row, 'range'),
      bolts: whole(row, 'bolts'),
      ...(size !== undefined && { size: size as FigureEntry['size'] }),
      keywords: parts(cells.get('keywords')),
      teamAbilities: parts(cells.get('team')).map(teamId),
      base: baseOf(cells.get('base')),
      abilities: parts(cells.get('abilities')).map(abilityOf),
      ...(lines.length > 0 ? { lines } : points !== null && { lines: [{ click: 1, points }] }),
      clicks: group.flatMap((one, index) => inLine(one.line, () => clicksIn(one, index + 1, notes)))
    },
    notes
  )
}

/** An ability by its id or by its printed name. */
function abilityOf(text: string): string {
  const word = text.toLowerCase()
  return isAbility(word) ? word : idOf(text, 'unnamed')
}

/** The clicks of a row: those of its columns by number, or the one that it is itself. */
function clicksIn(row: Row, next: number, notes: Notes): readonly ClickParts[] {
  if (row.clicks.size > 0) return [...row.clicks].map(([number, text]) => clickIn(number, text, notes))
  if (!row.cells.has('click') && !DIAL_SLOTS.some((slot) => row.cells.has(slot))) return []
  const number = whole(row, 'click') ?? next
  if (DIAL_SLOTS.some((slot) => /^ko$/i.test(row.cells.get(slot) ?? ''))) return [koClick(number)]
  const click = clickOf(number, notes, (slot) => ({
    value: row.cells.get(slot),
    where: `${number}/${slot}`,
    power: powerOf(slot, row.cells.get(`${slot} power`))
  }))
  return [click]
}

/** "8 grey / 10 orange / 17 / 3 red": four values, each with the colour or the name of its power. */
function clickIn(number: number, text: string, notes: Notes): ClickParts {
  if (/^ko$/i.test(text)) return koClick(number)
  // A name of a power may hold a stroke itself.
  const wide = text.split(/\s\/\s|\|/)
  const slots = wide.length === DIAL_SLOTS.length ? wide : text.split('/')
  if (slots.length !== DIAL_SLOTS.length) throw new Unreadable(`click ${number}`, text.slice(0, 40))
  return clickOf(number, notes, (slot, index) => {
    const [value, power] = firstWord(slots[index]!)
    return { value, where: `click ${number}/${slot}`, power: powerOf(slot, power) }
  })
}

const NONE = ['none', 'clear', '-', '–', '.']

/** A power by its name or its colour; a name that is none of ours stays as it is and is told. */
function powerOf(slot: DialSlot, text: string | undefined): string | null {
  const word = text?.trim().toLowerCase() ?? ''
  if (word === '' || NONE.includes(word)) return null
  if (word === 'special' || word === '*') return 'special'
  const id = powerId(word)
  return isPower(id) ? id : (powerOfColour(slot, word) ?? id)
}

/** The last line of many lists, in three languages: no figure is called so and has neither set nor number. */
const isSum = ({ cells }: Row): boolean =>
  !cells.has('set') && !cells.has('number') && /^(?:sub|grand )?totale?s?:?$|^suma:?$|^soma:?$/i.test(cells.get('name') ?? '')

function forceOf(rows: readonly Row[], file: string, notes: Notes): Result<ImportedFile> {
  const members: TeamMember[] = []
  let skipped = 0
  for (const row of rows) {
    try {
      const { cells } = row
      if (isSum(row)) {
        notes.add('row-skipped', { found: cells.get('name') ?? '', line: row.line })
        continue
      }
      const [set, number, name, points] = [cells.get('set'), cells.get('number'), cells.get('name'), whole(row, 'points')]
      if (set === undefined && number === undefined && name === undefined) throw new Unreadable('name', '', row.line)
      const count = whole(row, 'count') ?? 1
      if (count < 1 || count > 99) throw new Unreadable('count', String(count), row.line)
      members.push({ ...(set && { set }), ...(number && { number }), ...(name && { name }), ...(points !== null && { points }), count })
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      skipped++
      notes.add('figure-skipped', { name: nameOf(row), where: error.where, found: error.found, line: row.line })
    }
  }
  if (members.length === 0) return skipped > 0 ? noFigure(skipped, notes.all) : fail(problem('no-figures', '', 'no-figures', {}))
  const name = titleOf(file).slice(0, 120)
  const team = parseTeamFile({ format: 'linejudge-team/1', name, total: totalOf(members), members })
  return team.ok ? ok({ documents: [{ kind: 'team', document: team.value }], notes: notes.all, skipped }) : team
}
