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
