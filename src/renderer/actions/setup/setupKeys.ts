/** Setting up with the keyboard: while a brush is in the hand the board's keys are brushes; otherwise typing asks. */
import { figureOn } from '../../model/table/footprints.ts'
import type { App } from '../app.ts'
import { copyTo } from './putOn.ts'
import { takeBrush } from './brushes.ts'
import { BRUSHES } from '../../model/setup/setup.svelte.ts'

/** Takes the first brush, or puts down the one in the hand. */
export function toggleSetup(app: App): void {
  const { session } = app
  const { setup } = session
  session.placing = null
  setup.isOpen = setup.brush === null || session.trayOpen
  takeBrush(app, setup.brush === null ? 'figure' : null)
}

/**
 * A plain key on the board. `true`: done; `type`: it was the second letter of a name whose first one was taken for the
 * wall key, and both belong into the ask field; `false`: not ours.
 */
export function setupKey(app: App, key: string): boolean | 'type' {
  const {
    session: { setup, cursor, selected },
    table
  } = app
  if (setup.brush === null) return false
  if (setup.awaitsSide && key.length === 1) {
    setup.awaitsSide = false
    return /^\p{L}$/u.test(key) ? 'type' : key === ' '
  }
  if (setup.awaitsSide && key === 'Escape') {
    setup.awaitsSide = false
    return true
  }
  const brush = /^\d$/.test(key) ? BRUSHES[(Number(key) + 9) % 10] : undefined
  if (brush) {
    takeBrush(app, brush)
    return true
  }
  if (key === 'w' || key === 'W') {
    setup.awaitsSide = cursor !== null
    return cursor !== null
  }
  if (key === 'd' || key === 'D') {
    const figure = selected ?? (cursor && figureOn(table.case, cursor)?.id)
    if (!figure || !cursor || !setup.steering) return false
    copyTo(app, figure, cursor)
    return true
  }
  return false
}
