/**
 * Units of HCUnits, in both of its generations: a set as a list, a page of it (`results`), one unit alone, and a patch beside its set.
 */
import * as v from 'valibot'
import { problem } from '../../base/problem.ts'
import { fail, ok, type Result } from '../../base/result.ts'
import { isRecord } from '../../base/validate.ts'
import { DIAL_SLOTS } from '../../rules/dialColours.ts'
import { corrected } from '../documents/corrections.ts'
import type { FigureEntry, FigureLine } from '../documents/documents.ts'
import { NOTHING_BESIDE } from '../foreign/beside.ts'
import type { ImportedFile, Importer } from '../foreign/importer.ts'
import { LIST } from '../foreign/importer.ts'
import { idOf } from '../../base/text/idOf.ts'
import { Notes } from '../foreign/notes.ts'
import { tellUnread, unreadIn } from '../foreign/unread.ts'
import {
  baseOf,
  clickOf,
  figureOf,
  besideDial,
  numberOf,
  readEach,
  setOf,
  shortText,
  tooManyUnits,
  Unreadable,
  type ClickParts
} from './figureBuilder.ts'
import { CardTexts } from './cardTexts.ts'
import { improvedAbility, powerId, readSymbols, teamId } from './names.ts'
import { wordOf } from '../../json/wordOf.ts'
import '../../base/sayFileSentences.ts'

type Json = Readonly<Record<string, unknown>>

const anything = (...names: readonly string[]): Record<string, v.UnknownSchema> =>
  Object.fromEntries(names.map((name) => [name, v.unknown()]))
const ofSlots = (what: string): readonly string[] => DIAL_SLOTS.map((slot) => `${slot}_${what}`)

/** What of a unit is read, by its names: what it holds is looked at where it is read. */
const UNIT = v.looseObject({
  ...anything(
    'unit_id',
    'id',
    'set_id',
    'collector_number',
    'name',
    'type',
    'dimensions',
    'point_values',
    'unit_range',
    'range',
    'targets'
  ),
  ...anything('team_abilities', 'keywords', 'combat_symbols', 'improved_movement', 'improved_targeting', 'properties', 'rarity'),
  ...anything('real_name', 'passengers', ...ofSlots('type')),
  special_powers: v.array(v.looseObject(anything('type', 'name', 'description', 'powers', 'point_value'))),
  dial: v.array(v.looseObject(anything('click_number', 'starting_line', 'alt_click_number', ...ofSlots('value'), ...ofSlots('power'))))
})
const PAGE = v.looseObject(anything(LIST, 'results', 'units', 'next', 'previous', 'count'))
const PATCH = v.looseObject(anything('updates'))

const isUnit = (value: unknown): boolean =>
  isRecord(value) && 'collector_number' in value && 'name' in value && ('unit_id' in value || 'id' in value)

/** Whether a list is one of units, at least in part. */
export const isListOfUnits = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isUnit)

/** The units of a file and where they stand in it; null: it is none of theirs. */
function unitsIn(json: Json): { readonly units: readonly unknown[]; readonly at: string } | null {
  if (isUnit(json)) return { units: [json], at: '' }
  const lists = [[json[LIST], ''], [json.results, '/results'], [json.units, '/units']] as const // prettier-ignore
  for (const [list, at] of lists)
    if (Array.isArray(list) && list.some((one) => isUnit(one) && isRecord(one) && !('point_value' in one))) return { units: list, at }
  return null
}

export const hcunits: Importer = {
  name: 'hcunits',
  recognises: (json) => unitsIn(json) !== null,
  read: (json, file, { beside = NOTHING_BESIDE }) => {
    const { units, at } = unitsIn(json)!
    const tooMany = tooManyUnits(units.length, at)
    if (tooMany) return tooMany
    const besides = beside.all((json) => isPatch(json)).filter((json) => isPatch(json))
    const patches = besides.map(({ updates }) => updates)
    const read = readUnits(
      units.map((unit) => patches.reduce((one: unknown, updates) => patched(one, updates), unit)),
      at,
      json.next,
      file
    )
    const around = [...(isUnit(json) ? [] : unreadIn(PAGE, json)), ...besides.flatMap((patch) => unreadIn(PATCH, patch))]
    if (!read.ok) return read
    const whole = patches.length > 0 ? withPatches(read, readUnits(units, at, json.next, file)) : read
    const notes = new Notes()
    notes.take(read.value.notes)
    tellUnread(around, notes)
    return whole.ok ? ok({ ...whole.value, notes: notes.all }) : whole
  }
}

