/** `timeline`: the events played, with how every figure stands after each of them. */
import * as v from 'valibot'
import type { TimelineAsk } from '../../contract/case.ts'
import { xyOf } from '../../grid/grid.ts'
import { actionTotal } from '../../tournament/victory.ts'
import { takeSteps, unlessOutOfSteps } from '../../engine/budget/budget.ts'
import { dueRolls } from '../../engine/situation/dueRolls.ts'
import { decides } from '../../engine/situation/reasons.ts'
import type { Reason, TimelineRuling, TimelineState } from '../../contract/ruling.ts'
import type { FigureState, Situation } from '../../engine/situation/situation.ts'
import { clickShown } from '../../position/dial.ts'
import type { MapObject } from '../../position/position.ts'
import { firstMoment, playTimeline, type Moment, type TimelineRules } from '../../engine/timeline/timeline.ts'
import type { Unused } from '../../engine/oracle/unused.ts'
import type { Play } from '../../engine/timeline/play/play.ts'
import type { Later, Topic } from '../beside/notConsidered.ts'
import { ofTurns } from '../beside/passingTurns.ts'
import { onRerolls } from '../beside/remarks.ts'
import { forceRulesOf } from '../common/forceRules.ts'
import { unheededIn } from '../beside/unheeded.ts'
import { situationIn, type CheckedCase } from '../common/checkedCase.ts'
import { checkEvents, events } from '../common/events.ts'
import { buildTotal } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { count, list, square } from '../common/lines.ts'
import { outcome } from '../common/outcome.ts'
import { everybody, type Answered, type Own, type TableQuestion } from '../common/questionKind.ts'

/** The powers and abilities that a case gives a figure on its present click, in the case's order. */
function namedOn(state: FigureState): readonly string[] {
  const { powers, canUse, specialPowers, traits, abilities, held } = state.figure
  const shown = clickShown(state.figure, state.click)?.powers ?? []
  const special = [...specialPowers, ...traits, ...(held?.inHand ? [held.inHand] : [])].flatMap(({ id, grants }) =>
    grants.length > 0 ? grants : [id]
  )
  return [...new Set([...shown, ...powers, ...canUse, ...special, ...abilities])]
}

const usable = new WeakMap<FigureState, readonly string[]>()

/** Of these, those that it can use now. Figures that an event leaves alone are the same value after it, and looked at once. */
function usableOf(state: FigureState): readonly string[] {
  const known = usable.get(state)
  if (known) return known
  const found = state.ko
    ? []
    : namedOn(state).filter((id) => state.can.has(id) || (state.unknown.some((one) => one.id === id) && !state.countered.includes(id)))
  usable.set(state, found)
  return found
}

function rowOf(play: Play, state: FigureState): TimelineState {
  const { grid } = play.situation.position
  const [first] = state.squares
  takeSteps(3)
  return {
    click: state.click,
    tokens: state.tokens,
    damage: play.damage.get(state.id) ?? 0,
    ko: state.ko,
    countered: state.countered,
    usable: usableOf(state),
    movementLeft: play.turn.movementLeft.get(state.id) ?? null,
    at: first === undefined ? null : xyOf(grid, first),
    ...(state.squares.length > 1 ? { squares: state.squares.map((square) => xyOf(grid, square)) } : {}),
    holding: state.ko ? null : state.figure.holding,
    ...(state.figure.captiveOf === null ? {} : { captiveOf: state.figure.captiveOf }),
    ...(state.figure.pilotOf === null ? {} : { pilotOf: state.figure.pilotOf }),
    ...(state.figure.aside ? { aside: true } : {}),
    ...(state.figure.aside && state.figure.replacedBy.length > 0 ? { replacedBy: state.figure.replacedBy } : {}),
    ...(state.figure.copies === null ? {} : { copies: state.figure.copies }),
    ...(Object.keys(state.figure.counters).length === 0 ? {} : { counters: state.figure.counters })
  }
}

export function statesOf(play: Play): Readonly<Record<string, TimelineState>> {
  const rows: Record<string, TimelineState> = {}
  for (const state of play.situation.states) rows[state.id] = rowOf(play, state)
  return rows
}

const topics: readonly Topic[] = ['line-of-fire', 'attack', 'movement', 'knock-back', 'turn']

/** Which event a reason is about: its index, beside its own facts. */
const about = (reasons: readonly Reason[], event: number): Reason[] =>
  reasons.map((reason) => ({ ...reason, facts: { ...reason.facts, event } }))

/** What counts in every turn of the question: its actions, where the build total is known. */
export const rulesIn = (ask: TimelineAsk): TimelineRules => ({
  actionTotal: ask.buildTotal === undefined ? null : actionTotal(ask.buildTotal)
})

/** All moments of the question, the first before any event. */
export const momentsOf = (situation: Situation, ask: TimelineAsk): readonly Moment[] => [
  ...playTimeline(situation, ask.events, rulesIn(ask))
]

