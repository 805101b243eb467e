/** A pen on the board of the map room: from its first stroke on, fingers and hands that rest on the board draw nothing. */
import type { HeldKeys } from '../../../shared/scene/scene.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import type { App } from '../app.ts'

/** Whether what was done on the board with this hand counts. The first pen makes the switch, and says so. */
export function handCounts({ settings, session }: Pick<App, 'settings' | 'session'>, { hand }: Pick<HeldKeys, 'hand'>): boolean {
  const { penOnly } = settings.current
  if (hand === 'pen' && penOnly === undefined) {
    settings.set({ penOnly: true })
    session.notify('info', t.pen.begun)
  }
  return hand !== 'finger' || penOnly !== true
}
