/** The time is called to those who play: not after the last result of the round is in. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockWatch } from '../../../../../../src/renderer/actions/event/clock/clockWatch.svelte.ts'
import { eventsOf } from '../../../../../../src/renderer/actions/event/events.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-07T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const FACTS = [
  { do: 'register', player: 'a', name: 'Ada' },
  { do: 'register', player: 'b', name: 'Bo' },
  { do: 'round', round: 1, pairs: [['a', 'b']], bye: null },
  { do: 'clock', round: 1, action: 'start' }
]

it('is called for an event that is not open as well, with its name, and leads to it', async () => {
  const { app } = memoryApp()
  const events = eventsOf(app)
  await events.make('Sealed', { minutes: 30, calls: [10] })
  for (const fact of FACTS) expect(await events.open!.append([fact])).toEqual({ ok: true })
  const sealed = events.open!.id
  await events.close()
  vi.advanceTimersByTime(5 * 60_000)
  await events.make('Modern', { minutes: 40, calls: [] })
  for (const fact of FACTS) expect(await events.open!.append([fact])).toEqual({ ok: true })
  const notify = vi.spyOn(app.session, 'notify')
  clockWatch.watch(app, events.open)
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  expect(clockWatch.others.map(({ stored }) => stored.name)).toEqual(['Sealed'])
  expect(notify.mock.calls.map(([, words]) => words)).toEqual(['Sealed: 10 minutes left.'])
  await vi.advanceTimersByTimeAsync(25 * 60_000)
  expect(notify.mock.calls.map(([, words]) => words)).toEqual([
    'Sealed: 10 minutes left.',
    'Sealed: Time is over.',
    'Modern: Time is over.'
  ])
  notify.mock.calls[0]![2]!.run()
  await vi.advanceTimersByTimeAsync(1000)
  expect(events.open!.id).toBe(sealed)
  expect(app.session.screen).toBe('event')
  clockWatch.stop()
})

it.each([
  ['is called while a table has no result', false],
  ['is not called any more when all results are in', true]
])('%s', async (_, isIn) => {
  const { app } = memoryApp()
  const events = eventsOf(app)
  await events.make('Day', { minutes: 30, calls: [10] })
  const event = events.open!
  const facts = [...FACTS, ...(isIn ? [{ do: 'result', round: 1, table: 1, winner: 'a', score: {} }] : [])]
  for (const fact of facts) expect(await event.append([fact])).toEqual({ ok: true })
  const notify = vi.spyOn(app.session, 'notify')
  clockWatch.watch(app, event)
  vi.advanceTimersByTime(31 * 60_000)
  clockWatch.stop()
  expect(notify).toHaveBeenCalledTimes(isIn ? 0 : 2)
})
