/** A roll that Probability Control has made again: once in its own turn a roll of its side, in an opponent's turn one of that side (POW-PC). */
import type { Reason } from '../../contract/ruling.ts'
import { absenceOf } from '../situation/absence.ts'
import { contributes, decides, firstReason, quiet } from '../situation/reasons.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { findTarget } from './ruleOnTarget.ts'

export const REROLL = 'probability-control'

interface Rerolling {
  /** The side whose turn it is. */
  readonly active: string
  /** The user has used the power in this turn already. */
  readonly isUsed: boolean
  /** Gets the reasons for the use. */
  readonly because: Reason[]
}

/** The user has a roll of the figure `on` made again. Returns `null`, or why the rules forbid it (POW-PC). */
export function reroll(situation: Situation, user: FigureState, on: string, { active, isUsed, because }: Rerolling): Reason | null {
  const facts = { user: user.id, figure: on, effect: REROLL }
  const absent = absenceOf(situation, user)
  if (absent) return absent
  if (!user.can.has(REROLL)) return decides('POW-PC', 'means.cannot-use', { by: REROLL, facts })
  if (isUsed) return decides('POW-PC', 'time.once-a-turn', { by: REROLL, facts: { ...facts, figure: user.id } })
  const { side } = figureOf(situation, on)
  const ofAnySide = user.can.get(REROLL)?.clauses.some((clause) => clause.phase === 'use' && clause.does === 'reroll')
  if (side !== active && !ofAnySide)
    return decides('POW-PC', 'use.reroll-of-another-side', { by: REROLL, facts: { ...facts, side, active } })
  const found = findTarget(situation, user, on, REROLL, null)
  if (!found.legal) {
    because.push(...quiet(found.because.slice(1)))
    return firstReason(found.because)
  }
  because.push(...quiet(found.because), contributes('POW-PC', 'use.reroll', { by: REROLL, facts }))
  return null
}
