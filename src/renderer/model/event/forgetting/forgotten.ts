/** Somebody is forgotten while tables stand open, in this window or another one: told to all of them, so that no later writing brings the name back. */
import { isRecord } from '../../../../shared/base/validate.ts'
import { nameIn, withTexts } from '../../../../shared/tournament/facts/namesIn.ts'

export interface Forgotten {
  /** The id of the event. */
  readonly event: string
  /** Every name that they have had in it. */
  readonly names: readonly string[]
  /** First names that are theirs alone, for what people wrote; absent: there is none. */
  readonly first?: readonly string[]
  /** What they are called from now on. */
  readonly instead: string
}

export function isForgotten(value: unknown): value is Forgotten {
  if (!isRecord(value)) return false
  const { event, names, first = [], instead } = value
  const all = [names, first].every((list) => Array.isArray(list) && list.every((name) => typeof name === 'string'))
  return typeof event === 'string' && typeof instead === 'string' && all
}

/**
 * What a person wrote, without the name. @param event the event that the text belongs to; of none, a name of a single word stays: it might be anybody's
 */
export function withoutName({ event: of, names, first = [], instead }: Forgotten, event: string | undefined): (text: string) => string {
  const found = nameIn(event === of ? [...names, ...first] : names.filter((name) => name.includes(' ')))
  return (text) => (found === null ? text : text.replaceAll(found, instead))
}

/** Any value without the name; the same value where it does not hold it. */
export function valueWithout<T>(value: T, change: (text: string) => string): T {
  const next = withTexts(value, change) as T
  return JSON.stringify(next) === JSON.stringify(value) ? value : next
}
