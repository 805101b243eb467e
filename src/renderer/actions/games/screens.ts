/** The places of the rail: a neighbouring game has its table, its rules and the saved rulings. */
import type { App } from '../app.ts'
import { SCREENS, type RailScreen } from '../../model/window/session.svelte.ts'
import { gameTable } from './activeTable.ts'

export function screensOf(app: Pick<App, 'games' | 'settings'>): readonly RailScreen[] {
  const own = gameTable(app)?.adapter.screens
  return own ? SCREENS.filter((screen) => own.includes(screen)) : SCREENS
}
