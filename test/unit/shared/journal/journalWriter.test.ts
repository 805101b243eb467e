/** When the journal is written anew, and what a file says of itself without being read. */
import { describe, expect, it } from 'vitest'
import { SLOTS } from '../../../../src/shared/journal/byteStore.ts'
import { encodeFile, HEADER_BYTES } from '../../../../src/shared/journal/format.ts'
import { JournalWriter } from '../../../../src/shared/journal/journalWriter.ts'
import { claimOf } from '../../../../src/shared/journal/readJournal.ts'
import { MemoryDisk } from '../../../support/memoryFiles.ts'

const LINEAGE = '0123456789abcdef0123456789abcdef'
const AT = '2013-10-01T12:00:00.000Z'
const MIB = 1024 * 1024

describe('a journal', () => {
  const opened = (disk = new MemoryDisk()) => {
    const place = { lineage: LINEAGE, generation: 0, current: null, next: SLOTS[0] }
    return { disk, writer: new JournalWriter({ store: disk.open(), now: () => AT }, place) }
  }
  const change = (bytes: number) => ({
    kind: 'changes' as const,
    at: AT,
    writes: [{ table: 'maps', put: { id: 'x', text: 'x'.repeat(bytes) } }]
  })
  const grow = (writer: JournalWriter, bytes: number) => writer.append(change(bytes), () => Promise.resolve({}))

  it('is not written anew before it has 4 MiB, and wants it just above', async () => {
    const { writer } = opened()
    await grow(writer, 10)
    const frame = (await grow(writer, 0), writer.bytes)
    const bare = (await grow(writer, 0), writer.bytes - frame)
    await grow(writer, 4 * MIB - writer.bytes - bare)
    expect([writer.bytes, writer.wantsCompaction]).toEqual([4 * MIB, false])
    await grow(writer, 0)
    expect(writer.wantsCompaction).toBe(true)
  })

  it('with a large base waits until its changes weigh three times as much', async () => {
    const { writer } = opened()
    const large = { id: 'a', text: 'x'.repeat(2 * MIB) }
    await writer.rewrite({ maps: [large] }, 5)
    const base = writer.bytes - HEADER_BYTES - 20
    await grow(writer, 3 * base - writer.bytes - 200)
    expect([writer.bytes > 4 * MIB, writer.bytes <= 3 * base, writer.wantsCompaction]).toEqual([true, true, false])
    await grow(writer, 300)
    expect([writer.bytes > 3 * base, writer.wantsCompaction, writer.generation]).toEqual([true, true, 7])
  })

  it('that could not be written anew is not tried again before it has grown to twice its size', async () => {
    const { writer, disk } = opened()
    await grow(writer, 4 * MIB)
    expect(writer.wantsCompaction).toBe(true)
    disk.fault = { at: disk.operations + 1, how: 'throw' }
    await expect(writer.rewrite({})).rejects.toThrow('failed for the test')
    expect(writer.wantsCompaction).toBe(false)
    await grow(writer, 3 * MIB)
    expect(writer.wantsCompaction).toBe(false)
    await grow(writer, MIB)
    expect(writer.wantsCompaction).toBe(true)
    await writer.rewrite({})
    expect([writer.wantsCompaction, disk.files.size, writer.bytes < 200]).toEqual([false, 2, true])
  })
})

describe('what a file says of itself without being read', () => {
  const file = (...generations: readonly number[]) =>
    encodeFile(LINEAGE, generations.map((generation) => ({ generation, body: new Uint8Array([generation]) }))) // prettier-ignore

  it('is whose it is and from where to where it goes, whatever its records hold', () => {
    const whole = file(4, 5, 9)
    expect(claimOf(whole)).toEqual({ lineage: LINEAGE, first: 4, last: 9 })
    const damaged = whole.slice()
    damaged[damaged.length - 1]! ^= 1
    expect(claimOf(damaged)).toEqual({ lineage: LINEAGE, first: 4, last: 9 })
    expect(claimOf(file(0))).toEqual({ lineage: LINEAGE, first: 0, last: 0 })
  })

  it('is nothing where the records do not follow each other to the end', () => {
    expect([claimOf(file(4, 4)), claimOf(file(4, 5, 3)), claimOf(file())]).toEqual([null, null, null])
    expect([claimOf(file(4, 5).subarray(0, -1)), claimOf(new Uint8Array([...file(4), 0]))]).toEqual([null, null])
    const foreign = file(4).slice()
    foreign[0]! ^= 1
    expect([claimOf(foreign), claimOf(new Uint8Array())]).toEqual([null, null])
  })
})
