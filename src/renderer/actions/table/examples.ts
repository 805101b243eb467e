/** The question of the first start, on a starter map, if it is there; and what three more are called, which are read when one is chosen (`moreExamples.ts`). */
import type { CaseFigure, ClixCase } from '../../../shared/contract/case.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { emptyTable } from '../../model/table/table.svelte.ts'

export interface Example {
  readonly id: 'deepSpace' | 'giant' | 'corner'
  /** The map that it is built on. */
  readonly map: string
}

const on = (maps: readonly MapFile[], id: string): Pick<ClixCase, 'map' | 'specialTerrain'> | null => {
  const file = maps.find((map) => map.id === id)
  if (!file) return null
  return {
    map: { ...file.map, id: file.id, name: file.name },
    specialTerrain: file.specialTerrain.length ? file.specialTerrain : undefined
  }
}

export const question = (
  maps: readonly MapFile[],
  map: string,
  figures: readonly CaseFigure[],
  ask: ClixCase['ask'],
  more: Partial<ClixCase> = {}
): ClixCase | null => {
  const ground = on(maps, map)
  return ground && { ...emptyTable('heroclix-2012'), ...ground, figures, ask, ...more }
}

export const firstTable = (maps: readonly MapFile[]): ClixCase | null =>
  question(
    maps,
    'helicarrier-training',
    [
      { id: 'thor', name: 'Thor', side: 'red', at: [3, 19] },
      { id: 'loki', name: 'Loki', side: 'blue', at: [8, 13] },
      { id: 'frost-giant', name: 'Frost Giant', side: 'blue', at: [5, 16], size: 'giant' },
      { id: 'heimdall', name: 'Heimdall', side: 'red', at: [2, 16] }
    ],
    { kind: 'line-of-fire', from: 'thor', to: 'loki' }
  )

export const EXAMPLES: readonly Example[] = [
  { id: 'deepSpace', map: 'deep-space-training' },
  { id: 'giant', map: 'helicarrier-training' },
  { id: 'corner', map: 'helicarrier-training' }
]
