/** The words of an edition that is a document, in the language of the app. */
import { shippedRuleset } from '../../../../shared/editions/shippedEditions.ts'
import { wordAt, wordingOf, type ShippedWords } from '../../../../shared/editions/editionWords.ts'
import { rulesetFor, type BringsEditions } from '../../../../shared/editions/shelf.ts'
import type { Wording } from '../../../../shared/explain/toText.ts'
import type { Brought, Ruleset } from '../../../../shared/rules/vocabulary/ruleset.ts'
import { language, spoken } from '../../../i18n/spoken.ts'
import { texts } from '../../../i18n/texts.ts'

/** The translations of the shipped document that an edition is founded on; `null` in the language of the document. */
function shippedWords({ founded }: Brought): ShippedWords | null {
  const words = 'editionWords' in spoken.all ? spoken.all.editionWords[founded] : undefined
  const of = shippedRuleset(founded)?.brought
  return words && of ? { words, of } : null
}

/** The sentences and terms of an edition for its rulings; `undefined` for one that is no document. */
export const wordingFor = (ruleset: Ruleset | undefined): Wording | undefined =>
  ruleset?.brought && wordingOf(ruleset.brought, language, shippedWords(ruleset.brought))

/** A text of an edition: in the language of the app if it has one, else in its own; `undefined` if it has none. @param address as in `Brought.texts` */
export const editionText = ({ brought }: Ruleset, address: string): string | undefined =>
  brought && (wordAt(brought, address, language, shippedWords(brought)) ?? brought.texts.get(address)?.text)

export type ActionWords = (typeof texts.actionWords)['classic']

/** The words for actions and attacks in an edition: "a ranged combat attack" until 2013, "a range attack" since 2017. */
export const actionWordsIn = (ruleset: Ruleset | undefined): ActionWords => texts.actionWords[ruleset?.brought?.foundation ?? 'classic']

/** The same in the edition of a question. */
export const actionWordsOf = (value: BringsEditions): ActionWords => actionWordsIn(rulesetFor(value))
