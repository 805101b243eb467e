/** Dice, choices and powers that an event tells and that nothing in it asked for: nothing that is told is passed over without a word. */
import type { TimelineEvent } from '../../contract/case.ts'
import { idlePowersIn, type IdlePower } from '../attack/idlePowers.ts'
import { unaskedIn, unrolledIn, type Unasked, type Unrolled } from '../situation/choices.ts'
import type { Play } from './play/play.ts'

export interface Unheard {
  readonly unasked: readonly Unasked[]
  readonly unrolled: readonly Unrolled[]
  readonly idle: readonly IdlePower[]
}

export const NOTHING_UNHEARD: Unheard = { unasked: [], unrolled: [], idle: [] }
const NOTHING_ASKED: ReadonlySet<string> = new Set()

/** What the event, and the steps inside it, told in vain; paths are pointers into the event. Where a judge decides, nobody can say. */
export function unheardIn(play: Play, event: TimelineEvent): Unheard {
  if (play.open.size > 0) return NOTHING_UNHEARD
  const unasked: Unasked[] = []
  const unrolled: Unrolled[] = []
  const idle: IdlePower[] = []
  const look = (one: TimelineEvent, at: string): void => {
    if ('rolls' in one && one.rolls && !play.excused.has(one.rolls))
      unrolled.push(...unrolledIn(one.rolls, play.asked.get(one.rolls) ?? NOTHING_ASKED, `${at}/rolls`))
    if ('choices' in one && one.choices && !play.excused.has(one.choices))
      unasked.push(...unaskedIn(one.choices, play.asked.get(one.choices) ?? NOTHING_ASKED).map((found) => ({ ...found, at })))
    // An attack of which only the outcome is told may have had them.
    if (one.do === 'attack' && one.powers && one.dice !== undefined && !play.excused.has(one.powers))
      idle.push(...idlePowersIn(play.situation.ruleset, one.from, one.powers, one.action, play.because, `${at}/powers`))
    if (one.do === 'action') one.steps?.forEach((step, i) => look(step, `${at}/steps/${i}`))
  }
  look(event, '')
  return unasked.length + unrolled.length + idle.length === 0 ? NOTHING_UNHEARD : { unasked, unrolled, idle }
}
