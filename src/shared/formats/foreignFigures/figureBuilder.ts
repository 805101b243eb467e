/** A figure put together from what another program wrote of it, checked as every figure is; what cannot be one is left out with its place. */
import * as v from 'valibot'
import { problem } from '../../base/problem.ts'
import { fail, ok, type Result } from '../../base/result.ts'
import { shorten } from '../../base/validate.ts'
import type { CaseClick } from '../../contract/case.ts'
import { DIAL_SLOTS, type DialSlot } from '../../rules/dialColours.ts'
import type { ElementEntry, FigureEntry, FigureLine, FigureText, UnitRef } from '../documents/documents.ts'
import { acceptsAsIs } from '../../base/bytes/quickCheck.ts'
import { parseElementsFile } from '../documents/figures/elementsFile.ts'
import { figureSchema } from '../documents/figures/figureSchema.ts'
import { figuresVersion } from '../documents/figuresVersion.ts'
import { parseFigureSetFile } from '../documents/figures/figureSetFile.ts'
import { showsText } from '../../position/dial.ts'
import { startingClick } from '../documents/figures/startingLine.ts'
import type { ForeignDocument, ImportedFile } from '../foreign/importer.ts'
import { idOf } from '../../base/text/idOf.ts'
import { titleOf } from '../foreign/mapBuilder.ts'
import { MOST_UNITS } from '../../json/limits.ts'
import { gathered, Notes, type Note } from '../foreign/notes.ts'
import { isAbility, isPower, isTeam, nearestPower } from './names.ts'
import { wordOf } from '../../json/wordOf.ts'
import '../../base/sayFileSentences.ts'

/** Why a figure cannot be read: its place within the figure, and what stands there. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  constructor(
    readonly where: string,
    readonly found: string,
    /** The line of the file, where it has lines. */
    readonly line?: number
  ) {
    super(`${where}: ${found}`)
  }
}

/** What `read` gives; what it cannot read stands in this line. */
export function inLine<T>(line: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof Unreadable ? new Unreadable(error.where, error.found, line) : error
  }
}

export interface ClickParts {
  readonly number: number
  readonly values: Partial<Record<DialSlot, number>>
  readonly powers: readonly string[]
  /** Special powers, each by its id or by its column. */
  readonly special: readonly string[]
  readonly ko?: boolean
  readonly alt?: number
}

export interface FigureParts {
  readonly id: string
  readonly name: string
  readonly set?: string | undefined
  readonly number?: string | undefined
  readonly type?: string | undefined
  readonly rarity?: string | undefined
  readonly realName?: string | undefined
  readonly points: number | null
  readonly range: number | null
  readonly bolts: number | null
  readonly size?: FigureEntry['size'] | undefined
  readonly base?: readonly [number, number] | undefined
  readonly passengers?: number | undefined
  readonly ref?: UnitRef | undefined
  readonly keywords?: readonly string[] | undefined
  readonly marks?: readonly string[] | undefined
  readonly symbols?: Partial<Record<DialSlot, string>> | undefined
  readonly abilities?: readonly string[] | undefined
  readonly teamAbilities?: readonly string[] | undefined
  readonly traits?: readonly FigureText[] | undefined
  readonly specialPowers?: readonly FigureText[] | undefined
  /** Ids of the special powers that say STOP. */
  readonly stops?: ReadonlySet<string> | undefined
  readonly lines?: readonly FigureLine[] | undefined
  readonly clicks: readonly ClickParts[]
  /** The file that it came from. */
  readonly file: string
}

/** The number of a click or a value as programs write it; null: nothing there, undefined: something else than a number. */
export function numberOf(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : undefined
}

/** A number beside the dial; null: none is there. What is no number is left out and told. */
export function besideDial(value: unknown, notes: Notes): number | null {
  const number = numberOf(value)
  if (number === undefined) notes.add('odd-value', { found: wordOf(value).slice(0, 20) })
  return number ?? null
}

