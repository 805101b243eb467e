/** The events of a device: what stays of one that is taken away. */
import { expect, it, vi } from 'vitest'
import { FORGOTTEN_BEFORE } from '../../../../../src/shared/backup/forgotten.ts'
import { Events } from '../../../../../src/renderer/model/event/events.svelte.ts'
import { isPlayed } from '../../../../../src/renderer/model/event/eventLines.ts'
import type { NewFact } from '../../../../../src/renderer/model/event/log/eventHost.ts'
import { EVENT_PLACE, isPlaying } from '../../../../../src/renderer/model/event/log/place.ts'
import { ROW_ID } from '../../../../../src/renderer/storage/interface/storage.ts'
import { readEventFile, rowOfEvent } from '../../../../../src/renderer/model/event/log/eventFile.ts'
import { mulberry32 } from '../../../../../src/shared/tournament/pairing/random.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { waitFor } from '../../../../support/waitFor.ts'
import { clockOf } from '../../../../support/clock.ts'

it('keeps by their ids who was forgotten in an event that is taken away, and nothing of any other', async () => {
  const storage = memoryStorage()
  const stored = ['sat', 'sun'].map((id) => rowOfEvent(id, id, {}, ''))
  const facts = [{ do: 'register', player: 'p1', name: 'Player 1' }, { do: 'forget', player: 'p1' }] // prettier-ignore
  await storage.commit([
    ...stored.map((value) => ({ do: 'put' as const, table: 'events' as const, value })),
    ...facts.map((fact, index) => ({ do: 'put' as const, table: 'eventFacts' as const, value: { event: 'sat', at: index + 1, fact } }))
  ])
  const events = new Events({ storage, clock: clockOf(() => 0), random: () => 0 })
  const before = async () => (await storage.sessions()).find(({ id }) => id === FORGOTTEN_BEFORE)?.state
  await events.remove(stored[1]!)
  expect(await before()).toBeUndefined()
  await events.remove(stored[0]!)
  expect([await before(), await storage.eventFacts('sat')]).toEqual([{ who: [['sat', 'p1']] }, []])
})

it('leaves the desk of an event that is elsewhere as it is when its id is kept by another', async () => {
  const events = new Events({ storage: memoryStorage(), clock: clockOf(() => 0), random: () => 0 })
  const elsewhere = { id: 'sat', isElsewhere: true } as unknown as NonNullable<Events['open']>
  events.open = elsewhere
  await events.keepBy('sat', null)
  await events.keepBy('sun', null)
  expect(events.open).toBe(elsewhere)
})

/** A device whose clock and chance are its own, with what it has kept. */
function device(storage = memoryStorage()) {
  const chance = mulberry32(7)
  let now = Date.parse('2026-03-07T10:00:00.000Z')
  const events = new Events({ storage, clock: clockOf(() => (now += 1000)), random: () => chance() / 2 ** 32 })
  const session = async (id: string) => (await storage.sessions()).find((one) => one.id === id)?.state
  return { storage, events, session, again: () => device(storage).events }
}

it('makes events that stand in the list, the newest first, each under an id of its day, and opens them', async () => {
  const { events, session } = device()
  expect([events.list, events.open]).toEqual([null, null])
  for (const name of ['One', 'Two', 'Three']) {
    await events.make(name, { minutes: 40 })
    expect(events.open?.stored.name).toBe(name)
  }
  expect(events.list!.map(({ name }) => name)).toEqual(['Three', 'Two', 'One'])
  expect(events.open!.id).toMatch(/^2026-03-07-[a-z2-9]{4}$/)
  expect(events.open!.host.state.settings.minutes).toBe(40)
  expect(await session(EVENT_PLACE)).toMatchObject({ event: events.open!.id, view: 'door' })
})

it('never makes an event in the place of another one, whatever chance gives', async () => {
  const storage = memoryStorage()
  const events = new Events({ storage, clock: clockOf(() => 0), random: () => 0 })
  for (const name of ['One', 'Two', 'Three']) await events.make(name, {})
  expect((await storage.events()).map(({ id, name }) => [id, name]).sort()).toEqual([
    ['1970-01-01-aaaa', 'One'],
    ['1970-01-01-aaaaa', 'Two'],
    ['1970-01-01-aaaaaa', 'Three']
  ])
})

