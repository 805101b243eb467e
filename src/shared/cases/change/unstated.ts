/** Combat values that a question needs and nobody has stated: the case format then counts a default. */
import { COUNTED, type ClixCase, type ValueName } from '../../contract/case.ts'
import { statedValue } from '../common/statedValue.ts'
import { tableQuestion } from '../questions/onTable.ts'

export interface Unstated {
  readonly figure: string
  readonly value: ValueName
  readonly counted: number
}

/** Which unstated values the question of a case rests on, in the order in which it needs them. */
export function unstatedValues({ ask, figures }: Pick<ClixCase, 'ask' | 'figures'>): readonly Unstated[] {
  return (tableQuestion(ask).values?.(ask) ?? []).flatMap(([id, value]) => {
    const figure = figures?.find((one) => one.id === id)
    return figure && statedValue(figure, value) === undefined ? [{ figure: figure.id, value, counted: COUNTED[value] }] : []
  })
}
