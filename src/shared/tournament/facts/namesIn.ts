/** Names in texts, and putting something else in their place: for somebody who is forgotten. */
import { isRecord } from '../../base/validate.ts'

/** Where one of these names stands as a whole, whatever its case; null: there is none to look for. */
export const nameIn = (names: readonly string[]): RegExp | null =>
  names.length === 0
    ? null
    : new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')).join('|')})(?![\\p{L}\\p{N}])`,
        'giu'
      )

/** Every text of a value with something else in its place; ids that are such a name are replaced alike, also as keys. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [change(key), withTexts(entry, change)]))
}

/** Fields that say more about a person than the record needs. */
export const ABOUT_A_PERSON: readonly string[] = ['club', 'contact', 'publisher']

/** Fields of what people wrote in words of their own. */
export const FREE_WORDS: readonly string[] = ['infraction', 'reason', 'text', 'prize', 'title', 'verdict', 'note']

/** The position of a ruling: a text of a single word in it is a figure, a side or a word of the format, and stays. */
const POSITION = 'case'

/** The texts of a field of a fact with something else in their place. */
export const fieldWithTexts = (field: string, value: unknown, change: (text: string) => string): unknown =>
  withTexts(value, field === POSITION ? (text) => (/\s/.test(text) ? change(text) : text) : change)

interface FactRow {
  readonly fact: Readonly<Record<string, unknown>>
}

const registered = (value: unknown): string[] => [value].flat().flatMap((name) => (typeof name === 'string' ? name.trim() : []))

/** Every name that somebody has had in the log, the longest first. */
export function namesOf(player: string, facts: readonly FactRow[]): string[] {
  const names = facts.flatMap(({ fact }) =>
    fact.player === player && (fact.do === 'register' || fact.do === 'edit-player') ? registered([fact.name, fact.members].flat()) : []
  )
  return [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => b.length - a.length)
}

/** First names of somebody, by which nobody else in the log is called: where one stands alone in what people wrote, it is them. */
export function ownFirstNames(player: string, facts: readonly FactRow[]): string[] {
  /** Each word as it is written and without its accents. */
  const words = (name: string): string[] =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .flatMap((word) => [word, word.normalize('NFD').replaceAll(/\p{M}/gu, '')])
  const others = new Set(
    facts.flatMap(({ fact }) => (fact.player === player ? [] : registered([fact.name, fact.members].flat()).flatMap(words)))
  )
  const first = namesOf(player, facts).flatMap((name) => words(name).slice(0, 2))
  // Two letters are too many other words.
  return [...new Set(first)].filter((name) => name.length > 2 && !others.has(name))
}

/** What of somebody who is forgotten is looked for in facts. */
export interface Sought {
  /** A whole name. */
  readonly whole: RegExp | null
  /** A first name, in what people wrote. */
  readonly first: RegExp | null
}

export const soughtOf = (player: string, names: readonly string[], facts: readonly FactRow[]): Sought => ({
  whole: nameIn(names),
  first: nameIn(ownFirstNames(player, facts))
})

/** A fact as it is kept of somebody who is forgotten. */
export function factWithout(fact: FactRow['fact'], player: string, { whole, first }: Sought, instead: string): FactRow['fact'] {
  const own = fact.player === player
  const change = (text: string, found: RegExp | null): string => (found === null ? text : text.replaceAll(found, instead))
  const rest = Object.entries(fact).flatMap(([field, value]): [string, unknown][] => {
    if (own && ABOUT_A_PERSON.includes(field)) return []
    const free = typeof value === 'string' && FREE_WORDS.includes(field)
    const words = free ? change(change(value, whole), first) : value
    return [[change(field, whole), fieldWithTexts(field, words, (text) => change(text, whole))]]
  })
  return Object.fromEntries(rest)
}
