/** `value`: one combat value, for the moment that the question describes. */
import { plainContext, type ValueContext } from '../../engine/values/context.ts'
import { valueOf } from '../../engine/values/valueOf.ts'
import { attackKindOf } from '../../engine/targeting/means.ts'
import { clausesOf, figureOf, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import type { ValueAsk } from '../../contract/case.ts'
import type { Bare } from './bare.ts'

/** Which kind of attack the words of the question mean: what they say, or what the power is for. */
function attackKind(situation: Situation, ask: ValueAsk): 'close' | 'ranged' | null {
  if (ask.against?.attack) return ask.against.attack
  if (ask.during === 'close' || ask.during === 'ranged') return ask.during
  const effect = ask.during === undefined ? undefined : situation.ruleset.effects.get(ask.during)
  return effect ? attackKindOf(effect) : null
}

export function answerValue(situation: Situation, ask: ValueAsk): Bare {
  const figure = figureOf(situation, ask.figure)
  const opponent: FigureState | null = ask.against ? figureOf(situation, ask.against.from) : null
  const carrying = ask.carrying === undefined ? null : figureOf(situation, ask.carrying)
  const context: ValueContext = {
    ...plainContext,
    during: ask.during === undefined ? [] : [ask.during],
    attack: attackKind(situation, ask),
    opponent,
    carrying,
    effects: ask.effects ?? [],
    pick: ask.choices?.replacement ?? null,
    expert: ask.choices?.expert ?? null
  }
  // An expert's pick that the question leaves open (POW-CE, POW-RE from 2013 on): each way is shown.
  const expert = clausesOf(figure, 'value-choice').some(({ clause }) => context.during.includes(clause.during))
  const picks = expert && context.expert === null ? (['attack', 'damage', 'both'] as const) : [context.expert]
  const [first, ...others] = picks.map((pick) => ({ pick, result: valueOf(situation, figure, ask.value, { ...context, expert: pick }) }))
  const { value, steps, because } = first!.result
  return {
    kind: 'value',
    verdict: 'value',
    value,
    steps,
    because,
    ...(others.length > 0
      ? {
          options: [first!, ...others].map(({ pick, result }) => ({
            choices: { expert: pick },
            verdict: 'value',
            value: result.value,
            steps: result.steps
          }))
        }
      : {})
  }
}
