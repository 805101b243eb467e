/** Values that the question needs and nobody has stated: the format then counts a default, and the judge must know. */
import type { CaseFigure, ClixCase } from '../../shared/cases/case.ts'
import { askParts } from './asks.ts'
import { figureById } from './caseEdit.ts'
import { terrainTargetOf } from './terrainTarget.ts'

export type AssumedValue = 'speed' | 'attack' | 'defense' | 'damage' | 'range'

/** What the case format counts where a figure does not say. */
export const DEFAULTS: Readonly<Record<AssumedValue | 'bolts' | 'points', number>> = {
  speed: 8, attack: 10, defense: 16, damage: 3, range: 8, bolts: 1, points: 100
}

export interface Assumption {
  readonly figure: string
  readonly value: AssumedValue
  readonly counted: number
}

/** The value that the figure or its dial's present click states. */
export function statedValue(figure: CaseFigure, value: AssumedValue): number | undefined {
  const click = figure.dial?.[(figure.click ?? 1) - 1]
  return (value === 'range' ? undefined : click?.[value]) ?? figure[value]
}

/** Which unstated values the present question rests on. */
export function assumptions(position: ClixCase): readonly Assumption[] {
  const { ask } = position
  const { from, to } = askParts(ask)
  const needs: [typeof from, AssumedValue][] = []
  switch (ask.kind) {
    case 'attack':
      // A wall, a square or an object is struck without a roll.
      if (!terrainTargetOf(ask)) needs.push([from, 'attack'])
      needs.push([from, 'damage'])
      if (ask.attack !== 'close') needs.push([from, 'range'])
      for (const target of ask.targets) if (typeof target === 'string') needs.push([target, 'defense'])
      break
    case 'preparation':
      needs.push([from, 'attack'], [from, 'damage'], [from, 'range'])
      break
    case 'odds':
      needs.push([from, 'attack'], [from, 'damage'], [to, 'defense'])
      if (ask.attack !== 'close') needs.push([from, 'range'])
      break
    case 'can-target':
    case 'targets':
      if (ask.with !== 'close-attack') needs.push([from, 'range'])
      break
    case 'value':
      needs.push([to, ask.value])
      break
    case 'move':
    case 'reach':
      needs.push([from, 'speed'])
      break
    case 'break-away':
    case 'timeline':
    case 'line-of-fire':
    case 'knock-back':
    case 'damage':
      break
  }
  return needs.flatMap(([end, value]) => {
    const figure = typeof end === 'string' ? figureById(position, end) : undefined
    return figure && statedValue(figure, value) === undefined ? [{ figure: figure.id, value, counted: DEFAULTS[value] }] : []
  })
}
