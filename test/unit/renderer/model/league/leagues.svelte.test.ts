/** The leagues of a device: made, changed, taken away and brought back, counted, handed on with their events and brought in with them. */
import { describe, expect, it } from 'vitest'
import { Events } from '../../../../../src/renderer/model/event/events.svelte.ts'
import { readEventFile } from '../../../../../src/renderer/model/event/log/eventFile.ts'
import { Leagues, namedRule, ruleOf } from '../../../../../src/renderer/model/league/leagues.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { LeagueFile } from '../../../../../src/shared/formats/documents/leagueFile.ts'
import { readLeague } from '../../../../../src/shared/formats/documents/leagueWithEvents.ts'
import type { LeagueRule } from '../../../../../src/shared/tournament/league/ruleFields.ts'
import { clockOf } from '../../../../support/clock.ts'

type FactJson = Readonly<Record<string, unknown>>

/** An evening of two that the first has won. */
const log = (winner: string, loser: string, more: readonly FactJson[] = []): readonly FactJson[] => [
  { do: 'register', player: 'a', name: winner },
  { do: 'register', player: 'b', name: loser },
  { do: 'round', round: 1, pairs: [['a', 'b']] },
  { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 10 } },
  ...more
]
const evening = (id: string, facts: readonly FactJson[]) => ({
  format: 'linejudge-event/1',
  id,
  name: `Night ${id}`,
  settings: {},
  log: facts
})
const FILE = {
  format: 'linejudge-league/1',
  id: 'l',
  name: 'Autumn',
  rule: { places: [6, 4] },
  events: [{ id: 'one', name: 'First' }, { id: 'two' }],
  files: [evening('one', log('Kim', 'Ada')), evening('two', log('Ada', 'Bo'))]
} as const

async function device() {
  const storage = memoryStorage()
  const commits: number[] = []
  const commit = storage.commit.bind(storage)
  storage.commit = (changes) => {
    commits.push(changes.length)
    return commit(changes)
  }
  const events = new Events({ storage, clock: clockOf(() => 0), random: () => 0.5 })
  const leagues = new Leagues(storage, events)
  await leagues.load()
  const take = (json: object) => {
    const read = readLeague(json)
    if (!read.ok) throw new Error(read.problems[0]!.message)
    return leagues.take(read.value, '2026-11-01T00:00:00.000Z')
  }
  const bringEvent = async (json: object) => {
    const file = readEventFile(json)
    if (!file.ok) throw new Error(file.problems[0]!.message)
    await events.take(file.value, false)
  }
  const standings = async () => (await leagues.table(leagues.opened!)).rows.map(({ rank, name, points }) => [rank, name, points])
  return { storage, events, leagues, commits, take, bringEvent, standings }
}

it('never makes a league in the place of another one, whatever chance gives', async () => {
  const { leagues } = await device()
  for (const name of ['Spring', 'Autumn']) await leagues.make(name)
  expect(leagues.list?.map(({ name }) => name).sort()).toEqual(['Autumn', 'Spring'])
})

