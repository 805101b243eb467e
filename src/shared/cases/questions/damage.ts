/** `damage`: what is left of damage dealt to one figure. */
import { RollBook } from '../../engine/situation/choices.ts'
import { dealDamage, type DamageResult } from '../../engine/damage/damage.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { figureOf, type Situation } from '../../engine/situation/situation.ts'
import type { DamageAsk } from '../../contract/case.ts'
import type { Bare } from './bare.ts'

export function answerDamage(situation: Situation, ask: DamageAsk): Bare {
  const figure = figureOf(situation, ask.to)
  const given = ask.choices?.reducer
  const wanted = typeof given === 'string' ? given : (given?.[ask.to] ?? null)
  const deal = (reducer: string | null, extra: Readonly<Record<string, number>> = {}): DamageResult => {
    const rolls = new RollBook({ [ask.to]: { ...ask.rolls, ...extra } })
    return dealDamage(situation, figure, {
      amount: ask.amount,
      critical: ask.critical ?? 0,
      type: ask.type ?? 'normal',
      roll: (id) => rolls.next(ask.to, id),
      reducer
    })
  }
  const result = deal(wanted)
  const because =
    wanted !== null && !result.reducers.includes(wanted)
      ? [...result.because, { ...decides('DMG-02', 'choice.not-open', { facts: { choice: 'reducer' } }), weight: 'overridden' as const }]
      : result.because
  const options = optionsOf(result, deal)
  return {
    kind: 'damage',
    verdict: 'taken',
    taken: result.taken,
    steps: result.steps,
    because,
    ...(options.length > 1 ? { options } : {})
  }
}

/** The reducers to choose from, or the two outcomes of a die that the question leaves out. */
function optionsOf(result: DamageResult, deal: (reducer: string | null, extra?: Readonly<Record<string, number>>) => DamageResult) {
  if (result.choices.length > 1) {
    return result.choices.map((reducer) => {
      const { taken, steps } = deal(reducer)
      return { choices: { reducer }, verdict: 'taken', taken, steps }
    })
  }
  const missing = result.missingRoll
  if (missing === null) return []
  return [1, 5].map((die) => {
    const { taken, steps } = deal(null, { [missing]: die })
    return { choices: { rolls: { [missing]: die } }, verdict: 'taken', taken, steps }
  })
}
