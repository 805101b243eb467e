/**
 * Golden questions asked a little otherwise: a number one off, a field of another case's figure, another edition, an event less or twice. What
 * comes out stays near situations that somebody thought of, and reaches what beside them nobody asked. The same seed gives the same question; a
 * new golden case changes few of the others.
 */
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { caseFiles, questionOf } from '../cases/caseFiles.ts'
import { chanceFrom, type Chance } from './seeded.ts'

type Json = null | boolean | number | string | Json[] | { [field: string]: Json }
type Fields = { [field: string]: Json }

interface Known {
  readonly mark: number
  readonly question: ClixCase
}

/** Kinds of questions that take long. */
const LONG_KINDS = ['preparation']
const RULESETS = ['heroclix-2009', 'heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012', 'heroclix-2013', 'clix-campaign']
/** What says which figure it is and where it stands. */
const OF_ITS_OWN = ['id', 'name', 'at', 'squares', 'side']
const OF_THE_TABLE = ['teams', 'turn', 'objects', 'conditions', 'grenadePool', 'pending', 'specialTerrain']
const GROUND = ['.', 'h', 'b', 'w', '1', '2']

let all: readonly Known[] | undefined

/** All of them, in the order of their marks. */
function knownCases(): readonly Known[] {
  all ??= caseFiles()
    .flatMap(({ cases }) => cases)
    .filter(({ ask }) => !LONG_KINDS.includes(ask.kind))
    .map((one) => ({ mark: markOf(one.id), question: questionOf(one) }))
    .sort((a, b) => a.mark - b.mark)
  return all
}

/** A number of 32 bits for a text. */
export function markOf(text: string): number {
  let mark = 2166136261
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 16777619)
  return mark >>> 0
}

/** One of those that fit: the next by its mark, so that a case more seldom changes which. */
function drawn(chance: Chance, fits: (question: ClixCase) => boolean = () => true): ClixCase | undefined {
  const known = knownCases()
  const salt = chance.next() * 2 ** 32
  const from = known.findIndex(({ mark }) => mark >= salt)
  for (let at = 0; at < known.length; at++) {
    const { question } = known[(Math.max(0, from) + at) % known.length]!
    if (fits(question)) return question
  }
  return undefined
}

const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => value as Fields
const figuresOf = (question: Fields): Fields[] => (Array.isArray(question.figures) ? question.figures.filter(isFields) : [])

/** Every place of a value that holds something `fits` takes: what it stands in, and under which key. */
function placesOf(value: Json, fits: (leaf: Json) => boolean): { readonly of: Fields; readonly key: string }[] {
  if (value === null || typeof value !== 'object') return []
  const holder = value as Fields
  return Object.keys(holder).flatMap((key) => (fits(holder[key]!) ? [{ of: holder, key }] : placesOf(holder[key]!, fits)))
}

/** One of the entries of a list, if there is one. */
const oneOf = <T>(chance: Chance, from: readonly T[]): T | undefined => (from.length === 0 ? undefined : chance.pick(from))

/** Ways to ask otherwise. Each changes the question in its place, or leaves it where it has nothing to change. */
const CHANGES: readonly ((chance: Chance, question: Fields) => void)[] = [
  numberOff,
  numberOff,
  fieldOfAnotherFigure,
  fieldOfAnotherFigure,
  fieldOfAnotherFigure,
  somebodyElse,
  somebodyElse,
  fieldOfAnotherAsk,
  otherEdition,
  otherEvents,
  otherEvents,
  otherGround,
  groundOfAnother,
  groundOfAnother,
  ofAnotherMap,
  otherSquare,
  otherSquare,
  powerMore,
  powerMore,
  fieldLess,
  fieldLess,
  ofTheTable,
  askedOfAnother
]

/** A number of what is asked or of a figure, one more or less. */
function numberOff(chance: Chance, question: Fields): void {
  const { figures = [], ask = null } = question
  const place = oneOf(
    chance,
    placesOf([figures, ask, ask], (leaf) => typeof leaf === 'number')
  )
  if (place) place.of[place.key] = Math.max(0, Number(place.of[place.key]) + chance.pick([1, -1]))
}

