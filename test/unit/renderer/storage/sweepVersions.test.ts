/** Versions of editions in the storage: written once beside the rulings that they were given by, and gone when nothing names them. */
import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryRows } from '../../../../src/renderer/storage/rows/memoryStorage.ts'
import { RowStorage } from '../../../../src/renderer/storage/rows/rowStorage.ts'
import { sweepVersions } from '../../../../src/renderer/storage/sweepVersions.ts'
import type { SavedRuling } from '../../../../src/renderer/storage/interface/storage.ts'
import { answerCase } from '../../../../src/shared/cases/answer.ts'
import { checkedCase } from '../../../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../../../src/shared/contract/case.ts'
import type { EditionFile } from '../../../../src/shared/editions/editionSchema.ts'
import { editionFile } from '../../../support/editions.ts'

function ruled(id: string, edition: EditionFile): SavedRuling {
  const value: ClixCase = {
    format: 'clixcase/1',
    ruleset: edition.id,
    editions: [edition],
    figures: [{ id: 'a' }],
    ask: { kind: 'damage', to: 'a', amount: 3 }
  }
  return { id, title: id, savedAt: '2026-11-29T12:00:00.000Z', engineVersion: '0.8.0', case: value, ruling: answerCase(checkedCase(value)) }
}

const corner = editionFile('corner')
const later = editionFile('corner-v4')
let storage: RowStorage
const put = (value: SavedRuling): Promise<void> => storage.commit([{ do: 'put', table: 'rulings', value }])
const versions = async (): Promise<readonly string[]> =>
  (await storage.rows('editionVersions')).map(({ value }) => (value as { readonly version: string }).version).toSorted()

beforeEach(() => {
  storage = new RowStorage(new MemoryRows())
})

describe('the version by which a ruling was given', () => {
  it('is written with it, once for all rulings that were given by it', async () => {
    const written: string[][] = []
    const rows = new MemoryRows()
    const write = rows.write.bind(rows)
    rows.write = (writes) => {
      written.push(writes.map(({ table }) => table))
      return write(writes)
    }
    storage = new RowStorage(rows)
    await put(ruled('one', corner))
    await put(ruled('two', corner))
    await put(ruled('three', later))
    expect(written).toEqual([['editionVersions', 'rulings'], ['rulings'], ['editionVersions', 'rulings']])
    expect(await versions()).toEqual(['3', '4'])
    expect((await storage.rulings()).map(({ id }) => id).toSorted()).toEqual(['one', 'three', 'two'])
    for (const one of await storage.rulings()) expect(one).toEqual(ruled(one.id, one.id === 'three' ? later : corner))
  })

  it('is not written over', async () => {
    await put(ruled('one', corner))
    const [{ value }] = (await storage.rows('editionVersions')) as unknown as readonly [{ readonly value: never }]
    await expect(storage.commit([{ do: 'put', table: 'editionVersions', value }])).rejects.toMatchObject({ code: 'there-already' })
  })

  it('stays as long as a ruling names it, and then goes', async () => {
    await put(ruled('one', corner))
    await put(ruled('two', corner))
    await put(ruled('three', later))
    await storage.commit([{ do: 'delete', table: 'rulings', id: 'one' }])
    await sweepVersions(storage)
    expect(await versions()).toEqual(['3', '4'])
    await storage.commit([{ do: 'delete', table: 'rulings', id: 'two' }])
    await sweepVersions(storage)
    expect(await versions()).toEqual(['4'])
  })

  it('stays if an event or a kept history names its rules or itself', async () => {
    await put(ruled('one', corner))
    await put(ruled('three', later))
    const ids = (await storage.rows('editionVersions')).map(({ id }) => id)
    const [first, second] = ids as [string, string]
    await storage.commit([
      { do: 'delete', table: 'rulings', id: 'one' },
      { do: 'delete', table: 'rulings', id: 'three' },
      {
        do: 'put',
        table: 'events',
        value: { id: 'e', name: 'Cup', state: { file: { settings: { edition: { rules: first.split('/')[0] } } } } }
      },
      { do: 'put', table: 'sessions', value: { id: 's', state: { undo: [second] } } }
    ])
    await sweepVersions(storage)
    expect((await storage.rows('editionVersions')).map(({ id }) => id)).toEqual(ids)
    await storage.commit([{ do: 'delete', table: 'events', id: 'e' }])
    await sweepVersions(storage)
    expect((await storage.rows('editionVersions')).map(({ id }) => id)).toEqual([second])
  })

  it('is not lost to a ruling that is saved while what is unused is looked for', async () => {
    await put(ruled('one', corner))
    await storage.commit([{ do: 'delete', table: 'rulings', id: 'one' }])
    const sweeping = sweepVersions(storage)
    await put(ruled('two', corner))
    await sweeping
    expect(await storage.rulings()).toEqual([ruled('two', corner)])
  })
})
