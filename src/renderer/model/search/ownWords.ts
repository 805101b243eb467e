/** Reading a line of words that mean the same to a judge: "rim = ledge, edge". */
import { fold } from '../../text/words.ts'

export type OwnLine =
  { readonly ok: true; readonly words: readonly string[] } | { readonly ok: false; readonly problem: 'one' | 'many' | 'long' | 'known' }

const MOST_WORDS = 20
const LONGEST = 60

/** The words of a line, or what is wrong with it. Two words at least; the same line only once. */
export function ownLine(typed: string, known: readonly (readonly string[])[]): OwnLine {
  const words = [
    ...new Set(
      typed
        .split(/[=,;]/)
        .map((word) => word.trim().replace(/\s+/g, ' '))
        .filter(Boolean)
    )
  ]
  if (words.length < 2) return { ok: false, problem: 'one' }
  if (words.length > MOST_WORDS) return { ok: false, problem: 'many' }
  if (words.some((word) => word.length > LONGEST)) return { ok: false, problem: 'long' }
  const line = (list: readonly string[]) => list.map(fold).sort().join('|')
  return known.some((other) => line(other) === line(words)) ? { ok: false, problem: 'known' } : { ok: true, words }
}