/** What a figure of another case has. */
function fieldOfAnotherFigure(chance: Chance, question: Fields): void {
  const figure = oneOf(chance, figuresOf(question))
  const other = oneOf(chance, figuresOf(fieldsOf(drawn(chance, ({ figures = [] }) => figures.length > 0))))
  if (!figure || !other) return
  const field = oneOf(
    chance,
    Object.keys(other).filter((key) => !OF_ITS_OWN.includes(key))
  )
  if (field !== undefined) figure[field] = structuredClone(other[field]!)
}

/** Another figure where one is named. */
function somebodyElse(chance: Chance, question: Fields): void {
  const ids = figuresOf(question).map(({ id }) => id as Json)
  const place = oneOf(
    chance,
    placesOf(question.ask!, (leaf) => ids.includes(leaf))
  )
  if (place) place.of[place.key] = chance.pick(ids)
}

/** What another question of this kind says besides. */
function fieldOfAnotherAsk(chance: Chance, question: Fields): void {
  const ask = fieldsOf(question.ask)
  const other = drawn(chance, (one) => one.ask.kind === ask.kind)
  const field = oneOf(
    chance,
    Object.keys(other?.ask ?? {}).filter((key) => key !== 'kind')
  )
  if (field !== undefined) ask[field] = structuredClone(fieldsOf(other!.ask)[field]!)
}

function otherEdition(chance: Chance, question: Fields): void {
  if (RULESETS.includes(String(question.ruleset))) question.ruleset = chance.pick(RULESETS)
}

/** An event less, one twice, two exchanged, or one of another case. */
function otherEvents(chance: Chance, question: Fields): void {
  const { events } = fieldsOf(question.ask)
  if (!Array.isArray(events) || events.length === 0) return
  const at = chance.whole(0, events.length - 1)
  const how = chance.whole(0, 4)
  if (how === 0) events.splice(at, 1)
  else if (how === 1) events.splice(at, 0, structuredClone(events[at]!))
  else if (how === 2) events.splice(at, 2, ...events.slice(at, at + 2).reverse())
  else {
    const other = fieldsOf(drawn(chance, ({ ask }) => ask.kind === 'timeline' && ask.events.length > 0)!.ask).events as Json[]
    events.splice(how === 3 ? events.length : at, 0, structuredClone(chance.pick(other)))
  }
}

/** Other ground on one square. */
function otherGround(chance: Chance, question: Fields): void {
  const terrain = isFields(question.map) ? question.map.terrain : undefined
  if (!Array.isArray(terrain) || terrain.length === 0) return
  const row = chance.whole(0, terrain.length - 1)
  const text = String(terrain[row])
  const at = chance.whole(0, Math.max(0, text.length - 1))
  terrain[row] = text.slice(0, at) + chance.pick(GROUND) + text.slice(at + 1)
}

/** Ground of another case's legend, special terrain for the most part, under a figure or on all of a row. */
function groundOfAnother(chance: Chance, question: Fields): void {
  const { map } = question
  if (!isFields(map) || !Array.isArray(map.size)) return
  const other = drawn(chance, (one) => 'legend' in ((one.map ?? {}) as object))
  const legend = fieldsOf(fieldsOf(other?.map).legend)
  const means = oneOf(chance, Object.values(legend))
  const [columns, rows] = map.size.map(Number) as [number, number]
  const at = oneOf(
    chance,
    placesOf(question.figures ?? null, isSquare).map(({ of, key }) => of[key] as number[])
  )
  if (means === undefined || columns * rows > 400) return
  const terrain = (Array.isArray(map.terrain) ? map.terrain.map(String) : []).concat(
    Array.from({ length: rows }, () => '.'.repeat(columns))
  )
  const row = Math.min(rows - 1, at?.[1] ?? 0)
  const column = Math.min(columns - 1, at?.[0] ?? 0)
  const line = terrain[row]!
  terrain[row] = chance.is(0.4) ? 'S'.repeat(columns) : `${line.slice(0, column)}S${line.slice(column + 1)}`
  map.terrain = terrain.slice(0, rows)
  map.legend = { ...(isFields(map.legend) ? map.legend : {}), S: structuredClone(means) }
}

