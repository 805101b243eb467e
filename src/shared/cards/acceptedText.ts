/**
 * The fields of a text of a figure (`OwnText`) for the sentences of it that a judge has accepted: those that rulings can use. All other
 * sentences stay as they are: `more` says that there are some.
 */
import type { OwnText, Protection } from '../contract/case.ts'
import { PROTECTIONS } from '../contract/case.ts'
import type { Size } from '../contract/case.ts'
import { SIZES } from '../contract/case.ts'
import type { CardClause } from './cardClause.ts'
import type { CardNames } from './cardNames.ts'
import type { SentenceRead } from './cardReader.ts'
import { isObject, type Value } from './grammar/grammar.ts'

export interface AcceptedText extends Pick<OwnText, 'grants' | 'symbol' | 'clauses' | 'protected'> {
  readonly more: boolean
  /** The text says STOP: clicks that show it have it. */
  readonly stop: boolean
}

/** Parts of `OwnText` as they are collected. */
interface Part {
  readonly grants?: readonly string[]
  readonly protected?: readonly Protection[]
  readonly symbol?: Size
  readonly clauses?: readonly object[]
  readonly stop?: true
}

/** The rulings' part of the sentences of one text. @param accepted whether a sentence is accepted */
export function acceptedText(
  sentences: readonly SentenceRead[],
  names: CardNames,
  accepted: (sentence: SentenceRead) => boolean = () => true
): AcceptedText {
  const parts = sentences.map((one) => (one.state === 'parsed' && accepted(one) ? partsOf(one.clauses, names) : null))
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

/** The parts of all clauses of a sentence; null: rulings cannot use one of them, so they use none. */
function partsOf(clauses: readonly CardClause[], names: CardNames): readonly Part[] | null {
  const parts = clauses.map((clause) => partOf(clause, names))
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
}

function partOf(clause: CardClause, names: CardNames): Part | null {
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

function grantsOf(gives: Value, { hasAbility }: CardNames): Part | null {
  const ids = (gives as readonly Value[]).map(String)
  return ids.every(hasAbility) ? { grants: ids } : null
}

/** Things of a list, all of them or none. */
function thingsOf(things: Value, names: CardNames): Part | null {
  let all: Part | null = {}
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

function thingPart(thing: { readonly [key: string]: Value }, names: CardNames): Part | null {
  if (Array.isArray(thing.gives)) return grantsOf(thing.gives as readonly Value[], names)
  if (typeof thing.team === 'string') return grantsOf([thing.team], names)
  if (typeof thing.numbered === 'string') return grantsOf([`${thing.numbered}:${String(thing.number)}`], names)
  if (typeof thing.symbol === 'string') return symbolPart(thing.symbol)
  if (Array.isArray(thing.protected)) return protectionPart(thing.protected as readonly Value[])
  if (Array.isArray(thing.safeguard)) return safeguardPart(thing.safeguard as readonly Value[], names)
  return null
}

/** Symbols of size; those of speed and attack are no field of a text. */
const symbolPart = (symbol: string): Part | null => {
  const size = SIZES.find((one) => one === symbol)
  return size === undefined ? null : { symbol: size }
}

function protectionPart(from: readonly Value[]): Part | null {
  const guards = PROTECTIONS.filter((one) => from.includes(one))
  return guards.length === from.length ? { protected: guards } : null
}

/** SAFEGUARD against a power of anybody; against a team ability, or only of opponents, is for the judge. */
function safeguardPart(from: readonly Value[], names: CardNames): Part | null {
  const ids = from.map((one) => (isObject(one) && typeof one.power === 'string' && one.of === undefined ? `safeguard:${one.power}` : null))
  return ids.includes(null) ? null : grantsOf(ids, names)
}
