/** What every storage must do, run over the database and over memory. */
import { describe, expect, it } from 'vitest'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { openDexieStorage } from '../../../../../src/renderer/storage/rows/dexieStorage.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { ROW_ID, StorageError, type Change, type Settings } from '../../../../../src/renderer/storage/interface/storage.ts'
import { sampleMap, sampleRuling, sampleSet, sampleSettings, sampleTerrain } from './samples.ts'

const kinds: readonly [string, () => Promise<RowStorage>][] = [
  ['memory', () => Promise.resolve(memoryStorage())],
  ['IndexedDB', () => openDexieStorage({ indexedDB: new IDBFactory(), IDBKeyRange })]
]

const putMap = (id: string, name?: string): Change => ({ do: 'put', table: 'maps', value: sampleMap(id, name), origin: 'user' })

describe.each(kinds)('storage in %s', (_name, open) => {
  it('starts empty, with the settings of a first start', async () => {
    const storage = await open()
    expect(await storage.maps()).toEqual([])
    expect(await storage.figureSets()).toEqual([])
    expect(await storage.specialTerrain()).toEqual([])
    expect(await storage.rulings()).toEqual([])
    expect(await storage.settings()).toMatchObject({ ruleset: 'heroclix-2023', firstStripSeen: false, table: null })
  })

  it('gives back what was put, of every kind', async () => {
    const storage = await open()
    const ruling = sampleRuling('r1', '2013-10-01T12:00:00.000Z')
    await storage.commit([
      putMap('m1'),
      { do: 'put', table: 'figureSets', value: sampleSet('s1'), origin: 'user' },
      { do: 'put', table: 'specialTerrain', value: sampleTerrain('t1'), origin: 'user' },
      { do: 'put', table: 'rulings', value: ruling },
      { do: 'put', table: 'settings', value: sampleSettings }
    ])
    expect(await storage.maps()).toEqual([sampleMap('m1')])
    expect(await storage.figureSets()).toEqual([sampleSet('s1')])
    expect(await storage.specialTerrain()).toEqual([sampleTerrain('t1')])
    expect(await storage.rulings()).toEqual([ruling])
    expect(await storage.settings()).toEqual(sampleSettings)
  })

  it('replaces a document with the same id and deletes by id', async () => {
    const storage = await open()
    await storage.commit([putMap('m1', 'Old'), putMap('m2')])
    await storage.commit([
      putMap('m1', 'New'),
      { do: 'delete', table: 'maps', id: 'm2' },
      { do: 'delete', table: 'maps', id: 'never there' }
    ])
    expect((await storage.maps()).map((map) => map.name)).toEqual(['New'])
  })

  it('lists rulings newest first and maps by name', async () => {
    const storage = await open()
    await storage.commit([
      { do: 'put', table: 'rulings', value: sampleRuling('a', '2013-10-01T12:00:00.000Z') },
      { do: 'put', table: 'rulings', value: sampleRuling('b', '2013-10-03T12:00:00.000Z') },
      { do: 'put', table: 'rulings', value: sampleRuling('c', '2013-10-02T12:00:00.000Z') },
      putMap('1', 'Rooms'),
      putMap('2', 'Deck')
    ])
    expect((await storage.rulings()).map((ruling) => ruling.id)).toEqual(['b', 'c', 'a'])
    expect((await storage.maps()).map((map) => map.name)).toEqual(['Deck', 'Rooms'])
  })

  const putFact = (event: string, at: number, name = 'Kim'): Change => ({
    do: 'put',
    table: 'eventFacts',
    value: { event, at, fact: { do: 'register', player: `p${at}`, name } }
  })

  it('gives the log of one event in its order, and nothing of another one', async () => {
    const storage = await open()
    await storage.commit([putFact('a', 2), putFact('a', 10), putFact('b', 1), putFact('a/b', 1), putFact('a', 1)])
    expect((await storage.eventFacts('a')).map(({ event, at }) => `${event} ${at}`)).toEqual(['a 1', 'a 2', 'a 10'])
    expect((await storage.eventFacts('a/b')).map(({ event, at }) => `${event} ${at}`)).toEqual(['a/b 1'])
    expect(await storage.eventFacts('none')).toEqual([])
  })

  it('writes a fact once: where one of a commit is there already, nothing of it is written', async () => {
    const storage = await open()
    await storage.commit([putFact('a', 1)])
    await expect(storage.commit([putFact('a', 2), putFact('a', 1, 'Ada')])).rejects.toMatchObject({ code: 'there-already' })
    await expect(storage.commit([putFact('a', 3), putFact('a', 3)])).rejects.toMatchObject({ code: 'there-already' })
    const many = Array.from({ length: 20 }, (_, index) => putFact('a', 20 - index))
    await expect(storage.commit(many)).rejects.toMatchObject({ code: 'there-already' })
    const twice = await Promise.allSettled([storage.commit([putFact('a', 5)]), storage.commit([putFact('a', 5, 'Ada')])])
    expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect((await storage.eventFacts('a')).map(({ at, fact }) => `${at} ${fact.name as string}`)).toEqual(['1 Kim', '5 Kim'])
  })

  it('writes a fact anew where the same commit takes it away first: a name is forgotten so', async () => {
    const storage = await open()
    await storage.commit([putFact('a', 1), putFact('a', 2)])
    await storage.commit([
      { do: 'delete', table: 'eventFacts', id: ROW_ID.eventFacts({ event: 'a', at: 1, fact: {} }) },
      putFact('a', 1, 'Player 1')
    ])
    expect((await storage.eventFacts('a')).map(({ at, fact }) => `${at} ${fact.name as string}`)).toEqual(['1 Player 1', '2 Kim'])
    const other: Change = { do: 'delete', table: 'eventFacts', id: ROW_ID.eventFacts({ event: 'a', at: 1, fact: {} }) }
    await expect(storage.commit([other, putFact('a', 2, 'Ada')])).rejects.toMatchObject({ code: 'there-already' })
  })

  it('keeps the table in the settings', async () => {
    const storage = await open()
    const table = sampleRuling('x', '2013-10-01T12:00:00.000Z').case as ClixCase
    await storage.commit([{ do: 'put', table: 'settings', value: { ...sampleSettings, table } }])
    expect((await storage.settings()).table).toEqual(table)
  })

  it('writes nothing at all where one of the changes is not valid, and says what is wrong', async () => {
    const storage = await open()
    const broken = { ...sampleMap('m2'), map: { size: [3, 2], terrain: ['...', '..'] } } as ReturnType<typeof sampleMap>
    const attempt = storage.commit([putMap('m1'), { do: 'put', table: 'maps', value: broken, origin: 'user' }])
    await expect(attempt).rejects.toThrow(StorageError)
    await expect(attempt).rejects.toThrow('/map/terrain/1 the row has 2 characters; expected 3')
    expect(await storage.maps()).toEqual([])
  })

  it('refuses a value that JSON cannot hold, instead of cutting it short', async () => {
    const storage = await open()
    const round: Record<string, unknown> = { ...sampleSettings }
    round.self = round
    await expect(storage.commit([{ do: 'put', table: 'settings', value: round as unknown as Settings }])).rejects.toThrow(
      'nothing was saved'
    )
  })

  it('hands out copies: changing what was read or written changes nothing that is kept', async () => {
    const storage = await open()
    const map = sampleMap('m1')
    await storage.commit([{ do: 'put', table: 'maps', value: map, origin: 'user' }])
    ;(map as { name: string }).name = 'changed after saving'
    ;((await storage.maps())[0] as { name: string }).name = 'changed after reading'
    expect((await storage.maps())[0]?.name).toBe('m1')
  })

  it('rejects with a sentence once it is closed', async () => {
    const storage = await open()
    storage.close()
    await expect(storage.commit([putMap('m1')])).rejects.toMatchObject({
      name: 'StorageError',
      code: 'closed',
      message: expect.stringContaining('nothing of this change was saved') as string
    })
    await expect(storage.maps()).rejects.toMatchObject({ code: 'closed' })
  })

  it('tells each commit to who listens, until they listen no more', async () => {
    const storage = await open()
    const told: unknown[] = []
    const other: unknown[] = []
    const leave = storage.onCommit((changes) => told.push(changes))
    storage.onCommit((changes) => other.push(changes))
    await storage.commit([putMap('m1')])
    leave()
    await storage.commit([putMap('m2')])
    expect([told.length, other.length]).toEqual([1, 2])
  })

  it('lets a commit of nothing pass', async () => {
    const storage = await open()
    await expect(storage.commit([])).resolves.toBeUndefined()
  })
})
