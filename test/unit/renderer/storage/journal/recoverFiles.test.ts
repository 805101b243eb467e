/** The start, file by file: what lies on the disk and in the database afterwards, and what is known of it. */
import { describe, expect, it } from 'vitest'
import { recover, NewerJournal } from '../../../../../src/renderer/storage/journal/recover.ts'
import { tablesOf } from '../../../../../src/renderer/storage/journal/tables.ts'
import { StorageError } from '../../../../../src/renderer/storage/interface/storage.ts'
import { MemoryRows } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { Row, Stamp } from '../../../../../src/renderer/storage/rows/rows.ts'
import { crc32c } from '../../../../../src/shared/base/bytes/bytes.ts'
import { SLOTS } from '../../../../../src/shared/journal/byteStore.ts'
import { decodeEntry, encodeEntry } from '../../../../../src/shared/journal/codec.ts'
import type { Entry, Tables } from '../../../../../src/shared/journal/entries.ts'
import { encodeFile } from '../../../../../src/shared/journal/format.ts'
import { readJournal } from '../../../../../src/shared/journal/readJournal.ts'
import { MemoryDisk } from '../../../../support/memoryFiles.ts'

const [A, B] = SLOTS
const OURS = '0123456789abcdef0123456789abcdef'
const NEW = 'fedcba9876543210fedcba9876543210'
const NOW = '2013-10-05T12:00:00.000Z'
const ASIDE = 'aside-2013-10-05t12-00-00-000z-'
const at = (second: number): string => `2013-10-01T12:00:0${second}.000Z`
const map = (id: string): Row => ({ id, value: id })
const tables = (...ids: readonly string[]): Tables => (ids.length === 0 ? {} : { maps: ids.map(map) })
const base = (time: string, ...ids: readonly string[]): Entry => ({ kind: 'base', at: time, tables: tables(...ids) })
const adds = (generation: number, id = `m-${generation}`): Entry => ({
  kind: 'changes',
  at: at(generation),
  writes: [{ table: 'maps', put: map(id) }]
})
const file = (...entries: readonly Entry[]): Uint8Array => fileFrom(0, ...entries)
/** A base at this generation, and changes behind it. */
const fileFrom = (generation: number, ...entries: readonly Entry[]): Uint8Array =>
  encodeFile(OURS, entries.map((entry, n) => ({ generation: generation + n, body: encodeEntry(entry) }))) // prettier-ignore
const damagedAt = (bytes: Uint8Array, where: number): Uint8Array => bytes.map((byte, n) => (n === where ? byte ^ 1 : byte))
const stamped = (generation: number, more: Partial<Stamp> = {}): Stamp => ({ lineage: OURS, generation, at: at(generation), ...more })

async function started(files: Readonly<Record<string, Uint8Array>>, ids: readonly string[], stamp: Stamp | null, refused = false) {
  const disk = new MemoryDisk()
  for (const [name, bytes] of Object.entries(files)) disk.files.set(name, bytes)
  const index = new MemoryRows()
  await index.write(ids.map((id) => ({ table: 'maps', put: map(id) })), stamp ?? undefined) // prettier-ignore
  const why = new StorageError('quota', 'Full.')
  if (refused) index.refused = why
  const recovered = await recover({ store: disk.open(), index, now: () => NOW, newLineage: () => NEW, wasUsed: null })
  const { journal, restored, savedAt, pending } = recovered
  expect(recovered.tables).toEqual(pending ? recovered.tables : await tablesOf(index))
  return {
    disk: Object.fromEntries(
      [...disk.files].map(([name, bytes]) => [
        name,
        readJournal(bytes).records.map(({ generation, body }) => [generation, decodeEntry(body)] as const)
      ])
    ),
    journal,
    disks: disk,
    known: { restored: restored?.message.split('. ')[0] ?? null, savedAt, pending, ids: (recovered.tables.maps ?? []).map(({ id }) => id) },
    stamp: await index.stamp(),
    why
  }
}

