/** A position put on the judge's table: that of a saved ruling, or an empty one. */
import { isGameCase } from '../../../shared/games/all.ts'
import { blankMap, MAP_SIZES } from '../../../shared/mapEdit/blankMap.ts'
import { setupTexts, texts } from '../../i18n/texts.ts'
import { emptyTable } from '../../model/table/table.svelte.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import type { AtTable } from '../app.ts'
import { activeTable, showCase, withGames } from './activeTable.ts'
import { reportReplaced, undoOfLast } from './undoOfLast.ts'

/** The part of a ruling that is put on the table. */
export type Position = Pick<SavedRuling, 'id' | 'title' | 'case'>

/** The saved position on the table, as one undoable step. */
export function openRuling(app: AtTable, saved: Position): void {
  if (isGameCase(saved.case))
    withGames(app, () => {
      showRuling(app, saved)
    })
  else showRuling(app, saved)
}

function showRuling(app: AtTable, saved: Position): void {
  const { session, table } = app
  const before = table.case
  if (showCase(app, texts.steps.openRuling(saved.title), saved.case)) {
    reportReplaced(app, before)
    session.savedCase = activeTable(app).case
    session.savedId = saved.id
  } else session.notify('error', texts.notices.otherGame(saved.case.ruleset))
}

/** An empty board for another question, as one undoable step. */
export function emptyBoard(app: AtTable): void {
  const { table, session } = app
  const empty = { ...emptyTable(table.case), map: blankMap(...MAP_SIZES[0]) }
  if (showCase(app, setupTexts.steps.newTable, empty)) session.notify('info', setupTexts.notices.newTable, undoOfLast(app))
}
