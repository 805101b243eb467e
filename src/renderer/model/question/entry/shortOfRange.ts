/** A line of fire for an attack that no attack can be made along: the target is out of range. */
import { statedValue } from '../../../../shared/cases/common/statedValue.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'
import type { Ruling } from '../../../../shared/contract/ruling.ts'

export interface ShortOfRange {
  readonly distance: number
  readonly range: number
}

/** Distance and range of the attacker of this line, or `null` if the range suffices, is unknown, or an adjacent figure needs none. */
export function shortOfRange(value: ClixCase | undefined, ruling: Ruling): ShortOfRange | null {
  if (ruling.kind !== 'line-of-fire' || value?.ask.kind !== 'line-of-fire' || value.ask.for !== undefined) return null
  const { from } = value.ask
  const figure = typeof from === 'string' ? value.figures?.find(({ id }) => id === from) : undefined
  const range = figure && statedValue(figure, 'range')
  return range !== undefined && ruling.distance > 1 && range < ruling.distance ? { distance: ruling.distance, range } : null
}