/** What a patch has changed is a correction of each figure: it stays when the set comes again without the patch. */
function withPatches(read: Result<ImportedFile> & { readonly ok: true }, unpatched: Result<ImportedFile>): Result<ImportedFile> {
  const [plain] = unpatched.ok ? unpatched.value.documents : []
  const before = new Map(plain?.kind === 'figures' ? plain.document.figures.map((figure) => [figure.id, figure]) : [])
  const documents = read.value.documents.map((one) =>
    one.kind === 'figures'
      ? {
          ...one,
          document: {
            ...one.document,
            figures: one.document.figures.map((figure) => {
              const theirs = before.get(figure.id)
              return theirs ? corrected(figure, theirs) : figure
            })
          }
        }
      : one
  )
  return ok({ ...read.value, documents })
}

function readUnits(units: readonly unknown[], at: string, next: unknown, file: string): Result<ImportedFile> {
  const notes = new Notes()
  tellUnread(
    units.flatMap((unit) => unreadIn(UNIT, unit).map((place) => `${at}${place}`)),
    notes
  )
  if (typeof next === 'string' && next !== '') notes.add('part-of-a-set')
  let generation = 1
  const read = readEach(
    units.map((unit, index) => ({
      name: isRecord(unit) ? (shortText(unit.name) ?? shortText(unit.unit_id) ?? String(index + 1)) : String(index + 1),
      path: at === '' && units.length === 1 ? '' : `${at}/${index}`,
      read: (own) => {
        if (!isRecord(unit)) throw new Unreadable('', typeof unit)
        if (unit.unit_id === undefined) generation = 2
        return readUnit(unit, own, file)
      }
    })),
    notes
  )
  return setOf(read, file, { notes, generation })
}

const FIGURES = ['character', 'bystander']

function readUnit(unit: Json, notes: Notes, file: string): FigureEntry | null {
  const type = shortText(unit.type) ?? 'character'
  if (!FIGURES.includes(type)) {
    notes.add('other-cards')
    return null
  }
  const id = idOf(shortText(unit.unit_id ?? unit.id) ?? '', '')
  if (id === '') throw new Unreadable('unit_id', wordOf(unit.unit_id ?? ''))
  const name = shortText(unit.name)
  if (name === undefined) throw new Unreadable('name', '')
  if (!Array.isArray(unit.dial)) throw new Unreadable('dial', typeof unit.dial)
  const words = Array.isArray(unit.combat_symbols) ? unit.combat_symbols : DIAL_SLOTS.map((slot) => unit[`${slot}_type`])
  const { symbols, abilities, size, unknown } = readSymbols(words.map(shortText))
  for (const symbol of unknown) notes.add('symbol-not-read', { name: symbol })
  const base = baseOf(unit.dimensions)
  if (!base && unit.dimensions) notes.add('odd-value', { found: shortText(unit.dimensions)?.slice(0, 20) ?? typeof unit.dimensions })
  const points = wordsOf(unit.point_values).flatMap((value) => numberOf(value) ?? [])
  const dial = unit.dial as readonly unknown[]
  const clicks = dial.map((click, index) => readClick(click, index, notes))
  const { traits, specialPowers, stops } = readTexts(unit.special_powers, name, notes)
  return figureOf(
    {
      file,
      id,
      name,
      set: shortText(unit.set_id ?? unit.set),
      number: shortText(unit.collector_number),
      type,
      rarity: shortText(unit.rarity),
      realName: shortText(unit.real_name),
      points: points[0] ?? null,
      range: besideDial(unit.unit_range ?? unit.range, notes),
      bolts: besideDial(unit.targets, notes),
      size,
      base,
      passengers: numberOf(unit.passengers) ?? undefined,
      keywords: wordsOf(unit.keywords).flatMap((word) => shortText(word) ?? []),
      marks: wordsOf(unit.properties).flatMap((word) => shortText(word) ?? []),
      symbols,
      abilities: [
        ...abilities,
        ...wordsOf(unit.improved_movement).map((word) => improvedAbility('movement', wordOf(word))),
        ...wordsOf(unit.improved_targeting).map((word) => improvedAbility('targeting', wordOf(word)))
      ],
      teamAbilities: wordsOf(unit.team_abilities).map((word) => teamId(wordOf(word))),
      traits,
      specialPowers,
      stops,
      lines: linesOf(dial, points, notes),
      clicks
    },
    notes
  )
}

