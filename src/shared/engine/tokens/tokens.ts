/** What an action costs its figure: tokens, pushing, and what colossals pay instead (ACT-05 to ACT-09, COL-01). */
import { dealDamage, unavoidable } from '../damage/damage.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, knowsClauseThat, type FigureState, type Found, type Situation } from '../situation/situation.ts'
import type { Tally } from './tally.ts'

/** The effect by which a figure acts with two tokens, or undefined. */
const staminaOf = ({ ruleset }: Situation, figure: FigureState): Found<'tokens'> | undefined =>
  ruleset.params.tokens.stamina === 'gone' ? undefined : clausesOf(figure, 'tokens').find(({ clause }) => clause.notFor !== figure.size)

/** Why the figure cannot be given a non-free action, or null (ACT-08). */
export function tooManyTokens(situation: Situation, figure: FigureState): Reason | null {
  if (figure.tokens < 2 || staminaOf(situation, figure)) return null
  return decides('ACT-08', 'tokens.two-already', { by: figure.id, facts: { figure: figure.id, tokens: figure.tokens } })
}

/** An effect of acting with two tokens that does nothing for this figure, asked where its two tokens bar it. */
export function idleStamina(situation: Situation, figure: FigureState): Reason[] {
  if (!knowsClauseThat(situation.ruleset, 'tokens', 'not-for', ({ notFor }) => notFor !== undefined)) return []
  return clausesOf(figure, 'tokens').map(({ effect, clause }) =>
    considered(clause.rule, 'tokens.stamina-idle', { by: effect.id, facts: { figure: figure.id, effect: effect.id } })
  )
}

/** How many of these tokens of one effect a figure with `tokens` gets: up to the second, or none if they would bring a third (ACT-06). */
export function tokensGiven({ ruleset }: Situation, tokens: number, count: number): number {
  const room = Math.max(0, 2 - tokens)
  if (count <= room) return count
  return ruleset.params.tokens.beyondTwo === 'ignored' ? room : 0
}

/** Gives the figure a token, as an action or an attack does, with the pushing damage that comes of a second one. */
export function giveToken(tally: Tally, id: string, because: Reason[]): void {
  tally.addToken(id)
  const figure = tally.state(id)
  because.push(contributes('ACT-05', 'tokens.given', { by: id, facts: { figure: id, tokens: figure.tokens } }))
  if (figure.tokens !== 2) return
  if (tally.situation.ruleset.params.tokens.pushing === 'none') {
    because.push(considered('ACT-09', 'tokens.no-push', { by: id, facts: { figure: id } }))
    return
  }
  const result = dealDamage(tally.situation, figure, { amount: 1, type: 'pushing', roll: () => undefined, reducer: null })
  because.push(
    contributes('ACT-09', result.taken > 0 ? 'tokens.pushed' : 'tokens.push-ignored', { by: id, facts: { figure: id } }),
    // What ignores it, if something does.
    ...result.because.filter((reason) => reason.weight === 'contributes')
  )
  tally.hurt(id, result.taken)
}

/** The end of a non-free action of this figure: one token; with two already, what its stamina costs instead. */
export function payForAction(tally: Tally, id: string, because: Reason[]): void {
  const figure = tally.state(id)
  if (figure.ko) return
  if (figure.tokens < 2) {
    giveToken(tally, id, because)
    return
  }
  const stamina = staminaOf(tally.situation, figure)
  if (!stamina) return
  const { clause } = stamina
  because.push(contributes(clause.rule, 'tokens.stamina', { by: id, facts: { figure: id } }))
  const result = unavoidable(tally.situation, figure, clause.damage)
  const shrugs = clausesOf(figure, 'damage').find(({ clause: other }) => other.does === 'ignore-pushing')
  if (shrugs && clause.rule === 'COL-01')
    because.push(
      considered('COL-02', 'tokens.stamina-is-no-push', { by: shrugs.effect.id, facts: { figure: id, effect: shrugs.effect.id } })
    )
  tally.hurt(id, result.taken)
}
