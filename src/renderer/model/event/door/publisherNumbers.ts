/** Numbers by which the publisher knows players, as they are typed behind a name: "Kim Park #12345", "Kim #12 / Ada #34". */
import { BETWEEN_NUMBERS } from '../../../../shared/tournament/state/memberNumbers.ts'

/** A player as typed at the door. */
export interface TypedPlayer {
  /** Without the number; empty if only a number was typed. */
  readonly name: string
  /** `null` if none was typed. Of two at one side both numbers, in the order of their names. */
  readonly publisher: string | null
}

/** Three signs at least: "Bob #2" is the name of the second Bob. */
const NUMBER = /#[ \t]{0,4}([\p{L}\p{N}-]{3,38})/gu

export function typedPlayer(typed: string): TypedPlayer {
  const numbers = [...typed.matchAll(NUMBER)].flatMap(([, number]) => number ?? [])
  if (numbers.length === 0) return { name: typed.trim(), publisher: null }
  return { name: typed.replaceAll(NUMBER, ' ').trim().replaceAll(/\s+/g, ' '), publisher: numbers.join(BETWEEN_NUMBERS) }
}

/** The field of a fact for a number; none if there is no number. */
export const publisherField = (publisher: string | null): { readonly publisher?: string } => (publisher === null ? {} : { publisher })