/** A list; the two characters "[]" stand for an empty one in real files. */
const wordsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function readClick(click: unknown, index: number, notes: Notes): ClickParts {
  if (!isRecord(click)) throw new Unreadable(`dial/${index}`, typeof click)
  const alt = numberOf(click.alt_click_number)
  const read = clickOf(numberOf(click.click_number) ?? NaN, notes, (slot) => {
    const power = shortText(click[`${slot}_power`])
    return {
      value: click[`${slot}_value`],
      where: `dial/${index}/${slot}_value`,
      power: power === undefined ? null : power === 'special' ? power : powerId(power)
    }
  })
  return typeof alt === 'number' ? { ...read, alt } : read
}

/** The starting lines in the order of the clicks, each with its points: the first with the first, and so on. */
function linesOf(dial: readonly unknown[], points: readonly number[], notes: Notes): readonly FigureLine[] {
  const starts = dial
    .flatMap((click) =>
      isRecord(click) && click.starting_line ? [{ click: numberOf(click.click_number) ?? 1, mark: click.starting_line }] : []
    )
    .sort((a, b) => a.click - b.click)
  if (starts.length !== points.length) notes.add('lines-unmatched')
  return starts.map(({ click, mark }, index) => ({
    click,
    points: points[index] ?? null,
    ...(typeof mark === 'string' && { mark })
  }))
}

function readTexts(list: unknown, figure: string, notes: Notes): CardTexts {
  const texts = new CardTexts(figure, notes)
  for (const one of wordsOf(list)) {
    if (!isRecord(one)) {
      notes.add('row-skipped', { found: wordOf(one).slice(0, 40) })
      continue
    }
    const name = shortText(one.name)
    if (name === undefined) notes.add('unnamed-power')
    texts.add({
      kind: shortText(one.type) ?? 'trait',
      name,
      text: typeof one.description === 'string' ? one.description : '',
      mentions: wordsOf(one.powers).map(wordOf),
      points: numberOf(one.point_value) ?? undefined
    })
  }
  return texts
}

interface Patch {
  readonly updates: Json
}
const isPatch = (json: unknown): json is Patch => isRecord(json) && isRecord(json.updates) && !('collector_number' in json)

/** Corrections by unit, to be picked together with the set that they correct. */
export const hcunitsPatch: Importer = {
  name: 'hcunits-patch',
  recognises: isPatch,
  read: (_, __, { beside }) =>
    (beside?.files ?? []).some(({ json }) => unitsIn(json) !== null)
      ? ok({ documents: [], notes: [] })
      : fail(problem('patch-alone', '', 'patch-alone', {}))
}

/** A unit with what a patch says of it. */
function patched(unit: unknown, updates: Json): unknown {
  const id = isRecord(unit) ? shortText(unit.unit_id ?? unit.id) : undefined
  return id !== undefined && Object.hasOwn(updates, id) ? merged(unit, updates[id]) : unit
}

/** Objects field by field, lists of objects place by place; everything else is what the patch says. */
function merged(before: unknown, patch: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(patch) && patch.every(isRecord)) {
    return Array.from({ length: Math.max(before.length, patch.length) }, (_, index) =>
      index < patch.length ? merged(before[index], patch[index]) : (before[index] as unknown)
    )
  }
  if (!isRecord(before) || !isRecord(patch)) return patch
  return {
    ...before,
    ...Object.fromEntries(
      Object.entries(patch).map(([key, value]) => [key, Object.hasOwn(before, key) ? merged(before[key], value) : value])
    )
  }
}
