/** A new version comes in when everything is written; a window that another one keeps from saving loses nothing by it. */
import { expect, it, vi } from 'vitest'
import { changeVersion, editionStatus } from '../../../../../src/renderer/actions/window/edition.svelte.ts'
import type { EditionStatus } from '../../../../../src/renderer/platform/interface/platform.ts'

it.each<[string, string | null, boolean]>([
  ['saved', null, true],
  ['failed', null, false],
  ['failed', 'broken', false],
  ['failed', 'elsewhere', true]
])('where saving is %s and the journal %s, it comes in: %s', async (state, noJournal, comes) => {
  const [flush, change] = [vi.fn(() => Promise.resolve()), vi.fn()]
  const app = { saving: { state, flush }, platform: { edition: { change } }, dataStore: { health: { health: { noJournal } } } }
  expect(await changeVersion(app as never)).toBe(comes)
  expect([flush.mock.calls.length, change.mock.calls.length]).toEqual([1, comes ? 1 : 0])
})

it('the desktop app has no edition, a browser the one that it says', () => {
  expect(editionStatus(null)()).toBeNull()
  const status = { state: 'ready' } as unknown as EditionStatus
  expect(editionStatus({ status: () => status, onChange: () => () => undefined, change: () => undefined } as never)()).toBe(status)
})
