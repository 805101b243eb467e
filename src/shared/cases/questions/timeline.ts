/** `timeline`: the events played, with how every figure stands after each of them. */
import { xyOf } from '../../grid/grid.ts'
import { actionTotal } from '../../tournament/victory.ts'
import { decides } from '../../engine/situation/reasons.ts'
import type { Reason, TimelineState } from '../../contract/ruling.ts'
import type { FigureState, Situation } from '../../engine/situation/situation.ts'
import { playTimeline, type Moment, type TimelineRules } from '../../engine/timeline/timeline.ts'
import type { Play } from '../../engine/timeline/play.ts'
import type { TimelineAsk } from '../../contract/case.ts'
import type { Bare } from './bare.ts'

/** The powers and abilities that a case gives a figure on its present click, in the case's order. */
function named(state: FigureState): readonly string[] {
  const { dial, powers, canUse, specialPowers, traits, abilities } = state.figure
  const shown = dial.length > 0 ? (dial[Math.min(state.click, dial.length) - 1]?.powers ?? []) : []
  const special = [...specialPowers, ...traits].flatMap(({ id, grants }) => (grants?.length ? grants : [id]))
  return [...new Set([...shown, ...powers, ...canUse, ...special, ...abilities])]
}

function rowOf(play: Play, state: FigureState): TimelineState {
  const square = state.squares[0]
  return {
    click: state.click,
    tokens: state.tokens,
    damage: play.damage.get(state.id) ?? 0,
    ko: state.ko,
    countered: state.countered,
    usable: state.ko
      ? []
      : named(state).filter((id) => state.can.has(id) || (state.unknown.some((one) => one.id === id) && !state.countered.includes(id))),
    movementLeft: play.movementLeft.get(state.id) ?? null,
    at: square === undefined ? null : xyOf(play.situation.position.grid, square),
    holding: state.ko ? null : state.figure.holding
  }
}

export const statesOf = (play: Play): Readonly<Record<string, TimelineState>> =>
  Object.fromEntries(play.situation.states.map((state) => [state.id, rowOf(play, state)]))

/** Which event a reason is about: its index, beside its own facts. */
const about = (reasons: readonly Reason[], event: number): Reason[] =>
  reasons.map((reason) => ({ ...reason, facts: { ...reason.facts, event } }))

/** What counts in every turn of the question: its actions, where the build total is known. */
export const rulesIn = (ask: TimelineAsk): TimelineRules => ({
  actionTotal: ask.buildTotal === undefined ? null : actionTotal(ask.buildTotal)
})

/** All moments of the question, the first before any event. */
export const momentsOf = (situation: Situation, ask: TimelineAsk): readonly Moment[] => playTimeline(situation, ask.events, rulesIn(ask))

/** `played`: the moments of this very question where somebody has them already, the first before any event. */
export function answerTimeline(situation: Situation, ask: TimelineAsk, played: readonly Moment[] | null = null): Bare {
  const [, ...moments] = played ?? momentsOf(situation, ask)
  const because = moments.flatMap((moment, index) => about(moment.because, index))
  const states = moments.filter(({ forbidden }) => !forbidden).map(({ play }) => statesOf(play))
  const last = moments.at(-1)
  if (last?.forbidden) {
    const event = moments.length - 1
    return { kind: 'timeline', verdict: 'illegal', event, states, because: [...about([last.forbidden], event), ...because] }
  }
  const [open] = last?.play.open.values() ?? []
  if (open)
    return {
      kind: 'timeline',
      verdict: 'judge',
      states,
      because: [{ ...open, weight: 'decides' }, ...because.filter((reason) => reason.say !== open.say || reason.rule !== open.rule)]
    }
  return {
    kind: 'timeline',
    verdict: 'played',
    states,
    because: [...because, decides('ACT-03', 'time.played', { facts: { count: moments.length } })]
  }
}