/** A value of the dial. What is missing or no number is left out and told. Throws where it is a number that no dial has. */
function dialValue(value: unknown, where: string, notes: Notes): number | undefined {
  const number = numberOf(value)
  if (number === null) notes.add('missing-value')
  else if (number === undefined) notes.add('odd-value', { found: wordOf(value).slice(0, 20) })
  else if (Number.isInteger(number) && number >= 0 && number <= 99) return number
  else throw new Unreadable(where, String(number))
  return undefined
}

/** What stands in a slot of the dial; `power`: the id of one, `special`, or null. */
export interface SlotRead {
  readonly value: unknown
  readonly where: string
  readonly power: string | null
  /** The id of the special power; left out: its column names it. */
  readonly special?: string
}

/** A click, slot by slot. Throws `Unreadable` where a value is none of a dial. */
export function clickOf(number: number, notes: Notes, read: (slot: DialSlot, index: number) => SlotRead): ClickParts {
  const values: Partial<Record<DialSlot, number>> = {}
  const powers: string[] = []
  const special: string[] = []
  for (const [index, slot] of DIAL_SLOTS.entries()) {
    const found = read(slot, index)
    const value = dialValue(found.value, found.where, notes)
    if (value !== undefined) values[slot] = value
    if (found.power === 'special') special.push(found.special ?? slot)
    else if (found.power !== null) powers.push(found.power)
  }
  return { number, values, powers, special }
}

/** A click that shows KO. */
export const koClick = (number: number): ClickParts => ({ number, values: {}, powers: [], special: [], ko: true })

/** Clicks as a dial from the first to the last; a click that is not there shows KO. */
function dialOf(clicks: readonly ClickParts[], notes: Notes): CaseClick[] {
  const byNumber = new Map<number, ClickParts>()
  for (const [index, click] of clicks.entries()) {
    if (!Number.isInteger(click.number) || click.number < 1 || click.number > 60)
      throw new Unreadable(`dial/${index}/click`, String(click.number))
    if (byNumber.has(click.number)) throw new Unreadable(`dial/${index}/click`, `${click.number} twice`)
    byNumber.set(click.number, click)
  }
  const last = Math.max(0, ...byNumber.keys())
  return Array.from({ length: last }, (_, index): CaseClick => {
    const click = byNumber.get(index + 1)
    if (click === undefined) notes.add('dial-hole')
    if (click === undefined || click.ko) return { ko: true }
    return {
      ...click.values,
      ...(click.powers.length > 0 && { powers: click.powers }),
      ...(click.special.length > 0 && { special: click.special }),
      ...(click.alt !== undefined && { alt: click.alt })
    }
  })
}

/** A dial with STOP on the clicks that show one of these special powers. A column with two texts gets it only if both of them are special powers with STOP. */
export function withStops(
  dial: readonly CaseClick[],
  texts: readonly FigureText[],
  stops: ReadonlySet<string> = new Set()
): readonly CaseClick[] {
  if (stops.size === 0) return dial
  return dial.map((click) => {
    const shown = texts.filter((text) => showsText(click, text))
    const isClear = (one: FigureText): boolean => shown.every(({ id, slot }) => slot !== one.slot || stops.has(id))
    return click.stop !== true && shown.some((one) => stops.has(one.id) && isClear(one)) ? { ...click, stop: true } : click
  })
}

