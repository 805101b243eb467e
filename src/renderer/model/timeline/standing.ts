/** How every figure stands at a moment, and who may still be given an action: the rules are asked, not guessed at. */
import { statesOf } from '../../../shared/cases/questions/timeline.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { Reason, TimelineState } from '../../../shared/contract/ruling.ts'
import { nextMoment, type Moment, type TimelineRules } from '../../../shared/engine/timeline/timeline.ts'
import type { Lasting } from '../../../shared/engine/situation/situation.ts'
import { effectWords, valueWords } from '../table/figures/values.ts'
import { powerName } from '../table/figures/powerNames.ts'
import { timelineTexts } from '../../i18n/texts.ts'
import { untilWords } from './eventWords.ts'

export interface Standing {
  readonly figure: string
  readonly side: string
  readonly state: TimelineState
  /** Whether an action that is not free could be given to it now; null: it is not its turn, so nobody asks. */
  readonly mayAct: boolean | null
  /** Why not. */
  readonly against: Reason | null
  /** What lasts on it, in a few words, with its end. */
  readonly lasting: readonly string[]
  /** What the judge has still to decide about it. */
  readonly open: Reason | null
}

/** "Willpower countered until Blue’s next turn" */
export function lastingWords(one: Lasting): string | null {
  const t = timelineTexts.standing
  if (one.counter !== undefined) return `${t.countered(powerName(one.counter))} ${untilWords(one)}`
  if (one.gives) return `${t.gains(one.gives.map(powerName).join(', '))} ${untilWords(one)}`
  return one.applied ? `${effectWords(one.applied)} ${untilWords(one)}` : null
}

/** Every figure of the table at this moment, in its order. */
export function standingAt(value: ClixCase, moment: Moment, rules: TimelineRules): readonly Standing[] {
  const { play } = moment
  const states = statesOf(play)
  return (value.figures ?? []).flatMap(({ id }): Standing[] => {
    const state = states[id]
    if (!state) return []
    const { side } = play.state(id)
    const asked = side === play.active && play.turn.part !== 'over' && !state.ko
    // A power action asks for nothing else than that it may be given.
    const against = asked ? nextMoment(moment, { do: 'action', figure: id, action: 'power' }, rules).forbidden : null
    const made = (play.situation.lasting ?? []).filter((one) => one.on === id)
    const known = new Set(made.map(({ counter }) => counter))
    const given = state.countered.filter((power) => !known.has(power)).map((power) => timelineTexts.standing.countered(powerName(power)))
    const { set, effects } = play.state(id).figure
    const before = valueWords({ set: set ?? undefined, effects: effects.filter(({ until }) => until === undefined) })
    return [
      {
        figure: id,
        side,
        state,
        against,
        mayAct: asked ? against === null : null,
        lasting: [...given, ...before, ...made.flatMap((one) => lastingWords(one) ?? [])],
        open: play.turn.open.get(id) ?? null
      }
    ]
  })
}
