/** The places of the rail: a neighbouring game has its table, its rules and the saved rulings. */
import type { App } from '../app.ts'
import { SCREENS, type RailScreen } from '../../model/window/session.svelte.ts'
import { systemTable } from './activeTable.ts'

export function screensOf(app: App): readonly RailScreen[] {
  const own = systemTable(app)?.desk.screens
  return own ? SCREENS.filter((screen) => own.includes(screen)) : SCREENS
}
