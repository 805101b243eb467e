/** Values that the judge sets, and changes made before the question: how they are entered into a figure, and in words. */
import { VALUES, type CaseFigure, type ValueEffect, type ValueName } from '../../../../shared/contract/case.ts'
import { texts, timelineTexts } from '../../../i18n/texts.ts'
import { powerName } from './powerNames.ts'
import { sideName } from './sideNames.ts'

/** The source of a change that no power made. */
export const BY_JUDGE = 'judge'

const hasDial = ({ dial }: CaseFigure): boolean => (dial?.length ?? 0) > 0

/** The number that was entered for a value in addition to a dial, or as the value of a figure without one; `undefined`: none. */
export const enteredValue = (figure: CaseFigure, value: ValueName): number | undefined =>
  hasDial(figure) ? figure.set?.[value] : (figure.set?.[value] ?? figure[value])

/** The change that makes these the values of the figure; a figure with a dial keeps its dial, and they are set by the judge. */
export function withValues(figure: CaseFigure, values: Readonly<Partial<Record<ValueName, number | undefined>>>): Partial<CaseFigure> {
  const names = VALUES.filter((name) => Object.hasOwn(values, name))
  if (names.length === 0) return {}
  const isSet = (name: ValueName): boolean => hasDial(figure) || figure.set?.[name] !== undefined
  const set = Object.fromEntries(
    VALUES.flatMap((name) => {
      const number = names.includes(name) && isSet(name) ? values[name] : figure.set?.[name]
      return number === undefined ? [] : [[name, number]]
    })
  )
  const own = Object.fromEntries(names.filter((name) => !isSet(name)).map((name) => [name, values[name]]))
  return { ...own, set: Object.keys(set).length > 0 ? set : undefined }
}

/** "attack +1", "speed 10" */
export function effectWords({ value, modifier, replacement }: Pick<ValueEffect, 'value' | 'modifier' | 'replacement'>): string {
  const t = timelineTexts.standing
  const name = texts.values[value]
  return [
    ...(replacement === undefined ? [] : [t.replaced(name, replacement)]),
    ...(modifier === undefined ? [] : [t.value(name, modifier)])
  ].join(', ')
}

/** When a change ends in a timeline: "until the turn ends". */
export const endWords = (until: NonNullable<ValueEffect['until']>): string =>
  until === 'turn-ends' ? timelineTexts.standing.untilEnd : timelineTexts.standing.untilTurn(sideName(until.turnOf))

/** A change with its source and its end: "attack +1 (Perplex) until Red’s next turn". */
export function effectWithSource(effect: ValueEffect): string {
  const source = effect.source === BY_JUDGE ? texts.figure.changes.judge : powerName(effect.source)
  const end = effect.until === undefined ? '' : ` ${endWords(effect.until)}`
  return `${effectWords(effect)} (${source})${end}`
}

/** Each value that the judge has set and each change made before, in words. */
export const valueWords = ({ set, effects = [] }: Pick<CaseFigure, 'set' | 'effects'>): readonly string[] => [
  ...VALUES.flatMap((name) => {
    const to = set?.[name]
    return to === undefined ? [] : [timelineTexts.standing.set(texts.values[name], to)]
  }),
  ...effects.map(effectWithSource)
]
