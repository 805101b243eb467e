/** A roll that a power has made again: once in its own turn a roll of its side, in an opponent's turn one of that side (POW-PC). */
import { useClauseOf } from '../action/usedTo.ts'
import type { Reason } from '../../contract/ruling.ts'
import { absenceOf } from '../situation/absence.ts'
import { considered, contributes, decides, firstReason, quiet } from '../situation/reasons.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { knowsWaves, silenced, waveOf } from '../values/wave.ts'
import { findTarget } from './ruleOnTarget.ts'

interface Rerolling {
  /** The power by which it is made again. */
  readonly power: string
  /** The side whose turn it is. */
  readonly active: string
  /** The user has used the power in this turn already. */
  readonly isUsed: boolean
  /** The figure whose action it is, and what it does in it; `null`: no action is under way. */
  readonly action: { readonly figure: string; readonly during: readonly string[] } | null
  /** Gets the reasons for the use. */
  readonly because: Reason[]
}

/** The user has a roll of the figure `on` made again. Returns `null`, or why the rules forbid it (POW-PC). */
export function reroll(
  before: Situation,
  maker: FigureState,
  on: string,
  { power, active, isUsed, action, because }: Rerolling
): Reason | null {
  const facts = { user: maker.id, figure: on, effect: power }
  const absent = absenceOf(before, maker)
  if (absent) return absent
  const acting = action && knowsWaves(before) ? figureOf(before, action.figure) : null
  const situation = action && acting ? silenced(before, acting, action.during) : before
  const user = situation === before ? maker : figureOf(situation, maker.id)
  if (user.muted && !maker.muted && action && acting) {
    const wave = waveOf(before, acting, action.during)!
    because.push(
      contributes(wave.rule, 'kb.powers-ignored', { by: wave.id, facts: { ...facts, figure: maker.id } }),
      considered('POW-PW', 'value.user-ignored', { by: wave.id, facts: { ...facts, source: power } })
    )
  }
  const clause = useClauseOf(user.can.get(power), 'reroll')
  if (!clause) return decides('POW-PC', 'means.cannot-use', { by: power, facts })
  if (isUsed) return decides('POW-PC', 'time.once-a-turn', { by: power, facts: { ...facts, figure: user.id } })
  const { side } = figureOf(situation, on)
  if (side !== active && clause.of === 'active-side')
    return decides('POW-PC', 'use.reroll-of-another-side', { by: power, facts: { ...facts, side, active } })
  const found = findTarget(situation, user, on, power, null)
  if (!found.legal) {
    because.push(...quiet(found.because.slice(1)))
    return firstReason(found.because)
  }
  because.push(...quiet(found.because), contributes('POW-PC', 'use.reroll', { by: power, facts }))
  return null
}
