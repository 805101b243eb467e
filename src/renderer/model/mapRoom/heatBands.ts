/** The numbers of a map in bands, from little to much, as a mark over the board. */
import type { Heat } from '../../../shared/mapCheck/heat.ts'
import type { HeatMark } from '../../../shared/scene/scene.ts'

export { HEATS } from '../../../shared/mapCheck/heat.ts'

const BANDS = 4

export function heatBands({ squares, least, most }: Pick<Heat, 'squares' | 'least' | 'most'>): HeatMark {
  const bands = Array.from({ length: BANDS }, () => ({ squares: [] as (readonly [number, number])[], texts: [] as string[] }))
  const span = Math.max(1, most - least + 1)
  for (const { at, value } of squares) {
    const band = bands[Math.min(BANDS - 1, Math.floor(((value - least) * BANDS) / span))]!
    band.squares.push(at)
    band.texts.push(String(value))
  }
  return { kind: 'heat', bands }
}
