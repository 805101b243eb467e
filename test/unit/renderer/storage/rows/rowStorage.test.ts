/** The storage over its rows: what it reads and writes of them, and what it says about itself. */
import { describe, expect, it, vi } from 'vitest'
import { rememberText } from '../../../../../src/shared/base/text/knownText.ts'
import { ROW_ID, StorageError, type Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { UNKNOWN_HEALTH } from '../../../../../src/renderer/storage/interface/dataHealth.ts'
import { MemoryRows } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import {
  TABLES,
  writesOf,
  type AnyChange,
  type DigestRow,
  type Row,
  type TableName
} from '../../../../../src/renderer/storage/rows/rows.ts'
import { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import { LARGE } from '../../../../../src/renderer/storage/rows/setOnDemand.ts'
import { sampleHexMap, sampleMap, sampleRuling, sampleSet, sampleSettings, sampleTerrain } from './samples.ts'

const AT = '2013-10-01T12:00:00.000Z'
const putMap = (id: string, origin: 'user' | 'starter' = 'user'): Change => ({ do: 'put', table: 'maps', value: sampleMap(id), origin })
const fact = (event: string, at: number) => ({ event, at, fact: { kind: 'players', at: 1, name: 'Kim' } })
const factId = (event: string, at: number): string => ROW_ID.eventFacts(fact(event, at))
const putFact = (event: string, at: number): Change => ({ do: 'put', table: 'eventFacts', value: fact(event, at) })

function setUp(found?: Readonly<Partial<Record<TableName, readonly Row[]>>>) {
  const rows = new MemoryRows()
  const storage = new RowStorage(rows, found ?? null)
  const read = vi.spyOn(rows, 'rows')
  const written = vi.spyOn(rows, 'write')
  const reads = () => read.mock.calls.map(([table, begin]) => (begin === undefined ? table : `${table} ${begin}`))
  return { rows, storage, read, written, reads }
}

describe('a change is written as its rows', () => {
  it.each<[AnyChange, readonly unknown[]]>([
    [putMap('m', 'starter'), [{ table: 'maps', put: { id: 'm', origin: 'starter', value: sampleMap('m') } }]],
    [
      { do: 'put', table: 'rulings', value: sampleRuling('r', AT) },
      [{ table: 'rulings', put: { id: 'r', savedAt: AT, value: sampleRuling('r', AT) } }]
    ],
    [{ do: 'put', table: 'settings', value: sampleSettings }, [{ table: 'settings', put: { id: 'settings', value: sampleSettings } }]],
    [{ do: 'delete', table: 'maps', id: 'm' }, [{ table: 'maps', delete: 'm' }]],
    [{ do: 'mark-starter', id: 'maps/m' }, [{ table: 'starters', put: { id: 'maps/m', value: true } }]],
    [{ do: 'put-row', table: 'setAside', row: { id: 'x', value: 1 } }, [{ table: 'setAside', put: { id: 'x', value: 1 } }]],
    [{ do: 'delete-row', table: 'setAside', id: 'x' }, [{ table: 'setAside', delete: 'x' }]],
    [
      { do: 'set-aside', table: 'maps', row: { id: 'm', value: 7 }, at: AT, why: 'Broken.' },
      [
        { table: 'setAside', put: { id: `maps/m@${AT}`, value: { row: { id: 'm', value: 7 }, why: 'Broken.' } } },
        { table: 'maps', delete: 'm' },
        { table: 'starters', delete: 'maps/m' }
      ]
    ]
  ])('%j', (change, writes) => {
    expect(writesOf(change)).toEqual(writes)
  })
})

describe('rows that are written once', () => {
  it('are looked for one by one while they are few, and by what they begin with where they are many', async () => {
    const { storage, reads } = setUp()
    const facts = (count: number) => Array.from({ length: count }, (_, n) => putFact('cup', n + 1))
    await storage.commit(facts(8))
    expect(reads()).toEqual(Array.from({ length: 8 }, (_, n) => `eventFacts ${factId('cup', n + 1)}`))
    await storage.commit([...Array.from({ length: 7 }, (_, n) => putFact('cup', n + 11)), putFact('a/b', 1), putFact('a/b', 2)])
    expect(reads().slice(8)).toEqual(['eventFacts cup/', 'eventFacts a/b/'])
    expect((await storage.eventFacts('cup')).length).toBe(15)
  })

  it('do not make other rows of the same commit be written once', async () => {
    const { storage } = setUp()
    await storage.commit([putMap('m')])
    await storage.commit([putFact('cup', 1), putMap('m'), putMap('m')])
    expect([(await storage.maps()).length, (await storage.eventFacts('cup')).length]).toEqual([1, 1])
  })

  it('are refused with the row that is there, and the next ones are not', async () => {
    const { storage } = setUp()
    await storage.commit([putFact('cup', 1)])
    const id = factId('cup', 1)
    await expect(storage.commit([putFact('cup', 2), putFact('cup', 1)])).rejects.toThrow(`There is an entry "${id}" already`)
    // What is taken away in another table is still there in this one.
    await expect(storage.commit([{ do: 'delete', table: 'maps', id }, putFact('cup', 1)])).rejects.toMatchObject({ code: 'there-already' })
    await storage.commit([{ do: 'delete', table: 'eventFacts', id }, putFact('cup', 1)])
    await storage.commit([putFact('cup', 2)])
    expect((await storage.eventFacts('cup')).map(({ at }) => at)).toEqual([1, 2])
  })

  it('are not looked for where nothing of them is written', async () => {
    const { storage, reads } = setUp()
    await storage.commit([putMap('m'), { do: 'delete', table: 'eventFacts', id: 'x' }])
    expect(reads()).toEqual([])
  })
})

describe('the last commit', () => {
  it('lets nothing come after it, and changes nothing where it fails', async () => {
    const { rows, storage } = setUp()
    const full = new StorageError('quota', 'Full.')
    rows.refused = full
    await expect(storage.commitLast([putMap('a')])).rejects.toBe(full)
    rows.refused = null
    await storage.commit([putMap('b')])
    await storage.commitLast([putMap('c')])
    const sealed = { code: 'closed', message: expect.stringContaining('must be opened again') as string }
    await expect(storage.commit([putMap('d')])).rejects.toMatchObject(sealed)
    await expect(storage.commitLast([putMap('d')])).rejects.toMatchObject(sealed)
    expect((await storage.maps()).map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('holds off what comes while it is being written', async () => {
    const { storage } = setUp()
    const last = storage.commitLast([putMap('a')])
    await expect(storage.commit([putMap('b')])).rejects.toMatchObject({ code: 'closed' })
    await last
  })
})

describe('rows that were read at the start', () => {
  const row = (id: string): Row => ({ id, value: sampleMap(id) })

  it('are not read again until their table is changed, or the start is over', async () => {
    const { rows, storage, reads } = setUp({ maps: [row('a')] })
    await rows.write([{ table: 'maps', put: row('a') }])
    expect([(await storage.maps()).length, await storage.hexMaps(), await storage.rows('maps')]).toEqual([1, [], [row('a')]])
    expect(reads()).toEqual([])
    expect([await storage.rows('maps', 'b'), reads()]).toEqual([[], ['maps b']])
    await storage.commit([putMap('b')])
    expect((await storage.maps()).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(await storage.hexMaps()).toEqual([])
    expect(reads()).toEqual(['maps b', 'maps'])
    storage.readAnew()
    await storage.hexMaps()
    expect(reads()).toEqual(['maps b', 'maps', 'hexMaps'])
  })
})

describe('rows that cannot be read', () => {
  const broken = (id: string): AnyChange => ({ do: 'put-row', table: 'maps', row: { id, value: 7 } })

  it('are told once each, and the others are there', async () => {
    const { storage } = setUp()
    const told: string[] = []
    const leave = storage.onTrouble(({ code, message }) => told.push(`${code}: ${message.split('. ')[0]}`))
    await storage.commit([broken('x'), putMap('m'), broken('y')])
    for (const _ of [1, 2]) expect((await storage.maps()).map(({ id }) => id)).toEqual(['m'])
    expect(told).toEqual(['broken-record: The saved map "x" cannot be read', 'broken-record: The saved map "y" cannot be read'])
    leave()
    await storage.commit([broken('z')])
    await storage.maps()
    expect(told).toHaveLength(2)
  })

  it('are set aside at the start, each with a sentence, and marks of starters with them', async () => {
    const { rows, storage } = setUp()
    await storage.commit([putMap('m'), broken('x'), { do: 'mark-starter', id: 'maps/x' }, { do: 'mark-starter', id: 'maps/m' }])
    const notices = await storage.setBrokenAside(AT)
    expect(notices).toEqual([expect.stringMatching(/^The saved map "x" cannot be read\. .* It has been set aside and not deleted\.$/)])
    expect((await rows.rows('maps')).map(({ id }) => id)).toEqual(['m'])
    expect((await rows.rows('starters')).map(({ id }) => id)).toEqual(['maps/m'])
    expect(await rows.rows('setAside')).toMatchObject([{ id: `maps/x@${AT}`, value: { row: { id: 'x', value: 7 } } }])
  })

  it('of pictures are no picture', async () => {
    const { storage } = setUp()
    await storage.commit([{ do: 'put-row', table: 'pictures', row: { id: 'p', value: 7 } }])
    expect([await storage.picture('p'), await storage.picture('q')]).toEqual([null, null])
  })
})

it('what was checked at the start is handed over once; pictures and revisions are read when they are looked at', async () => {
  const { storage, reads } = setUp()
  await storage.setBrokenAside(AT)
  const before = reads().length
  await Promise.all([storage.maps(), storage.teams(), storage.leagues(), storage.owned()])
  expect(reads().slice(before)).toEqual([])
  await storage.maps()
  await storage.mapRevisions('m')
  expect(reads().slice(before)).toEqual(['maps', 'mapRevisions m@'])
})

it('what was checked at the start is read anew where one commit has changed more tables than one', async () => {
  const { storage, reads } = setUp()
  await storage.setBrokenAside(AT)
  const before = reads().length
  await storage.commit([putMap('m'), { do: 'put', table: 'rulings', value: sampleRuling('r', AT) }])
  expect([(await storage.maps()).length, (await storage.rulings()).length, await storage.teams()]).toEqual([1, 1, []])
  expect(reads().slice(before)).toEqual(['maps', 'rulings'])
})

it('every document says where it comes from: what does not say it is the user’s', async () => {
  const { storage } = setUp()
  await storage.commit([
    putMap('a', 'starter'),
    putMap('b'),
    { do: 'put', table: 'hexMaps', value: sampleHexMap('h'), origin: 'starter' },
    { do: 'put', table: 'figureSets', value: sampleSet('s'), origin: 'user' },
    { do: 'put', table: 'specialTerrain', value: sampleTerrain('t'), origin: 'starter' },
    { do: 'put-row', table: 'maps', row: { id: 'c', value: sampleMap('c') } },
    { do: 'put', table: 'rulings', value: sampleRuling('r', AT) }
  ])
  expect(Object.fromEntries(await storage.origins())).toEqual({
    'maps/a': 'starter',
    'maps/b': 'user',
    'maps/c': 'user',
    'hexMaps/h': 'starter',
    'figureSets/s': 'user',
    'specialTerrain/t': 'starter'
  })
})

describe('what search needs of large sets', () => {
  const known = (letters: number) => {
    const set = sampleSet(`set-${letters}`)
    const text = `{"x":"${'x'.repeat(letters - 8)}"}`
    rememberText(set, text)
    return { set, text }
  }

  it('is kept for those whose text is known and large, and never stands in the way', async () => {
    const { storage } = setUp()
    const kept: (readonly DigestRow[])[] = []
    let answer = Promise.resolve()
    const index = Object.assign(new MemoryRows(), { keepDigests: (rows: readonly DigestRow[]) => (kept.push(rows), answer) })
    const large = known(LARGE)
    const digests = [large.set, known(LARGE - 1).set, sampleSet('unknown')].map((set) => ({ set, digest: `d-${set.id}` }))
    // Nowhere to keep them.
    await storage.keepDigests(digests)
    storage.digestsIn(index)
    await storage.keepDigests(digests)
    await storage.keepDigests(digests.slice(1))
    expect(kept).toEqual([[{ id: large.set.id, text: large.text, digest: `d-${large.set.id}` }]])
    answer = Promise.reject(new Error('full'))
    await storage.keepDigests(digests)
    storage.digestsIn(new MemoryRows())
    await storage.keepDigests(digests)
    expect(kept).toHaveLength(2)
  })
})

describe('what a storage says of itself', () => {
  it('is told with every change of it, to whoever listens', () => {
    const { storage } = setUp()
    const told: unknown[] = []
    expect(storage.health()).toBe(UNKNOWN_HEALTH)
    const leave = storage.onHealth((health) => told.push(health))
    storage.setHealth({ generation: 3 })
    storage.setHealth({ savedAt: AT })
    leave()
    storage.setHealth({ generation: 4 })
    expect(told).toEqual([
      { ...UNKNOWN_HEALTH, generation: 3 },
      { ...UNKNOWN_HEALTH, generation: 3, savedAt: AT }
    ])
    expect(storage.health()).toEqual({ ...UNKNOWN_HEALTH, generation: 4, savedAt: AT })
  })

  it('is also what was set aside, once there is a way to it', async () => {
    const { storage } = setUp()
    expect(await storage.readQuarantined('x')).toBeNull()
    storage.onQuarantined((name) => Promise.resolve(`text of ${name}`))
    expect(await storage.readQuarantined('x')).toBe('text of x')
  })

  it('is that it is closed, in the same words whatever is asked of it', async () => {
    const { storage, written } = setUp()
    storage.close()
    const closed = { name: 'StorageError', code: 'closed' }
    await expect(storage.maps()).rejects.toMatchObject(closed)
    await expect(storage.rows('maps')).rejects.toMatchObject(closed)
    await expect(storage.commit([putMap('a')])).rejects.toMatchObject(closed)
    expect(written).toHaveBeenCalledTimes(1)
    await storage.commit([])
    expect(written).toHaveBeenCalledTimes(1)
  })
})

it('memory gives copies, keeps the stamp until there is another, and refuses when it is told to', async () => {
  const rows = new MemoryRows()
  const stamp = { lineage: 'l', generation: 1, at: AT }
  const value = { list: [1] }
  await rows.write([{ table: 'maps', put: { id: 'a', value } }], stamp)
  value.list.push(2)
  await rows.write([{ table: 'maps', put: { id: 'b', value: 1 } }, { table: 'maps', delete: 'never' }]) // prettier-ignore
  expect([await rows.rows('maps'), await rows.rows('maps', 'b'), await rows.stamp()]).toEqual([
    [
      { id: 'a', value: { list: [1] } },
      { id: 'b', value: 1 }
    ],
    [{ id: 'b', value: 1 }],
    stamp
  ])
  const full = new StorageError('quota', 'Full.')
  rows.refused = full
  expect(rows.refusal()).toBe(full)
  await expect(rows.write([])).rejects.toBe(full)
  rows.close()
  expect(rows.refusal()?.name).toBe('DatabaseClosedError')
  expect(TABLES).toContain('setAside')
})