/** The figure. Throws `Unreadable` where it cannot be one. */
export function figureOf(parts: FigureParts, notes: Notes): FigureEntry {
  const { clicks, file, base, lines, name, stops, ...plain } = parts
  const dial = withStops(dialOf(clicks, notes), plain.specialPowers ?? [], stops)
  const first = dial[startingClick(lines) - 1]
  const own = <K extends string, T>(key: K, list: readonly T[] | undefined) => (list?.length ? { [key]: list } : {})
  for (const power of dial.flatMap(({ powers = [] }) => powers)) if (!isPower(power)) notes.add('unknown-power', unknownPower(power))
  for (const team of parts.teamAbilities ?? []) if (!isTeam(team)) notes.add('unknown-team-ability', { name: team })
  for (const ability of parts.abilities ?? []) if (!isAbility(ability)) notes.add('unknown-ability', { name: ability })
  const json = {
    id: plain.id,
    name,
    ...withoutEmpty({ set: plain.set, number: plain.number, type: plain.type, rarity: plain.rarity, realName: plain.realName }),
    size: plain.size ?? 'standard',
    points: plain.points,
    speed: first?.speed ?? null,
    attack: first?.attack ?? null,
    defense: first?.defense ?? null,
    damage: first?.damage ?? null,
    range: plain.range,
    bolts: plain.bolts,
    powers: [],
    canUse: [],
    specialPowers: plain.specialPowers ?? [],
    ...own('traits', plain.traits),
    ...own('keywords', plain.keywords),
    ...own('lines', lines),
    ...own('marks', plain.marks),
    ...(plain.symbols && Object.keys(plain.symbols).length > 0 && { symbols: plain.symbols }),
    abilities: [...new Set(plain.abilities)],
    teamAbilities: [...new Set(plain.teamAbilities)],
    dial,
    baseSquares: base ? base[0] * base[1] : 1,
    ...(base && { base: `${base[0]}x${base[1]}` }),
    ...(plain.passengers !== undefined && { passengers: plain.passengers }),
    ...(plain.ref && { ref: plain.ref }),
    source: '',
    origin: { file }
  }
  if (acceptsAsIs(figureSchema)(json)) return json
  const checked = v.safeParse(figureSchema, json, { abortEarly: true })
  if (checked.success) return checked.output
  const [issue] = checked.issues
  throw new Unreadable((issue.path ?? []).map(({ key }) => String(key)).join('/'), shortOf(issue.input))
}

const withoutEmpty = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, value]])))

/** A value as a note names it. */
export const shortOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 40) : typeof value === 'number' ? String(value) : typeof value

export function unknownPower(id: string): Readonly<Record<string, string>> {
  return { name: id, near: nearestPower(id) ?? '–' }
}

/** An id for a text of a card that no other on it has. */
export function textId(name: string, taken: readonly FigureText[]): string {
  const id = idOf(name, `unnamed-${taken.filter((one) => one.id.startsWith('unnamed-')).length + 1}`)
  let free = id
  for (let n = 2; taken.some((one) => one.id === free); n++) free = `${id}-${n}`
  return free
}

/** Letters of a text of a card, as schemas have them: longer texts are cut off. */
export const LONGEST_TEXT = 4000
/** Texts of each kind on one card, as a set may have them. */
const MOST_TEXTS = 30

/** Refuses a card with more texts than a set may have: each is compared with all before it. */
export function checkTexts({
  traits,
  specialPowers
}: {
  readonly traits: readonly FigureText[]
  readonly specialPowers: readonly FigureText[]
}): void {
  const most = Math.max(traits.length, specialPowers.length)
  if (most > MOST_TEXTS) throw new Unreadable('texts', String(most))
}

/** The entries of a list that could be read, and the number of those that could not. */
export interface ReadEach<T = FigureEntry> {
  readonly figures: readonly T[]
  readonly skipped: number
}

/**
 * Reads figures one after the other: one that cannot be read is left out and told with its place, none of them is a problem.
 * @param from one after the other: what names it, where it stands, and what reads it; `null`: it is no figure
 */
export function readEach<T extends { readonly id: string } = FigureEntry>(
  from: Iterable<{
    readonly name: string
    readonly path?: string
    readonly line?: number
    readonly read: (notes: Notes) => T | null
  }>,
  notes: Notes
): ReadEach<T> {
  const figures: T[] = []
  const ids = new Set<string>()
  const numbers = new Map<string, number>()
  let skipped = 0
  for (const { name, path, line, read } of from) {
    try {
      // What is told of a figure that is left out in the end would be about nothing.
      const own = new Notes()
      const figure = read(own)
      notes.take(own)
      if (figure === null) continue
      const id = freeId(figure.id, ids, numbers)
      if (id !== figure.id) notes.add('same-id', { name: figure.id, is: id })
      ids.add(id)
      figures.push(id === figure.id ? figure : { ...figure, id })
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      skipped++
      const at = error.line ?? line
      notes.add('figure-skipped', { name, where: error.where, found: error.found, ...(path !== undefined && { path }), ...(at !== undefined && { line: at }) }) // prettier-ignore
    }
  }
  return { figures, skipped }
}

