/** The sentences of the reasons, in Portuguese, by the ids of `sentences.en.ts`. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'
import attacksSentences from './attacksSentences.json' with { type: 'json' }
import eventsSentences from './eventsSentences.json' with { type: 'json' }
import gamesSentences from './gamesSentences.json' with { type: 'json' }
import knockBackSentences from './knockBackSentences.json' with { type: 'json' }
import linesSentences from './linesSentences.json' with { type: 'json' }
import movementSentences from './movementSentences.json' with { type: 'json' }
import noBoardSentences from './noBoardSentences.json' with { type: 'json' }
import powersSentences from './powersSentences.json' with { type: 'json' }
import rulesSentences from './rulesSentences.json' with { type: 'json' }
import targetsSentences from './targetsSentences.json' with { type: 'json' }
import valuesSentences from './valuesSentences.json' with { type: 'json' }

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
