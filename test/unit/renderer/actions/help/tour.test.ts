/** The tour stands on the table and over nothing, and is not offered again once it was left. */
import { expect, it } from 'vitest'
import { endTour, startTour } from '../../../../../src/renderer/actions/help/tour.ts'

it('begins on the table over no dialog, and ends for good', () => {
  const shown: boolean[] = []
  const board = { showFull: (full: boolean) => shown.push(full) }
  const session = { helpOpen: true, paletteOpen: true, screen: 'maps', tourOpen: false, board }
  const set: object[] = []
  const app = { session, settings: { set: (change: object) => set.push(change) } } as unknown as Parameters<typeof endTour>[0]
  startTour(app)
  expect([session, set]).toEqual([{ helpOpen: false, paletteOpen: false, screen: 'table', tourOpen: true, board }, []])
  // A small window has the board alone: the tour shows everything.
  expect(shown).toEqual([false])
  endTour(app)
  expect([session.tourOpen, set]).toEqual([false, [{ tourSeen: true }]])
})
