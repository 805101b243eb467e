/** `damage`: what is left of damage dealt to one figure. */
import * as v from 'valibot'
import type { DamageAsk } from '../../contract/case.ts'
import type { DamageRuling, Reason, RulingOption } from '../../contract/ruling.ts'
import { canBePassedOn, receiverOf } from '../../engine/damage/redirect.ts'
import { nothingAsked, Oracle } from '../../engine/oracle/oracle.ts'
import { unusedChoices, unusedDice } from '../../engine/oracle/unused.ts'
import { dealDamage, type DamageResult } from '../../engine/damage/damage.ts'
import { absenceOf } from '../../engine/situation/absence.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { figureOf, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import { criticalIsMore } from '../beside/premises.ts'
import { diceOfNobody } from '../beside/unheeded.ts'
import { choices, damageType, flag, id, rollsOfOne, value } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { count, stepsInLine } from '../common/lines.ts'
import { outcome } from '../common/outcome.ts'
import type { Answered, Own, TableQuestion } from '../common/questionKind.ts'

/** Who takes it by the question's choice, and what is said of a choice that is not open (POW-MM). */
function passedOn(
  situation: Situation,
  ask: DamageAsk
): { readonly to: FigureState; readonly because: readonly Reason[]; readonly asked: ReadonlySet<string> } {
  const oracle = new Oracle({ choices: ask.choices })
  const because: Reason[] = []
  const barred = ask.amount === 0 || !canBePassedOn(ask.type ?? 'normal')
  const to = receiverOf(figureOf(situation, ask.to), { situation, by: null, oracle, barred, knocksBack: false, because })
  return {
    to,
    because: [...because, ...oracle.illegal.map((reason) => ({ ...reason, weight: 'overridden' as const }))],
    asked: oracle.asked.choices
  }
}

function answer(situation: Situation, ask: DamageAsk): Answered<Own<DamageRuling>> {
  const figure = figureOf(situation, ask.to)
  const absent = absenceOf(situation, figure)
  if (absent) {
    const steps = [
      { source: ask.type ?? 'normal', op: 'dealt', result: ask.amount },
      { source: figure.id, op: 'taken', result: 0 }
    ]
    return { own: { kind: 'damage', verdict: 'taken', taken: 0, steps }, because: [absent] }
  }
  const passed = passedOn(situation, ask)
  if (passed.to !== figure) {
    const steps = [
      { source: ask.type ?? 'normal', op: 'dealt', result: ask.amount },
      { source: figure.id, op: 'taken', result: 0 }
    ]
    const decided = decides('POW-MM', 'damage.passed-on', { by: passed.to.id, facts: { figure: figure.id, to: passed.to.id } })
    return { own: { kind: 'damage', verdict: 'taken', taken: 0, steps }, because: [decided, ...passed.because] }
  }
  const given = ask.choices?.reducer
  const wanted = typeof given === 'string' ? given : (given?.[ask.to] ?? null)
  const asked = nothingAsked()
  const deal = (reducer: string | null, extra: Readonly<Record<string, number>> = {}): DamageResult => {
    const oracle = new Oracle({ rolls: { [ask.to]: { ...ask.rolls, ...extra } } }, asked)
    return dealDamage(situation, figure, {
      amount: ask.amount,
      critical: ask.critical ?? 0,
      type: ask.type ?? 'normal',
      ...(ask.attack === undefined ? {} : { attack: ask.attack }),
      roll: (id) => oracle.die(ask.to, id),
      reducer
    })
  }
  const result = deal(wanted)
  const because =
    wanted !== null && !result.reducers.includes(wanted)
      ? [...result.because, { ...decides('DMG-02', 'choice.not-open', { facts: { choice: 'reducer' } }), weight: 'overridden' as const }]
      : result.because
  const options = optionsOf(result, wanted, deal)
  return {
    own: { kind: 'damage', verdict: 'taken', taken: result.taken, steps: result.steps },
    because: [...because, ...passed.because],
    options: options.length > 1 ? options : undefined,
    unused: [
      ...unusedChoices(ask.choices ?? {}, new Set([...passed.asked, `reducer ${ask.to}`]), '/ask/choices'),
      ...unusedDice(ask.to, ask.rolls ?? {}, asked.rolls, '/ask/rolls')
    ]
  }
}

/** The reducers to choose from, or the two outcomes of a die that the question leaves out. */
function optionsOf(
  result: DamageResult,
  wanted: string | null,
  deal: (reducer: string | null, extra?: Readonly<Record<string, number>>) => DamageResult
): readonly RulingOption[] {
  if (result.choices.length > 1) {
    return result.choices.map((reducer) => {
      const { taken, steps } = deal(reducer)
      return { choices: { reducer }, verdict: 'taken', taken, steps }
    })
  }
  const missing = result.missingRoll?.name
  if (missing === undefined) return []
  return [1, 5].map((die) => {
    const { taken, steps } = deal(wanted, { [missing]: die })
    return { choices: { rolls: { [missing]: die } }, verdict: 'taken', taken, steps }
  })
}

export const damage: TableQuestion<DamageAsk, DamageRuling> = {
  about: 'table',
  kind: 'damage',
  schema: v.looseObject(
    fieldsOf<DamageAsk>()({
      kind: v.literal('damage'),
      to: id,
      amount: value,
      type: v.optional(damageType),
      critical: v.optional(value),
      attack: v.optional(flag),
      rolls: v.optional(rollsOfOne),
      choices: v.optional(choices)
    })
  ),
  needsMap: () => false,
  check(ask, checks) {
    checks.figure(ask.to, '/ask/to')
  },
  figures: (ask) => [ask.to],
  topics: ['attack'],
  premises: (situation, ask) => [
    ...criticalIsMore(situation, ask.to, ask.amount, ask.critical),
    ...diceOfNobody(situation, ask.to, ask.rolls ?? {}, '/ask/rolls')
  ],
  answer,
  outcome: (ruling) => outcome([ruling.verdict, ruling.taken]),
  outcomeWords: (ruling) => [`${ruling.taken} taken`],
  lines: (ruling) => [`${count(ruling.taken, 'click', 'clicks')} taken   (${stepsInLine(ruling.steps)})`],
  searched: true
}