it('has ids of signs that nobody takes for one another, and seeds below a million', () => {
  const at = (random: number) => new Events({ storage: memoryStorage(), clock: clockOf(() => 0), random: () => random })
  expect([at(0).newId(), at(0.9999).newId(3), at(0).newId(0)]).toEqual(['aaaaaaaa', '999', ''])
  expect([at(0).newSeed(), at(0.9999999).newSeed()]).toEqual([0, 999_999])
})

it('comes back to the event, the view and the slip of the last end, and to the list where it was closed', async () => {
  const { events, again, session } = device()
  await events.make('Day', {})
  events.open!.view = 'results'
  events.open!.slip = { ...events.open!.slip, table: '3', winner: '1' }
  await events.keepPlace()
  const next = again()
  await Promise.all([next.load(), next.load()])
  expect([next.open?.stored.name, next.open?.view, next.open?.slip.table, next.open?.slip.winner]).toEqual(['Day', 'results', '3', '1'])
  await next.close()
  expect([next.open, await session(EVENT_PLACE)]).toEqual([null, undefined])
  const last = again()
  await last.load()
  expect([last.open, last.list?.length]).toEqual([null, 1])
  await last.keepPlace()
  expect(await session(EVENT_PLACE)).toBeUndefined()
})

it.each([{ event: 7, view: 'door' }, { event: 'day' }, { event: 'gone', view: 'door' }, {}])(
  'stands at the list where what was kept is %j',
  async (state) => {
    const { storage, events } = device()
    await storage.commit([
      { do: 'put', table: 'events', value: rowOfEvent('day', 'Day', {}, '') },
      { do: 'put', table: 'sessions', value: { id: EVENT_PLACE, state } }
    ])
    await events.load()
    expect([events.open, events.list?.length]).toEqual([null, 1])
  }
)

it('is read once, and anew where that has failed or another window has written', async () => {
  const storage = memoryStorage()
  let trouble: (one: { code: string }) => void = () => undefined
  storage.onTrouble = (listener) => {
    trouble = listener as typeof trouble
    return () => undefined
  }
  const { events } = device(storage)
  const read = vi.spyOn(storage, 'events').mockRejectedValueOnce(new Error('Not to be read.'))
  await expect(events.load()).rejects.toThrow('Not to be read.')
  await events.load()
  await events.load()
  expect([events.list, read.mock.calls.length]).toEqual([[], 2])
  await storage.commit([{ do: 'put', table: 'events', value: rowOfEvent('x', 'X', {}, '') }])
  trouble({ code: 'slow' })
  trouble({ code: 'took-over' })
  await waitFor(() => {
    expect(events.list?.length).toBe(1)
  })
  expect(read.mock.calls.length).toBe(3)
})

it('gives the open event another name, in its log’s place nothing else, and does nothing where none is open', async () => {
  const { storage, events } = device()
  await events.make('One', {})
  await events.make('Two', {})
  await events.rename('Deux')
  expect([events.open?.stored.name, events.list?.map(({ name }) => name)]).toEqual(['Deux', ['Deux', 'One']])
  expect((await storage.events()).map(({ name }) => name).toSorted()).toEqual(['Deux', 'One'])
  await events.close()
  const commit = vi.spyOn(storage, 'commit')
  await events.rename('Nothing')
  await events.rewrite([])
  await events.openEvent('unknown')
  expect([events.open, commit.mock.calls]).toEqual([null, []])
})

