/** A roll that Probability Control has made again: once in its own turn a roll of its side, in an opponent's turn one of that side (POW-PC). */
import type { Reason } from '../../contract/ruling.ts'
import { absenceOf } from '../situation/absence.ts'
import { contributes, decides, quiet } from '../situation/reasons.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { findTarget } from './ruleOnTarget.ts'

export const REROLL = 'probability-control'

/** The rolls in question: of which side they are, and which figures have used the power in this turn. */
interface Rerolling {
  readonly active: string
  /** Ids of figures; one that uses the power is added. */
  readonly used: Set<string>
  /** Gets what speaks for the use. */
  readonly because: Reason[]
}

/** The user has a roll of the figure `on` made again. Returns `null`, or why the rules forbid it (POW-PC). */
export function reroll(situation: Situation, user: FigureState, on: string, { active, used, because }: Rerolling): Reason | null {
  const facts = { user: user.id, figure: on, effect: REROLL }
  const absent = absenceOf(situation, user)
  if (absent) return absent
  if (!user.can.has(REROLL)) return decides('POW-PC', 'means.cannot-use', { by: REROLL, facts })
  if (used.has(user.id)) return decides('POW-PC', 'time.once-a-turn', { by: REROLL, facts: { ...facts, figure: user.id } })
  const { side } = figureOf(situation, on)
  if (side !== active) return decides('POW-PC', 'use.reroll-of-another-side', { by: REROLL, facts: { ...facts, side, active } })
  const found = findTarget(situation, user, on, REROLL, null)
  if (!found.legal) {
    because.push(...quiet(found.because.slice(1)))
    return found.because.find(({ weight }) => weight === 'decides') ?? found.because[0]!
  }
  used.add(user.id)
  because.push(...quiet(found.because), contributes('POW-PC', 'use.reroll', { by: REROLL, facts }))
  return null
}
