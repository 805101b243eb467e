/** Whether the board is shown without the places of the app and most of the table. */
import type { App } from '../app.ts'
import { gameTable } from '../games/activeTable.ts'

/** Only a HeroClix table with a map has such a board: elsewhere nothing would bring the rest back. */
export const isBoardAlone = (app: Pick<App, 'table' | 'games' | 'settings' | 'session' | 'variants'>): boolean =>
  app.session.screen === 'table' &&
  app.session.board.full &&
  app.table.case.map !== undefined &&
  !gameTable(app) &&
  !(app.session.comparing && app.variants.any)
