/** What two files of the journal hold together where one of them has lost its header, its end, or its place. */
import { describe, expect, it } from 'vitest'
import { encodeEntry } from '../../../../src/shared/journal/codec.ts'
import { readSlots } from '../../../../src/shared/journal/readSlots.ts'
import { SLOTS, type ByteStore, type Slot } from '../../../../src/shared/journal/byteStore.ts'
import type { Entry } from '../../../../src/shared/journal/entries.ts'
import { encodeFile } from '../../../../src/shared/journal/format.ts'

const [A, B] = SLOTS
const OURS = '0123456789abcdef0123456789abcdef'
const ANOTHER = 'fedcba9876543210fedcba9876543210'
const at = (second: number): string => `2013-10-01T12:00:${String(second).padStart(2, '0')}.000Z`
const base = (generation: number): [number, Entry] => [
  generation,
  { kind: 'base', at: at(generation), tables: { maps: [{ id: `base-${generation}` }] } }
]
const change = (generation: number): [number, Entry] => [
  generation,
  { kind: 'changes', at: at(generation), writes: [{ table: 'maps', put: { id: `m-${generation}` } }] }
]
const file = (lineage: string, ...entries: readonly [number, Entry][]): Uint8Array =>
  encodeFile(
    lineage,
    entries.map(([generation, entry]) => ({ generation, body: encodeEntry(entry) }))
  )
const broken = (bytes: Uint8Array, where: number): Uint8Array => bytes.map((byte, index) => (index === where ? byte ^ 0xff : byte))

function read(files: Partial<Record<Slot, Uint8Array>>, lineage: string | null) {
  const store = { read: (slot: Slot) => Promise.resolve(files[slot] ?? null) } as unknown as ByteStore
  return readSlots(store, lineage)
}

describe('two files of one journal', () => {
  it.each([
    ['', (bytes: Uint8Array) => bytes],
    [', the older one not read where the newer one is whole', (bytes: Uint8Array) => broken(bytes, bytes.length - 3)]
  ])('give the newer one, and it is written on%s', async (_, older) => {
    const found = await read({ [A]: older(file(OURS, base(0), change(1))), [B]: file(OURS, base(2), change(3)) }, OURS)
    expect([[...found.bases.keys()], [...found.changes.keys()]]).toEqual([[2], [3]])
    expect(found).toMatchObject({ lineage: OURS, generation: 3, at: at(3), newer: false, damaged: [] })
    expect(found.current).toMatchObject({ slot: B, torn: 0 })
    expect(found.files.map(({ slot }) => slot)).toEqual([A, B])
  })

  it('begun at the generation at which the other ended: the one that was begun later', async () => {
    const found = await read({ [A]: file(OURS, base(2), change(3)), [B]: file(OURS, base(3)) }, OURS)
    expect(found.current).toMatchObject({ slot: B })
    expect([[...found.bases.keys()], [...found.changes.keys()]]).toEqual([[3], []])
  })

  it.each([
    ['its last record is damaged', (bytes: Uint8Array) => broken(bytes, bytes.length - 3)],
    ['its end is torn', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 3)],
    ['its first record is damaged', (bytes: Uint8Array) => broken(bytes, 32 + 25)]
  ])('give what both hold where of the newer one %s', async (_, newer) => {
    const found = await read({ [A]: file(OURS, base(0), change(1)), [B]: newer(file(OURS, base(2), change(3))) }, OURS)
    expect([...found.bases.keys()]).toContain(0)
    expect([...found.changes.keys()]).toContain(1)
  })

  it('give the older one’s entries, too, where the header of the newer one and the database are gone', async () => {
    const found = await read({ [A]: file(OURS, base(0), change(1)), [B]: broken(file(OURS, base(2)), 1) }, null)
    expect(found.lineage).toBe(OURS)
    expect([...found.bases.keys()]).toEqual([0, 2])
    expect([...found.changes.keys()]).toEqual([1])
    expect(found.damaged.map(({ slot }) => slot)).toEqual([B])
    expect(found.current).toBeNull()
  })

  it.each([
    [A, B],
    [B, A]
  ])('that tell of the same generation: the one begun later is right, whichever place it has (%s)', async (later, earlier) => {
    const told = (word: string): [number, Entry] => [3, { kind: 'changes', at: at(3), writes: [{ table: 'maps', put: { id: word } }] }]
    const files = {
      [earlier]: file(OURS, base(0), change(1), change(2), told('early')),
      // Its header is gone, so that both are read whole.
      [later]: broken(file(OURS, base(2), told('late')), 1)
    }
    expect((await read(files, OURS)).changes.get(3)).toEqual(told('late')[1])
  })

  it('of which one belongs to another journal: that one is put aside, and gives nothing', async () => {
    const found = await read({ [A]: file(ANOTHER, base(0), change(9)), [B]: file(OURS, base(2)) }, OURS)
    expect([...found.bases.keys()]).toEqual([2])
    expect(found.generation).toBe(2)
    expect(found.damaged.map(({ slot }) => slot)).toEqual([A])
    expect(found.current).toMatchObject({ slot: B })
  })

  it('without a database: the journal that was written last', async () => {
    const found = await read({ [A]: file(ANOTHER, base(0), change(9)), [B]: file(OURS, base(2)) }, null)
    expect(found.lineage).toBe(ANOTHER)
    expect(found.generation).toBe(9)
  })

  it('whose end is torn: what is whole is read, and the next is written where it ends', async () => {
    const whole = file(OURS, base(0), change(1))
    const torn = file(OURS, base(0), change(1), change(2)).subarray(0, whole.length + 7)
    const found = await read({ [A]: torn }, OURS)
    expect(found.generation).toBe(1)
    expect(found.current).toMatchObject({ slot: A, end: whole.length, torn: 7 })
  })
})

describe('no file', () => {
  it('is nothing found', async () => {
    expect(await read({}, OURS)).toMatchObject({ lineage: OURS, generation: -1, at: null, current: null, damaged: [], files: [] })
    expect(await read({ [A]: new Uint8Array() }, null)).toMatchObject({ lineage: null, generation: -1, files: [] })
  })
})
