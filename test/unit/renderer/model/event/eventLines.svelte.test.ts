/** The list of events reads no log twice: what it says of each is kept, and goes as soon as it might be wrong. */
import { expect, it, vi } from 'vitest'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { clockOfLine, dropLines, keepLine, storedLine, lineOf, type EventLine } from '../../../../../src/renderer/model/event/eventLines.ts'
import { lineFor, lineText, settingsOfEvent } from '../../../../../src/renderer/actions/event/summary.ts'
import { rowOfEvent } from '../../../../../src/renderer/model/event/log/eventFile.ts'
import { PageHost } from '../../../../../src/renderer/model/event/log/eventHost.ts'
import { EVENT_LINES } from '../../../../../src/renderer/model/event/log/place.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { CUT_OF_FOUR, logOf, type FactJson } from '../../../../support/randomEvents.ts'
import { clockOf } from '../../../../support/clock.ts'

async function day() {
  const storage = memoryStorage()
  let read = 0
  const { eventFacts } = storage
  storage.eventFacts = (event) => {
    read++
    return eventFacts(event)
  }
  const { host } = await PageHost.open({ storage, event: 'e', settings: { rounds: 1 }, device: 'd', clock: clockOf(() => 0) })
  for (const player of ['a', 'b']) await host.append([{ do: 'register', player, name: player.toUpperCase() }])
  await host.append([{ do: 'round', round: 1, pairs: [['a', 'b']] }])
  await host.append([{ do: 'result', round: 1, table: 1, winner: 'b', score: { a: 0, b: 1 } }])
  return { storage, host, reads: () => read }
}

it('says how far an event is, and who has won', async () => {
  const { host } = await day()
  expect(lineOf(host.state)).toEqual({ players: 2, rounds: 1, planned: 1, first: 'B', open: 0, clock: null })
})

it('says how the clock stands as long as a table is open, and that it runs', async () => {
  const { storage, host } = await day()
  await host.append([{ do: 'settings', changes: { rounds: 2, minutes: 50, calls: [10] } }])
  await host.append([{ do: 'round', round: 2, pairs: [['a', 'b']] }])
  const now = host.now()
  await host.append([{ do: 'clock', round: 2, action: 'start' }])
  const stored = rowOfEvent('e', 'E', {}, '')
  const line = lineOf(host.state)
  expect(lineText(stored, line, clockOfLine(line, now + 60_000))).toBe('2 players · round 2 of 2 · 49:00, running · 1 table open')
  expect(clockOfLine(line, now + 41 * 60_000)?.said).toEqual(['start', '10 minutes'])
  const isKeptAsRunning = async () => {
    await storage.commit([await keepLine(storage, 'e', lineOf(host.state))])
    return (await storage.sessions()).find(({ id }) => id === EVENT_LINES)!.state.running
  }
  expect(await isKeptAsRunning()).toBe(true)
  await host.append([{ do: 'result', round: 2, table: 1, winner: 'b', score: {} }])
  expect(await isKeptAsRunning()).toBe(false)
})

it('is read out of the log once, however often it is asked for, and anew when it was dropped', async () => {
  const { storage, reads } = await day()
  const stored = rowOfEvent('e', 'E', { settings: { rounds: 1 } }, '')
  const before = reads()
  const said = async () => lineText(stored, await lineFor({ storage }, stored), null)
  expect(await Promise.all([said(), said()])).toEqual(['2 players · finished, 1st B', '2 players · finished, 1st B'])
  expect(reads() - before).toBe(1)
  await storage.commit(await dropLines(storage, 'other'))
  await said()
  expect(reads() - before).toBe(1)
  await storage.commit(await dropLines(storage, 'e'))
  await said()
  expect(reads() - before).toBe(2)
})

it('of several events stay apart, and what is no line is none', async () => {
  const { storage, host } = await day()
  await storage.commit([await keepLine(storage, 'e', lineOf(host.state))])
  await storage.commit([await keepLine(storage, 'f', { players: 9, rounds: 0, planned: 4, first: null, open: 0, clock: null })])
  expect((await storedLine(storage, 'e'))?.first).toBe('B')
  expect((await storedLine(storage, 'f'))?.players).toBe(9)
  await storage.commit([
    {
      do: 'put',
      table: 'sessions',
      value: { id: 'event-lines', state: { lines: { e: { players: 'many' }, f: { players: 9, rounds: 0, planned: 4, first: null } } } }
    }
  ])
  // What an earlier version has kept says nothing of the clock.
  for (const id of ['e', 'f']) expect(await storedLine(storage, id)).toBeNull()
})

it('is a sentence: the day, how many play, how far it is, and what is waited for', () => {
  const line: EventLine = { players: 8, rounds: 2, planned: 3, first: null, open: 0, clock: null }
  const said = (some: Partial<EventLine>, made = '') => lineText(rowOfEvent('e', 'E', {}, made), { ...line, ...some }, null)
  expect(said({ rounds: 0 }, '2026-03-07T12:00:00.000Z')).toBe('Mar 7, 2026 · 8 players · not begun')
  expect(said({ rounds: 0 }, 'some day')).toBe('8 players · not begun')
  expect(said({ open: 2 })).toBe('8 players · round 2 of 3 · 2 tables open')
  expect(said({})).toBe('8 players · round 2 of 3 · all results are in')
  expect(said({ first: 'Kim' })).toBe('8 players · finished, 1st Kim')
})

