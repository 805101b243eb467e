/** A text in pieces, so that what was found can be marked without any markup in the text itself. */
import { term } from '../../text/words.ts'

export interface Piece {
  readonly text: string
  readonly found: boolean
}

const WORD = /[\p{L}\p{N}]+/gu

/** The text whole, each found word a piece of its own. */
export function marked(text: string, terms: readonly string[]): readonly Piece[] {
  const wanted = new Set(terms)
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(WORD)) {
    if (!wanted.has(term(match[0]))) continue
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), found: false })
    pieces.push({ text: match[0], found: true })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false })
  return pieces
}

/** A stretch of the text around the first words found, cut between words; the beginning where none is in it. */
export function excerpt(text: string, terms: readonly string[], length = 140): readonly Piece[] {
  if (text.length <= length) return marked(text, terms)
  const wanted = new Set(terms)
  const first = [...text.matchAll(WORD)].find(([word]) => wanted.has(term(word)))?.index ?? 0
  const wish = Math.max(0, Math.min(first - Math.floor(length / 3), text.length - length))
  const from = wish === 0 ? 0 : text.indexOf(' ', wish) + 1
  const end = text.length - from <= length ? text.length : Math.max(text.lastIndexOf(' ', from + length), from + 1)
  return marked(`${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`, terms)
}
