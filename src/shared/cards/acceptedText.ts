/**
 * Sentences of a card that a judge has accepted, as fields of a text of a figure (`OwnText`): those that rulings can use. All other sentences stay
 * as they are: `more` says that there are some.
 */
import { PROTECTIONS, SIZES, type OwnText, type Protection, type Size } from '../contract/case.ts'
import type { CardClause } from './grammar/frame.ts'
import { isObject, type Value } from './grammar/grammar.ts'
import { sentenceHash } from './sentenceHash.ts'
import { sentencesOf } from './sentences.ts'

/** The part of a sentence that rulings use: fields of a text of a figure. */
export interface RuledPart {
  readonly grants?: readonly string[]
  readonly protected?: readonly Protection[]
  readonly symbol?: Size
  readonly clauses?: readonly object[]
  /** Clicks that show the text have STOP. */
  readonly stop?: true
}

/** Abilities that rulings know, by their ids. */
export interface Abilities {
  readonly hasAbility: (id: string) => boolean
}

/** For sentences that were accepted before: their clauses have been checked. */
const ALL: Abilities = { hasAbility: () => true }

/** A sentence of a text of a card with the clauses that a judge has accepted for it. */
export interface AcceptedSentence {
  /** The hash of the sentence (`sentenceHash`): the clauses hold only as long as the text has this sentence. */
  readonly of: string
  /** The version of the card reader that gave the clauses (`cards-2`), or `judge`. */
  readonly by: string
  /** The day on which they were accepted. */
  readonly accepted: string
  readonly clauses: readonly CardClause[]
}

/** A text of a figure of a set. */
export interface TextWithSentences extends OwnText {
  readonly sentences?: readonly AcceptedSentence[] | undefined
}

/** A text as it is on the table. */
export interface TextOnTable<T> {
  readonly text: Omit<T, 'sentences'>
  /** An accepted sentence of it says STOP. */
  readonly stop: boolean
}

/** The lists that have entries, each entry once. */
const notEmpty = <L extends Readonly<Record<string, readonly unknown[]>>>(lists: L): Partial<L> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([key, list]) => (list.length > 0 ? [[key, [...new Set(list)]]] : []))
  ) as unknown as Partial<L>

/** Parts as one. Two sizes are for the judge: then `symbol` is left out and `isClear` is false. */
function merged(parts: readonly RuledPart[]): { readonly part: RuledPart; readonly isClear: boolean } {
  const lists = notEmpty({
    grants: parts.flatMap(({ grants = [] }) => grants),
    protected: parts.flatMap((part) => part.protected ?? []),
    clauses: parts.flatMap(({ clauses = [] }) => clauses)
  })
  const symbols = parts.flatMap(({ symbol }) => symbol ?? [])
  const isClear = symbols.length <= 1
  const stop = parts.some((part) => part.stop === true)
  return { part: { ...lists, ...(isClear && symbols[0] && { symbol: symbols[0] }), ...(stop && { stop }) }, isClear }
}

/** All parts as one; null if one of them is missing, or if they are not clear together. */
function allOf(parts: readonly (RuledPart | null)[]): RuledPart | null {
  if (parts.length === 0 || parts.includes(null)) return null
  const { part, isClear } = merged(parts.flatMap((one) => one ?? []))
  return isClear ? part : null
}

/**
 * A text as rulings use it: its accepted sentences are fields of it, with the last day on which one of them was accepted. Sentences whose words
 * have changed since no longer count.
 */
