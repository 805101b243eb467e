/** The question of the first start, and three more to try on the first days, asked of the training figures with their dials. */
import type { CaseFigure, ClixCase, RulesetId } from '../../../shared/contract/case.ts'
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import type { FigureSetFile, MapFile } from '../../../shared/formats/documents/documents.ts'
import { mapOfCase } from '../../../shared/mapEdit/edges.ts'
import type { Library } from '../../model/library/library.svelte.ts'
import { firstPick } from '../../model/table/ask/asks.ts'
import { figureFromEntry } from '../../model/table/position/caseEdit.ts'
import { emptyTable } from '../../model/table/table.svelte.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { texts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import type { Example } from './examples.ts'

const on = (maps: readonly MapFile[], id: string): Pick<ClixCase, 'map' | 'specialTerrain'> | null => {
  const file = maps.find((map) => map.id === id)
  if (!file) return null
  return {
    map: { ...mapOfCase(file), id: file.id, name: file.name },
    specialTerrain: file.specialTerrain.length ? file.specialTerrain : undefined
  }
}

const question = (
  maps: readonly MapFile[],
  map: string,
  figures: readonly CaseFigure[],
  ask: ClixCase['ask'],
  ruleset: RulesetId = USUAL_EDITION
): ClixCase | null => {
  const ground = on(maps, map)
  return ground && { ...emptyTable(ruleset), ...ground, figures, ask }
}

/** The training figures, with their dials: of our own invention, and shipped. */
const LARKHAVEN = 'larkhaven'

/** A short name: the whole question, and the field for typing, stand in one row of a small screen. */
const MERROW = { name: 'Merrow' }

/** A figure of the training set where it stands; without the set it is its name alone. */
function trained(
  sets: readonly FigureSetFile[],
  id: string,
  name: string,
  side: string,
  place: Pick<CaseFigure, 'at' | 'squares' | 'name'>
): CaseFigure {
  const entry = sets.find((set) => set.id === LARKHAVEN)?.figures.find((one) => one.name === name)
  if (!entry) return { id, name, side, ...place }
  // Keywords that no question asks for would be told of.
  const { keywords: _keywords, ...figure } = figureFromEntry(entry, side)
  return { ...figure, id, ...place }
}

export const firstTable = ({ maps, figureSets: sets }: Pick<Library, 'maps' | 'figureSets'>, ruleset?: RulesetId): ClixCase | null =>
  question(
    maps,
    'helicarrier-training',
    [
      trained(sets, 'merrow', 'Captain Merrow', 'red', { ...MERROW, at: [3, 19] }),
      trained(sets, 'brine', 'Brine', 'blue', { at: [8, 13] }),
      trained(sets, 'orrin', 'Hill Giant Orrin', 'blue', { squares: [[4, 15], [5, 15], [4, 16], [5, 16]] }), // prettier-ignore
      trained(sets, 'lamplighter', 'Lamplighter', 'red', { at: [2, 16] })
    ],
    { kind: 'line-of-fire', from: 'merrow', to: 'brine' },
    ruleset
  )

const MADE: Readonly<Record<Example['id'], (maps: readonly MapFile[], sets: readonly FigureSetFile[]) => ClixCase | null>> = {
  deepSpace: (maps, sets) =>
    question(
      maps,
      'deep-space-training',
      [trained(sets, 'ironmonger', 'Ironmonger', 'red', { at: [7, 8] }), trained(sets, 'brand', 'Constable Brand', 'blue', { at: [6, 8] })],
      { kind: 'attack', from: 'ironmonger', targets: ['brand'], attack: 'close', dice: [4, 4] }
    ),
  giant: (maps, sets) =>
    question(
      maps,
      'helicarrier-training',
      [
        trained(sets, 'merrow', 'Captain Merrow', 'red', { ...MERROW, at: [2, 22] }),
        trained(sets, 'orrin', 'Hill Giant Orrin', 'blue', { squares: [[12, 22], [13, 22], [12, 23], [13, 23]] }), // prettier-ignore
        trained(sets, 'brine', 'Brine', 'blue', { at: [7, 22] })
      ],
      { kind: 'line-of-fire', from: 'merrow', to: 'orrin' }
    ),
  corner: (maps, sets) =>
    question(
      maps,
      'helicarrier-training',
      [
        trained(sets, 'merrow', 'Captain Merrow', 'red', { ...MERROW, at: [7, 4] }),
        trained(sets, 'brine', 'Brine', 'blue', { at: [4, 7] })
      ],
      { kind: 'line-of-fire', from: 'merrow', to: 'brine' }
    )
}

/** The table of an example; null: its map is not here. */
export const exampleTable = (id: Example['id'], { maps, figureSets }: Pick<Library, 'maps' | 'figureSets'>): ClixCase | null =>
  MADE[id](maps, figureSets)

export function openExample(app: Pick<App, 'table' | 'library' | 'session'>, { id }: Example): void {
  const made = exampleTable(id, app.library)
  if (!made) return
  app.table.change(texts.steps.example, made)
  app.session.selected = null
  app.session.editing = false
  app.session.putDown()
  app.session.pick = firstPick(made.ask)
  boardCommands.open()
}
