/** A start with an event that was open: read after what a host has left, then called and shown by the room’s display again. */
import { afterEach, expect, it, vi } from 'vitest'
import { clockWatch } from '../../../../../src/renderer/actions/event/clock/clockWatch.svelte.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { venueOf } from '../../../../../src/renderer/actions/venue/joining.svelte.ts'
import { hostingOf } from '../../../../../src/renderer/actions/venue/venueHosting.svelte.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

// The theme of the window is asked for when the display is first read.
vi.stubGlobal('window', { innerWidth: 1280, matchMedia: () => ({ matches: true, addEventListener: () => undefined }) })
const { roomDisplay } = await import('../../../../../src/renderer/actions/event/roomDisplay.svelte.ts')
const { resumeEvent } = await import('../../../../../src/renderer/actions/venue/resume.ts')

afterEach(() => {
  vi.restoreAllMocks()
})

function desk() {
  const on = memoryApp()
  const dataStore = { barred: (): string | null => null }
  Object.assign(on.app, { dataStore })
  const order: string[] = []
  const [hosting, events, venue] = [hostingOf(on.app), eventsOf(on.app), venueOf(on.app)]
  vi.spyOn(hosting, 'load').mockImplementation(() => Promise.resolve(void order.push('what a host has left')))
  const read = vi.spyOn(events, 'load').mockImplementation(() => Promise.resolve(void order.push('events')))
  vi.spyOn(venue, 'load').mockImplementation(() => Promise.resolve(void order.push('where it was let in')))
  const watched: unknown[] = []
  for (const [name, watch] of [
    ['clock', clockWatch],
    ['display', roomDisplay]
  ] as const)
    // prettier-ignore
    vi.spyOn(watch, 'watch').mockImplementation((app: unknown, event: unknown) => {
      order.push(name)
      watched.push([app === on.app, event])
    })
  return { ...on, dataStore, order, hosting, events, read, watched }
}

it('reads what a host has left before the events, and watches what is open', async () => {
  const { app, events, order, watched, told, hosting } = desk()
  const open = { id: 'e' } as never
  events.open = open
  await resumeEvent(app)
  expect(order).toEqual(['what a host has left', 'events', 'where it was let in', 'clock', 'display'])
  expect([watched, told()]).toEqual([
    [
      [true, open],
      [true, open]
    ],
    []
  ])
  // Hosting that begins or ends opens it with another log.
  const other = { id: 'e' } as never
  events.open = other
  hosting.onOpen(other)
  expect(watched.slice(2)).toEqual([
    [true, other],
    [true, other]
  ])
})

it('lets nothing be put in the place of an event that is hosted just now', async () => {
  const { app, dataStore, hosting } = desk()
  await resumeEvent(app)
  expect(dataStore.barred()).toBeNull()
  hosting.event = { id: 'e' } as never
  expect(dataStore.barred()).toBe('This event is hosted just now. Stop hosting first.')
})

it('that cannot read them says so, and watches nothing', async () => {
  const { app, read, told, watched } = desk()
  read.mockRejectedValueOnce(new Error('The storage is not to be read.'))
  await resumeEvent(app)
  expect([told(), watched]).toEqual([[['error', 'The storage is not to be read.']], []])
})
