/** The question of the first start, and more to try on the first days, with training figures and their dials. */
import type { CaseFigure, ClixCase } from '../../../shared/contract/case.ts'
import type { FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import type { TableRules } from '../../model/library/ownEditions.ts'
import { firstPick } from '../../model/table/ask/asks.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { texts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import { question, trained, type Made, type Shelves } from './exampleParts.ts'
import type { Example, ExampleId } from './examples.ts'
import { MODERN } from './modernExamples.ts'

/** The training figures, with their dials: of our own invention, and shipped. */
const LARKHAVEN = 'larkhaven'

/** A short name: the whole question, and the field for typing, are in one row of a small screen. */
const MERROW = { name: 'Merrow' }

const ofLarkhaven = (
  sets: readonly FigureSetFile[],
  id: string,
  name: string,
  side: string,
  place: Pick<CaseFigure, 'at' | 'squares' | 'name'>
): CaseFigure => trained(sets, LARKHAVEN, id, name, side, place)

export const firstTable = ({ maps, figureSets: sets }: Shelves, rules?: TableRules): ClixCase | null =>
  question(
    maps,
    'helicarrier-training',
    [
      ofLarkhaven(sets, 'merrow', 'Captain Merrow', 'red', { ...MERROW, at: [3, 19] }),
      ofLarkhaven(sets, 'brine', 'Brine', 'blue', { at: [8, 13] }),
      ofLarkhaven(sets, 'orrin', 'Hill Giant Orrin', 'blue', { squares: [[4, 15], [5, 15], [4, 16], [5, 16]] }), // prettier-ignore
      ofLarkhaven(sets, 'lamplighter', 'Lamplighter', 'red', { at: [2, 16] })
    ],
    { kind: 'line-of-fire', from: 'merrow', to: 'brine' },
    rules
  )

const MADE: Readonly<Record<ExampleId, Made>> = {
  ...MODERN,
  deepSpace: ({ maps, figureSets: sets }) =>
    question(
      maps,
      'deep-space-training',
      [
        ofLarkhaven(sets, 'ironmonger', 'Ironmonger', 'red', { at: [7, 8] }),
        ofLarkhaven(sets, 'brand', 'Constable Brand', 'blue', { at: [6, 8] })
      ],
      { kind: 'attack', from: 'ironmonger', targets: ['brand'], attack: 'close', dice: [4, 4] }
    ),
  giant: ({ maps, figureSets: sets }) =>
    question(
      maps,
      'helicarrier-training',
      [
        ofLarkhaven(sets, 'merrow', 'Captain Merrow', 'red', { ...MERROW, at: [2, 22] }),
        ofLarkhaven(sets, 'orrin', 'Hill Giant Orrin', 'blue', { squares: [[12, 22], [13, 22], [12, 23], [13, 23]] }), // prettier-ignore
        ofLarkhaven(sets, 'brine', 'Brine', 'blue', { at: [7, 22] })
      ],
      { kind: 'line-of-fire', from: 'merrow', to: 'orrin' }
    ),
  corner: ({ maps, figureSets: sets }) =>
    question(
      maps,
      'helicarrier-training',
      [
        ofLarkhaven(sets, 'merrow', 'Captain Merrow', 'red', { ...MERROW, at: [7, 4] }),
        ofLarkhaven(sets, 'brine', 'Brine', 'blue', { at: [4, 7] })
      ],
      { kind: 'line-of-fire', from: 'merrow', to: 'brine' }
    )
}

/** The table of an example; `null` if its map is not in the library. */
export const exampleTable = (id: ExampleId, shelves: Shelves): ClixCase | null => MADE[id](shelves)

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
