/** How well a row is founded in an edition: as a document says, else by the book that the row comes from. */
import type { Standing } from '../contract/ruling.ts'
import { documents, otherEditionOf } from '../rules/rulebook/documents.ts'
import { foundedOn, type Ruleset } from '../rules/vocabulary/ruleset.ts'

/** Documents whose rows no book says: ours, or forum practice. */
const READINGS: readonly string[] = [documents.reading, documents.laterRulings]

/** The standing of rows of a document, if nothing else is said of them. */
export const usualStanding = (document: string): Standing => (READINGS.includes(document) ? 'reading' : 'official-text')

/** The standing of a row; null: it is the text of a card or of special terrain, which has none. */
export function standingIn(ruleset: Ruleset, row: string): Standing | null {
  const own = ruleset.brought?.standings.get(row)
  if (own !== undefined) return own
  const document = ruleset.rules.get(row)?.document
  if (document === undefined) return null
  const usual = usualStanding(document)
  return usual === 'reading' || otherEditionOf(document, foundedOn(ruleset)) === null ? usual : 'as-before'
}
