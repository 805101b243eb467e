/** The rest of an action whose figure did not break away (MOV-04). */
import type { TimelineEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import type { Doing } from './doing.ts'
import type { Play } from './play.ts'

/** The input of an event, as far as it has any. */
interface Told {
  readonly rolls?: object | undefined
  readonly choices?: object | undefined
  readonly powers?: object | undefined
  readonly steps?: readonly TimelineEvent[] | undefined
}

/** Records that nothing can ask for the dice, choices and powers of an event that is not played, or of the steps in it. */
export function excuseAll(play: Play, { rolls, choices, powers, steps }: Told): void {
  for (const given of [rolls, choices, powers]) if (given) play.excused.add(given)
  for (const step of steps ?? []) excuseAll(play, step as Told)
}

/**
 * Whether a further move, attack or action of a figure is played in the action in which it did not break away: an edition leaves it out or
 * forbids it (`movement.afterFailure`). Reports an event that is left out. Returns undefined if it is played, null if it is left out, or the
 * reason that makes the event illegal.
 */
export function afterFailure(play: Play, doing: Doing, figure: string, event: Told): Reason | null | undefined {
  if (!doing.failed || figure !== doing.figure) return undefined
  const facts = { figure, effect: doing.action }
  if (play.situation.ruleset.params.movement.afterFailure === 'illegal') return decides('MOV-04', 'time.away-failed', { by: figure, facts })
  excuseAll(play, event)
  if (!play.because.some((reason) => reason.say === 'time.away-failed' && reason.facts.figure === figure))
    play.because.push(contributes('MOV-04', 'time.away-failed', { by: figure, facts }))
  return null
}
