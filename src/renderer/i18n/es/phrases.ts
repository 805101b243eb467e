/** The sentences of rulings and the small words in them, in Spanish. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'
import { openPhrases } from './openPhrases.ts'
import readings from './openReadings.json' with { type: 'json' }
import { sentences } from './sentences.ts'
import terms from './terms.json' with { type: 'json' }

/** "y", and "e" before the sound i: of column I only, for names are pronounced as in English (Iron Man). */
export const and = (next: string): string => (/^I\d/.test(next) ? 'e' : 'y')

export const phrases: Phrasebook = {
  sentences,
  terms,
  open: openPhrases,
  readings,
  nothing: 'nada',
  nobody: 'nadie',
  something: 'algo',
  and,
  ruleApplies: (rule) => `Se aplica la regla ${rule}.`,
  throws: (count, all) => `${count} de ${all}`
}
