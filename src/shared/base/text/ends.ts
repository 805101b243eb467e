/** Cutting texts in one pass. A regular expression such as `/-+$/` starts again at every sign: many signs take the square of the time. */

/** `text` without the signs of `cut` at its end. */
export function withoutAtEnd(text: string, cut: string): string {
  let end = text.length
  while (end > 0 && cut.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}

/** `text` without the signs of `cut` at its beginning and its end. */
export function withoutAtEnds(text: string, cut: string): string {
  let begin = 0
  while (begin < text.length && cut.includes(text[begin]!)) begin++
  return withoutAtEnd(text.slice(begin), cut)
}

/** The first word of a text and everything after it, both without blanks around them; two empty texts if there is no word. */
export function firstWord(text: string): readonly [word: string, rest: string] {
  const trimmed = text.trim()
  const end = trimmed.search(/\s/)
  return end < 0 ? [trimmed, ''] : [trimmed.slice(0, end), trimmed.slice(end).trim()]
}
