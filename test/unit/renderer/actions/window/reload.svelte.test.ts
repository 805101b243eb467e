/** A part of the page that cannot be read: told once, and the page is loaded again only when everything is written. */
import { expect, it, vi } from 'vitest'
import { tellNotLoaded } from '../../../../../src/renderer/actions/window/reload.ts'
import { texts } from '../../../../../src/renderer/i18n/texts.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { waitFor } from '../../../../support/waitFor.ts'

it('is told once, offers to load the page again, and stays while something cannot be saved', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const { app, session, told } = memoryApp()
  const saving = { state: 'failed', flush: vi.fn(() => Promise.resolve()) }
  Object.assign(app, { saving })
  session.notify('info', 'Something else.')
  tellNotLoaded(app)
  tellNotLoaded(app)
  expect(told()).toEqual([
    ['info', 'Something else.'],
    ['error', texts.start.notLoaded]
  ])
  const again = () => session.notices.at(-1)!.action!
  const { run } = again()
  session.notices = []
  run()
  await waitFor(() => {
    expect(told()).toEqual([['error', texts.start.notLoaded]])
  })
  expect([saving.flush.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  saving.state = 'saved'
  again().run()
  await waitFor(() => {
    expect(reload).toHaveBeenCalledTimes(1)
  })
  vi.unstubAllGlobals()
})
