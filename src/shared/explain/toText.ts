/** The sentence of a reason, in every language: nothing else turns rulings into prose. */
import type { SquareXY } from '../contract/case.ts'
import { formatSquareName } from '../grid/squareName.ts'
import type { Fact, Reason } from '../contract/ruling.ts'
import { openPhrases, type OpenPhrases } from './openPhrases.en.ts'
import { openReadings, type OpenReadingId } from './openReadings.en.ts'
import { sentences, type SentenceId } from './sentences.en.ts'

/** The sentences of a language by the ids of `sentences.en.ts`, and its small words between the facts. */
export interface Phrasebook {
  /** A sentence that is missing is said in English. */
  readonly sentences: Readonly<Partial<Record<SentenceId, string>>>
  /** Words of facts as they are in the rules' data: `hindering`, `ranged`, `speed`. Missing: the word itself. */
  readonly terms: Readonly<Record<string, string>>
  /** Choices, dice and due rolls. */
  readonly open: OpenPhrases
  /** Readings of open points. One that is missing is said in English. */
  readonly readings: Readonly<Partial<Record<OpenReadingId, string>>>
  readonly nothing: string
  readonly nobody: string
  readonly something: string
  /** The word before the last of several, which some languages change by what follows. */
  readonly and: (next: string) => string
  readonly ruleApplies: (rule: string) => string
  /** So many of all throws of the dice. */
  readonly throws: (count: number, all: number) => string
}

/** Words of an edition for the sentences of rulings, in one language. */
export interface Wording {
  /** By the id of a sentence, with the same places as the usual sentence. */
  readonly sentences: Readonly<Record<string, string>>
  /** By the word of the rules' data. */
  readonly terms: Readonly<Record<string, string>>
}

/** How things are called in a sentence. */
export interface Words {
  /** The language; left out: English. */
  readonly phrases?: Phrasebook
  /** A figure's name from its id, or undefined. */
  readonly figure: (id: string) => string | undefined
  /** A power's or terrain's printed name from its id, or undefined. */
  readonly effect: (id: string) => string | undefined
  /** The name of a special power, a trait or what is carried, from its id, or undefined. */
  readonly own?: (id: string) => string | undefined
  readonly square: (xy: SquareXY) => string
  /** A side's name from its id; left out: the id with a capital letter. */
  readonly side?: (id: string) => string | undefined
  /** Whether this value of the figure (`speed`) is not stated: the counted value is then called assumed, never printed. Left out: all are stated. */
  readonly unstated?: (figure: string, value: string) => boolean
  /** The words of the edition of the table in the language of `phrases`: they come before the usual ones. */
  readonly edition?: Wording
  /** English sentences of a neighbouring game, in addition to those of every question. */
  readonly also?: Readonly<Partial<Record<SentenceId, string>>>
}

/** Squares as the case format writes them: `(6,3)`. */
export const plainSquare = ([x, y]: SquareXY): string => `(${x},${y})`
/** Squares as the board's edges name them: `G4`. */
export const namedSquare = (xy: SquareXY): string => formatSquareName(xy)

/** Words for sentences without figures and effects. */
export const NO_NAMES: Words = { figure: () => undefined, effect: () => undefined, square: plainSquare }

