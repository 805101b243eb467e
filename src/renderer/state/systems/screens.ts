/** The places of the rail: a neighbouring game has its table, its rules and the saved rulings. */
import type { App } from '../app.ts'
import { SCREENS, type Screen } from '../session.svelte.ts'
import { systemTable } from './activeTable.ts'

export function screensOf(app: App): readonly Screen[] {
  const own = systemTable(app)?.desk.screens
  return own ? SCREENS.filter(screen => own.includes(screen)) : SCREENS
}
