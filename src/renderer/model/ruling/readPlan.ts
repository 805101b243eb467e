/** A prepared attack as a person at the table reads it: its steps in order, and what it is best for. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { PreparationRuling, PreparationStep } from '../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { endName } from '../question/title.ts'
import { powerName } from '../table/powerNames.ts'
import { texts } from '../../i18n/texts.ts'

const isValue = (id: string): id is keyof typeof texts.values => id in texts.values

export function stepWords(value: ClixCase, step: PreparationStep): string {
  const t = texts.plan
  switch (step.do) {
    case 'outwit':
      return t.outwit(powerName(step.counter), endName(value, step.figure))
    case 'perplex':
      return t.perplex(endName(value, step.figure), isValue(step.value) ? texts.values[step.value] : step.value, step.modifier)
    case 'move': {
      const end = step.path.at(-1)
      return t.move(powerName(step.action), end ? formatSquareName(end) : '')
    }
    case 'pick-up':
      return t.pickUp(step.object)
    case 'attack': {
      const names = step.targets.map((id) => endName(value, id)).join(', ')
      const with_ = [...(step.action && step.action !== 'thrown-object' ? [step.action] : []), ...step.powers].map(powerName).join(', ')
      const split = step.split
        ? Object.entries(step.split)
            .map(([id, part]) => `${endName(value, id)} ${part}`)
            .join(', ')
        : ''
      return [t.attack[step.kind](names), with_, step.expert ? (t.expert[step.expert] ?? '') : '', split && t.split(split)]
        .filter(Boolean)
        .join('; ')
    }
  }
}

/** What this plan is the best of all for, in words. */
export function bestFor({ bestBy }: PreparationRuling, index: number): readonly string[] {
  const t = texts.plan.best
  return [...(bestBy.hit === index ? [t.hit] : []), ...(bestBy.damage === index ? [t.damage] : []), ...(bestBy.ko === index ? [t.ko] : [])]
}