/**
 * The id, or with a number behind it if another figure has it.
 * @param numbers the last number of each id: thousands of figures may have the same
 */
function freeId(id: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  if (!taken.has(id)) return id
  const stem = id.slice(0, 76)
  let n = numbers.get(stem) ?? 1
  do n++
  while (taken.has(`${stem}-${n}`))
  numbers.set(stem, n)
  return `${stem}-${n}`
}

/** Refuses more units, rows or dials than a file may have, before any of them is read; null: there are not too many. */
export function tooManyUnits(count: number, path = ''): Result<never> | null {
  if (count <= MOST_UNITS) return null
  return fail(
    problem('wrong-value', path, 'wrong-value', {
      found: { say: 'found.list', facts: { count } },
      expected: { say: 'expected.short-list', facts: { most: MOST_UNITS } }
    })
  )
}

/**
 * The figures as a set document; a file of cards that are no figures gives none and is no fault, one whose figures all failed is.
 * @param id of the set; left out where the figures are of several: the file's name
 */
export function setOf(
  read: ReadEach,
  file: string,
  recognised: {
    readonly notes: Notes
    readonly generation?: number | undefined
    /** Id and name of the set, if the file has them. */
    readonly set?: { readonly id: string; readonly name: string } | undefined
    /** Cards of the set that are no figures. */
    readonly elements?: ReadEach<ElementEntry> | undefined
  }
): Result<ImportedFile> {
  const { figures } = read
  const elements = recognised.elements?.figures ?? []
  const skipped = read.skipped + (recognised.elements?.skipped ?? 0)
  const rest = { notes: gathered(recognised.notes.all, 'grant-with-condition'), skipped, generation: recognised.generation }
  if (figures.length + elements.length === 0) return skipped > 0 ? noFigure(skipped, rest.notes) : ok({ documents: [], ...rest })
  const sets = new Set(figures.map(({ set }) => set ?? ''))
  const plain = titleOf(file)
  const [only] = sets
  const known = sets.size === 1 && only ? only : recognised.set?.id
  const about = {
    id: idOf(known || recognised.set?.name || plain, 'figures'),
    name: (recognised.set?.name || (known ? known.toUpperCase() : plain)).slice(0, 120)
  }
  const documents: ForeignDocument[] = []
  if (figures.length > 0) {
    const set = parseFigureSetFile({ format: figuresVersion(figures), ...about, figures })
    if (!set.ok) return set
    documents.push({ kind: 'figures', document: set.value })
  }
  if (elements.length > 0) {
    const beside = parseElementsFile({ format: 'linejudge-elements/1', ...about, elements })
    if (!beside.ok) return beside
    documents.push({ kind: 'elements', document: beside.value })
  }
  return ok({ documents, ...rest })
}

/** So many of them are told one by one. */
const MOST_TOLD = 12

/** Nothing could be read: the first figures that failed are told each with its place and what stands there. */
export function noFigure(skipped: number, notes: readonly Note[]): Result<never> {
  const each = notes
    .filter(({ code }) => code === 'figure-skipped')
    .slice(0, MOST_TOLD)
    .map(({ path = '', line, facts: { name = '', where = '', found = '' } }) => {
      const facts = { name: shorten(String(name)), where: shorten(String(where)), found: shorten(String(found)) }
      return line === undefined
        ? problem('figure-not-read', path, 'figure-not-read', facts)
        : problem('figure-not-read', path, 'figure-not-read-line', { line, ...facts })
    })
  return fail(problem('no-figure', '', 'no-figure-read', { count: skipped }), ...each)
}

/** A text of a file as a short field; numbers are written out. */
export const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() || undefined : typeof value === 'number' ? String(value) : undefined

export const isSlot = (word: string): word is DialSlot => DIAL_SLOTS.some((slot) => slot === word)

/** A size of base as "2x4". */
export function baseOf(value: unknown): readonly [number, number] | undefined {
  const match = /^(\d{1,2})\s*x\s*(\d{1,2})$/i.exec(shortText(value) ?? '')
  return match ? [Number(match[1]), Number(match[2])] : undefined
}
