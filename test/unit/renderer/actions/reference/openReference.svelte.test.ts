/** Into the reference and back: to the screen, the dialog and the control where the reader was. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveReference, openReference, wayBack } from '../../../../../src/renderer/actions/reference/openReference.ts'
import { SCREENS } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { waitFor } from '../../../../support/waitFor.ts'

/** A page with one control, which has the focus. */
class Control {
  focused = 0
  parentElement = null
  textContent = 'Deciding rule'
  getAttribute = () => null
  focus = () => {
    this.focused++
  }
}

function desk() {
  const control = new Control()
  vi.stubGlobal('HTMLElement', Control)
  vi.stubGlobal('document', { activeElement: control, body: {}, querySelectorAll: () => [control] })
  return { ...memoryApp(), control }
}

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a page opens over whatever lay on the screen, and the way back leads there', async () => {
  const { app, session, control } = desk()
  session.screen = 'rulings'
  session.openRule = { rule: 'LOF-02' } as never
  session.paletteOpen = true
  openReference(app, 'LOF-02')
  expect(session).toMatchObject({ screen: 'rules', openRule: null, paletteOpen: false, reference: { address: 'LOF-02' } })
  // A page that is opened from a page does not change where the reader came from.
  openReference(app, 'LOF-12')
  expect([session.reference.address, session.reference.origin?.screen]).toEqual(['LOF-12', 'rulings'])
  await leaveReference(app)
  expect([session.screen, session.reference.origin, session.noBoard.isOpen, control.focused]).toEqual(['rulings', null, false, 1])
  expect(frames).toEqual([])
})

it('the dialog of questions without a board is closed meanwhile, and has the focus again once it is drawn', async () => {
  const { app, session, control } = desk()
  session.noBoard.isOpen = true
  openReference(app, 'LOF-02')
  expect(session.noBoard.isOpen).toBe(false)
  const left = leaveReference(app)
  expect([session.screen, session.noBoard.isOpen]).toEqual(['table', true])
  await waitFor(() => {
    expect(frames).toHaveLength(1)
  })
  expect(control.focused).toBe(0)
  frames[0]!()
  await left
  expect(control.focused).toBe(1)
})

it('a place that is named is the one to come back to; every screen is one, and what is none leads to the table', async () => {
  const { app, session } = desk()
  const backFrom = async (screen: string) => {
    session.screen = 'maps'
    openReference(app, 'LOF-02', { screen, noBoard: false, focus: null, scrolls: [] })
    await leaveReference(app)
    return session.screen
  }
  const screens = [...SCREENS.filter((screen) => screen !== 'rules'), 'data', 'mapRoom']
  const back: string[] = []
  for (const screen of screens) back.push(await backFrom(screen))
  expect([back, await backFrom('nowhere')]).toEqual([screens, 'table'])
  session.screen = 'rules'
  await leaveReference(app)
  expect(session.screen).toBe('table')
})

it('the way back says where it leads, from every screen', () => {
  const said = (screen: string, noBoard = false) => wayBack({ screen, noBoard, focus: null, scrolls: [] })
  expect(['table', 'maps', 'mapRoom', 'rulings', 'data', 'nowhere'].map((screen) => said(screen))).toEqual([
    'Back to the ruling',
    'Back to Maps',
    'Back to Maps',
    'Back to Rulings',
    'Back to Data and backups',
    'Back to the ruling'
  ])
  expect(said('table', true)).toBe('Back to the question')
})
