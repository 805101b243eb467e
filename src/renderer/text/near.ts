/** Words that are nearly right: how many letters are wrong, missing, too many or changed about. */

import { fold as foldLetters } from './words.ts'

/** Lower case, without accents, one space for anything between words. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[-_\s]+/g, ' ')
    .trim()

/**
 * The number of slips that lead from one word to the other, `most + 1` if there are more; two swapped letters are one slip.
 * Only places within `most` of the diagonal are compared, so that the work grows with the length and not with its square.
 */
export function slips(a: string, b: string, most: number): number {
  const tooMany = most + 1
  if (Math.abs(a.length - b.length) > most) return tooMany
  // Beyond the band everything counts as too many.
  let before = new Map<number, number>()
  let row = new Map<number, number>()
  let fewestBefore = 0
  for (let j = 0; j <= Math.min(b.length, most); j++) row.set(j, j)
  for (let i = 1; i <= a.length; i++) {
    const next = new Map<number, number>()
    let fewest = tooMany
    for (let j = Math.max(0, i - most); j <= Math.min(b.length, i + most); j++) {
      const same = j > 0 && a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const steps = Math.min(
        (row.get(j) ?? tooMany) + 1,
        (next.get(j - 1) ?? tooMany) + 1,
        (row.get(j - 1) ?? tooMany) + (same ? 0 : 1),
        swapped ? (before.get(j - 2) ?? tooMany) + 1 : tooMany
      )
      next.set(j, steps)
      fewest = Math.min(fewest, steps)
    }
    // Swapped letters continue from two rows before.
    if (fewest >= tooMany && fewestBefore >= tooMany) return tooMany
    fewestBefore = fewest
    before = row
    row = next
  }
  return Math.min(row.get(b.length) ?? tooMany, tooMany)
}

/** Short words allow one slip, long ones two, very short ones none: they would be another word. */
const allowed = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** Those of the items that the word most nearly means, all of them where several are equally near; none where nothing is. */
export function nearest<T>(word: string, items: readonly T[], namesOf: (item: T) => readonly string[]): readonly T[] {
  const wanted = fold(word)
  const most = allowed(wanted)
  let best = most
  let found: T[] = []
  for (const item of items) {
    const distance = Math.min(...namesOf(item).map((name) => slips(wanted, fold(name), most)))
    if (distance > best) continue
    if (distance < best) found = []
    best = distance
    found.push(item)
  }
  return found
}
