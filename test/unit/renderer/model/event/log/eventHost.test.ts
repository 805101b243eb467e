/** The page's own host: facts are decided, written, and only then part of the state; a file comes in and goes out unchanged. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PageHost, type NewFact } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { arrivalOf, eventFileText, headOf, readEventFile, rowOfEvent } from '../../../../../../src/renderer/model/event/log/eventFile.ts'
import { lastDone, lastUndone, undoOf } from '../../../../../../src/renderer/model/event/log/undo.ts'
import { memoryStorage } from '../../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { openTables } from '../../../../../../src/shared/tournament/state/state.ts'
import { standingsOf } from '../../../../../../src/shared/tournament/state/standings.ts'
import { clockOf } from '../../../../../support/clock.ts'

const NOON = Date.parse('2026-03-07T12:00:00.000Z')

function desk(storage = memoryStorage(), event = 'e') {
  let now = NOON
  const needs = { storage, event, settings: {}, device: 'd', clock: clockOf(() => (now += 1000)) }
  return {
    storage,
    open: () => PageHost.open(needs),
    setClock: (time: number) => {
      now = time
    }
  }
}
const register = (player: string): NewFact => ({ do: 'register', player, name: player.toUpperCase() })
const round = (number: number, pairs: readonly (readonly [string, string])[], bye: string | null = null): NewFact => ({
  do: 'round',
  round: number,
  pairs,
  bye
})
const result = (number: number, table: number, winner: string): NewFact => ({ do: 'result', round: number, table, winner, score: {} })

describe('a fact', () => {
  it('is in the log of the storage when it is told as taken, and the next start has the same state', async () => {
    const { storage, open } = desk()
    const { host } = await open()
    expect(await host.append([register('a'), register('b')])).toEqual({ ok: true })
    expect(await host.append([round(1, [['a', 'b']])])).toEqual({ ok: true })
    const facts = await storage.eventFacts('e')
    expect(facts.map(({ at, fact }) => [at, fact.do, fact.id, fact.group])).toEqual([
      [1, 'register', 'd:1', 'd:1'],
      [2, 'register', 'd:2', 'd:1'],
      [3, 'round', 'd:3', undefined]
    ])
    const again = await open()
    expect(again.unread).toEqual([])
    expect(again.host.state).toEqual(host.state)
    expect(await again.host.append([result(1, 1, 'a')])).toEqual({ ok: true })
    expect((await storage.eventFacts('e')).at(-1)).toMatchObject({ at: 4, fact: { id: 'd:4' } })
  })

  it('that cannot be is not written, nor is anything that comes with it', async () => {
    const { storage, open } = desk()
    const { host } = await open()
    const refused = await host.append([register('a'), register('b'), register('a')])
    expect(refused).toMatchObject({ ok: false, index: 2, refusal: { code: 'already-registered' } })
    expect(await host.append([{ do: 'register', player: 'a', name: 'x'.repeat(300) }])).toMatchObject({ ok: false, index: 0 })
    expect(host.state.players.size).toBe(0)
    expect(await storage.eventFacts('e')).toEqual([])
  })

  it('that could not be written has never been: the state is as before, and the next one goes on', async () => {
    const { storage, open } = desk()
    const { host } = await open()
    let full = true
    const { commit } = storage
    storage.commit = (changes) => (full ? Promise.reject(new Error('The disk is full.')) : commit(changes))
    await expect(host.append([register('a')])).rejects.toThrow('full')
    await expect(host.append([register('a'), register('b')])).rejects.toThrow('full')
    expect(host.state.players.size).toBe(0)
    full = false
    expect(await host.append([register('a')])).toEqual({ ok: true })
    expect((await open()).host.state.players.size).toBe(1)
  })

  it('is written after those before it, however quickly they come', async () => {
    const { open } = desk()
    const { host } = await open()
    const outcomes = await Promise.all([...'abcdef'].map((player) => host.append([register(player)])))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect([...host.state.players.keys()].join('')).toBe('abcdef')
  })

  it('has the time that the clock of the device says, and how long this run of the app has lasted, which never goes back', async () => {
    const { storage, open, setClock } = desk()
    const { host } = await open()
    await host.append([register('a')])
    const before = host.now()
    setClock(NOON - 3_600_000)
    await host.append([register('b')])
    const facts = (await storage.eventFacts('e')).map(({ fact }) => fact as { at: string; mono: [string, number]; begun?: unknown })
    expect(Date.parse(facts[1]!.at)).toBeLessThan(Date.parse(facts[0]!.at))
    expect(facts[1]!.mono[0]).toBe(facts[0]!.mono[0])
    expect(facts[1]!.mono[1]).toBeGreaterThanOrEqual(facts[0]!.mono[1])
    expect(facts.map(({ begun }) => begun !== undefined)).toEqual([true, false])
    expect(host.now()).toBeGreaterThanOrEqual(before)
    expect(host.state.times.jumps).toMatchObject([{ entry: 1 }])
  })
})

describe('undo', () => {
  it('takes back what was written together, and redo brings it back', async () => {
    const { open } = desk()
    const { host } = await open()
    await host.append([register('a')])
    await host.append([register('b'), register('c')])
    const players = () => [...host.state.players.keys()].join('')
    expect(lastUndone(host.entries)).toBeNull()
    await host.append(undoOf(host.entries, lastDone(host.entries)!))
    expect(players()).toBe('a')
    expect(await host.append(undoOf(host.entries, lastUndone(host.entries)!))).toEqual({ ok: true })
    expect(players()).toBe('abc')
    expect(lastUndone(host.entries)).toBeNull()
    await host.append(undoOf(host.entries, lastDone(host.entries)!))
    await host.append(undoOf(host.entries, lastDone(host.entries)!))
    expect(players()).toBe('')
    await host.append([register('d')])
    expect(lastUndone(host.entries)).toBeNull()
  })

  it('is refused where later facts rest on it', async () => {
    const { open } = desk()
    const { host } = await open()
    await host.append([register('a')])
    await host.append([register('b')])
    await host.append([round(1, [['a', 'b']])])
    await host.append([result(1, 1, 'a')])
    const published = host.entries.find(({ fact }) => fact.do === 'round')!
    expect(await host.append(undoOf(host.entries, published))).toMatchObject({ ok: false, refusal: { code: 'rests-on-it' } })
  })
})

describe('what would be', () => {
  it('is looked at without being written', async () => {
    const { storage, open } = desk()
    const { host } = await open()
    await host.append([register('a'), register('b')])
    const imagined = host.imagine([round(1, [['a', 'b']])])!
    expect(openTables(imagined)).toEqual([[1, 1]])
    expect(host.state.rounds).toEqual([])
    expect(host.imagine([round(2, [['a', 'b']])])).toBeNull()
    expect(await storage.eventFacts('e')).toHaveLength(2)
  })
})

const FILE = {
  format: 'linejudge-event/1',
  id: 'x',
  name: 'Saturday',
  settings: { minutes: 40, later: { of: 'a version' } },
  log: [
    { do: 'register', player: 'p1', name: 'Kim', club: 'red' },
    { do: 'register', player: 'p1', name: 'Kim twice' },
    { do: 'register', player: 'p2', name: 'Ada', id: 'd1:2', at: '2026-03-07T10:00:00Z', by: { role: 'scorekeeper' } },
    { do: 'register', player: 'p2', name: 'Ada', id: 'd1:2', at: '2026-03-07T10:00:00Z', by: { role: 'scorekeeper' } },
    { do: 'dance', player: 'p2' },
    { do: 'round', round: 1, pairs: [['p1', 'p2']], bye: null, mark: 'kept' }
  ],
  ask: [{ kind: 'standings' }],
  from: 'another program'
}

const read = (json: unknown) => {
  const file = readEventFile(json)
  if (!file.ok) throw new Error(file.problems[0]?.message)
  return file.value
}
const MADE = '2026-03-07T12:00:00.000Z'

describe('an event file', () => {
  it('comes in with what was refused in its place, and goes out, in and out again with the same bytes', async () => {
    const storage = memoryStorage()
    const file = read(FILE)
    expect(file.refused.map(({ at, refusal }) => [at, refusal.code])).toEqual([
      [2, 'already-registered'],
      [5, 'unknown-do']
    ])
    const arrival = arrivalOf(file, null, new Set(), MADE)
    if (arrival.kind !== 'new') throw new Error(arrival.kind)
    await storage.commit(arrival.changes)
    const text = async (of = storage) => eventFileText((await of.events())[0]!, await of.eventFacts('x'))
    const first = await text()
    expect(JSON.parse(first)).toEqual(FILE)

    const { host, unread } = await desk(storage, 'x').open()
    expect(unread).toEqual([])
    expect(host.state.rounds).toHaveLength(1)
    expect(headOf((await storage.events())[0]!).settings).toMatchObject({ minutes: 40 })
    await host.append([result(1, 1, 'p1')])
    const second = await text()
    const elsewhere = memoryStorage()
    const there = arrivalOf(read(JSON.parse(second)), null, new Set(), MADE)
    if (there.kind !== 'new') throw new Error(there.kind)
    await elsewhere.commit(there.changes)
    expect(await text(elsewhere)).toBe(second)
  })

  it('goes on from what is here, is known already, or comes in beside it: two logs are never mixed', () => {
    const event = rowOfEvent('x', 'Saturday', read(FILE).head, MADE)
    const { facts } = read(FILE)
    const kind = (here: typeof facts, file = read(FILE)) => arrivalOf(file, { event, facts: here }, new Set(['x', 'x-2']), MADE)
    expect(kind(facts)).toEqual({ kind: 'known' })
    const longer = kind(facts.slice(0, 4))
    expect(longer).toMatchObject({ kind: 'longer', more: 2 })
    expect(longer).toHaveProperty('changes.length', 2)
    const other = [...facts.slice(0, 3), { ...facts[3]!, fact: { do: 'register', player: 'p9', name: 'Bo' } }]
    expect(kind(other)).toMatchObject({ kind: 'beside', id: 'x-3' })
    expect(kind(facts, { ...read(FILE), head: {} })).toMatchObject({ kind: 'beside' })
  })

  const cases = join(import.meta.dirname, '../../../../../cases')
  const given = readdirSync(cases, { recursive: true, encoding: 'utf8' }).filter((name) => /event.*\.json$/.test(name))
  it.runIf(given.length > 0)('of the given cases goes out as it came in', () => {
    for (const name of given) {
      const json: unknown = JSON.parse(readFileSync(join(cases, name), 'utf8'))
      const file = readEventFile(json)
      if (!file.ok) continue
      const event = rowOfEvent(file.value.id, file.value.name, file.value.head, MADE)
      expect(JSON.parse(eventFileText(event, file.value.facts)), name).toEqual({ name: file.value.id, ...(json as object) })
    }
  })
})

describe('a large event', () => {
  it('of 5,000 facts opens with the whole state', async () => {
    const storage = memoryStorage()
    const players = Array.from({ length: 500 }, (_, index) => `p${index}`)
    const facts: NewFact[] = players.map(register)
    for (let number = 1; facts.length < 5000; number++) {
      const shifted = players.map((_, index) => players[index % 2 === 0 ? index : (index + 2 * number) % players.length]!)
      const pairs = Array.from({ length: 250 }, (_, index): [string, string] => [shifted[2 * index]!, shifted[2 * index + 1]!])
      facts.push(round(number, pairs), ...pairs.map(([a], index) => result(number, index + 1, a)))
    }
    await storage.commit(
      facts.map((fact, index) => ({ do: 'put', table: 'eventFacts', value: { event: 'e', at: index + 1, fact } }) as const)
    )
    const { host, unread } = await desk(storage).open()
    expect(unread).toEqual([])
    expect(host.entries).toHaveLength(facts.length)
    expect(standingsOf(host.state).rows).toHaveLength(500)
    expect(await host.append([{ do: 'drop', player: 'p1' }])).toEqual({ ok: true })
  })
})
