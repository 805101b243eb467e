/** Numbers by which the publisher knows players who play together: one for each member, in one text. */

export const BETWEEN_NUMBERS = ' & '
/** In the place of a number that is not known. */
const NONE = '–'

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
  numbers.every((number) => number === null) ? null : numbers.map((number) => number ?? NONE).join(BETWEEN_NUMBERS)
