/** What an action costs its figure: a token, pushing, and what colossals pay instead (ACT-05 to ACT-09, COL-01). */
import { dealDamage } from '../damage/damage.ts'
import { contributes, decides } from '../reasons.ts'
import type { Reason } from '../ruling.ts'
import type { FigureState, Situation } from '../situation.ts'
import type { Tally } from './tally.ts'

const hasStamina = (situation: Situation, figure: FigureState): boolean =>
  situation.ruleset.params.tokens.colossalStamina && figure.size === 'colossal'

/** Why the figure cannot be given a non-free action, or null (ACT-08). */
export function tooManyTokens(situation: Situation, figure: FigureState): Reason | null {
  if (figure.tokens < 2 || hasStamina(situation, figure) || figure.can.has('masters-of-evil')) return null
  return decides('ACT-08', 'tokens.two-already', { by: figure.id, facts: { figure: figure.id, tokens: figure.tokens } })
}

/** Gives the figure a token, as an action or an attack does, with the pushing damage that comes of a second one. */
export function giveToken(tally: Tally, id: string, because: Reason[]): void {
  tally.addToken(id)
  const figure = tally.state(id)
  because.push(contributes('ACT-05', 'tokens.given', { by: id, facts: { figure: id, tokens: figure.tokens } }))
  if (figure.tokens !== 2) return
  const result = dealDamage(tally.situation, figure, { amount: 1, type: 'pushing', roll: () => undefined, reducer: null })
  because.push(
    contributes('ACT-09', result.taken > 0 ? 'tokens.pushed' : 'tokens.push-ignored', { by: id, facts: { figure: id } }),
    // What ignores it, if something does.
    ...result.because.filter((reason) => reason.weight === 'contributes')
  )
  tally.take(id, result.taken)
}

/** The end of a non-free action of this figure. */
export function payForAction(tally: Tally, id: string, because: Reason[]): void {
  const figure = tally.state(id)
  if (figure.ko) return
  if (figure.tokens < 2) {
    giveToken(tally, id, because)
    return
  }
  because.push(hasStamina(tally.situation, figure)
    ? contributes('COL-01', 'tokens.stamina', { by: id, facts: { figure: id } })
    : contributes('TEAM-ACTIONS', 'tokens.masters-of-evil', { by: id, facts: { figure: id } }))
  const result = dealDamage(tally.situation, figure, { amount: 1, type: 'unavoidable', roll: () => undefined, reducer: null })
  tally.take(id, result.taken)
}