/** `played`: the moments of this very question where somebody has them already, the first before any event. */
function answer(situation: Situation, ask: TimelineAsk, played: readonly Moment[] | null): Answered<Own<TimelineRuling>> {
  const moments: Moment[] = []
  const states: TimelineRuling['states'][number][] = []
  const all = played ?? playTimeline(situation, ask.events, rulesIn(ask))
  const finished = unlessOutOfSteps(
    () => {
      let before = true
      for (const moment of all) {
        if (!before && !moment.forbidden) states.push(statesOf(moment.play))
        if (!before) moments.push(moment)
        before = false
      }
      return true
    },
    () => false
  )
  const because = moments.flatMap((moment, index) => about(moment.because, index))
  const { own, ...rest } = ruledOn(moments, states, because, finished)
  const due = moments.flatMap((moment, event) => dueRolls(situation.ruleset, moment.because).map((one) => ({ ...one, event })))
  return { own: due.length > 0 ? { ...own, due } : own, ...rest, unused: unusedIn(moments), later: shownIn(situation, moments) }
}

/** Every figure that is another than before, in the order of time, and what has come to lie on the map. */
function shownIn(start: Situation, moments: readonly Moment[]): Later {
  const states: FigureState[] = []
  const objects: MapObject[] = []
  let before = start
  for (const { play, shown } of moments) {
    const { situation } = play
    states.push(...shown)
    if (situation.states !== before.states)
      for (const [index, state] of situation.states.entries()) if (state !== before.states[index]) states.push(state)
    if (situation.position.objects !== before.position.objects)
      objects.push(...situation.position.objects.filter(({ special, rule }) => special && !rule))
    before = situation
  }
  return { states, objects, topics }
}

/** The input of the events that nothing used, with pointers into the case. */
const unusedIn = (moments: readonly Moment[]): readonly Unused[] =>
  moments.flatMap(({ unused }, index) => unused.map((one) => ({ ...one, path: `/ask/events/${index}${one.path}` })))

/** The ruling on the events that were played, and on how they end. */
function ruledOn(
  moments: readonly Moment[],
  states: TimelineRuling['states'],
  because: readonly Reason[],
  finished: boolean
): Answered<Own<TimelineRuling>> {
  const last = moments.at(-1)
  if (last?.forbidden) {
    const event = moments.length - 1
    return {
      own: { kind: 'timeline', verdict: 'illegal', event, states },
      because: [...about([last.forbidden], event), ...because]
    }
  }
  if (!finished)
    return {
      own: { kind: 'timeline', verdict: 'unfinished', tried: states.length, states },
      because: [decides('ACT-03', 'time.unfinished', { facts: { count: states.length } }), ...because]
    }
  const [open] = last?.play.turn.open.values() ?? []
  if (open)
    return {
      own: { kind: 'timeline', verdict: 'judge', states },
      because: [{ ...open, weight: 'decides' }, ...because.filter((reason) => reason.say !== open.say || reason.rule !== open.rule)]
    }
  return {
    own: { kind: 'timeline', verdict: 'played', states },
    because: [...because, decides('ACT-03', 'time.played', { facts: { count: moments.length } })]
  }
}

/** What each event changed, figure by figure; of the first one only where it is known how the figures stood before. */
function linesOf({ states, event }: TimelineRuling, asked?: CheckedCase): readonly string[] {
  const table = asked ? statesOf(firstMoment(situationIn(asked).situation).play) : {}
  const lines = states.map((figures, index) => {
    const before = states[index - 1] ?? table
    const changed = Object.entries(figures).flatMap(([id, state]) => {
      const was = before[id]
      const parts = [
        ...(was
          ? state.damage !== was.damage
            ? [`${state.damage} damage in all`]
            : []
          : state.damage > 0
            ? [`${state.damage} damage in all`]
            : []),
        ...(was && state.click !== was.click ? [`click ${state.click}`] : []),
        ...(was && state.tokens !== was.tokens ? [count(state.tokens, 'token', 'tokens')] : []),
        ...(was && String(state.at) !== String(was.at) && state.at ? [`at ${square(state.at)}`] : []),
        ...(was && String(state.countered) !== String(was.countered) ? [`countered: ${list(state.countered)}`] : []),
        ...(state.replacedBy && !was?.replacedBy ? [`replaced by ${list(state.replacedBy)}`] : []),
        ...(state.ko && !was?.ko ? ['KO'] : [])
      ]
      return parts.length > 0 ? [`${id} ${parts.join(', ')}`] : []
    })
    return `${index + 1}. ${changed.length > 0 ? changed.join('; ') : 'nothing to see'}`
  })
  return [...lines, ...(event === undefined ? [] : [`${event + 1}. not allowed`])]
}

export const timeline: TableQuestion<TimelineAsk, TimelineRuling> = {
  about: 'table',
  kind: 'timeline',
  schema: v.looseObject(fieldsOf<TimelineAsk>()({ kind: v.literal('timeline'), events, buildTotal: v.optional(buildTotal) })),
  check(ask, checks) {
    checkEvents(ask.events, '/ask/events', checks)
  },
  figures: (_, situation) => everybody(situation),
  premises: (situation, ask) => [
    ...unheededIn(situation, ask.events, '/ask/events'),
    ...onRerolls(situation, ask.buildTotal, forceRulesOf(situation.ruleset))
  ],
  sidesNamed: (ask) =>
    ask.events.flatMap((event, index) => (event.do === 'begin-turn' ? [[event.side, `/ask/events/${index}/side`] as const] : [])),
  topics,
  answer: (situation, ask, { played }) => answer(situation, ask, played),
  afterwards: (situation, ask, own) => ofTurns(situation, ask, own.states),
  outcome: (ruling) => outcome([ruling.verdict, ruling.event ?? null], ruling.states.at(-1) ?? null),
  lines: linesOf,
  searched: false
}
