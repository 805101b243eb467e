/** What a list to choose from is made of, and how typing narrows it. */
import { fold } from './words.ts'

export interface Choice {
  readonly id: string
  readonly label: string
  /** A few quiet words beside the label. */
  readonly note?: string | undefined
  /** More words that it is found by, which are not shown. */
  readonly also?: string
  /** Index of a side, for its mark. */
  readonly side?: number
}

/** Every word typed must occur; labels that begin with the words come first. */
export function narrowed<T>(items: readonly T[], typed: string, textOf: (item: T) => string): readonly T[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  const found = items.filter((item) => {
    const text = fold(textOf(item))
    return words.every((word) => text.includes(word))
  })
  const starts = (item: T) => fold(textOf(item)).startsWith(words[0] ?? '')
  return [...found.filter(starts), ...found.filter((item) => !starts(item))]
}
