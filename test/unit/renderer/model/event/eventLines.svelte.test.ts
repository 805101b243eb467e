/** The list of events reads no log twice: what it says of each is kept, and goes as soon as it might be wrong. */
import { expect, it } from 'vitest'
import { clockOfLine, dropLines, keepLine, storedLine, lineOf } from '../../../../../src/renderer/model/event/eventLines.ts'
import { lineFor, lineText } from '../../../../../src/renderer/actions/event/summary.ts'
import { rowOfEvent } from '../../../../../src/renderer/model/event/log/eventFile.ts'
import { PageHost } from '../../../../../src/renderer/model/event/log/eventHost.ts'
import { EVENT_LINES } from '../../../../../src/renderer/model/event/log/place.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'

async function day() {
  const storage = memoryStorage()
  let read = 0
  const { eventFacts } = storage
  storage.eventFacts = (event) => {
    read++
    return eventFacts(event)
  }
  const { host } = await PageHost.open({ storage, event: 'e', settings: { rounds: 1 }, device: 'd', now: () => 0 })
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
  const now = host.state.time!
  await host.append([{ do: 'clock', round: 2, action: 'start' }])
  const stored = rowOfEvent('e', 'E', {}, '')
  const line = lineOf(host.state)
  expect(lineText(stored, line, now + 60_000)).toBe('2 players · round 2 of 2 · 49:00, running · 1 table open')
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
  const said = async () => lineText(stored, await lineFor({ storage }, stored), 0)
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
