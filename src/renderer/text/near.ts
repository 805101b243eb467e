/** Words that are nearly right: how many letters are wrong, missing, too many or changed about. */

import { fold as foldLetters } from './words.ts'

/** Lower case, without accents, one space for anything between words. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[-_\s]+/g, ' ')
    .trim()

/** How many slips lead from one word to the other; two letters changed about are one. */
export function slips(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const changed = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1), changed))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** Short words allow one slip, long ones two, very short ones none: they would be another word. */
const allowed = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** Those of the items that the word most nearly means, all of them where several are equally near; none where nothing is. */
export function nearest<T>(word: string, items: readonly T[], namesOf: (item: T) => readonly string[]): readonly T[] {
  const wanted = fold(word)
  let best = allowed(wanted)
  let found: T[] = []
  for (const item of items) {
    const distance = Math.min(...namesOf(item).map((name) => slips(wanted, fold(name))))
    if (distance > best || distance > allowed(wanted)) continue
    if (distance < best) found = []
    best = distance
    found.push(item)
  }
  return found
}
