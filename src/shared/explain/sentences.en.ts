import type { GameSentenceId } from './gameSentences.en.ts'
import type { NoBoardSentenceId } from './noBoardSentences.en.ts'

import { attacksSentences } from './sentences/attacks.en.ts'
import { eventsSentences } from './sentences/events.en.ts'
import { knockBackSentences } from './sentences/knockBack.en.ts'
import { linesSentences } from './sentences/lines.en.ts'
import { movementSentences } from './sentences/movement.en.ts'
import { powersSentences } from './sentences/powers.en.ts'
import { rulesSentences } from './sentences/rules.en.ts'
import { targetsSentences } from './sentences/targets.en.ts'
import { valuesSentences } from './sentences/values.en.ts'

/**
 * The sentences of the reasons, in English. `{name}` stands for a fact of the reason; `{at}` for the squares it is
 * about, `{by}` for the figure or effect behind it, `{squares|square|squares}` for a number with its noun. A reason whose sentence is missing here fails a test.
 */
export const sentences = {
  ...rulesSentences,
  ...linesSentences,
  ...targetsSentences,
  ...movementSentences,
  ...eventsSentences,
  ...valuesSentences,
  ...attacksSentences,
  ...powersSentences,
  ...knockBackSentences
} as const satisfies Readonly<Record<string, string>>

export type SentenceId = keyof typeof sentences | GameSentenceId | NoBoardSentenceId
