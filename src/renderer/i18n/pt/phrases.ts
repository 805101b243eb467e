/** The sentences of rulings, in Portuguese. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'
import { openPhrases } from './openPhrases.ts'
import readings from './openReadings.json' with { type: 'json' }
import { sentences } from './sentences.ts'
import terms from './terms.json' with { type: 'json' }

export const phrases: Phrasebook = {
  sentences,
  terms,
  open: openPhrases,
  readings,
  nothing: 'nada',
  nobody: 'ninguém',
  something: 'algo',
  and: () => 'e',
  ruleApplies: (rule) => `Vale a regra ${rule}.`,
  throws: (count, all) => `${count} de ${all}`
}