export const ENGLISH: Phrasebook = {
  sentences,
  // Words of the data that are no words of English; the others are said as they are.
  terms: {
    'thrown-object': 'a thrown object',
    'close-or-ranged': 'close or ranged',
    'close-attack': 'close attack',
    'ranged-attack': 'ranged attack',
    'close-combat': 'close combat',
    'ranged-combat': 'ranged combat',
    'break-away': 'breaking away',
    'begin-turn': 'the beginning of the turn',
    'end-begins': 'the beginning of the end of the turn',
    'end-turn': 'the end of the turn',
    'time-called': 'the end of time',
    'knock-back': 'knock back',
    'force-field': 'force field',
    'hindering-terrain': 'hindering terrain',
    'hindered-line': 'a hindered line',
    'ultra-light': 'ultra light',
    'ultra-heavy': 'ultra heavy',
    'ultra-light-object': 'an ultra light object',
    'light-object': 'a light object',
    'heavy-object': 'a heavy object',
    'ultra-heavy-object': 'an ultra heavy object',
    'hindering-marker': 'hindering marker',
    'blocking-marker': 'blocking marker',
    'water-marker': 'water marker',
    'elevated-marker': 'elevated marker',
    'rule-of-three': 'the rule of three',
    'damage-depletion': 'damage depletion',
    'armor-wars': 'Armor Wars',
    'map-edge': 'the edge of the map',
    'attack-roll': 'attack roll',
    knockBack: 'knock back',
    expert: 'Combat Expert',
    reducer: 'what reduces the damage',
    instead: 'who is attacked instead',
    aftermath: 'what comes to the attacker first',
    split: 'how the damage is divided'
  },
  open: openPhrases,
  readings: openReadings,
  nothing: 'nothing',
  nobody: 'nobody',
  something: 'something',
  and: () => 'and',
  ruleApplies: (rule) => `Rule ${rule} applies.`,
  throws: (count, all) => `${count} of ${all}`
}

/** All throws of one and of two six-sided dice. */
export const ONE_DIE = 6
export const TWO_DICE = 36

/** A chance as players say it: the throws that succeed out of `all`, "26 of 36"; the fraction itself if it is no whole number of them. */
export function inThrows(fraction: string, all: number, { throws }: Pick<Phrasebook, 'throws'>): string {
  const [part = 0, bottom = 1] = fraction.split('/').map(Number)
  return all % bottom === 0 ? throws((part * all) / bottom, all) : fraction
}

export const phrasesOf = (words: Words): Phrasebook => words.phrases ?? ENGLISH

function list(parts: readonly string[], words: Words): string {
  if (parts.length === 0) return phrasesOf(words).nothing
  if (parts.length === 1) return parts[0]!
  const last = parts[parts.length - 1]!
  return `${parts.slice(0, -1).join(', ')} ${phrasesOf(words).and(last)} ${last}`
}

const isXY = (fact: readonly unknown[]): fact is SquareXY => fact.length === 2 && fact.every((part) => typeof part === 'number')

function sayItem(item: unknown, words: Words): string {
  if (!Array.isArray(item)) return nameOf(String(item), words)
  const [id, amount] = item as readonly unknown[]
  return isXY(item) ? words.square(item) : `${nameOf(String(id), words)} ${String(amount)}`
}

function say(name: string, fact: Fact, words: Words): string {
  if (fact === null) return phrasesOf(words).nobody
  if (Array.isArray(fact)) {
    const items = fact as readonly unknown[]
    if (isXY(items)) return words.square(items)
    return list(
      items.map((item) => sayItem(item, words)),
      words
    )
  }
  // A choice is called what it is about, and not like a power of that name.
  if (typeof fact === 'string' && name === 'choice') return termOf(fact, words) ?? nameOf(fact, words)
  if (typeof fact === 'string') return name === 'text' || name === 'reading' ? fact : nameOf(fact, words)
  if (typeof fact === 'number' && name === 'amount' && fact < 0) return `−${-fact}`
  return String(fact)
}

/** The word of the language for `id`. A property that every object inherits is not a word. */
function termOf(id: string, words: Words): string | undefined {
  const { terms } = phrasesOf(words)
  const own = words.edition?.terms
  if (own && Object.hasOwn(own, id)) return own[id]
  return Object.hasOwn(terms, id) ? terms[id] : undefined
}

/** A figure, a power or a word of the rules by its id. */
export const nameOf = (id: string, words: Words): string =>
  words.figure(id) ?? words.effect(id) ?? termOf(id, words) ?? words.own?.(id) ?? id

