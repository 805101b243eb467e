/** When two printed names are the same (NAM-01), and when one figure may become another (NAM-02). */

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

/** A name without what does not matter: case, accents, punctuation, articles, abbreviations. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => !ARTICLES.has(word))
    .map((word) => SHORT[word] ?? word)
    .join(' ')
}

export const sameName = (a: string, b: string): boolean => plainName(a) === plainName(b)

/** Of these names those that are the same, or, where none is, those that contain the other and are not the same. */
export function closeNames(name: string, names: readonly string[]): string[] {
  const same = names.filter((other) => sameName(name, other))
  const plain = plainName(name)
  return same.length > 0 ? same : names.filter((other) => plainName(other).includes(plain) || plain.includes(plainName(other)))
}

/** Sealed play has only what was opened; in constructed play the whole collection is at hand. */
export function mayBecome(to: string, format: 'sealed' | 'constructed', opened: readonly string[]): boolean {
  return format === 'constructed' || opened.some((name) => sameName(name, to))
}
