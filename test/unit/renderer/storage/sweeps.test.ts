/** What belonged to maps and figures that are gone: row by row, what stays and what goes. */
import { describe, expect, it, vi } from 'vitest'
import { MemoryRows } from '../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { AnyChange, Row, TableName } from '../../../../src/renderer/storage/rows/rows.ts'
import { RowStorage } from '../../../../src/renderer/storage/rows/rowStorage.ts'
import { sweepFigures } from '../../../../src/renderer/storage/sweepFigures.ts'
import { sweepMaps } from '../../../../src/renderer/storage/sweepMaps.ts'

async function holding(tables: Partial<Record<TableName, readonly (string | Row)[]>>) {
  const rows = new MemoryRows()
  const storage = new RowStorage(rows)
  await storage.commit(
    Object.entries(tables).flatMap(([table, list]) =>
      list.map((one): AnyChange => ({
        do: 'put-row',
        table: table as TableName,
        row: typeof one === 'string' ? { id: one, value: {} } : one
      }))
    )
  )
  const written = vi.spyOn(rows, 'write')
  const ids = async (table: TableName) => (await rows.rows(table)).map(({ id }) => id)
  return { storage, written, ids, read: vi.spyOn(rows, 'rows') }
}

describe('what belongs to maps', () => {
  it('stays while its map is there or set aside, of the same kind, and goes otherwise', async () => {
    const { storage, written, ids } = await holding({
      maps: ['here', 'own:2', 'three 3'],
      hexMaps: ['hex'],
      setAside: ['maps/aside@2013', 'hexMaps/hexaside@2013'],
      mapRevisions: ['here@1', 'own:2@10', 'aside@2', 'gone@1', 'hex@1', 'he@1'],
      sessions: [
        'undo map here',
        'undo map here 3',
        'undo map three 3',
        'undo map three 3 4',
        'undo map aside 1',
        'map ways here',
        'map ways aside',
        'undo hexmap hex',
        'undo hexmap hex 12',
        'undo hexmap hexaside 1',
        'undo figure gone/f',
        'table',
        'undo map gone',
        'undo map gone 3',
        'undo map hex',
        'map ways gone',
        'map ways here 3',
        'undo hexmap here',
        'undo hexmap gone 3'
      ]
    })
    await sweepMaps(storage)
    expect(await ids('mapRevisions')).toEqual(['here@1', 'own:2@10', 'aside@2'])
    expect(await ids('sessions')).toEqual([
      'undo map here',
      'undo map here 3',
      'undo map three 3',
      'undo map three 3 4',
      'undo map aside 1',
      'map ways here',
      'map ways aside',
      'undo hexmap hex',
      'undo hexmap hex 12',
      'undo hexmap hexaside 1',
      'undo figure gone/f',
      'table'
    ])
    expect(written).toHaveBeenCalledTimes(1)
  })

  it.each<[TableName, string]>([
    ['sessions', 'undo map gone'],
    ['sessions', 'undo map gone 3'],
    ['sessions', 'map ways gone'],
    ['sessions', 'undo hexmap gone'],
    ['mapRevisions', 'gone@3']
  ])('goes also where it is alone: %s %s', async (table, id) => {
    const { storage, ids } = await holding({ [table]: [id] })
    await sweepMaps(storage)
    expect(await ids(table)).toEqual([])
    const beside = await holding({ sessions: ['table'], [table]: ['table', id].filter((one) => one !== 'table' || table === 'sessions') })
    await sweepMaps(beside.storage)
    expect([await beside.ids('sessions'), await beside.ids('mapRevisions')]).toEqual([['table'], []])
  })

  it('is not written to where all of it stays, and maps are not even read where there is nothing of it', async () => {
    const all = await holding({ maps: ['here'], sessions: ['undo map here'] })
    await sweepMaps(all.storage)
    expect(all.written).not.toHaveBeenCalled()
    const none = await holding({ maps: ['here'], sessions: ['table', 'undo figure a/b'] })
    await sweepMaps(none.storage)
    expect(none.read.mock.calls.map(([table]) => table)).toEqual(['mapRevisions', 'sessions'])
  })
})

describe('the undo of a figure', () => {
  const set = (id: string, value: unknown): Row => ({ id, value })

  it('stays while the figure is there or its set is set aside, and goes otherwise', async () => {
    const { storage, written, ids } = await holding({
      figureSets: [
        set('set', { figures: [null, { id: 'other' }, { id: 'f' }] }),
        set('text', { figures: 'f' }),
        set('none', {}),
        set('number', 7),
        set('aside', { figures: [] })
      ],
      setAside: ['figureSets/aside@2013', 'maps/gone@2013'],
      sessions: [
        'undo figure set/f',
        'undo figure set/f 12',
        'undo figure aside/f',
        'undo figure aside/f 1',
        'undo map gone',
        'undo figure set/g',
        'undo figure set/g 1',
        'undo figure text/f',
        'undo figure none/f',
        'undo figure number/f',
        'undo figure gone/f',
        'undo figure set',
        'undo figure '
      ]
    })
    await sweepFigures(storage)
    expect(await ids('sessions')).toEqual(['undo figure set/f', 'undo figure set/f 12', 'undo figure aside/f', 'undo figure aside/f 1', 'undo map gone']) // prettier-ignore
    expect(written).toHaveBeenCalledTimes(1)
  })

  it('goes also where it is alone', async () => {
    const { storage, ids } = await holding({ sessions: ['undo figure gone/f', 'table'] })
    await sweepFigures(storage)
    expect(await ids('sessions')).toEqual(['table'])
  })

  it('is not written to where all of it stays, and sets are not even read where there is none', async () => {
    const all = await holding({ figureSets: [set('set', { figures: [{ id: 'f' }] })], sessions: ['undo figure set/f'] })
    await sweepFigures(all.storage)
    expect(all.written).not.toHaveBeenCalled()
    const none = await holding({ figureSets: [set('set', {})], sessions: ['undo map set'] })
    await sweepFigures(none.storage)
    expect(none.read.mock.calls.map(([table]) => table)).toEqual(['sessions'])
  })
})