/** `all`: the place is a chance, to be said in so many throws. */
type Part = string | { readonly name: string; readonly all?: number; readonly one?: string; readonly many?: string }

const PLACEHOLDER = /\{([a-zA-Z]+)(?:\/(\d+)|\|([^|}]+)\|([^}]+))?\}/g

/** The names of the places of a sentence, each once, in the order of letters. */
export const placesOf = (sentence: string): readonly string[] =>
  [...new Set([...sentence.matchAll(PLACEHOLDER)].map(([, name]) => name!))].sort()

const compiled = new Map<string, readonly Part[]>()

/** A sentence taken apart once: its words and its places. */
function partsOf(id: string, rule: string, words: Words): readonly Part[] {
  const phrases = phrasesOf(words)
  const template: string | undefined =
    words.edition?.sentences[id] ??
    phrases.sentences[id as SentenceId] ??
    ENGLISH.sentences[id as SentenceId] ??
    words.also?.[id as SentenceId]
  if (template === undefined) return [phrases.ruleApplies(rule)]
  const known = compiled.get(template)
  if (known) return known
  const parts: Part[] = []
  let end = 0
  for (const match of template.matchAll(PLACEHOLDER)) {
    const [, name = '', all, one, many] = match
    parts.push(template.slice(end, match.index), { name, ...(all && { all: Number(all) }), one, many })
    end = match.index + match[0].length
  }
  parts.push(template.slice(end))
  compiled.set(template, parts)
  return parts
}

function fill({ name, all, one, many }: Exclude<Part, string>, reason: Reason, words: Words): string {
  const chance = all === undefined ? undefined : reason.facts[name]
  if (all !== undefined && typeof chance === 'string') return inThrows(chance, all, phrasesOf(words))
  if (one !== undefined && many !== undefined) {
    const number = reason.facts[name]
    return `${String(number)} ${number === 1 ? one : many}`
  }
  if (name === 'at') return list(reason.at.map(words.square), words)
  if (name === 'by') return reason.by === null ? phrasesOf(words).something : nameOf(reason.by, words)
  return say(name, Object.hasOwn(reason.facts, name) ? reason.facts[name]! : null, words)
}

/** The id of the sentence that says a reason: a value that is not stated has its own. */
function sentenceIdOf({ say, facts: { figure, value } }: Reason, { unstated }: Words): string {
  const assumed = say === 'value.result' && typeof figure === 'string' && typeof value === 'string' && unstated?.(figure, value)
  return assumed ? ('value.assumed' satisfies SentenceId) : say
}

/** The reading of an open point as a sentence; one that has none is named by parameter and value. @param value as in `readings` of an edition */
export function readingText(parameter: string, value: unknown, { readings }: Phrasebook = ENGLISH): string {
  const id = `${parameter}=${String(value)}`
  return readings[id as OpenReadingId] ?? openReadings[id as OpenReadingId] ?? `${id}.`
}

/** A reason with all facts that its sentence needs. */
function withFacts(reason: Reason, words: Words): Reason {
  const { say, facts } = reason
  if (say !== 'open.reading' || typeof facts.parameter !== 'string') return reason
  return { ...reason, facts: { ...facts, reading: readingText(facts.parameter, facts.value, phrasesOf(words)) } }
}

/** The sentence of a reason. An unknown `say` gives the rule's id, so that nothing is ever silent. */
export function sentenceOf(reason: Reason, words: Words): string {
  let text = ''
  const whole = withFacts(reason, words)
  for (const part of partsOf(sentenceIdOf(reason, words), reason.rule, words))
    text += typeof part === 'string' ? part : fill(part, whole, words)
  // A name with a period at its end, S.H.I.E.L.D., ends the sentence, too.
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/(?<!\.)\.\.$/, '.')
}

/** The reasons with their sentences. */
export const inWords = (reasons: readonly Reason[], words: Words): Reason[] =>
  reasons.map((reason) => ({ ...reason, text: sentenceOf(reason, words) }))
