/** How well a row is founded in an edition: as a document says, else by the book that the row comes from. */
import type { Standing } from '../contract/ruling.ts'
import { foundedOn, type Ruleset } from '../rules/vocabulary/ruleset.ts'
import { usualStanding } from './rulesHash.ts'
import { otherEditionOf } from './shippedEditions.ts'

/** The standing of a row; null: it is the text of a card or of special terrain, which has none. */
export function standingIn(ruleset: Ruleset, row: string): Standing | null {
  const own = ruleset.brought?.standings.get(row)
  if (own !== undefined) return own
  const document = ruleset.rules.get(row)?.document
  if (document === undefined) return null
  const usual = usualStanding(document)
  return usual === 'reading' || otherEditionOf(document, foundedOn(ruleset)) === null ? usual : 'as-before'
}
