/** The screen of a practice day: a trainee who asks for a call always gets a question. */
import { afterEach, expect, it, vi } from 'vitest'
import { eventsOf } from '../../../../../../src/renderer/actions/event/events.ts'
import { practiceDay } from '../../../../../../src/renderer/actions/event/floor/practiceDay.svelte.ts'
import { nextStep } from '../../../../../../src/renderer/model/event/nextStep.ts'
import { openTables } from '../../../../../../src/shared/tournament/state/state.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'
import { sampleMap } from '../../../storage/rows/samples.ts'
import { pageClock } from '../../../../../../src/renderer/model/window/clock.ts'

/** Room enough for a question. */
const FIELD = { ...sampleMap('field'), map: { size: [16, 16] as const, terrain: Array.from({ length: 16 }, () => '.'.repeat(16)) } }

/** A practice day of two players whose first round is published. */
async function roundUnderWay() {
  const { app, session } = memoryApp()
  app.library.maps = [FIELD]
  const events = eventsOf(app)
  await events.make('Practice', { practice: { seed: 1, players: 2 } })
  const event = events.open!
  for (const player of ['a', 'b']) await event.append([{ do: 'register', player, name: player }])
  await event.append([{ do: 'round', round: 1, pairs: [['a', 'b']] }])
  return { app, session, event }
}

afterEach(() => {
  vi.useRealTimers()
})

it('a practice day goes on by one step, and any other event by none', async () => {
  const { app } = memoryApp()
  const events = eventsOf(app)
  await events.make('Practice', { practice: { seed: 1, players: 4 } })
  const event = events.open!
  expect(await practiceDay.next(app, event)).toBe(true)
  expect(event.host.entries.length).toBe(1)
  // A second press while the first is still written is none.
  expect(await Promise.all([practiceDay.next(app, event), practiceDay.next(app, event)])).toEqual([true, false])
  expect([event.host.entries.length, practiceDay.working]).toEqual([2, false])
  await events.make('Saturday', {})
  const plain = events.open!
  const before = plain.host.entries.length
  expect(await practiceDay.next(app, plain)).toBe(false)
  expect(plain.host.entries.length).toBe(before)
})

it('a day goes on by itself at the speed that was chosen, its own event alone, until it is stopped', async () => {
  vi.useFakeTimers()
  const { app } = memoryApp()
  const events = eventsOf(app)
  await events.make('Practice', { practice: { seed: 1, players: 4 } })
  const event = events.open!
  practiceDay.sit(event)
  expect(practiceDay.runs(event)).toBe(false)
  practiceDay.go(app, event, 'fast')
  expect(practiceDay.runs(event)).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  const written = event.host.entries.length
  expect(written).toBeGreaterThan(4)
  practiceDay.go(app, event, 'step')
  expect(practiceDay.runs(event)).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(event.host.entries.length).toBe(written)
  await events.make('Saturday', {})
  practiceDay.go(app, event, 'fast')
  expect(practiceDay.runs(events.open!)).toBe(false)
  practiceDay.go(app, event, 'step')
})

it('a call whose hand goes down as it is taken becomes a question beside the day, without an error', async () => {
  const { app, session, event } = await roundUnderWay()
  // The questions are read once.
  await practiceDay.ask(app, event)
  await event.append([{ do: 'call', call: 'c', round: 1, table: 1 }])
  // The hand goes down, and the disk takes its time.
  const { storage } = app
  const commit = storage.commit.bind(storage)
  let written = () => undefined as void
  const gate = new Promise<void>((resolve) => {
    written = resolve
  })
  storage.commit = async (changes) => {
    await gate
    return commit(changes)
  }
  const closing = event.append([{ do: 'close-call', call: 'c' }])
  const asked = practiceDay.ask(app, event)
  await new Promise((rest) => setTimeout(rest, 20))
  written()
  await Promise.all([closing, asked])
  expect(practiceDay.asked?.of).toBeNull()
  expect(session.notices).toEqual([])
  expect(event.host.state.calls.get('c')?.taken).toBeNull()
})

it('the oldest call that nobody has taken is taken with its question, and done with the answer', async () => {
  const { app, event } = await roundUnderWay()
  await practiceDay.ask(app, event)
  expect(practiceDay.asked?.of).toBeNull()
  await event.append([{ do: 'call', call: 'c', round: 1, table: 1 }])
  await practiceDay.ask(app, event)
  expect(practiceDay.asked?.of).toEqual({ id: 'c', table: 1 })
  expect(event.host.state.calls.get('c')?.taken).not.toBeNull()
  await practiceDay.answer(app, event, practiceDay.asked!.call.right, (id) => id)
  expect(event.host.state.calls.get('c')?.closed).not.toBeNull()
  expect(event.host.entries.at(-2)?.fact.json).toMatchObject({ do: 'note', trainee: { said: practiceDay.asked!.call.right } })
})

