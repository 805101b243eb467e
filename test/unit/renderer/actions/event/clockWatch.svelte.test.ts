/** The time is called to those who play: not after the last result of the round is in. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockWatch } from '../../../../../src/renderer/actions/event/clockWatch.svelte.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { deskOf } from '../../../../support/desk.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-07T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

it.each([
  ['is called while a table has no result', false],
  ['is not called any more when all results are in', true]
])('%s', async (_, isIn) => {
  const { app } = deskOf()
  const events = eventsOf(app)
  await events.make('Day', { minutes: 30, calls: [10] })
  const event = events.open!
  const facts = [
    { do: 'register', player: 'a', name: 'Ada' },
    { do: 'register', player: 'b', name: 'Bo' },
    { do: 'round', round: 1, pairs: [['a', 'b']], bye: null },
    { do: 'clock', round: 1, action: 'start' },
    ...(isIn ? [{ do: 'result', round: 1, table: 1, winner: 'a', score: {} }] : [])
  ]
  for (const fact of facts) expect(await event.append([fact])).toEqual({ ok: true })
  const notify = vi.spyOn(app.session, 'notify')
  clockWatch.watch(app, event)
  vi.advanceTimersByTime(31 * 60_000)
  clockWatch.watch(app, null)
  expect(notify).toHaveBeenCalledTimes(isIn ? 0 : 2)
})
