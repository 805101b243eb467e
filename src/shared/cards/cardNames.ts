/** The names that card texts may use: those of the rules, and those of the figures at hand. Nothing else is taken for a name. */
import { shippedRuleset } from '../editions/shippedEditions.ts'
import type { Effect } from '../rules/vocabulary/vocabulary.ts'

/** The meanings of names, by their letters and digits alone: programs write the same keyword with and without hyphens. */
export type NameIndex = ReadonlyMap<string, readonly string[]>

/** The longest name, in words. */
const MOST_WORDS = 8

export interface CardNames {
  /** Standard powers, each with its id. */
  readonly powers: NameIndex
  readonly keywords: NameIndex
  readonly teams: NameIndex
  /** Figures, bystanders and other pieces. */
  readonly pieces: NameIndex
  /** Whether the edition has an ability of this id. */
  readonly hasAbility: (id: string) => boolean
  /** Whether an id is that of a team ability: one that the edition lacks is, too. */
  readonly isTeam: (id: string) => boolean
  readonly nameOfPower: (id: string) => string | undefined
}

/** The edition whose cards are written so. */
const EDITION = 'heroclix-2023'

/** Abilities that cards name and the edition lacks. */
const ABILITIES_OF_CARDS: readonly string[] = ['immobile']

/** Names of powers on cards that differ from those of the edition. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [['Range Combat Expert', 'ranged-combat-expert']]

/** A name by its letters and digits alone. */
export const foldedName = (name: string): string => folded([name])

const folded = (words: readonly string[]): string =>
  words
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export function indexOf(names: Iterable<readonly [name: string, is: string]>): NameIndex {
  const index = new Map<string, string[]>()
  for (const [name, is] of names) {
    const key = folded([name])
    const those = index.get(key) ?? []
    if (key !== '' && !those.includes(is)) index.set(key, [...those, is])
  }
  return index
}

let effects: ReadonlyMap<string, Effect> | null = null
const effectsOfCards = (): ReadonlyMap<string, Effect> => (effects ??= shippedRuleset(EDITION)?.effects ?? new Map<string, Effect>())

/** The names at hand when cards of these figures are read. @param pieces names of figures and other pieces */
export function cardNames(keywords: Iterable<string>, pieces: Iterable<string>): CardNames {
  const all = effectsOfCards()
  const powers = [...all.values()].filter(({ kind }) => kind === 'power').map(({ id, name }) => [name, id] as const)
  return {
    powers: indexOf([...powers, ...OTHER_NAMES]),
    teams: indexOf([...all.values()].filter(({ kind }) => kind === 'team-ability').map(({ id, name }) => [name, id] as const)),
    keywords: indexOf([...keywords].map((one) => [one, one])),
    pieces: indexOf([...pieces].map((one) => [one, one])),
    hasAbility: (id) => all.has(id),
    isTeam: (id) => (all.get(id)?.kind ?? (ABILITIES_OF_CARDS.includes(id) ? 'ability' : 'team-ability')) === 'team-ability',
    nameOfPower: (id) => (all.get(id)?.kind === 'power' ? all.get(id)?.name : undefined)
  }
}

/** The names that begin at this word. */
export function namesAt(index: NameIndex, keys: readonly string[], at: number): readonly { readonly is: string; readonly end: number }[] {
  const found: { is: string; end: number }[] = []
  if (!/^[\p{L}\p{N}]/u.test(keys[at] ?? '')) return found
  for (let end = at + 1; end <= Math.min(keys.length, at + MOST_WORDS); end++) {
    // A name ends with a letter, a number or its own point.
    if (keys[end - 1] === ',') break
    if (!/[\p{L}\p{N}.!)]$/u.test(keys[end - 1]!)) continue
    for (const is of index.get(folded(keys.slice(at, end))) ?? []) found.push({ is, end })
  }
  return found
}
