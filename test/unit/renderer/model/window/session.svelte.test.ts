/** The ruling and the tray beside the board: on a narrow screen one makes room for the other. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { media } from '../../../../../src/renderer/model/settings/media.svelte.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'

/** A window of so many pixels, with the ruling open or folded and the tray open. */
function sessionAt(innerWidth: number, sheetOpen: boolean): Session {
  vi.spyOn(media, 'narrow', 'get').mockReturnValue(innerWidth <= 900)
  const session = new Session()
  Object.assign(session, { sheetOpen, trayOpen: true })
  return session
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the reasons and the tray', () => {
  it.each([
    [1280, false, { sheetOpen: true, trayOpen: true }],
    [900, false, { sheetOpen: true, trayOpen: false }],
    [768, false, { sheetOpen: true, trayOpen: false }],
    [768, true, { sheetOpen: false, trayOpen: true }],
    [1280, true, { sheetOpen: false, trayOpen: true }]
  ])('at %i pixels, reasons open: %s; asked for the other', (width, open, after) => {
    const session = sessionAt(width, open)
    session.toggleSheet()
    expect(session).toMatchObject(after)
  })

  it.each([
    [1280, true],
    [901, true],
    [900, false]
  ])('at %i pixels the tray leaves the reasons open: %s', (width, open) => {
    const session = sessionAt(width, true)
    session.openTray()
    expect(session).toMatchObject({ sheetOpen: open, trayOpen: true })
  })
})
