/** The rows for a backup, what a restore writes, and the database that a backup is tried out in. */
import { describe, expect, it, vi } from 'vitest'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { TABLES } from '../../../../../src/shared/backup/tables.ts'
import { documentsIn } from '../../../../../src/shared/backup/backupDocuments.ts'
import { planFor } from '../../../../../src/shared/backup/plan.ts'
import { readSnapshot } from '../../../../../src/shared/backup/readSnapshot.ts'
import { formatSnapshot, makeSnapshot } from '../../../../../src/shared/backup/writeSnapshot.ts'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { editionFile } from '../../../../support/editions.ts'
import { NOW, sha } from '../../../shared/backup/samples.ts'
import { MemoryRows } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { backupRows, KNOWN_TABLES } from '../../../../../src/renderer/storage/rows/rowBackup.ts'
import { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import { sampleMap, sampleRuling } from './samples.ts'

const empty = Object.fromEntries(TABLES.map((table) => [table, []]))
const mapRow = (id: string) => ({ id, origin: 'user' as const, value: sampleMap(id) })
const setUp = () => {
  const rows = new MemoryRows()
  const storage = new RowStorage(rows)
  const indexedDB = new IDBFactory()
  return { rows, storage, indexedDB, kept: backupRows(storage, { indexedDB, IDBKeyRange }) }
}
const names = async (factory: IDBFactory) => (await factory.databases()).map(({ name }) => name).sort()

describe('a backup', () => {
  it('has every table, also those that are empty', async () => {
    const { storage, kept } = setUp()
    await storage.commit([{ do: 'put', table: 'maps', value: sampleMap('m'), origin: 'user' }])
    expect(await kept.all()).toEqual({ ...empty, maps: [mapRow('m')] })
    expect(kept.known).toEqual({ names: TABLES, schema: 11 })
    expect(KNOWN_TABLES).toBe(kept.known)
  })

  it('brings editions, the versions that rulings were given by, and the rulings to an empty device', async () => {
    const corner = editionFile('corner')
    const value: ClixCase = {
      format: 'clixcase/1',
      ruleset: 'corner-store',
      editions: [corner],
      figures: [{ id: 'a' }],
      ask: { kind: 'damage', to: 'a', amount: 3 }
    }
    const ruling = { ...sampleRuling('r', NOW), case: value, ruling: answerCase(checkedCase(value)) }
    const { storage, kept } = setUp()
    await storage.commit([
      { do: 'put', table: 'editions', value: editionFile('corner-v4'), origin: 'user' },
      { do: 'put', table: 'rulings', value: ruling }
    ])
    const snapshot = await makeSnapshot({ app: '1', schema: kept.known.schema, takenAt: NOW, why: 'asked', tables: await kept.all() }, sha)
    const read = await readSnapshot(await formatSnapshot(snapshot, sha), kept.known, sha)
    if (!read.ok) throw new Error(read.problems[0]?.message)
    const other = setUp()
    const plan = planFor({
      present: await other.kept.all(),
      backup: read.value.tables,
      mode: 'replace',
      problemOf: kept.problemOf,
      now: NOW
    })
    expect(plan.changes.map(({ table, added }) => [table, added])).toEqual([
      ['editions', ['Corner Store']],
      ['editionVersions', ['Corner Store (3)']],
      ['rulings', [ruling.title]]
    ])
    await other.kept.replace(plan.writes)
    expect(await other.storage.rulings()).toEqual([ruling])
    expect(await other.storage.editions()).toEqual([editionFile('corner-v4')])
    const again = await makeSnapshot(
      { app: '1', schema: kept.known.schema, takenAt: NOW, why: 'asked', tables: await other.kept.all() },
      sha
    )
    expect(again.content).toBe(snapshot.content)
    expect(documentsIn(read.value.tables)).toMatchObject({
      unreadable: [],
      documents: [{ kind: 'edition' }, { kind: 'case', document: value }]
    })
  })

  it('is told what is wrong with a row, or that there is no such table', () => {
    const { kept } = setUp()
    expect([kept.problemOf('maps', mapRow('m')), kept.problemOf('starters', { id: 'x' })]).toEqual([null, null])
    expect(kept.problemOf('maps', { id: 'm', value: {} })).toContain('The saved map "m" cannot be read.')
    expect(kept.problemOf('later', mapRow('m'))).toBe('There is no table later.')
  })

  it('put back is the last that is written; packs are looked at again', async () => {
    const { rows, storage, kept } = setUp()
    await storage.commit([
      { do: 'put-row', table: 'starters', row: { id: 'all', value: 1 } },
      { do: 'put-row', table: 'starters', row: { id: 'maps/m', value: true } },
      { do: 'put', table: 'maps', value: sampleMap('old'), origin: 'user' }
    ])
    await kept.replace([
      { table: 'maps', put: mapRow('m') },
      { table: 'maps', delete: 'old' },
      { table: 'later', put: mapRow('x') }
    ])
    expect(await rows.rows('maps')).toEqual([mapRow('m')])
    expect((await rows.rows('starters')).map(({ id }) => id)).toEqual(['maps/m'])
    await expect(storage.commit([{ do: 'delete', table: 'maps', id: 'm' }])).rejects.toMatchObject({ code: 'closed' })
    await expect(kept.replace([])).rejects.toMatchObject({ code: 'closed' })
  })
})

describe('a database to try a backup out in', () => {
  it('holds what is put in, apart from what is here, and is gone afterwards', async () => {
    const { rows, indexedDB, kept } = setUp()
    const scratch = await kept.openScratch()
    expect(await names(indexedDB)).toEqual([expect.stringMatching(/^linejudge-trial-[0-9a-f-]{36}$/)])
    await scratch.fill({ maps: [mapRow('m')], later: [mapRow('x')] })
    expect(await scratch.readBack()).toEqual({ ...empty, maps: [mapRow('m')] })
    expect(await rows.rows('maps')).toEqual([])
    await scratch.discard()
    expect(await names(indexedDB)).toEqual([])
  })

  it('takes away what an interrupted trial has left, and nothing else', async () => {
    const { indexedDB, kept } = setUp()
    const left = ['linejudge', 'linejudge-trial-1', 'linejudge-trial-2', 'x-linejudge-trial-3']
    for (const name of left)
      await new Promise<void>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      })
    const scratch = await kept.openScratch()
    expect((await names(indexedDB)).filter((name) => left.includes(name!))).toEqual(['linejudge', 'x-linejudge-trial-3'])
    await scratch.discard()
    expect(await names(indexedDB)).toEqual(['linejudge', 'x-linejudge-trial-3'])
  })

  it('lies in the browser’s own store where no other is given', async () => {
    const { storage, indexedDB } = setUp()
    vi.stubGlobal('indexedDB', indexedDB)
    vi.stubGlobal('IDBKeyRange', IDBKeyRange)
    try {
      const left = await backupRows(storage).openScratch()
      const [name] = await names(indexedDB)
      const scratch = await backupRows(storage).openScratch()
      expect(await names(indexedDB)).toEqual([expect.not.stringMatching(name!)])
      await left.discard()
      await scratch.discard()
      expect(await names(indexedDB)).toEqual([])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('is there also where the browser does not tell what there is', async () => {
    const { storage, indexedDB } = setUp()
    for (const databases of [undefined, vi.fn(() => Promise.reject(new Error('not told')))]) {
      const factory = new Proxy(indexedDB, {
        get: (target, key) => {
          const value: unknown = key === 'databases' ? databases : Reflect.get(target, key)
          return typeof value === 'function' && key !== 'databases' ? (value.bind(target) as unknown) : value
        }
      })
      const scratch = await backupRows(storage, { indexedDB: factory, IDBKeyRange }).openScratch()
      expect(await scratch.readBack()).toEqual(empty)
      await scratch.discard()
    }
  })
})
