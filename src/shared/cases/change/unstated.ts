/** Combat values that a question needs and nobody has stated: the case format then counts a default. */
import { COUNTED, type Ask, type CaseFigure, type ClixCase, type ValueName } from '../../contract/case.ts'

export interface Unstated {
  readonly figure: string
  readonly value: ValueName
  readonly counted: number
}

/** The value that the figure or its dial's present click states. */
export function statedValue(figure: CaseFigure, value: ValueName): number | undefined {
  const click = figure.dial?.[(figure.click ?? 1) - 1]
  return (value === 'range' ? undefined : click?.[value]) ?? figure[value]
}

/** The values that a question asks of its figures. */
function neededBy(ask: Ask): readonly (readonly [unknown, ValueName])[] {
  switch (ask.kind) {
    case 'attack': {
      // A wall, a square or an object is struck without a roll.
      const figures = ask.targets.filter((target) => typeof target === 'string')
      return [
        ...(figures.length ? [[ask.from, 'attack'] as const] : []),
        [ask.from, 'damage'],
        ...(ask.attack === 'close' ? [] : [[ask.from, 'range'] as const]),
        ...figures.map((target) => [target, 'defense'] as const)
      ]
    }
    case 'preparation':
      return [
        [ask.from, 'attack'],
        [ask.from, 'damage'],
        [ask.from, 'range']
      ]
    case 'odds':
      return [
        [ask.from, 'attack'],
        [ask.from, 'damage'],
        [ask.to, 'defense'],
        ...(ask.attack === 'close' ? [] : [[ask.from, 'range'] as const])
      ]
    case 'can-target':
    case 'targets':
      return ask.with === 'close-attack' ? [] : [[ask.from, 'range']]
    case 'value':
      return [[ask.figure, ask.value]]
    case 'move':
    case 'reach':
      return [[ask.figure, 'speed']]
    case 'break-away':
    case 'timeline':
    case 'line-of-fire':
    case 'knock-back':
    case 'damage':
      return []
  }
}

/** Which unstated values the question of a case rests on, in the order in which it needs them. */
export function unstatedValues({ ask, figures }: Pick<ClixCase, 'ask' | 'figures'>): readonly Unstated[] {
  return neededBy(ask).flatMap(([id, value]) => {
    const figure = figures?.find((one) => one.id === id)
    return figure && statedValue(figure, value) === undefined ? [{ figure: figure.id, value, counted: COUNTED[value] }] : []
  })
}
