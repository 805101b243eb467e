/** Turning the board, so that it lies as the table does from where the judge stands: kept, and nothing but a way to look at it. */
import type { Quarter } from '../../../shared/scene/scene.ts'
import type { SettingsStore } from '../settings/settings.svelte.ts'

/** One quarter clockwise. */
export function turnBoard(settings: SettingsStore): void {
  const { board } = settings.current
  settings.set({ board: { ...board, turned: (((board?.turned ?? 0) + 1) % 4) as Quarter } })
}
