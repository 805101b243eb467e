/** Things found by what is typed of their names. */
import { fold } from './near.ts'

/** Those with exactly the name, else those that begin with it, else those with a word that does, else those that contain it. @param namesOf folded names */
export function namedBy<T>(typed: string, items: readonly T[], namesOf: (item: T) => readonly string[]): readonly T[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  const tests: ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => name.split(' ').some((word) => word.startsWith(wanted)),
    (name) => name.includes(wanted)
  ]
  for (const test of tests) {
    const found = items.filter((item) => namesOf(item).some(test))
    if (found.length) return found
  }
  return []
}
