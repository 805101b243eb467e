/** Where a figure stands on its dial, and its action tokens: each change is one step of the history. */
import { boardTexts } from '../../i18n/texts.ts'
import { editFigure, figureById, figureName } from '../../model/table/position/caseEdit.ts'
import { lastClick, MOST_TOKENS } from '../../model/table/figures/dialPlace.ts'
import type { App } from '../app.ts'
import { isLater } from '../timeline/timelineAtHand.ts'

type Bench = Pick<App, 'table' | 'timeline' | 'session'>

/** The dial so many clicks on, or back where `by` is below 0; never before the first click nor past KO. False: nothing changed. */
export function turnDial(app: Bench, id: string, by: number): boolean {
  const figure = figureById(app.table.case, id)
  if (!figure || isLater(app)) return false
  const before = figure.click ?? 1
  const click = Math.min(lastClick(figure), Math.max(1, before + by))
  if (click === before) return false
  app.table.change(boardTexts.dials.step.click(figureName(figure), click), editFigure(app.table.case, id, { click }))
  return true
}

/** So many action tokens more, or less; `round`: after the most there are none again. False: nothing changed. */
export function giveToken(app: Bench, id: string, by: number, round = false): boolean {
  const figure = figureById(app.table.case, id)
  if (!figure || isLater(app)) return false
  const before = figure.tokens ?? 0
  const wanted = before + by
  const tokens = round && wanted > MOST_TOKENS ? 0 : Math.min(MOST_TOKENS, Math.max(0, wanted))
  if (tokens === before) return false
  app.table.change(
    boardTexts.dials.step.tokens(figureName(figure), tokens),
    editFigure(app.table.case, id, { tokens: tokens || undefined })
  )
  return true
}
