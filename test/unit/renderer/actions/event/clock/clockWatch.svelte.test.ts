/** The time is called to those who play: not after the last result of the round is in. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockNow, clockWatch, openOther } from '../../../../../../src/renderer/actions/event/clock/clockWatch.svelte.ts'
import { eventsOf } from '../../../../../../src/renderer/actions/event/events.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-07T10:00:00Z') }))
afterEach(() => {
  clockWatch.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const MINUTE = 60_000
/** So many minutes later the watch has looked again. */
async function later(minutes: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(minutes * MINUTE + 500)
}

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
  await later(5)
  await events.make('Modern', { minutes: 40, calls: [] })
  for (const fact of FACTS) expect(await events.open!.append([fact])).toEqual({ ok: true })
  const notify = vi.spyOn(app.session, 'notify')
  clockWatch.watch(app, events.open)
  await later(0)
  await later(16)
  expect(clockWatch.others.map(({ stored }) => stored.name)).toEqual(['Sealed'])
  expect(notify.mock.calls.map(([, words]) => words)).toEqual(['Sealed: 10 minutes left.'])
  await later(10)
  await later(15)
  expect(notify.mock.calls.map(([, words]) => words)).toEqual([
    'Sealed: 10 minutes left.',
    'Sealed: Time is over.',
    'Modern: Time is over.'
  ])
  notify.mock.calls[0]![2]!.run()
  await vi.advanceTimersByTimeAsync(1000)
  expect(events.open!.id).toBe(sealed)
  expect(app.session.screen).toBe('event')
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
  await later(31)
  expect(notify).toHaveBeenCalledTimes(isIn ? 0 : 2)
})

/** A desk with events by their names, each with these facts; nothing is open. */
async function deskWith(nights: Readonly<Record<string, readonly { readonly do: string }[]>>) {
  const on = memoryApp()
  const events = eventsOf(on.app)
  for (const [name, facts] of Object.entries(nights)) {
    await events.make(name, { minutes: 30, calls: [10], rounds: 2 })
    for (const fact of facts) expect(await events.open!.append([fact])).toEqual({ ok: true })
  }
  await events.close()
  await events.load()
  const notify = vi.spyOn(on.app.session, 'notify')
  return { ...on, events, said: () => notify.mock.calls.map(([, words]) => words) }
}
const clock = (action: string) => ({ do: 'clock', round: 1, action })
const RESULT = { do: 'result', round: 1, table: 1, winner: 'a', score: {} }

it('is called for those events alone whose clock goes or only pauses, and in which somebody plays', async () => {
  const { app, said } = await deskWith({
    Runs: FACTS,
    Pauses: [...FACTS, clock('pause')],
    Stopped: [...FACTS, clock('stop')],
    'Not started': FACTS.slice(0, 3),
    'Not paired': FACTS.slice(0, 2),
    'All in': [...FACTS, RESULT]
  })
  clockWatch.watch(app, null)
  expect(clockWatch.others).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(clockWatch.others.map(({ stored }) => stored.name).toSorted()).toEqual(['Pauses', 'Runs'])
  await later(40)
  expect(said()).toEqual(['Runs: 10 minutes left.', 'Runs: Time is over.'])
})

it('is not called of a clock that was started on another day', async () => {
  const { app } = await deskWith({ Yesterday: FACTS })
  const seen = async (minutes: number) => {
    await later(minutes)
    clockWatch.watch(app, null)
    await later(0)
    const { length } = clockWatch.others
    clockWatch.stop()
    return length
  }
  expect([await seen(11 * 60), await seen(2 * 60)]).toEqual([1, 0])
})

it('is called once, not again what was called before the desk was opened, and not when nothing is watched', async () => {
  const { app, events, said } = await deskWith({ Day: FACTS, Other: FACTS })
  await later(21)
  const day = events.list!.find(({ name }) => name === 'Day')!.id
  await events.openEvent(day)
  clockWatch.watch(app, events.open)
  clockWatch.watch(app, events.open)
  await later(5)
  expect([said(), vi.getTimerCount()]).toEqual([[], 1])
  await later(5)
  expect(said().toSorted()).toEqual(['Day: Time is over.', 'Other: Time is over.'])
  clockWatch.stop()
  const { now } = clockWatch
  await later(1)
  expect([clockWatch.others, clockWatch.now]).toEqual([[], now])
})

/** A device with sound, and how many tones it was asked for: what was made once of it stays. */
let tones = 0
const part = { connect: (to: unknown) => to, gain: { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }, frequency: {}, start: () => 0, stop: () => 0 } // prettier-ignore
class Device {
  readonly currentTime = 0
  resume = () => Promise.resolve()
  createGain = () => part
  createOscillator = () => {
    tones++
    return part
  }
}

it('rings once for a call and three times for the end, of the open event and of others', async () => {
  vi.stubGlobal('AudioContext', Device)
  const { app, events } = await deskWith({ Day: FACTS, Other: [...FACTS.slice(0, 3)] })
  for (const name of ['Day', 'Other']) {
    clockWatch.stop()
    const { id } = events.list!.find((one) => one.name === name)!
    await events.openEvent(id)
    if (name === 'Other') await events.open!.append([clock('start')])
    if (name === 'Day') await events.close()
    clockWatch.watch(app, events.open)
    tones = 0
    await later(0)
    await later(25)
    const before = tones
    await later(6)
    expect([name, before, tones]).toEqual([name, 1, 4])
  }
})

it('goes on for the open event where the others cannot be read', async () => {
  const { app, events, said } = await deskWith({ Day: FACTS })
  await events.openEvent(events.list![0]!.id)
  vi.spyOn(app.storage, 'events').mockRejectedValueOnce(new Error('Not to be read.'))
  clockWatch.watch(app, events.open)
  await later(21)
  expect(said()).toEqual(['10 minutes left.'])
})

it('shows what the clock of the last round says, and none before the first', async () => {
  const { app, events } = await deskWith({ Day: FACTS.slice(0, 2) })
  await events.openEvent(events.list![0]!.id)
  const event = events.open!
  clockWatch.watch(app, event)
  expect(clockNow(event)).toBeNull()
  for (const fact of FACTS.slice(2)) await event.append([fact])
  await later(6)
  expect(clockNow(event)).toMatchObject({ state: 'running', left: 24 * 60 })
})

it('leads to another event in place of the one that is open, and to the open one by nothing', async () => {
  const { app, events } = await deskWith({ One: FACTS, Two: FACTS })
  const [one, two] = ['One', 'Two'].map((name) => events.list!.find((known) => known.name === name)!.id)
  await openOther(app, one!)
  const first = events.open
  await openOther(app, one!)
  expect([events.open === first, first?.id]).toEqual([true, one])
  await openOther(app, two!)
  expect(events.open?.id).toBe(two)
})