/** What the map of another case has besides its ground. */
function ofAnotherMap(chance: Chance, question: Fields): void {
  const field = chance.pick(['walls', 'indoor', 'barriers', 'starting', 'stairs', 'rules', 'level'])
  const other = drawn(chance, (one) => field in ((one.map ?? {}) as object))
  if (isFields(question.map) && other) question.map[field] = structuredClone(fieldsOf(other.map)[field]!)
}

/** A field of the question, at any depth, or of a figure less. */
function fieldLess(chance: Chance, question: Fields): void {
  const figure = oneOf(chance, figuresOf(question))
  const place = oneOf(
    chance,
    figure && chance.is(0.3) ? Object.keys(figure).map((key) => ({ of: figure, key })) : [...holdersIn(question.ask!)]
  )
  if (!place || place.key === 'kind' || place.key === 'id' || place.key === 'do') return
  if (Array.isArray(place.of)) place.of.splice(Number(place.key), 1)
  else Reflect.deleteProperty(place.of, place.key)
}

/** Every field and every entry of a list, at any depth. */
function holdersIn(value: Json): { readonly of: Fields; readonly key: string }[] {
  if (value === null || typeof value !== 'object') return []
  const holder = value as Fields
  return Object.keys(holder).flatMap((key) => [{ of: holder, key }, ...holdersIn(holder[key]!)])
}

/** A power or an ability more, of those that a figure of another case has. */
function powerMore(chance: Chance, question: Fields): void {
  const field = chance.pick(['powers', 'powers', 'abilities', 'teamAbilities'])
  const figure = oneOf(chance, figuresOf(question))
  const other = oneOf(chance, figuresOf(fieldsOf(drawn(chance, ({ figures = [] }) => figures.some((one) => field in one)))))
  const more = other?.[field]
  if (figure && Array.isArray(more)) figure[field] = [...(Array.isArray(figure[field]) ? figure[field] : []), ...structuredClone(more)]
}

const isSquare = (value: Json): boolean => Array.isArray(value) && value.length === 2 && value.every((at) => typeof at === 'number')

/** A square that is named elsewhere, or one next to it. */
function otherSquare(chance: Chance, question: Fields): void {
  const { figures = [], ask = null } = question
  const squares = placesOf([figures, ask], isSquare)
  const to = oneOf(chance, squares)
  const place = oneOf(chance, chance.is(0.7) ? placesOf(ask, isSquare) : squares)
  if (!to || !place) return
  const off = (at: number): number => Math.max(0, at + (chance.is(0.4) ? chance.pick([-1, 1]) : 0))
  place.of[place.key] = (to.of[to.key] as number[]).map(off)
}

/** Teams, objects or a pool that the table of another case has. */
function ofTheTable(chance: Chance, question: Fields): void {
  const field = chance.pick(OF_THE_TABLE)
  const other = drawn(chance, (one) => field in one)
  if (other) question[field] = structuredClone(fieldsOf(other)[field]!)
}

/** The question of another case about this table, with the figures that stand here. */
function askedOfAnother(chance: Chance, question: Fields): void {
  const ids = figuresOf(question).map(({ id }) => id as Json)
  if (ids.length === 0) return
  const other = drawn(chance, ({ figures = [] }) => figures.length > 0)!
  const strange = fieldsOf(structuredClone(other)).figures as Fields[]
  const ask = structuredClone(fieldsOf(other.ask))
  for (const { of, key } of placesOf(ask, (leaf) => strange.some(({ id }) => id === leaf)))
    if (!ids.includes(of[key]!)) of[key] = chance.pick(ids)
  question.ask = ask
}

/** A question with one to three changes. */
export function variedFrom(from: ClixCase, seed: number): ClixCase {
  const chance = chanceFrom(seed ^ 0x51f15e)
  const question = fieldsOf(structuredClone(from))
  for (let times = chance.whole(1, 3); times > 0; times--) chance.pick(CHANGES)(chance, question)
  return question as unknown as ClixCase
}

/** A golden question with one to three changes. What it asks may be illegal in the game, and may be no case any more. */
export const variedQuestion = (seed: number): ClixCase => variedFrom(drawn(chanceFrom(seed))!, seed)
