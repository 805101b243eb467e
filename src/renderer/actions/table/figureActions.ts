/** Putting figures on, taking them off and clearing the table, with a way back each time. */
import type { FigureEntry, MapFile } from '../../../shared/formats/documents/documents.ts'
import type { App, AtTable } from '../app.ts'
import { entryOf } from '../../model/question/kinds/all.ts'
import { askParts, isMovement } from '../../model/table/ask/asks.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { figureById, figureFromEntry, figureName, removeFigure, withMap } from '../../model/table/position/caseEdit.ts'
import { neededTerrain } from '../../model/importing/neededTerrain.ts'
import { objectById, removeObject } from '../../model/table/position/objects.ts'
import { media } from '../../model/settings/media.svelte.ts'
import { rememberMap } from './newTable.ts'
import { copyTo } from '../setup/putOn.ts'
import type { Placing } from '../../model/tools/toolInHand.ts'
import { gameTable } from '../games/activeTable.ts'
import { emptyTable } from '../../model/table/table.svelte.ts'
import { shippedText, texts } from '../../i18n/texts.ts'
import { undoOfLast } from './undo.ts'
import { objectName } from '../../model/table/position/objectName.ts'

/** Takes a figure into the hand: the next tap on the board puts it on that square. */
export function takeFigure({ session }: Pick<App, 'session'>, placing: Placing): void {
  session.screen = 'table'
  session.tool = { id: 'place', placing }
  // In a small window the list covers the board.
  if (media.small) session.trayOpen = false
}

/** A figure of a set, ready to be put on. */
export const placingOf = (entry: FigureEntry, side: string) =>
  ({ figure: figureFromEntry(entry, side), base: entry.baseSquares }) satisfies Placing

export function removeFromTable(app: AtTable, id: string): void {
  const { session, table } = app
  const figure = figureById(table.case, id)
  if (!figure) return
  const before = askParts(table.case.ask)
  table.change(texts.steps.remove(figureName(figure)), removeFigure(table.case, id))
  if (session.selected === id) {
    session.selected = null
    session.editing = false
  }
  const { from } = askParts(table.case.ask)
  if (from === '' || (isMovement(table.case.ask) && !entryOf(table.case.ask).tapped)) session.pick = 'from'
  // Who was only standing there leaves the next tap what it was.
  else if (before.from === id || before.to === id) session.pick = 'to'
  session.notify('info', texts.notices.removed(figureName(figure)), undoOfLast(app))
}

export function removeObjectFromTable(app: AtTable, id: string): void {
  const { session, table } = app
  const object = objectById(table.case, id)
  if (!object) return
  const name = objectName(object)
  table.change(texts.steps.remove(name), removeObject(table.case, id))
  if (session.selectedObject === id) session.selectedObject = null
  session.notify('info', texts.notices.removed(name), undoOfLast(app))
}

/** One more of it on the nearest free square. */
export function duplicateOnTable(app: Pick<App, 'table' | 'session'>, id: string): void {
  if (figureById(app.table.case, id)) copyTo(app, id)
}

export function useMap(app: Pick<App, 'table' | 'library' | 'settings' | 'session'>, map: MapFile): void {
  const { session, table } = app
  const own = neededTerrain(map, app.library).map(({ rule }) => rule)
  table.change(texts.steps.map(shippedText(map.name)), withMap(table.case, { ...map, specialTerrain: [...map.specialTerrain, ...own] }))
  session.cursor = null
  rememberMap(app, map.id)
  boardCommands.open()
  session.screen = 'table'
}

/** The map and the ruleset stay; figures, objects and the question go. */
export function clearTable(app: AtTable): void {
  const { session, table } = app
  const { map, specialTerrain } = table.case
  const other = gameTable(app)
  if (other) other.change(texts.steps.clear, other.adapter.cleared(other.case))
  else table.begin(texts.steps.clear, { ...emptyTable(table.case), map, specialTerrain })
  session.selected = null
  session.editing = false
  session.pick = 'from'
  // The place of the old question is empty now.
  boardCommands.zoomFit()
  session.notify('info', texts.notices.cleared, undoOfLast(app))
}