describe('a league', () => {
  it('is made with the usual rule and no event, and is the one that is looked at', async () => {
    const { storage, leagues } = await device()
    expect([leagues.list, leagues.opened]).toEqual([[], null])
    await leagues.make('Winter')
    expect(leagues.opened).toEqual({
      format: 'linejudge-league/1',
      id: expect.stringMatching(/^league-[a-z2-9]{6}$/) as string,
      name: 'Winter',
      rule: { places: [6, 4, 2, 1], shared: 'split' },
      events: []
    })
    expect(await storage.leagues()).toEqual(leagues.list)
  })

  it('is changed in its place, without the files that came with it', async () => {
    const { storage, leagues, take } = await device()
    await take(FILE)
    await leagues.put({ ...leagues.opened!, name: 'Spring', files: [{ any: 1 }] })
    expect(leagues.list?.map(({ name }) => name)).toEqual(['Spring'])
    expect((await storage.leagues()).map((one) => 'files' in one)).toEqual([false])
  })

  it('is taken away without its events, and brought back; the one that is looked at stays open', async () => {
    const { storage, leagues, take } = await device()
    await take(FILE)
    await take({ ...FILE, id: 'other', name: 'Other' })
    const [first, other] = [leagues.list!.find(({ id }) => id === 'l')!, leagues.list!.find(({ id }) => id === 'other')!]
    const back = await leagues.remove(first)
    expect([leagues.list, leagues.opened]).toEqual([[other], other])
    await leagues.remove(other)
    expect([leagues.list, leagues.open]).toEqual([[], null])
    expect((await storage.events()).map(({ id }) => id).toSorted()).toEqual(['one', 'two'])
    await back()
    expect(leagues.list).toEqual([first])
  })

  it('counts the events that are here, the open one as it stands, and names those that are not', async () => {
    const { events, leagues, take, standings } = await device()
    await take({ ...FILE, events: [...FILE.events, { id: 'gone' }], same: [['Kim', 'Bo']] })
    expect(await standings()).toEqual([
      [1, 'Bo', '10/1'],
      [1, 'Ada', '10/1']
    ])
    expect((await leagues.table(leagues.opened!)).missing).toEqual(['gone'])
    await events.openEvent('two')
    expect(await events.open!.append([{ do: 'correct', round: 1, table: 1, winner: 'b', score: { a: 0, b: 5 } }])).toEqual({ ok: true })
    expect(await standings()).toEqual([
      [1, 'Bo', '12/1'],
      [2, 'Ada', '8/1']
    ])
  })

  it('has numbers in public as soon as one of its events shows numbers', async () => {
    const { events, leagues, take } = await device()
    await take(FILE)
    expect((await leagues.standings(leagues.opened!)).names).toBe('with')
    await events.openEvent('two')
    await events.open!.append([{ do: 'settings', changes: { names: 'number' } }])
    expect((await leagues.standings(leagues.opened!)).names).toBe('without')
  })
})

