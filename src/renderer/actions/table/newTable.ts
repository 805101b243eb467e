/** An empty table at once, and the maps that were used last. */
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { blankMap, isBlank, MAP_SIZES } from '../../../shared/mapEdit/blankMap.ts'
import { setupTexts } from '../../i18n/texts.ts'
import type { App, AtTable } from '../app.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { suits } from '../../model/library/suits.ts'
import { brushInHand } from '../../model/tools/toolInHand.ts'
import { emptyTable } from '../../model/table/table.svelte.ts'
import { undoOfLast } from './undo.ts'

/** More of them is a list to read, and there is a screen for that. */
const LAST_MAPS = 3

/** An empty map of so many columns and rows under an empty table, the first figure in the hand. One step, taken back by Undo. */
export function newTable(app: AtTable, [columns, rows]: readonly [number, number] = MAP_SIZES[0]): void {
  const { session, table } = app
  const wasEmpty = isEmptyTable(app)
  table.begin(setupTexts.steps.newTable, { ...emptyTable(table.case), map: blankMap(columns, rows) }, 'new table')
  session.selected = null
  session.selectedObject = null
  session.editing = false
  session.cursor = null
  session.pick = 'from'
  session.screen = 'table'
  session.setup.side = null
  session.setup.size = 'standard'
  session.setup.isOpen = true
  session.tool = brushInHand('figure')
  boardCommands.open()
  if (!wasEmpty) session.notify('info', setupTexts.notices.newTable, undoOfLast(app))
}

/** Nothing stands on the table and nothing is drawn on its map. */
export const isEmptyTable = ({
  table: {
    case: { figures, objects, map }
  }
}: Pick<App, 'table'>): boolean => (figures ?? []).length === 0 && (objects ?? []).length === 0 && map !== undefined && isBlank(map)

/** Remembers that this map was put on the table. */
export function rememberMap({ settings }: Pick<App, 'settings'>, id: string): void {
  const before = settings.current.lastMaps ?? []
  if (before[0] !== id) settings.set({ lastMaps: [id, ...before.filter((other) => other !== id)].slice(0, LAST_MAPS) })
}

/** The maps used last, as far as they are still in the library and suit the rules. */
export const lastMaps = ({ settings, library, table }: Pick<App, 'table' | 'library' | 'settings'>): readonly MapFile[] =>
  (settings.current.lastMaps ?? []).flatMap((id) => library.maps.find((map) => map.id === id) ?? []).filter(suits(table.case.ruleset))
