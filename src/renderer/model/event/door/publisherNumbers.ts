/** Numbers by which the publisher knows players, as they are typed behind a name: "Kim Park #12345", "Kim #12 / Ada #34". */

/** A player as typed at the door. */
export interface TypedPlayer {
  /** Without the number; empty if only a number was typed. */
  readonly name: string
  /** `null` if none was typed. Of two at one side both numbers, in the order of their names. */
  readonly publisher: string | null
}

/** Three signs at least: "Bob #2" is the name of the second Bob. */
const NUMBER = /#[ \t]{0,4}([\p{L}\p{N}-]{3,38})/gu
const BETWEEN = ' & '
/** In the place of a number that is not known. */
const NONE = '–'

export function typedPlayer(typed: string): TypedPlayer {
  const numbers = [...typed.matchAll(NUMBER)].flatMap(([, number]) => number ?? [])
  if (numbers.length === 0) return { name: typed.trim(), publisher: null }
  return { name: typed.replaceAll(NUMBER, ' ').trim().replaceAll(/\s+/g, ' '), publisher: numbers.join(BETWEEN) }
}

/** The number of each of those who play together; `null` for all if there is not one for each. */
export function numbersOfMembers(publisher: string | null, members: number): readonly (string | null)[] {
  if (members < 2) return [publisher]
  const numbers = (publisher ?? '').split(/[&/,+]/u).map((number) => number.trim())
  return numbers.length === members
    ? numbers.map((number) => (number === NONE ? null : number || null))
    : Array.from({ length: members }, () => null)
}

/** The numbers of those who play together, in the order of their names; `null` if none is known. */
export const joinedNumbers = (numbers: readonly (string | null)[]): string | null =>
  numbers.every((number) => number === null) ? null : numbers.map((number) => number ?? NONE).join(BETWEEN)

/** The field of a fact for a number; none if there is no number. */
export const publisherField = (publisher: string | null): { readonly publisher?: string } => (publisher === null ? {} : { publisher })
