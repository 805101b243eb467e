/** What two files of the journal hold together where one of them has lost its header, its end, or its place. */
import { describe, expect, it } from 'vitest'
import { crc32c } from '../../../../src/shared/base/bytes/bytes.ts'
import { encodeEntry } from '../../../../src/shared/journal/codec.ts'
import { changesAfter, chainOf, readSlots, type JournalFound } from '../../../../src/shared/journal/readSlots.ts'
import { SLOTS, type ByteStore, type Slot } from '../../../../src/shared/journal/byteStore.ts'
import type { Entry } from '../../../../src/shared/journal/entries.ts'
import { encodeFile, encodeHeader, HEADER_BYTES } from '../../../../src/shared/journal/format.ts'

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

function read(files: Partial<Record<Slot, Uint8Array>>, lineage: string | null | Promise<string | null>) {
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
    [A, B, [change(1), change(2)]],
    [B, A, [change(1), change(2)]],
    [A, B, []],
    [B, A, []]
  ])('that tell of the same generation: the one begun later is right, whichever place it has (%s)', async (later, earlier, between) => {
    const told = (word: string): [number, Entry] => [3, { kind: 'changes', at: at(3), writes: [{ table: 'maps', put: { id: word } }] }]
    const files = {
      [earlier]: file(OURS, base(0), ...between, told('early')),
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

describe('what is found of files', () => {
  /** A record that is whole, with nothing of ours in it. */
  const foreign = (generation: number): [number, Entry] => [generation, { kind: 'notes' } as unknown as Entry]
  const withoutHeader = (bytes: Uint8Array): Uint8Array => broken(bytes, 1)
  const newer = encodeHeader(OURS)
  new DataView(newer.buffer).setUint32(8, 2, true)
  new DataView(newer.buffer).setUint32(28, crc32c(newer.subarray(0, 28)), true)
  const bytesOf = ([, entry]: readonly [number, Entry]): number => encodeEntry(entry).length
  const told = ({ bases, changes, damaged, files, ...rest }: JournalFound) => ({
    ...rest,
    bases: [...bases.keys()],
    changes: [...changes.keys()],
    damaged: damaged.map(({ slot }) => slot),
    files: files.map(({ slot }) => slot)
  })
  const older = file(OURS, base(0), change(1))
  const later = file(OURS, base(1), change(2))
  const endOf = (slot: Slot, bytes: Uint8Array, torn = 0, first = base(0)) => ({
    slot,
    end: bytes.length - torn,
    torn,
    baseBytes: bytesOf(first)
  })
  const expected = { lineage: OURS, newer: false, damaged: [] }

  type Found = ReturnType<typeof told>
  it.each<[string, Partial<Record<Slot, Uint8Array>>, string | null, Found]>([
    [
      'one whole file',
      { [A]: older },
      OURS,
      { ...expected, bases: [0], changes: [1], generation: 1, at: at(1), current: endOf(A, older), files: [A] }
    ],
    [
      'a base alone',
      { [B]: file(OURS, base(3)) },
      OURS,
      { ...expected, bases: [3], changes: [], generation: 3, at: at(3), current: endOf(B, file(OURS, base(3)), 0, base(3)), files: [B] }
    ],
    [
      'a file of one byte',
      { [A]: new Uint8Array(1) },
      OURS,
      { ...expected, bases: [], changes: [], generation: -1, at: null, current: null, damaged: [A], files: [A] }
    ],
    [
      'a header alone',
      { [A]: file(OURS) },
      OURS,
      { ...expected, bases: [], changes: [], generation: -1, at: null, current: null, damaged: [A], files: [A] }
    ],
    [
      'one without its header, where nothing says whose it was',
      { [A]: withoutHeader(older) },
      null,
      { ...expected, lineage: null, bases: [0], changes: [1], generation: 1, at: at(1), current: null, damaged: [A], files: [A] }
    ],
    [
      'a generation missing in the middle',
      { [A]: file(OURS, base(0), change(1), change(3)) },
      OURS,
      { ...expected, bases: [0], changes: [1, 3], generation: 3, at: at(3), current: null, damaged: [A], files: [A] }
    ],
    [
      'something that is no entry in the middle',
      { [A]: file(OURS, base(0), foreign(1), change(2)) },
      OURS,
      { ...expected, bases: [0], changes: [2], generation: 2, at: at(2), current: null, damaged: [A], files: [A] }
    ],
    [
      'something that is no entry at the end',
      { [A]: file(OURS, base(0), change(1), foreign(2)) },
      OURS,
      { ...expected, bases: [0], changes: [1], generation: 1, at: at(1), current: null, damaged: [A], files: [A] }
    ],
    [
      'one that begins with a change',
      { [A]: file(OURS, change(1), change(2)) },
      OURS,
      { ...expected, bases: [], changes: [1, 2], generation: 2, at: at(2), current: null, damaged: [A], files: [A] }
    ],
    [
      'two, and nothing says whose they are: the one begun later is written on',
      { [A]: file(OURS, base(2), change(3)), [B]: file(OURS, base(3)) },
      null,
      {
        ...expected,
        bases: [2, 3],
        changes: [3],
        generation: 3,
        at: at(3),
        current: endOf(B, file(OURS, base(3)), 0, base(3)),
        files: [A, B]
      }
    ],
    [
      'the same two, each in the place of the other',
      { [B]: file(OURS, base(2), change(3)), [A]: file(OURS, base(3)) },
      null,
      {
        ...expected,
        bases: [2, 3],
        changes: [3],
        generation: 3,
        at: at(3),
        current: endOf(A, file(OURS, base(3)), 0, base(3)),
        files: [A, B]
      }
    ],
    [
      'two whole ones of another journal than the database says: both are read',
      { [A]: file(ANOTHER, base(0), change(1)), [B]: file(ANOTHER, base(1), change(2)) },
      OURS,
      {
        ...expected,
        lineage: ANOTHER,
        bases: [0, 1],
        changes: [1, 2],
        generation: 2,
        at: at(2),
        current: endOf(B, later, 0, base(1)),
        files: [A, B]
      }
    ],
    [
      'one of ours and one of another that goes further: ours',
      { [A]: file(ANOTHER, base(5), change(6)), [B]: older },
      OURS,
      { ...expected, bases: [0], changes: [1], generation: 1, at: at(1), current: endOf(B, older), damaged: [A], files: [A, B] }
    ],
    [
      'the header alone of ours beside one of another: the other',
      { [A]: file(OURS), [B]: file(ANOTHER, base(0), change(1)) },
      OURS,
      {
        ...expected,
        lineage: ANOTHER,
        bases: [0],
        changes: [1],
        generation: 1,
        at: at(1),
        current: endOf(B, older),
        damaged: [A],
        files: [A, B]
      }
    ],
    [
      'an older one that is torn by a byte, and nothing says whose they are: it is put aside',
      { [A]: new Uint8Array([...older, 7]), [B]: later },
      null,
      {
        ...expected,
        bases: [0, 1],
        changes: [1, 2],
        generation: 2,
        at: at(2),
        current: endOf(B, later, 0, base(1)),
        damaged: [A],
        files: [A, B]
      }
    ],
    [
      'an older one that is whole, and a newer one that is torn: the newer one is written on',
      { [A]: older, [B]: new Uint8Array([...later, 7]) },
      OURS,
      {
        ...expected,
        bases: [0, 1],
        changes: [1, 2],
        generation: 2,
        at: at(2),
        current: endOf(B, new Uint8Array([...later, 7]), 1, base(1)),
        files: [A, B]
      }
    ],
    [
      'records without any header',
      { [A]: older.subarray(HEADER_BYTES) },
      null,
      { ...expected, lineage: null, bases: [0], changes: [1], generation: 1, at: at(1), current: null, damaged: [A], files: [A] }
    ],
    [
      'one that was begun later and does not go as far: the one that goes further',
      { [A]: file(OURS, base(0), change(1), change(2), change(3)), [B]: later },
      OURS,
      {
        ...expected,
        bases: [0],
        changes: [1, 2, 3],
        generation: 3,
        at: at(3),
        current: endOf(A, file(OURS, base(0), change(1), change(2), change(3))),
        files: [A, B]
      }
    ],
    [
      'one of a newer version beside one of ours',
      { [A]: newer, [B]: older },
      OURS,
      {
        ...expected,
        bases: [0],
        changes: [1],
        generation: 1,
        at: at(1),
        current: endOf(B, older),
        damaged: [A],
        files: [A, B],
        newer: true
      }
    ]
  ])('%s', async (_, files, lineage, whole) => {
    expect(told(await read(files, lineage))).toEqual(whole)
  })

  it.each([
    [A, B],
    [B, A]
  ])('is that of the journal with the latest time, where nothing says whose they are (in %s)', async (one, other) => {
    const lineage = async (bytes: Uint8Array, beside: Uint8Array) => (await read({ [one]: bytes, [other]: beside }, null)).lineage
    expect(await lineage(file(OURS, base(2)), file(ANOTHER, base(0), change(1)))).toBe(OURS)
    // Nothing in a file that can be read is no time at all.
    expect(await lineage(file(OURS, base(2)), file(ANOTHER, foreign(8), foreign(9)))).toBe(OURS)
    // What cannot be read at the end does not hide the time before it.
    expect(await lineage(file(OURS, base(0), change(4), foreign(5)), file(ANOTHER, base(3)))).toBe(OURS)
  })

  it('gives the entries as they are', async () => {
    const found = await read({ [A]: older }, Promise.resolve(OURS))
    expect([[...found.bases], [...found.changes]]).toEqual([[base(0)], [change(1)]])
    expect([found.files, found.damaged]).toEqual([[{ slot: A, file: older }], []])
  })
})

describe('the tables that a journal tells', () => {
  const put = (generation: number): [number, Entry] => [
    generation,
    { kind: 'changes', at: at(generation), writes: [{ table: 'maps', put: { id: 'same', by: generation } as never }] }
  ]
  const found = (bases: readonly [number, Entry][], changes: readonly [number, Entry][]): JournalFound => ({
    lineage: OURS,
    bases: new Map(bases) as JournalFound['bases'],
    changes: new Map(changes) as JournalFound['changes'],
    generation: Math.max(-1, ...[...bases, ...changes].map(([generation]) => generation)),
    at: null,
    current: null,
    damaged: [],
    files: [],
    newer: false
  })
  const same = (by: number) => ({ id: 'same', by })

  it.each([
    ['from the latest base on', [base(0), base(2)], [put(1), put(2), put(3), put(4)], [{ id: 'base-2' }, same(4)], true],
    ['of a base alone', [base(0), base(2)], [put(1), put(2)], [{ id: 'base-2' }], true],
    ['of what is left where a change is missing', [base(2), base(0)], [put(5), put(1), put(4)], [{ id: 'base-2' }, same(5)], false],
    [
      'where the change of its own base is all that is left',
      [base(2)],
      [put(2), [4, change(4)[1]]],
      [{ id: 'base-2' }, { id: 'm-4' }],
      false
    ],
    ['of changes alone, in their order', [], [put(5), [0, change(0)[1]], put(4)], [{ id: 'm-0' }, same(5)], false]
  ] as const)('are told %s', (_, bases, changes, maps, complete) => {
    expect(chainOf(found(bases as never, changes as never))).toEqual({ tables: { maps }, complete })
  })

  it('are none where nothing was found', () => {
    expect(chainOf(found([], []))).toEqual({ tables: {}, complete: false })
  })

  it('come of every change behind a generation, or of none where one is missing', () => {
    const held = found([base(0)], [put(1), put(3), put(4)])
    expect([0, 1, 2, 3, 4, 5].map((generation) => changesAfter(held, generation))).toEqual([
      null,
      null,
      [put(3)[1], put(4)[1]],
      [put(4)[1]],
      [],
      []
    ])
  })
})
