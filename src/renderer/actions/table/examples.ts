/** Questions to begin with: the first start's and three more. Each is built on a starter map, if it is there. */
import type { CaseFigure, ClixCase } from '../../../shared/contract/case.ts'
import type { FigureSetFile, MapFile } from '../../../shared/formats/documents/documents.ts'
import type { App } from '../app.ts'
import { figureFromEntry } from '../../model/table/caseEdit.ts'
import { firstPick } from '../../model/table/asks.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { emptyTable } from '../../model/table/table.svelte.ts'
import { texts } from '../../i18n/texts.ts'

export interface Example {
  readonly id: 'first' | 'deepSpace' | 'giant' | 'corner'
  readonly make: (maps: readonly MapFile[], sets: readonly FigureSetFile[]) => ClixCase | null
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

/** The training figures, with their dials: of our own invention, and shipped. */
const LARKHAVEN = 'larkhaven'

/** A figure of the training set where it stands; without the set it is its name alone. */
function trained(
  sets: readonly FigureSetFile[],
  id: string,
  name: string,
  side: string,
  place: Pick<CaseFigure, 'at' | 'squares'>
): CaseFigure {
  const entry = sets.find((set) => set.id === LARKHAVEN)?.figures.find((one) => one.name === name)
  if (!entry) return { id, name, side, ...place }
  // Keywords that no question asks for would be told of.
  const { keywords: _keywords, ...figure } = figureFromEntry(entry, side)
  return { ...figure, id, ...place }
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'deepSpace',
    make: (maps, sets) =>
      question(
        maps,
        'deep-space-training',
        [
          trained(sets, 'ironmonger', 'Ironmonger', 'red', { at: [7, 8] }),
          trained(sets, 'brand', 'Constable Brand', 'blue', { at: [6, 8] })
        ],
        { kind: 'attack', from: 'ironmonger', targets: ['brand'], attack: 'close', dice: [4, 4] }
      )
  },
  {
    id: 'giant',
    make: (maps, sets) =>
      question(
        maps,
        'helicarrier-training',
        [
          trained(sets, 'merrow', 'Captain Merrow', 'red', { at: [2, 22] }),
          trained(sets, 'orrin', 'Hill Giant Orrin', 'blue', { squares: [[12, 22], [13, 22], [12, 23], [13, 23]] }), // prettier-ignore
          trained(sets, 'brine', 'Brine', 'blue', { at: [7, 22] })
        ],
        { kind: 'line-of-fire', from: 'merrow', to: 'orrin' }
      )
  },
  {
    id: 'corner',
    make: (maps, sets) =>
      question(
        maps,
        'helicarrier-training',
        [trained(sets, 'merrow', 'Captain Merrow', 'red', { at: [7, 4] }), trained(sets, 'brine', 'Brine', 'blue', { at: [4, 7] })],
        { kind: 'line-of-fire', from: 'merrow', to: 'brine' }
      )
  }
]

export function openExample(app: Pick<App, 'table' | 'library' | 'session'>, example: Example): void {
  const made = example.make(app.library.maps, app.library.figureSets)
  if (!made) return
  app.table.change(texts.steps.example, made)
  app.session.selected = null
  app.session.editing = false
  app.session.putDown()
  app.session.pick = firstPick(made.ask)
  boardCommands.open()
}
