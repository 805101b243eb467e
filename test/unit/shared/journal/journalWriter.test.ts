/** When the journal is written anew, and what a file says of itself without being read. */
import { describe, expect, it } from 'vitest'
import { ByteStoreError, SLOTS, type ByteStore } from '../../../../src/shared/journal/byteStore.ts'
import { decodeEntry, encodeEntry } from '../../../../src/shared/journal/codec.ts'
import type { Entry, Tables } from '../../../../src/shared/journal/entries.ts'
import { encodeFile, HEADER_BYTES, RECORD_HEAD_BYTES } from '../../../../src/shared/journal/format.ts'
import { JournalWriter } from '../../../../src/shared/journal/journalWriter.ts'
import { claimOf, readJournal } from '../../../../src/shared/journal/readJournal.ts'
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

describe('what is written', () => {
  const TABLES: Tables = { maps: [{ id: 'before' }] }
  const put = (id: string): Entry => ({ kind: 'changes', at: `${AT}-${id}`, writes: [{ table: 'maps', put: { id } }] })
  const base = (at: string, tables: Tables = TABLES): Entry => ({ kind: 'base', at, tables })
  const opened = (more: Partial<ConstructorParameters<typeof JournalWriter>[0]> = {}) => {
    const disk = new MemoryDisk()
    const place = { lineage: LINEAGE, generation: 3, current: null, next: SLOTS[0] }
    const writer = new JournalWriter({ store: disk.open(), now: () => AT, ...more }, place)
    let asked = 0
    const append = (id: string) => writer.append(put(id), () => (asked++, Promise.resolve(TABLES)))
    const fail = async (work: () => Promise<unknown>, code: ByteStoreError['code'] = 'failed') => {
      disk.fault = { at: disk.operations + 1, how: 'throw', code }
      await expect(work()).rejects.toMatchObject({ name: 'ByteStoreError', code })
    }
    return { disk, writer, append, fail, asked: () => asked }
  }
  /** Every record of both files. */
  const heldBy = (disk: MemoryDisk) =>
    Object.fromEntries(
      [...disk.files].map(([name, bytes]) => {
        const { state, lineage, gaps, torn, records } = readJournal(bytes)
        expect({ state, lineage, gaps, torn }).toEqual({ state: 'whole', lineage: LINEAGE, gaps: [], torn: 0 })
        return [name, records.map(({ generation, body }) => [generation, decodeEntry(body)])]
      })
    )
  const [A, B] = SLOTS

  it('first is everything and the change, then change after change in the same file', async () => {
    const { disk, writer, append, asked } = opened()
    expect([writer.bytes, writer.generation, writer.wantsCompaction]).toEqual([0, 3, false])
    expect([await append('x'), await append('y'), await append('z')]).toEqual([4, 5, 6])
    expect(heldBy(disk)).toEqual({
      [A]: [
        [3, base(`${AT}-x`)],
        [4, put('x')],
        [5, put('y')],
        [6, put('z')]
      ]
    })
    expect([writer.bytes, writer.generation, asked(), writer.lineage]).toEqual([disk.files.get(A)!.length, 6, 1, LINEAGE])
  })

  it('goes on in the file that there is, at its end', async () => {
    const disk = new MemoryDisk()
    const file = encodeFile(LINEAGE, [{ generation: 8, body: encodeEntry(base(AT)) }])
    disk.files.set(B, new Uint8Array([...file, 1, 2, 3]))
    const current = { slot: B, end: file.length, baseBytes: 50 }
    const writer = new JournalWriter({ store: disk.open(), now: () => AT }, { lineage: LINEAGE, generation: 8, current, next: A })
    expect([writer.bytes, writer.generation]).toEqual([file.length, 8])
    expect(await writer.append(put('x'), () => Promise.reject(new Error('not to be asked for')))).toBe(9)
    expect(heldBy(disk)).toEqual({
      [B]: [
        [8, base(AT)],
        [9, put('x')]
      ]
    })
    expect(writer.bytes).toBe(disk.files.get(B)!.length)
  })

  it('after a change that failed is everything anew in the other file, and no generation is used twice', async () => {
    const { disk, writer, append, fail, asked } = opened()
    await append('x')
    await fail(() => append('y'))
    expect([writer.generation, asked()]).toEqual([4, 1])
    await fail(() => append('y'))
    expect([writer.generation, writer.bytes, asked()]).toEqual([4, disk.files.get(A)!.length, 2])
    expect(await append('y')).toBe(7)
    expect(await append('z')).toBe(8)
    expect([writer.generation, writer.bytes, asked()]).toEqual([8, disk.files.get(B)!.length, 3])
    expect(heldBy(disk)).toEqual({
      [A]: [
        [3, base(`${AT}-x`)],
        [4, put('x')]
      ],
      [B]: [
        [6, base(`${AT}-y`)],
        [7, put('y')],
        [8, put('z')]
      ]
    })
  })

  it('anew goes to and fro between the two files, at the generation reached', async () => {
    const { disk, writer, append } = opened()
    await append('x')
    await writer.rewrite({ maps: [{ id: '1' }] })
    await writer.rewrite({ maps: [{ id: '2' }] })
    await append('y')
    expect(heldBy(disk)).toEqual({
      [A]: [
        [4, base(AT, { maps: [{ id: '2' }] })],
        [5, put('y')]
      ],
      [B]: [[4, base(AT, { maps: [{ id: '1' }] })]]
    })
    await writer.rewrite({}, 9)
    expect([writer.generation, heldBy(disk)[B]]).toEqual([9, [[9, base(AT, {})]]])
  })

  it('goes on in the old file where it could not be written anew: no change was lost', async () => {
    const { disk, writer, append, fail, asked } = opened()
    await append('x')
    await fail(() => writer.rewrite({}))
    expect([writer.generation, await append('y'), asked()]).toEqual([4, 5, 1])
    expect(heldBy(disk)).toEqual({
      [A]: [
        [3, base(`${AT}-x`)],
        [4, put('x')],
        [5, put('y')]
      ]
    })
  })

  it('is wanted anew above what is asked for, above three times its base, and above twice the size at which it failed', async () => {
    const { writer, append, fail } = opened({ compactFrom: 300 })
    await append('x')
    expect([writer.bytes <= 300, writer.wantsCompaction]).toEqual([true, false])
    while (writer.bytes <= 300) await append('y')
    expect(writer.wantsCompaction).toBe(true)
    await writer.rewrite({ maps: [{ id: 'x'.repeat(200) }] })
    const three = 3 * (writer.bytes - HEADER_BYTES - RECORD_HEAD_BYTES)
    expect([three > writer.bytes, writer.wantsCompaction]).toEqual([true, false])
    while (writer.bytes <= three) {
      expect(writer.wantsCompaction).toBe(false)
      await append('y')
    }
    expect(writer.wantsCompaction).toBe(true)
    const failedAt = writer.bytes
    await fail(() => writer.rewrite({}))
    while (writer.bytes <= 2 * failedAt) {
      expect(writer.wantsCompaction).toBe(false)
      await append('y')
    }
    expect(writer.wantsCompaction).toBe(true)
  })

  describe('through a store that no longer answers', () => {
    it('goes through a new one from the next change on, asked for once', async () => {
      let opens = 0
      const { disk, writer, append, fail } = opened({ reopen: () => (opens++, Promise.resolve(disk.open())) })
      const first = writer.store
      await append('x')
      await fail(() => append('y'), 'dead')
      expect([opens, writer.store === first]).toEqual([0, true])
      await append('y')
      expect([opens, writer.store === first]).toEqual([1, false])
      await append('z')
      await fail(() => append('z'), 'full')
      await append('z')
      expect(opens).toBe(1)
    })

    it('is asked for again until there is one', async () => {
      const answers: (() => Promise<ByteStore>)[] = [
        () => Promise.reject(new ByteStoreError('elsewhere', 'another window')),
        () => Promise.reject(new Error('broken')),
        () => Promise.resolve(disk.open())
      ]
      const { disk, append, fail } = opened({ reopen: () => answers.shift()!() })
      await append('x')
      await fail(() => append('y'), 'dead')
      await expect(append('y')).rejects.toThrow('another window')
      await expect(append('y')).rejects.toThrow('broken')
      expect(await append('y')).toBe(8)
      expect(answers).toEqual([])
    })

    it('is tried again as it is where there is no other', async () => {
      const { append, fail } = opened()
      await append('x')
      await fail(() => append('y'), 'dead')
      expect(await append('y')).toBe(6)
    })

    it('is kept where something else went wrong', async () => {
      const broken = Object.assign(new Error('no store said this'), { code: 'dead' })
      const disk = new MemoryDisk()
      const good = disk.open()
      let failing = true
      const store: ByteStore = { ...good, write: (name, bytes) => (failing ? Promise.reject(broken) : good.write(name, bytes)) }
      const { append } = opened({ store, reopen: () => Promise.reject(new Error('not to be asked for')) })
      await expect(append('x')).rejects.toBe(broken)
      failing = false
      expect(await append('x')).toBe(5)
    })
  })

  it('is let go of in the end, whatever the store says to it', async () => {
    let closed = 0
    const { writer } = opened({ store: { close: () => (closed++, Promise.reject(new Error('gone'))) } as unknown as ByteStore })
    writer.close()
    await Promise.resolve()
    expect(closed).toBe(1)
  })
})
