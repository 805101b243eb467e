/** Names in the order of lists: the last name first, if there is one. */

/** Parts after a last name: the number is there if two would be called the same. */
const AFTER = /^(?:(?:jr|sr|ii|iii|iv)\.?|\(\d+\))$/i

/** "Park, Kim"; what is no name of a person in full ("Kim P.", "Player 7", "Kim & Ada", "Park, Kim") stays as it is. */
export function lastNameFirst(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.findLastIndex((word) => !AFTER.test(word))
  if (last < 1 || /[,&]/.test(name) || /^\d+$|\.$/.test(words[last]!)) return name
  return `${words.slice(last).join(' ')}, ${words.slice(0, last).join(' ')}`
}

/** The order of such a list. */
export const byLastName = (one: string, other: string): number => one.localeCompare(other, undefined, { numeric: true })

/** The letters that a part of such a list holds: "A–F"; nothing without letters. */
export function lettersOf(names: readonly string[]): string {
  const letter = (name: string | undefined): string =>
    ([...(name ?? '').normalize('NFD')].find((sign) => /\p{L}/u.test(sign)) ?? '').toLocaleUpperCase()
  const [first, last] = [letter(names[0]), letter(names.at(-1))]
  return first === last ? first : `${first}–${last}`
}