it('a round is played to its end, published first where none is open', async () => {
  const { app } = memoryApp()
  const events = eventsOf(app)
  await events.make('Practice', { practice: { seed: 3, players: 4 }, rounds: 2 })
  const event = events.open!
  const stands = () => [event.host.state.rounds.length, openTables(event.host.state).length]
  for (const round of [1, 2]) {
    await practiceDay.wholeRound(app, event)
    expect(stands()).toEqual([round, 0])
  }
  await practiceDay.wholeRound(app, event)
  expect([stands(), await practiceDay.next(app, event)]).toEqual([[2, 0], false])
  await events.make('Half', { practice: { seed: 3, players: 4 }, rounds: 2 })
  const half = events.open!
  while (half.host.state.rounds.length === 0) await practiceDay.next(app, half)
  await practiceDay.wholeRound(app, half)
  expect([half.host.state.rounds.length, openTables(half.host.state).length]).toEqual([1, 0])
})

it('a day stops by itself when it is over, and when another event is opened', async () => {
  vi.useFakeTimers()
  const { app } = memoryApp()
  const events = eventsOf(app)
  await events.make('Practice', { practice: { seed: 1, players: 2 }, rounds: 1 })
  const event = events.open!
  practiceDay.go(app, event, 'slow')
  await vi.advanceTimersByTimeAsync(2900)
  expect([event.host.entries.length, practiceDay.speed]).toEqual([0, 'slow'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(event.host.entries.length).toBe(1)
  practiceDay.go(app, event, 'fast')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([practiceDay.runs(event), practiceDay.speed, nextStep(event.host.state).do]).toEqual([false, 'step', 'finish'])
  await events.make('Long', { practice: { seed: 1, players: 8 } })
  const long = events.open!
  practiceDay.go(app, long, 'fast')
  await vi.advanceTimersByTimeAsync(1000)
  await events.close()
  const written = long.host.entries.length
  await vi.advanceTimersByTimeAsync(2000)
  expect([practiceDay.runs(long), long.host.entries.length, vi.getTimerCount()]).toEqual([false, written, 0])
})

it('an answer counts once, with the time that it took, and a question of another event is gone', async () => {
  const { app, event } = await roundUnderWay()
  await practiceDay.ask(app, event)
  const { call } = practiceDay.asked!
  const wrong = call.answers.find(({ id }) => id !== call.right)!.id
  const later = vi.spyOn(pageClock, 'mono').mockReturnValue(practiceDay.asked!.at + 90_400)
  await practiceDay.answer(app, event, wrong, (id) => `<${id}>`)
  await practiceDay.answer(app, event, call.right, (id) => id)
  later.mockRestore()
  expect(practiceDay.said).toBe(wrong)
  expect(event.host.state.trained).toMatchObject([{ said: wrong, verdict: call.right, kind: call.kind, seconds: 90 }])
  expect(event.host.entries.at(-1)?.fact.json.text).toBe(`Trainee judge: said <${wrong}>; the ruling is <${call.right}>.`)
  practiceDay.sit(event)
  expect(practiceDay.said).toBe(wrong)
  await practiceDay.ask(app, event)
  expect([practiceDay.said, practiceDay.asked === null]).toEqual([null, false])
  const other = await roundUnderWay()
  practiceDay.sit(other.event)
  expect(practiceDay.asked).toBeNull()
  await practiceDay.answer(other.app, other.event, 'x', (id) => id)
  expect(other.event.host.state.trained).toEqual([])
})

it('a call that was done by somebody else meanwhile is not done again, and a disk that is full is told', async () => {
  const { app, session, event } = await roundUnderWay()
  await event.append([{ do: 'call', call: 'c', round: 1, table: 1 }])
  await practiceDay.ask(app, event)
  expect(event.host.state.calls.get('c')?.taken?.judge).toBe('Trainee')
  await event.append([{ do: 'close-call', call: 'c' }])
  await practiceDay.answer(app, event, practiceDay.asked!.call.right, (id) => id)
  expect(event.host.entries.map(({ fact }) => fact.do).slice(-2)).toEqual(['close-call', 'note'])
  expect(event.host.entries.at(-1)?.fact.json.text).toMatch(/^Trainee judge, table 1: said /)
  await event.append([{ do: 'call', call: 'd', round: 1, table: 1 }])
  vi.spyOn(app.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
  await practiceDay.ask(app, event)
  expect([practiceDay.asked?.of, session.notices.at(-1)?.kind]).toEqual([null, 'error'])
})

it('there is no question where no map is on this device', async () => {
  const { app, event } = await roundUnderWay()
  app.library.maps = []
  await practiceDay.ask(app, event)
  expect(practiceDay.asked).toBeNull()
})
