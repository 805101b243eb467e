/** A force out of a list on the table: one step of the history. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { figuresTexts } from '../../i18n/laterTexts.ts'
import { texts } from '../../i18n/texts.ts'
import { withLately } from '../../model/figures/lately.ts'
import { askWith } from '../../model/setup/quickFigure.ts'
import { piecesOf, type ForceRow } from '../../model/setup/forceList.ts'
import { placeForce, type PlacedForce } from '../../model/setup/placeForce.ts'
import { withFittingCombat } from '../../model/table/ask/combat.ts'
import { undoOfLast } from '../games/undoOfLast.ts'
import type { AtTable, App } from '../app.ts'

const t = figuresTexts.force

/** The words for a force of which a part is outside its starting area; empty: all of it is inside. */
export function placeWords({ hasArea, outside, left }: PlacedForce, side: string): readonly string[] {
  const name = texts.sides[side] ?? side
  return [
    ...(outside.length === 0 ? [] : hasArea ? [t.outside(name, outside.join(', '))] : [t.noArea(name)]),
    ...(left.length > 0 ? [t.left(left.join(', '))] : [])
  ]
}

/** Puts the figures of a list on the table. */
export function putForce(app: AtTable & Pick<App, 'settings'>, rows: readonly ForceRow[], side: string): void {
  const { session, table, settings } = app
  const before: ClixCase = table.case
  const placed = placeForce(before, side, piecesOf(rows, side))
  const ids = placed.ids.filter((id) => id !== null)
  const [first] = ids
  if (first === undefined) return
  const name = texts.sides[side] ?? side
  table.change(t.step(name), withFittingCombat({ ...placed.value, ask: askWith(before.ask, first) }, before))
  session.drop('place')
  session.selected = null
  session.selectedObject = null
  const on = new Date().toISOString()
  const used = rows.flatMap(({ unit, out }) => (unit?.kind === 'figure' && !out ? [{ set: unit.set.id, figure: unit.figure.id, on }] : []))
  settings.set({ lastFigures: used.reduce((list, one) => withLately(list, one), settings.current.lastFigures) })
  session.notify('info', [t.done(ids.length, name), ...placeWords(placed, side)].join(' '), undoOfLast(app))
}