it('of an event that is hosted here is what the host has, and is not kept', async () => {
  const { app } = memoryApp()
  const events = eventsOf(app)
  await events.make('Hosted', {})
  const { stored, host } = events.open!
  await host.append([{ do: 'register', player: 'a', name: 'Ada' }])
  await events.keepBy(stored.id, { event: events.open!, forget: () => Promise.resolve(), readAnew: () => Promise.resolve() })
  await events.close()
  await app.storage.commit(await dropLines(app.storage, stored.id))
  const facts = vi.spyOn(app.storage, 'eventFacts')
  expect((await lineFor(app, stored)).players).toBe(1)
  expect([facts.mock.calls, await storedLine(app.storage, stored.id)]).toEqual([[], null])
})

it('is worked out all the same where it cannot be kept, and rejects where its log cannot be read, the next one does not', async () => {
  const { storage } = await day()
  const stored = rowOfEvent('e', 'E', { settings: { rounds: 1 } }, '')
  vi.spyOn(storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
  expect((await lineFor({ storage }, stored)).first).toBe('B')
  expect(await storedLine(storage, 'e')).toBeNull()
  vi.spyOn(storage, 'eventFacts').mockRejectedValueOnce(new Error('Not to be read.'))
  await expect(lineFor({ storage }, stored)).rejects.toThrow('Not to be read.')
  expect((await lineFor({ storage }, stored)).first).toBe('B')
  expect((await settingsOfEvent({ storage }, stored)).rounds).toBe(1)
})

it('has a winner in the end: of the cut where there was one, of the standings otherwise', () => {
  const names = ['Kim', 'Ada', 'Bo', 'Cy'].map((name, index) => ({ do: 'register', player: `p${index + 1}`, name }))
  const lineAfter = (facts: readonly FactJson[], settings = {}) => lineOf(logOf([...names, ...facts], { rounds: 1, ...settings }).state)
  expect(lineAfter([])).toEqual({ players: 4, rounds: 0, planned: 1, first: null, open: 0, clock: null })
  expect(lineAfter(CUT_OF_FOUR.slice(0, 2))).toMatchObject({ first: null, open: 1 })
  expect(lineAfter(CUT_OF_FOUR.slice(0, 3))).toMatchObject({ first: 'Kim', open: 0 })
  expect(lineAfter(CUT_OF_FOUR.slice(0, 3), { cut: 4 })).toMatchObject({ first: null })
  const final = [['cut-1-1', 'p1'], ['cut-1-2', 'p3'], ['cut-2-1', 'p3']].map(([match, winner]) => ({ do: 'result', match, winner })) // prettier-ignore
  expect(lineAfter([...CUT_OF_FOUR, ...final.slice(0, 2)])).toMatchObject({ first: null })
  expect(lineAfter([...CUT_OF_FOUR, ...final])).toMatchObject({ first: 'Bo' })
  // Nobody has won where nobody has played.
  expect(lineOf(logOf(names.slice(0, 1), { rounds: 0 }).state).first).toBeNull()
})

it('that is none is none, whatever of it is wrong', async () => {
  const storage = memoryStorage()
  const line = { players: 9, rounds: 0, planned: 4, first: null, open: 0, clock: null }
  const kept = async (value: unknown) => {
    await storage.commit([{ do: 'put', table: 'sessions', value: { id: EVENT_LINES, state: { lines: { e: value } } } }])
    return (await storedLine(storage, 'e')) !== null
  }
  expect([await kept(line), await kept({ ...line, first: 'Kim' }), await kept({ ...line, clock: { minutes: 50, calls: [], changes: [], last: null } })]).toEqual([true, true, true]) // prettier-ignore
  for (const wrong of [
    { players: null },
    { rounds: '1' },
    { planned: undefined },
    { open: 'x' },
    { first: 7 },
    { clock: 7 },
    { clock: { minutes: 50, calls: [], changes: [] } }
  ])
    expect([wrong, await kept({ ...line, ...wrong })]).toEqual([wrong, false])
  expect([await kept(null), await kept('line')]).toEqual([false, false])
  await storage.commit([{ do: 'put', table: 'sessions', value: { id: EVENT_LINES, state: { lines: 7 } } }])
  expect(await storedLine(storage, 'e')).toBeNull()
})

it('tells that a clock runs where that of any event does, also after a line went', async () => {
  const storage = memoryStorage()
  const running = async (...changes: readonly Change[]) => {
    await storage.commit(changes)
    return (await storage.sessions()).find(({ id }) => id === EVENT_LINES)!.state.running
  }
  const line = (action: 'start' | 'pause' | 'resume' | 'stop', open: number): EventLine => ({ players: 2, rounds: 1, planned: 1, first: null, open, clock: { minutes: 50, calls: [], changes: [...(action === 'start' ? [] : [{ action: 'start' as const, at: 0, on: 0 }]), { action, at: 0, on: 0 }], last: null } }) // prettier-ignore
  const keep = async (event: string, value: EventLine) => running(await keepLine(storage, event, value))
  expect([await keep('a', line('pause', 1)), await keep('a', line('stop', 1)), await keep('a', line('start', 0))]).toEqual([false, false, false]) // prettier-ignore
  expect([await keep('b', line('start', 1)), await keep('b', line('resume', 1)), await keep('c', line('pause', 1))]).toEqual([true, true, true]) // prettier-ignore
  expect(await running(...(await dropLines(storage, 'b')))).toBe(false)
  expect([await storedLine(storage, 'b'), (await storedLine(storage, 'c'))?.players]).toEqual([null, 2])
})
