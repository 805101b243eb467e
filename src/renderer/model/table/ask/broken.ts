/** Events that name a figure or a square which is not on the table any more: they stay, and wait. */
import type { CaseTarget, ClixCase, TimelineEvent } from '../../../../shared/contract/case.ts'
import { checkEvents } from '../../../../shared/cases/common/events.ts'
import { boardSize } from '../figures/footprints.ts'

/** `failed`: the engine stopped on it. */
export type Broken = 'figure' | 'square' | 'failed'

/** What the event names and the table does not have; null where it has everything. */
export function brokenIn(event: TimelineEvent, value: ClixCase): Broken | null {
  let broken: Broken | null = null
  const [columns, rows] = boardSize(value)
  const figure = (id: string | undefined): void => {
    if (id !== undefined && !value.figures?.some((one) => one.id === id)) broken ??= 'figure'
  }
  const square = (place: readonly [number, number] | undefined): void => {
    if (place && (place[0] >= columns || place[1] >= rows)) broken ??= 'square'
  }
  const target = (aim: CaseTarget): void => {
    if (typeof aim === 'string') figure(aim)
    else if ('wall' in aim) aim.wall.forEach(square)
    else if ('square' in aim) square(aim.square)
  }
  checkEvents([event], '', { figure, square, target })
  return broken
}
