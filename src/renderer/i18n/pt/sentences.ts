/** The sentences of the reasons, in Portuguese, by the ids of `sentences.en.ts`. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'
import { attacksSentences } from './attacksSentences.ts'
import { eventsSentences } from './eventsSentences.ts'
import { gamesSentences } from './gamesSentences.ts'
import { knockBackSentences } from './knockBackSentences.ts'
import { linesSentences } from './linesSentences.ts'
import { movementSentences } from './movementSentences.ts'
import { noBoardSentences } from './noBoardSentences.ts'
import { powersSentences } from './powersSentences.ts'
import { rulesSentences } from './rulesSentences.ts'
import { targetsSentences } from './targetsSentences.ts'
import { valuesSentences } from './valuesSentences.ts'

export const sentences: Phrasebook['sentences'] = {
  ...rulesSentences,
  ...linesSentences,
  ...targetsSentences,
  ...movementSentences,
  ...eventsSentences,
  ...valuesSentences,
  ...attacksSentences,
  ...powersSentences,
  ...knockBackSentences,
  ...gamesSentences,
  ...noBoardSentences
}
