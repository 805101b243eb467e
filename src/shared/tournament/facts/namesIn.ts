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
export const ABOUT_A_PERSON: readonly string[] = ['club', 'contact']

/** A fact as it is kept of somebody who is forgotten. @param found where a name of theirs stands */
export function factWithout(
  fact: Readonly<Record<string, unknown>>,
  player: string,
  found: RegExp | null,
  instead: string
): Readonly<Record<string, unknown>> {
  const own = fact.player === player
  const rest = Object.fromEntries(Object.entries(fact).filter(([field]) => !own || !ABOUT_A_PERSON.includes(field)))
  return withTexts(rest, (text) => (found === null ? text : text.replaceAll(found, instead))) as Readonly<Record<string, unknown>>
}
