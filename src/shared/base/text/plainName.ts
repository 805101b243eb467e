/** Printed names without what does not tell them apart (NAM-01). */

const SHORT: Readonly<Record<string, string>> = {
  dr: 'doctor',
  mr: 'mister',
  mrs: 'missus',
  ms: 'miss',
  st: 'saint',
  lt: 'lieutenant',
  sgt: 'sergeant',
  capt: 'captain',
  prof: 'professor'
}
const ARTICLES = new Set(['the', 'a', 'an'])

/** The words of a name as they are written, without case, accents and punctuation. */
export function plainWords(name: string): string[] {
  return (
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      // S.H.I.E.L.D. is SHIELD: the dots between single letters.
      .replaceAll(/(?<=(?<!\p{L})\p{L})\.\s?(?=\p{L}(?!\p{L}))/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  )
}

/** A name without what does not matter: case, accents, punctuation, articles, abbreviations. */
export const plainName = (name: string): string =>
  plainWords(name)
    .filter((word) => !ARTICLES.has(word))
    .map((word) => SHORT[word] ?? word)
    .join(' ')

const plain = new Map<string, string>()
const MOST_KEPT = 5000

/** Whether two names are the same but for what does not matter; names that were compared before are not worked out again. */
export function isSameName(one: string, other: string): boolean {
  if (one === other) return true
  if (plain.size > MOST_KEPT) plain.clear()
  const of = (name: string): string => {
    const known = plain.get(name) ?? plainName(name)
    plain.set(name, known)
    return known
  }
  return of(one) === of(other)
}

/** Whether a name is among others, however either is written: keywords are compared so. */
export const isAmong = (names: readonly string[], name: string): boolean => names.some((one) => isSameName(one, name))