export function textOnTable<T extends TextWithSentences>({ sentences = [], ...text }: T): TextOnTable<T> {
  if (sentences.length === 0) return { text, stop: false }
  const found = sentencesOf(text.text ?? '').map(({ sentence }) => acceptedFor(sentences, sentence))
  const parts = found.map((one) => (one ? ruledPart(one.clauses) : null))
  const days = found.flatMap((one, at) => (one && parts[at] ? [one.accepted] : []))
  if (days.length === 0) return { text, stop: false }
  const { part, isClear } = merged(parts.flatMap((one) => one ?? []))
  const lists = notEmpty({
    grants: [...(text.grants ?? []), ...(part.grants ?? [])],
    protected: [...(text.protected ?? []), ...(part.protected ?? [])],
    clauses: [...(text.clauses ?? []), ...(part.clauses ?? [])]
  })
  const more = parts.includes(null) || !isClear
  return {
    text: { ...text, ...(part.symbol && { symbol: part.symbol }), ...lists, more, accepted: days.sort().at(-1)! },
    stop: part.stop === true
  }
}

/** The acceptance of a sentence, by its words; undefined: it is not accepted. */
export function acceptedFor(accepted: readonly AcceptedSentence[], sentence: string): AcceptedSentence | undefined {
  if (accepted.length === 0) return undefined
  const hash = sentenceHash(sentence)
  return accepted.find(({ of }) => of === hash)
}

/** The part of all clauses of a sentence; null: rulings cannot use one of them, so they use none. */
export const ruledPart = (clauses: readonly CardClause[], names: Abilities = ALL): RuledPart | null =>
  allOf(clauses.map((clause) => partOf(clause, names)))

function partOf(clause: CardClause, names: Abilities): RuledPart | null {
  const { who, phase, does, ...fields } = clause
  if (who !== undefined && !(isObject(who) && who.is === 'self' && Object.keys(who).length === 1)) return null
  const keys = Object.keys(fields).sort().join()
  if (phase === 'possess' && does === 'stop' && keys === '') return { stop: true }
  if (phase === 'possess' && does === 'give' && keys === 'gives') return grantsOf(fields.gives!, names)
  if (phase === 'possess' && does === 'have' && keys === 'things')
    return allOf((fields.things as readonly Value[]).map((thing) => (isObject(thing) ? thingPart(thing, names) : null)))
  if (phase === 'value' && keys === 'then,value' && isObject(fields.then) && typeof fields.then.modify === 'number')
    return { clauses: [{ phase: 'value', value: fields.value, occupies: 'self', modify: fields.then.modify }] }
  return null
}

function grantsOf(gives: Value, { hasAbility }: Abilities): RuledPart | null {
  const ids = (gives as readonly Value[]).map(String)
  return ids.every(hasAbility) ? { grants: ids } : null
}

function thingPart(thing: { readonly [key: string]: Value }, names: Abilities): RuledPart | null {
  if (Array.isArray(thing.gives)) return grantsOf(thing.gives as readonly Value[], names)
  if (typeof thing.team === 'string') return grantsOf([thing.team], names)
  if (typeof thing.numbered === 'string') return grantsOf([`${thing.numbered}:${String(thing.number)}`], names)
  if (typeof thing.symbol === 'string') return symbolPart(thing.symbol)
  if (Array.isArray(thing.protected)) return protectionPart(thing.protected as readonly Value[])
  if (Array.isArray(thing.safeguard)) return safeguardPart(thing.safeguard as readonly Value[], names)
  return null
}

/** Symbols of size; those of speed and attack are no field of a text. */
const symbolPart = (symbol: string): RuledPart | null => {
  const size = SIZES.find((one) => one === symbol)
  return size === undefined ? null : { symbol: size }
}

function protectionPart(from: readonly Value[]): RuledPart | null {
  const guards = PROTECTIONS.filter((one) => from.includes(one))
  return guards.length === from.length ? { protected: guards } : null
}

/** SAFEGUARD against a power of anybody; against a team ability, or only of opponents, is for the judge. */
function safeguardPart(from: readonly Value[], names: Abilities): RuledPart | null {
  const ids = from.map((one) => (isObject(one) && typeof one.power === 'string' && one.of === undefined ? `safeguard:${one.power}` : null))
  return ids.includes(null) ? null : grantsOf(ids, names)
}
