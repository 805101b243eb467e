/** A step of a prepared attack in words. */
import type { PreparationStep } from '../../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { texts } from '../../../i18n/texts.ts'
import type { Names } from './askKind.ts'

const isValue = (id: string): id is keyof typeof texts.values => id in texts.values

/** A step in words; of several figures with who takes it. */
export const stepWords = (names: Names, step: PreparationStep): string =>
  step.by === undefined ? doneWords(names, step) : `${names.end(step.by)}: ${doneWords(names, step)}`

function doneWords(names: Names, step: PreparationStep): string {
  const t = texts.plan
  switch (step.do) {
    case 'outwit':
      return t.outwit(names.power(step.counter), names.end(step.figure))
    case 'perplex':
      return t.perplex(names.end(step.figure), isValue(step.value) ? texts.values[step.value] : step.value, step.modifier)
    case 'move': {
      const end = step.path.at(-1)
      return t.move(names.power(step.action), end ? formatSquareName(end) : '')
    }
    case 'pick-up':
      return t.pickUp(step.object)
    case 'attack': {
      const targets = step.targets.map((id) => names.end(id)).join(', ')
      const with_ = [...(step.action && step.action !== 'thrown-object' ? [step.action] : []), ...step.powers]
        .map((id) => names.power(id))
        .join(', ')
      const split = step.split
        ? Object.entries(step.split)
            .map(([id, part]) => `${names.end(id)} ${part}`)
            .join(', ')
        : ''
      return [t.attack[step.kind](targets), with_, step.expert ? (t.expert[step.expert] ?? '') : '', split && t.split(split)]
        .filter(Boolean)
        .join('; ')
    }
  }
}