it('goes on at the same view after rows of the open event were written anew', async () => {
  const { events } = device()
  await events.make('Day', {})
  await events.open!.append([{ do: 'register', player: 'a', name: 'Kim' }])
  events.open!.view = 'log'
  const before = events.open
  const [row] = await events.facts(events.open!.id)
  await events.rewrite([{ do: 'delete', table: 'eventFacts', id: ROW_ID.eventFacts(row!) }, { do: 'put', table: 'eventFacts', value: { ...row!, fact: { ...row!.fact, name: 'Player 1' } } }]) // prettier-ignore
  expect([events.open === before, events.open?.view, events.open?.host.state.players.get('a')?.name]).toEqual([false, 'log', 'Player 1'])
})

it('brings a file in without opening it, goes on with what it has more, and says so before anything is stored', async () => {
  const { storage, events } = device()
  const log = [{ do: 'register', player: 'a', name: 'Kim' }, { do: 'register', player: 'b', name: 'Ada' }] // prettier-ignore
  const file = (facts: readonly object[], id = 'e') => {
    const read = readEventFile({ format: 'linejudge-event/1', id, name: 'E', settings: {}, log: facts })
    if (!read.ok) throw new Error('no event')
    return read.value
  }
  expect((await events.take(file(log.slice(0, 1)), false)).kind).toBe('new')
  expect([events.open, events.list?.length]).toEqual([null, 1])
  expect((await events.look(file(log))).kind).toBe('longer')
  expect((await events.take(file(log))).kind).toBe('longer')
  expect([events.open?.id, events.open?.host.state.players.size]).toEqual(['e', 2])
  const beside = await events.take(file([log[1]!]))
  expect([beside.kind, events.open?.id, (await storage.events()).map(({ id }) => id).toSorted()]).toEqual(['beside', 'e-2', ['e', 'e-2']])
  expect((await events.take(file(log))).kind).toBe('known')
  expect((await events.stateOf(events.list!.find(({ id }) => id === 'e-2')!)).players.size).toBe(1)
  expect(await events.fileOf(events.open!.stored)).toContain('Kim')
  expect(await events.fileOf(events.open!.stored, 'without')).not.toContain('Kim')
})

it('keeps with the place of the screen that a round is being played, from the start of its clock to its last result', async () => {
  const { events, session } = device()
  await events.make('One', {})
  const state = async () => (await session(EVENT_PLACE)) ?? {}
  const write = async (...facts: readonly NewFact[]) => {
    expect(await events.open!.append(facts)).toEqual({ ok: true })
    await vi.waitFor(async () => {
      expect('playing' in (await state())).toBe(isPlayed(events.open!.host.state))
    })
    return isPlaying({ id: EVENT_PLACE, state: await state() }, Date.parse('2026-03-07T11:00:00.000Z'))
  }
  const people = ['Kim', 'Ada'].map((name, index) => ({ do: 'register', player: `p${index + 1}`, name }))
  expect(await write(...people)).toBe(false)
  expect(await write({ do: 'round', round: 1, pairs: [['p1', 'p2']], bye: null })).toBe(false)
  expect(await write({ do: 'clock', round: 1, action: 'start' })).toBe(true)
  expect(await write({ do: 'clock', round: 1, action: 'pause' })).toBe(true)
  // A place of another day opens nothing.
  expect(isPlaying({ id: EVENT_PLACE, state: await state() }, Date.parse('2026-03-08T11:00:00.000Z'))).toBe(false)
  expect(await write({ do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 0 } })).toBe(false)
})

it('writes the place of a slip that is typed on a slow disk once while it is typed, and then as it is in the end', async () => {
  const { events, session, storage } = device()
  await events.make('One', {})
  const places: unknown[] = []
  const commit = storage.commit.bind(storage)
  vi.spyOn(storage, 'commit').mockImplementation(async (changes) => {
    for (const change of changes) if (change.do === 'put' && change.table === 'sessions') places.push(change.value.state['view'])
    await new Promise((rest) => setTimeout(rest, 20))
    await commit(changes)
  })
  const kept = []
  for (const view of ['results', 'floor', 'clock', 'log']) {
    events.open!.view = view
    kept.push(events.keepPlace())
  }
  await Promise.all(kept)
  expect(places).toEqual(['results', 'log'])
  expect(await session(EVENT_PLACE)).toMatchObject({ view: 'log' })
})
