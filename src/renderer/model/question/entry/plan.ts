/** A step of a prepared attack in words. */
import type { PreparationRuling, PreparationStep, PreparedPlan } from '../../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { texts } from '../../../i18n/texts.ts'
import type { Names } from './askKind.ts'

const isValue = (id: string): id is keyof typeof texts.values => id in texts.values

/** The chance to break away that a plan depends on, in percent; `null` if it needs no such roll. */
export function breakAwayChance({ because }: Pick<PreparedPlan, 'because'>): number | null {
  const fraction = because.find(({ say }) => say === 'preparation.away')?.facts['fraction']
  if (typeof fraction !== 'string') return null
  const [above = NaN, below = 1] = fraction.split('/').map(Number)
  return Math.round((100 * above) / below)
}

/** The steps of a plan in words, the roll to break away first. */
export function planWords(names: Names, plan: Pick<PreparedPlan, 'because' | 'steps'>): readonly string[] {
  const away = breakAwayChance(plan)
  return [...(away === null ? [] : [texts.plan.away(away)]), ...plan.steps.map((step) => stepWords(names, step))]
}

/** The number of attacks that a ruling compared; `null` if it has none. */
export function comparedIn({ because }: PreparationRuling): number | null {
  const count = because.find(({ say }) => say === 'preparation.best')?.facts['count']
  return typeof count === 'number' ? count : null
}

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
