/** Dice, choices and powers of an event that nothing in it used, so that no input is ignored silently. */
import type { TimelineEvent } from '../../contract/case.ts'
import { unusedPowers } from '../attack/unusedPowers.ts'
import { unusedIn, type Unused } from '../oracle/unused.ts'
import type { Play } from './play/play.ts'

/**
 * The unused input of the event and of the steps inside it, with pointers into the event. Empty if something of the event is left to the judge:
 * then it is unknown what would be used.
 */
export function unusedInEvent(play: Play, event: TimelineEvent): readonly Unused[] {
  if (play.turn.open.size > 0) return []
  const found: Unused[] = []
  const unlessExcused = <T extends object>(given: T | undefined): T | undefined => (given && play.excused.has(given) ? undefined : given)
  const askedOf = (given: object | undefined): Set<string> => (given && play.asked.get(given)) ?? new Set()
  const look = (one: TimelineEvent, at: string): void => {
    const choices = unlessExcused('choices' in one ? one.choices : undefined)
    const rolls = unlessExcused('rolls' in one ? one.rolls : undefined)
    found.push(...unusedIn({ choices, rolls }, { choices: askedOf(choices), rolls: askedOf(rolls) }, at))
    // An attack of which only the result is given may have used its powers.
    if (one.do === 'attack' && one.powers && one.dice !== undefined && !play.excused.has(one.powers))
      found.push(...unusedPowers(play.situation.ruleset, one.from, one.powers, one.action, play.because, `${at}/powers`))
    if (one.do === 'action') one.steps?.forEach((step, i) => look(step, `${at}/steps/${i}`))
  }
  look(event, '')
  return found
}
