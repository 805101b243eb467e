/** The five steps of an attack as the procedure shows them: how each came out, and which reasons belong to it. */
import type { Reason } from '../../../shared/contract/ruling.ts'
import type { DescentCase } from '../../../shared/games/descent/case.ts'
import type { DescentAttackRuling } from '../../../shared/games/descent/ruling.ts'
import { asAttack } from './descentEdit.ts'
import { descentTexts } from '../../i18n/texts.ts'

export const STEPS = [1, 2, 3, 4, 5] as const
export type StepNumber = (typeof STEPS)[number]

/** The rows that a step is played by, whether or not they decide now. */
export const RULES: Readonly<Record<StepNumber, readonly string[]>> = {
  1: ['D2-02', 'D2-03', 'D2-04'],
  2: ['D2-05', 'D2-06', 'D2-10'],
  3: ['D2-07'],
  4: ['D2-08'],
  5: ['D2-09']
}

/** Reasons that stand in another step than their row. */
const ELSEWHERE: Readonly<Record<string, StepNumber>> = {
  'descent.blast': 5,
  'descent.no-defense': 5,
  'descent.other-weapon': 4
}

const stepOf = ({ say, rule }: Reason): StepNumber | undefined => ELSEWHERE[say] ?? STEPS.find((step) => RULES[step].includes(rule))

/** What the ruling says in a step: what counts first, what was only considered left out. */
export const reasonsIn = (ruling: DescentAttackRuling | null, step: StepNumber): readonly Reason[] =>
  (ruling?.because ?? []).filter((reason) => stepOf(reason) === step && reason.weight !== 'considered')

export interface StepState {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'quiet'
}

/** How a step came out, in a word or two. */
export function stepState(value: DescentCase, ruling: DescentAttackRuling | null, step: StepNumber): StepState {
  const t = descentTexts.state
  if (!ruling) return { text: t.open, tone: 'quiet' }
  const { ask } = asAttack(value)
  const { range = 0, hearts = 0, surges = 0 } = ask.result
  if (ruling.endsIn < step && !(step === 4 && ruling.endsIn === 3)) return { text: t.notReached, tone: 'quiet' }
  switch (step) {
    case 1:
      return ruling.endsIn === 1 ? { text: t.illegal, tone: 'bad' } : { text: t.legal, tone: 'good' }
    case 2:
      return ruling.endsIn === 2 ? { text: t.cross, tone: 'bad' } : { text: t.rolled(range, hearts, surges), tone: 'good' }
    case 3:
      if (ask.weapon.type !== 'ranged') return { text: t.noRange, tone: 'quiet' }
      return ruling.inRange
        ? { text: t.inRange(ruling.range, ruling.distance), tone: 'good' }
        : { text: t.short(ruling.range, ruling.distance), tone: 'bad' }
    case 4: {
      if (ruling.endsIn === 4) return { text: t.illegal, tone: 'bad' }
      if (surges === 0) return { text: t.none, tone: 'quiet' }
      const cost = effectiveSpend(value, ruling).reduce((sum, index) => sum + (ask.weapon.surges?.[index]?.cost ?? 0), 0)
      return { text: ask.spend === undefined ? t.proposed(cost, surges) : t.spent(cost, surges), tone: 'quiet' }
    }
    case 5:
      return { text: t.damage(Object.values(ruling.damage).reduce((sum, damage) => sum + damage, 0)), tone: 'good' }
  }
}

/** What is bought: as chosen, or, where that is left open, as the ruling proposes. */
export function effectiveSpend(value: DescentCase, ruling: DescentAttackRuling | null): readonly number[] {
  const { spend } = asAttack(value).ask
  return spend?.filter((one) => typeof one === 'number') ?? ruling?.proposal?.spend ?? []
}

/** The figures that step 5 asks shields of: the ruling's, or, before it comes so far, those named. */
export function affectedIn(value: DescentCase, ruling: DescentAttackRuling | null): readonly string[] {
  const { defense = [] } = asAttack(value).ask
  return [...new Set([...Object.keys(ruling?.damage ?? {}), ...defense.map(({ figure }) => figure)])].sort()
}
