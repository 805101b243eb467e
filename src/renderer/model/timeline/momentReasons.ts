/** The reasons of a moment with the rows of its edition. */
import { reasonsUnder } from '../../../shared/cases/answerWith.ts'
import type { Reason } from '../../../shared/contract/ruling.ts'
import type { Moment } from '../../../shared/engine/timeline/timeline.ts'

/** @param because those of the moment, or others of its table */
export const momentReasons = ({ play, because }: Moment, more: readonly Reason[] = []): readonly Reason[] =>
  reasonsUnder(play.situation.ruleset, [...because, ...more])

/** Why the event is against the rules; `null` if it is not. */
export const forbiddenIn = ({ play, forbidden }: Moment): Reason | null =>
  forbidden ? (reasonsUnder(play.situation.ruleset, [forbidden])[0] ?? null) : null
