/** Putting figures on, taking them off and clearing the table, with a way back each time. */
import { OBJECT_KINDS } from '../../shared/cases/case.ts'
import type { CaseFigure, ObjectKind } from '../../shared/cases/case.ts'
import type { FigureEntry, MapFile } from '../../shared/formats/documents.ts'
import type { App } from './app.ts'
import { askParts, isMovement } from './asks.ts'
import { boardCommands } from './boardCommands.ts'
import { figureById, figureFromEntry, figureName, removeFigure, withMap } from './caseEdit.ts'
import { squaresOf } from '../../shared/cases/caseSquares.ts'
import { neededTerrain } from './importing/neededTerrain.ts'
import { objectById, removeObject } from './objects.ts'
import { rememberMap } from './setup/newTable.ts'
import { copyTo, nearPlace, putOn, putQuick } from './setup/putOn.ts'
import { systemTable } from './systems/activeTable.ts'
import { emptyTable } from './table.svelte.ts'
import { texts } from '../i18n/texts.ts'
import { undoOfLast } from './undo.ts'
import type { SquareXY } from '../../shared/cases/case.ts'

/** Puts it on at once, near where the judge is looking; from there it is dragged. */
export function addFigure(app: App, figure: CaseFigure, base: number): void {
  putOn(app, { figure, base }, nearPlace(app))
  app.session.screen = 'table'
}

export function addEntry(app: App, entry: FigureEntry, side: string): void {
  addFigure(app, figureFromEntry(entry, side), entry.baseSquares)
}

/** What a list hands to the board when a figure is dragged there. */
export interface Dragged {
  readonly set: string
  readonly entry: string
  readonly side: string
}

/** A figure or an object dragged from a list to a square; anything else that is dropped there is left alone. */
export function dropOnBoard(app: App, payload: string, to: SquareXY): void {
  const [kind, set, entry, side] = payload.split('|')
  if (kind === 'quick') {
    putQuick(app, to)
    return
  }
  const object = kind === 'object' ? OBJECT_KINDS.find(known => known === set) : undefined
  if (object) {
    putOn(app, { object }, to)
    return
  }
  const found = app.library.figureSets.find(known => known.id === set)?.figures.find(known => known.id === entry)
  if (kind !== 'figure' || !found || !side) return
  putOn(app, { figure: figureFromEntry(found, side), base: found.baseSquares }, to)
}

export const dragPayload = ({ set, entry, side }: Dragged): string => ['figure', set, entry, side].join('|')

export const objectPayload = (kind: ObjectKind): string => ['object', kind].join('|')

export function removeFromTable(app: App, id: string): void {
  const { session, table } = app
  const figure = figureById(table.case, id)
  if (!figure) return
  table.change(texts.steps.remove(figureName(figure)), removeFigure(table.case, id))
  if (session.selected === id) {
    session.selected = null
    session.editing = false
  }
  const { from } = askParts(table.case.ask)
  session.pick = from === '' || (isMovement(table.case.ask) && table.case.ask.kind !== 'move') ? 'from' : 'to'
  session.notify('info', texts.notices.removed(figureName(figure)), undoOfLast(app))
}

export function removeObjectFromTable(app: App, id: string): void {
  const { session, table } = app
  const object = objectById(table.case, id)
  if (!object) return
  const name = texts.objects[object.kind]
  table.change(texts.steps.remove(name), removeObject(table.case, id))
  if (session.selectedObject === id) session.selectedObject = null
  session.notify('info', texts.notices.removed(name), undoOfLast(app))
}

/** One more of it on the nearest free square. */
export function duplicateOnTable(app: App, id: string): void {
  const figure = figureById(app.table.case, id)
  if (figure) copyTo(app, id, squaresOf(figure)[0] ?? [0, 0])
}

export function useMap(app: App, map: MapFile): void {
  const { session, table } = app
  const own = neededTerrain(map, app.library).map(({ rule }) => rule)
  table.change(texts.steps.map(map.name), withMap(table.case, { ...map, specialTerrain: [...map.specialTerrain, ...own] }))
  session.cursor = null
  rememberMap(app, map.id)
  boardCommands.zoomFit()
  session.screen = 'table'
}

/** The map and the ruleset stay; figures, objects and the question go. */
export function clearTable(app: App): void {
  const { session, table } = app
  const { map, specialTerrain, ruleset } = table.case
  const other = systemTable(app)
  if (other) other.change(texts.steps.clear, other.desk.cleared(other.case))
  else table.change(texts.steps.clear, { ...emptyTable(ruleset), map, specialTerrain })
  session.selected = null
  session.editing = false
  session.pick = 'from'
  session.notify('info', texts.notices.cleared, undoOfLast(app))
}
