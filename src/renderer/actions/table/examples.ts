/** Questions to begin with: the first start's and three more. Each is built on a starter map, if it is there. */
import type { CaseFigure, ClixCase } from '../../../shared/contract/case.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import type { App } from '../app.ts'
import { firstPick } from '../../model/table/asks.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { emptyTable } from '../../model/table/table.svelte.ts'
import { texts } from '../../i18n/texts.ts'

export interface Example {
  readonly id: 'first' | 'deepSpace' | 'giant' | 'corner'
  readonly make: (maps: readonly MapFile[]) => ClixCase | null
}

const on = (maps: readonly MapFile[], id: string): Pick<ClixCase, 'map' | 'specialTerrain'> | null => {
  const file = maps.find((map) => map.id === id)
  if (!file) return null
  return {
    map: { ...file.map, id: file.id, name: file.name },
    specialTerrain: file.specialTerrain.length ? file.specialTerrain : undefined
  }
}

const question = (
  maps: readonly MapFile[],
  map: string,
  figures: readonly CaseFigure[],
  ask: ClixCase['ask'],
  more: Partial<ClixCase> = {}
): ClixCase | null => {
  const ground = on(maps, map)
  return ground && { ...emptyTable('heroclix-2012'), ...ground, figures, ask, ...more }
}

export const FIRST: Example = {
  id: 'first',
  make: (maps) =>
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
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'deepSpace',
    make: (maps) =>
      question(
        maps,
        'deep-space-training',
        [
          { id: 'thor', name: 'Thor', side: 'red', at: [9, 8], attack: 11, damage: 5 },
          { id: 'skrull', name: 'Skrull', side: 'blue', at: [8, 8], defense: 16 }
        ],
        { kind: 'attack', from: 'thor', targets: ['skrull'], attack: 'close', dice: [4, 4] }
      )
  },
  {
    id: 'giant',
    make: (maps) =>
      question(
        maps,
        'helicarrier-training',
        [
          { id: 'iron-man', name: 'Iron Man', side: 'red', at: [2, 10] },
          { id: 'frost-giant', name: 'Frost Giant', side: 'blue', at: [12, 10], size: 'giant' },
          { id: 'skrull', name: 'Skrull', side: 'blue', at: [7, 10] }
        ],
        { kind: 'line-of-fire', from: 'iron-man', to: 'frost-giant' }
      )
  },
  {
    id: 'corner',
    make: (maps) =>
      question(
        maps,
        'helicarrier-training',
        [
          { id: 'hawkeye', name: 'Hawkeye', side: 'red', at: [7, 4] },
          { id: 'skrull', name: 'Skrull', side: 'blue', at: [4, 7] }
        ],
        { kind: 'line-of-fire', from: 'hawkeye', to: 'skrull' }
      )
  }
]

export function openExample(app: Pick<App, 'table' | 'library' | 'session'>, example: Example): void {
  const made = example.make(app.library.maps)
  if (!made) return
  app.table.change(texts.steps.example, made)
  app.session.selected = null
  app.session.editing = false
  app.session.putDown()
  app.session.pick = firstPick(made.ask)
  boardCommands.open()
}
