/** First-round immunity in a timeline (GEN-05): whether its figures count as having acted before its first event. */
import type { Moment } from '../../../shared/engine/timeline/timeline.ts'
import type { Play } from '../../../shared/engine/timeline/play/play.ts'
import { isTimeline, type ClixCase } from '../../../shared/contract/case.ts'
import { timelineTexts } from '../../i18n/texts.ts'
import { startOf } from './playing.ts'

/** The number of figures that count as having acted although the game is in its first round and the rules protect those that have not. */
export function countedAsActed({ situation }: Play): number {
  const { ruleset, position, states } = situation
  const isProtected = ruleset.params.targeting.firstRoundImmunity || ruleset.params.firstTurn.immunity
  if (!isProtected || position.turn.round !== 1) return 0
  return states.filter(({ figure, ko }) => figure.acted && !ko).length
}

/** The assumption of a timeline of round 1, as a sentence with its ruling: on paper, copied and read aloud. */
export function firstRoundAssumed(value: ClixCase): readonly string[] {
  const start = isTimeline(value.ask) ? startOf(value) : null
  const counted = start ? countedAsActed(start.play) : 0
  return counted > 0 ? [timelineTexts.countAsActed(counted)] : []
}

/** Whether the moment is in round 1. */
export const isFirstRound = (moment: Moment | null): boolean => moment?.play.situation.position.turn.round === 1

/** The table with figures that have not acted. */
export const withNobodyActed = (value: ClixCase): ClixCase => ({
  ...value,
  figures: (value.figures ?? []).map((figure) => ({ ...figure, acted: false }))
})