describe('the file of a league', () => {
  it('holds its events that are here, with names or without, and counts the same elsewhere', async () => {
    const { leagues, take, standings } = await device()
    await take({ ...FILE, same: [['Kim', 'Bo']] })
    const here = await standings()
    for (const names of ['with', 'without'] as const) {
      const text = await leagues.fileOf(leagues.opened!, names)
      expect(/Kim|Ada|Bo/.test(text)).toBe(names === 'with')
      const other = await device()
      expect(await other.take(JSON.parse(text) as object)).toBe(true)
      expect((await other.standings()).map(([rank, , points]) => [rank, points])).toEqual(here.map(([rank, , points]) => [rank, points]))
    }
    const half: LeagueFile = { ...leagues.opened!, events: [{ id: 'gone' }, { id: 'two' }] }
    const files = (JSON.parse(await leagues.fileOf(half, 'with')) as { files: { id: string }[] }).files
    expect(files.map(({ id }) => id)).toEqual(['two'])
  })

  it('comes in at once or not at all, and its events stand in the list', async () => {
    const { storage, events, leagues, commits, take } = await device()
    expect(await take(FILE)).toBe(true)
    expect(commits.length).toBe(1)
    expect(events.list?.map(({ name }) => name).toSorted()).toEqual(['Night one', 'Night two'])
    expect(await storage.leagues()).toEqual([{ ...FILE, files: undefined }].map(({ files: _files, ...league }) => league))
    expect(leagues.opened?.name).toBe('Autumn')
  })

  it('that is known writes nothing and is opened again', async () => {
    const { leagues, commits, take } = await device()
    await take(FILE)
    leagues.open = null
    expect([await take(FILE), leagues.open, commits.length]).toEqual([false, 'l', 1])
  })

  it('brings on what an event has more, into the same league', async () => {
    const { storage, leagues, take } = await device()
    await take(FILE)
    const longer = { ...FILE, files: [FILE.files[0], evening('two', log('Ada', 'Bo', [{ do: 'drop', player: 'b' }]))] }
    expect([await take(longer), leagues.open]).toEqual([true, 'l'])
    expect([(await storage.eventFacts('two')).length, leagues.list?.length]).toEqual([5, 1])
  })

  it('with an event that went another way here counts its own, beside the one that is here', async () => {
    const { storage, leagues, bringEvent, take, standings } = await device()
    await bringEvent(evening('two', log('Eve', 'Flo')))
    await bringEvent(evening('two-2', log('Gus', 'Hal')))
    await take({ ...FILE, id: 'l', files: [FILE.files[0], FILE.files[1]] })
    expect(leagues.opened?.events).toEqual([{ id: 'one', name: 'First' }, { id: 'two-3' }])
    expect((await storage.events()).map(({ id }) => id).toSorted()).toEqual(['one', 'two', 'two-2', 'two-3'])
    expect(await standings()).toEqual([
      [1, 'Ada', '10/1'],
      [2, 'Kim', '6/1'],
      [3, 'Bo', '4/1']
    ])
  })

  it('with an event that went another way here takes the id of no other of its events, whether that comes with it or not', async () => {
    const { storage, leagues, bringEvent, take, standings } = await device()
    await bringEvent(evening('two', log('Eve', 'Flo')))
    const own = { ...FILE, events: [{ id: 'two' }, { id: 'two-2' }, { id: 'two-3' }] }
    await take({ ...own, files: [evening('two', log('Ada', 'Bo')), evening('two-2', log('Kim', 'Ada'))] })
    expect(leagues.opened?.events.map(({ id }) => id)).toEqual(['two-4', 'two-2', 'two-3'])
    expect((await storage.events()).map(({ id }) => id).toSorted()).toEqual(['two', 'two-2', 'two-4'])
    expect(await standings()).toEqual([
      [1, 'Ada', '10/1'],
      [2, 'Kim', '6/1'],
      [3, 'Bo', '4/1']
    ])
  })

  it('with events of which it does not say that they belong to it leaves those their ids as well', async () => {
    const { storage, leagues, bringEvent, take } = await device()
    await bringEvent(evening('two', log('Eve', 'Flo')))
    await take({ ...FILE, events: [{ id: 'two' }], files: [evening('two', log('Ada', 'Bo')), evening('two-2', log('Kim', 'Ada'))] })
    expect(leagues.opened?.events).toEqual([{ id: 'two-3' }])
    expect((await storage.eventFacts('two-2'))[0]?.fact.name).toBe('Kim')
  })

  it('of another league of the same id comes in beside it, under the first id that is free', async () => {
    const { leagues, take } = await device()
    await take(FILE)
    for (const name of ['Winter', 'Spring']) await take({ ...FILE, name })
    expect(leagues.list?.map(({ id, name }) => [id, name]).toSorted()).toEqual([
      ['l', 'Autumn'],
      ['l-2', 'Winter'],
      ['l-3', 'Spring']
    ])
    expect(leagues.opened?.name).toBe('Spring')
  })
})

describe('the rule of a league', () => {
  it.each<[rule: LeagueRule, name: ReturnType<typeof namedRule>]>([
    [{ places: [6, 4, 2, 1], shared: 'split' }, 'places'],
    [{ places: [6, 4, 2, 1], shared: 'split', best: 3 }, 'places'],
    [{ win: 1, bye: 1 }, 'wins'],
    [{ attended: 1 }, 'attendance'],
    [{ places: [6, 4, 2], shared: 'split' }, null],
    [{}, null]
  ])('%j is the named one %s', (rule, name) => {
    expect(namedRule(rule)).toBe(name)
  })

  it('is exchanged for a named one, and so many events go on to count', () => {
    expect(ruleOf('wins', { places: [9], best: 4 })).toEqual({ win: 1, bye: 1, best: 4 })
    expect(ruleOf('places', { win: 1 })).toStrictEqual({ places: [6, 4, 2, 1], shared: 'split' })
  })
})