describe('a start', () => {
  it('without anything begins a journal, and nothing was saved yet', async () => {
    const { disk, known, stamp, journal } = await started({}, [], null)
    expect(disk).toEqual({ [A]: [[0, base(NOW)]] })
    expect(known).toEqual({ restored: null, savedAt: null, pending: null, ids: [] })
    expect(stamp).toEqual({ lineage: NEW, generation: 0, at: NOW })
    expect([journal.lineage, journal.generation]).toEqual([NEW, 0])
  })

  it('with a database that never had a journal begins one of its rows', async () => {
    const { disk, known, stamp } = await started({}, ['m'], null)
    expect(disk).toEqual({ [A]: [[0, base(NOW, 'm')]] })
    expect(known).toEqual({ restored: null, savedAt: null, pending: null, ids: ['m'] })
    expect(stamp).toEqual({ lineage: NEW, generation: 0, at: NOW })
  })

  it('with a database whose journal is gone counts on, and knows when it was saved', async () => {
    const { disk, known, stamp } = await started({}, ['m'], stamped(4))
    expect(disk).toEqual({ [A]: [[4, base(NOW, 'm')]] })
    expect(known).toEqual({
      restored: 'The journal that guards your data against crashes was missing',
      savedAt: at(4),
      pending: null,
      ids: ['m']
    })
    expect(stamp).toEqual({ lineage: NEW, generation: 4, at: at(4) })
  })

  it('with both as they shall be writes nothing', async () => {
    const { disk, known, stamp, disks } = await started({ [A]: file(base(at(0), 'first'), adds(1)) }, ['first', 'm-1'], stamped(1))
    expect(disk).toEqual({
      [A]: [
        [0, base(at(0), 'first')],
        [1, adds(1)]
      ]
    })
    expect([known, disks.operations]).toEqual([{ restored: null, savedAt: at(1), pending: null, ids: ['first', 'm-1'] }, 0])
    expect(stamp).toEqual(stamped(1))
  })

  it('with a journal at its very beginning knows when that was written', async () => {
    const { known, stamp } = await started({ [B]: file(base(at(0), 'first')) }, [], null)
    expect(known).toMatchObject({ savedAt: at(0), pending: null, ids: ['first'] })
    expect(stamp).toEqual(stamped(0))
  })

  it('goes on in the file that there is, and writes the next one into the other', async () => {
    const files = { [A]: file(base(at(0), 'first')), [B]: fileFrom(1, base(at(1), 'first', 'm-1'), adds(2)) }
    const { journal, disks } = await started(files, ['first', 'm-1', 'm-2'], stamped(2))
    await journal.append(adds(3), () => Promise.resolve({}))
    expect(readJournal(disks.files.get(B)!).records.map(({ generation }) => generation)).toEqual([1, 2, 3])
    await journal.rewrite({})
    expect(readJournal(disks.files.get(A)!).records.map(({ generation }) => generation)).toEqual([3])
  })

  it('marks a database that went alone as being with the journal again', async () => {
    const { disk, stamp, known } = await started({ [A]: file(base(at(0), 'first')) }, ['first', 'own'], stamped(2, { alone: true }))
    expect(disk).toEqual({ [A]: [[0, base(at(0), 'first')]], [B]: [[2, base(NOW, 'first', 'own')]] })
    expect([stamp, known.restored]).toEqual([{ lineage: OURS, generation: 2, at: at(0) }, null])
  })

  it('sets damaged files aside as they are, and leaves none of them in its place', async () => {
    const first = file(base(at(0), 'first'), adds(1))
    const hurt = { [A]: damagedAt(first, 60), [B]: damagedAt(fileFrom(1, base(at(1), 'first', 'm-1')), 60) }
    const { disk, disks, known, stamp } = await started(hurt, ['first', 'm-1'], stamped(1))
    expect(disk[A]).toEqual([[1, base(NOW, 'first', 'm-1')]])
    expect(disks.files.get(B)).toEqual(new Uint8Array())
    expect([disks.files.get(`${ASIDE}journal-a.ljj`), disks.files.get(`${ASIDE}journal-b.ljj`)]).toEqual([hurt[A], hurt[B]])
    expect(Object.keys(disk).sort()).toEqual([`${ASIDE}journal-a.ljj`, `${ASIDE}journal-b.ljj`, A, B])
    expect(known.restored).toBe('The journal that guards your data against crashes was damaged')
    expect(stamp).toEqual({ ...stamped(1) })
  })

  it('keeps rows that say something else, with what the database says of itself', async () => {
    const journal = file(base(at(0), 'first'), adds(1))
    const known = await started({ [A]: journal }, ['own'], stamped(1))
    expect(known.disk[`${ASIDE}database.ljj`]).toEqual([[1, base(at(1), 'own')]])
    expect(readJournal(known.disks.files.get(`${ASIDE}database.ljj`)!).lineage).toBe(OURS)
    expect([known.known.ids, known.disks.files.get(A)]).toEqual([['first', 'm-1'], journal])
    const unknown = await started({ [A]: journal }, ['own'], null)
    expect(unknown.disk[`${ASIDE}database.ljj`]).toEqual([[0, base(NOW, 'own')]])
    expect(readJournal(unknown.disks.files.get(`${ASIDE}database.ljj`)!).lineage).toBe(NEW)
  })

  it('with a database that takes nothing keeps what it did not take', async () => {
    const { known, stamp, why } = await started({ [A]: file(base(at(0), 'first'), adds(1)) }, ['first'], stamped(0), true)
    expect(known).toMatchObject({
      savedAt: at(1),
      pending: { writes: [{ table: 'maps', put: map('m-1') }], error: why },
      ids: ['first', 'm-1']
    })
    expect(stamp).toEqual(stamped(0))
  })

  it('marks a database as being as far as the journal where the last change has changed nothing', async () => {
    const { stamp, known } = await started({ [A]: file(base(at(0), 'first'), adds(1, 'first')) }, ['first'], stamped(0))
    expect([stamp, known.savedAt]).toEqual([stamped(1), at(1)])
  })

  it('gives a database the one row that it lacks, also where it says that it has everything', async () => {
    const { known, stamp } = await started({ [A]: file(base(at(0), 'first'), adds(1)) }, ['first'], stamped(1))
    expect([known.ids, stamp]).toEqual([['first', 'm-1'], stamped(1)])
  })

  it('knows the rows of a database that does not even take a mark', async () => {
    const { known, why, stamp } = await started({}, ['m'], null, true)
    expect(known).toEqual({ restored: null, savedAt: NOW, pending: { writes: [], error: why }, ids: ['m'] })
    expect(stamp).toBeNull()
  })

  it('with a journal of a newer version touches nothing', async () => {
    const newer = file(base(at(0)))
    const view = new DataView(newer.buffer)
    view.setUint32(8, 2, true)
    view.setUint32(28, crc32c(newer.subarray(0, 28)), true)
    const disk = new MemoryDisk()
    disk.files.set(A, newer)
    const index = new MemoryRows()
    const needs = { store: disk.open(), index, now: () => NOW, newLineage: () => NEW, wasUsed: null }
    await expect(recover(needs)).rejects.toBeInstanceOf(NewerJournal)
    expect([disk.operations, await index.stamp()]).toEqual([0, null])
  })
})
