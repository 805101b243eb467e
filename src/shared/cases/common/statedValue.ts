/** What a case states of the combat values of its figures; the case format counts a default for the rest. */
import { COUNTED, type CaseFigure, type ClixCase, type ValueName } from '../../contract/case.ts'

/** The value that the judge has set, or that the figure or its dial's present click states. */
export function statedValue(figure: CaseFigure, value: ValueName): number | undefined {
  const set = figure.set?.[value]
  if (set !== undefined) return set
  const click = figure.dial?.[(figure.click ?? 1) - 1]
  return (value === 'range' ? undefined : click?.[value]) ?? figure[value]
}

const isValue = (name: string): name is ValueName => Object.hasOwn(COUNTED, name) && name !== 'bolts' && name !== 'points'

/** Whether the figure of this id is of the case and neither it nor its present click states the value. */
export function isUnstated({ figures }: Pick<ClixCase, 'figures'>, id: string, value: string): boolean {
  const figure = figures?.find((one) => one.id === id)
  return figure !== undefined && isValue(value) && statedValue(figure, value) === undefined
}
