/**
 * The fields of a text of a figure (`OwnText`) for the sentences of it that a judge has accepted: those that rulings can use. All other
 * sentences stay as they are: `more` says that there are some.
 */
import type { OwnText, Protection } from '../contract/case.ts'
import { PROTECTIONS } from '../contract/case.ts'
import type { Size } from '../contract/case.ts'
import { SIZES } from '../contract/case.ts'
import type { CardClause } from './cardClause.ts'
import type { SentenceRead } from './cardReader.ts'
import { isObject, type Value } from './grammar/grammar.ts'
import { sentenceHash } from './sentenceHash.ts'
import { sentencesOf } from './sentences.ts'

export interface AcceptedText extends Pick<OwnText, 'grants' | 'symbol' | 'clauses' | 'protected'> {
  readonly more: boolean
  /** The text says STOP: clicks that show it have it. */
  readonly stop: boolean
}

/** What rulings use of a sentence: fields of a text of a figure. */
export interface RuledPart {
  readonly grants?: readonly string[]
  readonly protected?: readonly Protection[]
  readonly symbol?: Size
  readonly clauses?: readonly object[]
  readonly stop?: true
}

/** Abilities that rulings know, by their ids. */
export interface Abilities {
  readonly hasAbility: (id: string) => boolean
}

/** Of a text that was accepted before: its clauses have been checked. */
const ALL: Abilities = { hasAbility: () => true }

/** The rulings' part of the sentences of one text. @param accepted whether a sentence is accepted */
export function acceptedText(
  sentences: readonly SentenceRead[],
  names: Abilities,
  accepted: (sentence: SentenceRead) => boolean = () => true
): AcceptedText {
  return together(sentences.map((one) => (one.state === 'parsed' && accepted(one) ? ruledPart(one.clauses, names) : null)))
}

/** The parts of the sentences of one text; null: the sentence stays text. */
function together(parts: readonly (RuledPart | null)[]): AcceptedText {
  const known = parts.flatMap((part) => part ?? [])
  const grants = [...new Set(known.flatMap((part) => part.grants ?? []))]
  const guards = [...new Set(known.flatMap((part) => part.protected ?? []))]
  const clauses = known.flatMap((part) => part.clauses ?? [])
  const symbols = known.flatMap((part) => part.symbol ?? [])
  return {
    ...(grants.length > 0 && { grants }),
    ...(guards.length > 0 && { protected: guards }),
    ...(clauses.length > 0 && { clauses }),
    ...(symbols.length === 1 && { symbol: symbols[0]! }),
    // Two sizes are for the judge.
    more: parts.includes(null) || symbols.length > 1,
    stop: known.some((part) => part.stop === true)
  }
}

/** An accepted sentence of a text (`linejudge-figures/3`). */
interface Accepted {
  readonly of: string
  readonly accepted: string
  readonly clauses: readonly CardClause[]
}

/** A text of a figure of a set. */
export interface TextWithSentences extends OwnText {
  readonly sentences?: readonly Accepted[] | undefined
}

/** A text as it goes to the table. */
export interface TextOnTable<T> {
  readonly text: Omit<T, 'sentences'>
  /** An accepted sentence of it says STOP. */
  readonly stop: boolean
}

/**
 * A text as rulings use it: its accepted sentences are fields of it, with the last day on which one of them was accepted. Sentences whose words
 * have changed since no longer count.
 */
export function textOnTable<T extends TextWithSentences>({ sentences = [], ...text }: T): TextOnTable<T> {
  if (sentences.length === 0) return { text, stop: false }
  const found = sentencesOf(text.text ?? '').map(({ sentence }) => acceptedFor(sentences, sentence))
  const used = found.flatMap((one) => (one && ruledPart(one.clauses) ? [one.accepted] : []))
  if (used.length === 0) return { text, stop: false }
  const { more, stop, ...own } = together(found.map((one) => (one ? ruledPart(one.clauses) : null)))
  const fields = {
    grants: [...new Set([...(text.grants ?? []), ...(own.grants ?? [])])],
    protected: [...new Set([...(text.protected ?? []), ...(own.protected ?? [])])],
    clauses: [...(text.clauses ?? []), ...(own.clauses ?? [])]
  }
  const kept = Object.fromEntries(Object.entries(fields).filter(([, list]) => list.length > 0))
  return { text: { ...text, ...(own.symbol && { symbol: own.symbol }), ...kept, more, accepted: used.sort().at(-1)! }, stop }
}

/** The acceptance of a sentence, by its words; undefined: it is not accepted. */
export function acceptedFor<A extends { readonly of: string }>(accepted: readonly A[], sentence: string): A | undefined {
  if (accepted.length === 0) return undefined
  const hash = sentenceHash(sentence)
  return accepted.find(({ of }) => of === hash)
}

/** The part of all clauses of a sentence; null: rulings cannot use one of them, so they use none. */
export function ruledPart(clauses: readonly CardClause[], names: Abilities = ALL): RuledPart | null {
  const parts = clauses.map((clause) => partOf(clause, names))
  if (parts.length === 0 || parts.includes(null)) return null
  const known = parts.flatMap((part) => part ?? [])
  const symbols = known.flatMap(({ symbol }) => symbol ?? [])
  // Two sizes in one sentence are for the judge.
  if (symbols.length > 1) return null
  const lists = {
    grants: known.flatMap(({ grants = [] }) => grants),
    protected: known.flatMap((part) => part.protected ?? []),
    clauses: known.flatMap((part) => part.clauses ?? [])
  }
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(symbols[0] && { symbol: symbols[0] }),
    ...(known.some(({ stop }) => stop) && { stop: true as const })
  }
}

function partOf(clause: CardClause, names: Abilities): RuledPart | null {
  const { who, phase, does, ...fields } = clause
  if (who !== undefined && !(isObject(who) && who.is === 'self' && Object.keys(who).length === 1)) return null
  const keys = Object.keys(fields).sort().join()
  if (phase === 'possess' && does === 'stop' && keys === '') return { stop: true }
  if (phase === 'possess' && does === 'give' && keys === 'gives') return grantsOf(fields.gives!, names)
  if (phase === 'possess' && does === 'have' && keys === 'things') return thingsOf(fields.things!, names)
  if (phase === 'value' && keys === 'then,value' && isObject(fields.then) && typeof fields.then.modify === 'number')
    return { clauses: [{ phase: 'value', value: fields.value, occupies: 'self', modify: fields.then.modify }] }
  return null
}

function grantsOf(gives: Value, { hasAbility }: Abilities): RuledPart | null {
  const ids = (gives as readonly Value[]).map(String)
  return ids.every(hasAbility) ? { grants: ids } : null
}

/** Things of a list, all of them or none. */
function thingsOf(things: Value, names: Abilities): RuledPart | null {
  let all: RuledPart | null = {}
  for (const thing of things as readonly Value[]) {
    const part = isObject(thing) ? thingPart(thing, names) : null
    if (part === null || all === null) return null
    if (part.symbol && all.symbol) return null
    all = {
      ...all,
      ...part,
      grants: [...(all.grants ?? []), ...(part.grants ?? [])],
      protected: [...(all.protected ?? []), ...(part.protected ?? [])]
    }
  }
  return all
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
