/** `value`: one combat value, for the moment that the question describes. */
import * as v from 'valibot'
import { VALUES, type ValueAsk } from '../../contract/case.ts'
import type { ValueRuling } from '../../contract/ruling.ts'
import { listOf, oneOf } from '../../base/validate.ts'
import { plainContext, type ValueContext } from '../../engine/values/context.ts'
import { silenced, waveDefense, waveOf } from '../../engine/values/wave.ts'
import { valueOf, type ValueResult } from '../../engine/values/valueOf.ts'
import { unusedChoices } from '../../engine/oracle/unused.ts'
import { duringOf } from '../../engine/movement/mover.ts'
import { shapeOf } from '../../engine/action/shape.ts'
import { drawLine, figureEnd } from '../../engine/lineOfFire/bestLine.ts'
import { HINDERED } from '../../engine/lineOfFire/walk/causes.ts'
import { purposeOf } from '../../engine/situation/target.ts'
import { clausesOf, figureOf, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import { cannotUseIt } from '../beside/premises.ts'
import { attackKind, change, choices, id, value } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { stepsInLine } from '../common/lines.ts'
import { outcome } from '../common/outcome.ts'
import type { Answered, Own, TableQuestion } from '../common/questionKind.ts'

/** Which kind of attack the words of the question mean: what they say, or what the power is for. */
function kindMeant(situation: Situation, ask: ValueAsk): 'close' | 'ranged' | null {
  if (ask.against?.attack) return ask.against.attack
  if (ask.during === 'close' || ask.during === 'ranged') return ask.during
  const effect = ask.during === undefined ? undefined : situation.ruleset.effects.get(ask.during)
  return effect ? shapeOf(effect).attackKind : null
}

/** What a value counts for in a wave is the answer here, where an attack only goes on from it. */
const decided = ({ because, ...found }: ValueResult): ValueResult => ({
  ...found,
  because: because.map((reason) => ({ ...reason, weight: 'decides' }))
})

function answer(situation: Situation, ask: ValueAsk): Answered<Own<ValueRuling>> {
  const figure = figureOf(situation, ask.figure)
  const opponent: FigureState | null = ask.against ? figureOf(situation, ask.against.from) : null
  const carrying = ask.carrying === undefined ? null : figureOf(situation, ask.carrying)
  const context: ValueContext = {
    ...plainContext,
    // A move action under another name is a move action too; what it passes is what that name says (MAP-DS2).
    during: ask.during === undefined ? [] : ask.value === 'speed' ? duringOf(situation, ask.during) : [ask.during],
    ...(ask.during === undefined ? {} : { moving: [ask.during] }),
    attack: kindMeant(situation, ask),
    opponent,
    carrying,
    effects: ask.effects ?? [],
    pick: ask.choices?.replacement ?? null,
    expert: ask.choices?.expert ?? null
  }
  // An expert's pick that the question leaves open (POW-CE, POW-RE from 2013 on): each way is shown.
  const expert = clausesOf(figure, 'value-choice').some(({ clause }) => context.during.includes(clause.during))
  const picks = expert && context.expert === null ? (['attack', 'damage', 'both'] as const) : [context.expert]
  const there = silenced(situation, figure, context.during)
  const wave = ask.value === 'defense' && opponent ? waveOf(situation, opponent, context.during) : undefined
  const isHindered = (from: FigureState): boolean =>
    drawLine(situation, figureEnd(from), figureEnd(figure), purposeOf(from, context.during))?.state === HINDERED
  const [first, ...others] = picks.map((pick) => ({
    pick,
    result:
      wave && opponent
        ? decided(waveDefense(there, figure, isHindered(opponent), wave))
        : valueOf(there, figure, ask.value, { ...context, expert: pick })
  }))
  const { because, ...found } = first!.result
  const isReplaced = found.steps.some(({ op, source }) => op === 'replace' && source === context.pick)
  return {
    own: { kind: 'value', verdict: 'value', value: found.value, steps: found.steps },
    because,
    unused: unusedChoices(
      ask.choices ?? {},
      new Set([...(expert ? ['expert '] : []), ...(isReplaced ? ['replacement '] : [])]),
      '/ask/choices'
    ),
    options:
      others.length > 0
        ? [first!, ...others].map(({ pick, result }) => ({
            choices: { expert: pick },
            verdict: 'value',
            value: result.value,
            steps: result.steps
          }))
        : undefined
  }
}

export const valueQuestion: TableQuestion<ValueAsk, ValueRuling> = {
  about: 'table',
  kind: 'value',
  schema: v.looseObject(
    fieldsOf<ValueAsk>()({
      kind: v.literal('value'),
      figure: id,
      value: oneOf(VALUES),
      against: v.optional(v.looseObject({ from: id, attack: v.optional(attackKind) })),
      during: v.optional(id),
      carrying: v.optional(id),
      effects: v.optional(listOf(v.looseObject({ source: id, modifier: v.optional(change), replacement: v.optional(value) }), 60)),
      choices: v.optional(choices)
    })
  ),
  needsMap: (ask) => ask.against !== undefined,
  check(ask, checks) {
    checks.standing(ask.figure, '/ask/figure')
    checks.standing(ask.against?.from, '/ask/against/from')
    checks.standing(ask.carrying, '/ask/carrying')
  },
  figures: (ask) => [ask.figure, ...(ask.against ? [ask.against.from] : [])],
  topics: ['attack', 'movement'],
  premises: (situation, ask) => cannotUseIt(situation, ask.figure, ask.during, '/ask/during'),
  answer,
  outcome: (ruling) => outcome(ruling.value),
  outcomeWords: (ruling) => [String(ruling.value)],
  lines: (ruling) => [`${ruling.value}   (${stepsInLine(ruling.steps)})`],
  searched: true,
  values: (ask) => [[ask.figure, ask.value]]
}
