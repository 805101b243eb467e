/**
 * The events on the table, played one after another. After a change only what follows it is played again: events are
 * values, so an event that is still the same one on the same table keeps its moment.
 */
import { isTimeline, type ClixCase, type TimelineEvent } from '../../../shared/contract/case.ts'
import { rulesIn } from '../../../shared/cases/questions/timeline.ts'
import { checkedCase, situationIn } from '../../../shared/cases/common/checkedCase.ts'
import { firstMoment, nextMoment, type Moment, type TimelineRules } from '../../../shared/engine/timeline/timeline.ts'
import { MOST_STEPS } from '../../../shared/cases/answerWith.ts'
import { withSteps } from '../../../shared/engine/budget/budget.ts'
import { samePosition } from './position/samePosition.ts'
import { brokenIn, type Broken } from './ask/broken.ts'

export interface Step {
  readonly event: TimelineEvent
  /** The table after it, or why the rules forbid it; null: it was not played. */
  readonly moment: Moment | null
  /** Why it could not even be tried. */
  readonly broken: Broken | null
  /** Steps of the engine that it took. */
  readonly taken: number
}

export interface Played {
  readonly value: ClixCase
  readonly rules: TimelineRules
  readonly start: Moment
  readonly steps: readonly Step[]
  /** How many events were played: the later ones wait for the one that could not be. */
  readonly count: number
  /** The later ones wait for their turn: playing again goes on there. */
  readonly goesOn: boolean
}

const sameTable = (a: ClixCase, b: ClixCase): boolean =>
  samePosition(a, b) && isTimeline(a.ask) && isTimeline(b.ask) && a.ask.buildTotal === b.ask.buildTotal

/** So many steps of the engine are played in one go, so that the page goes on; an event that takes more is played whole. */
const IN_ONE_GO = 50_000

/**
 * Everything that happens on the table, as far as it is played in one go: `before` is gone on from. No more is played than
 * one question may take. null where the question is another one or nothing can be played.
 */
export function playTable(value: ClixCase, before: Played | null, inOneGo = IN_ONE_GO): Played | null {
  if (!isTimeline(value.ask) || !value.map) return null
  const known = before && sameTable(before.value, value) ? before : null
  const start = known?.start ?? startOf(value)
  if (!start) return null
  const rules = known?.rules ?? rulesIn(value.ask)
  const steps: Step[] = []
  let at: Moment | null = start
  let count = 0
  let asBefore = known !== null
  let taken = 0
  let now = 0
  let goesOn = false
  for (const [index, event] of value.ask.events.entries()) {
    const old = known?.steps[index]
    asBefore &&= old?.event === event && (old.moment !== null || old.broken !== null || at === null)
    const waits = !asBefore && at !== null && (now > inOneGo || taken > MOST_STEPS)
    if (waits) goesOn ||= taken <= MOST_STEPS
    const step: Step = asBefore && old ? old : stepAfter(waits ? null : at, event, value, rules)
    steps.push(step)
    if (!asBefore) now += step.taken
    taken += step.taken
    at = step.moment && !step.moment.forbidden ? step.moment : null
    if (at) count++
  }
  return { value, rules, start, steps, count, goesOn }
}

/** The moment before the first event; null if nothing can be played on the table. */
export function startOf(value: ClixCase): Moment | null {
  try {
    return firstMoment(situationIn(checkedCase(value)).situation)
  } catch {
    // The table itself is not sound: the ruling's place says why.
    return null
  }
}

function stepAfter(before: Moment | null, event: TimelineEvent, value: ClixCase, rules: TimelineRules): Step {
  const broken = brokenIn(event, value)
  if (before === null || broken) return { event, broken, moment: null, taken: 0 }
  try {
    const { done, taken } = withSteps(MOST_STEPS, () => nextMoment(before, event, rules))
    return done ? { event, broken, moment: done, taken } : { event, broken: 'failed', moment: null, taken }
  } catch {
    // A bug of ours stops at this event; the ruling's place says what it was.
    return { event, broken: 'failed', moment: null, taken: 0 }
  }
}

/** Its moments as the ruling needs them, the first before any event; null where an event could not even be tried. */
export function wholeOf({ start, steps, count }: Played): readonly Moment[] | null {
  const last = steps[count]?.moment
  if (count < steps.length && !last?.forbidden) return null
  return [start, ...steps.slice(0, count).flatMap(({ moment }) => moment ?? []), ...(last ? [last] : [])]
}

/** The moment after so many events; after one that could not be played, the last one before it. */
export const momentAfter = (played: Played, events: number): Moment =>
  (events === 0 ? undefined : played.steps[Math.min(events, played.count) - 1]?.moment) ?? played.start
