/** What is read of one file: records that repeat, gaps with nothing in them, and files that are not to be read. */
import { describe, expect, it } from 'vitest'
import { crc32c } from '../../../../src/shared/base/bytes/bytes.ts'
import {
  decodeHeader,
  decodeRecord,
  decodeRecordHead,
  encodeFile,
  encodeHeader,
  encodeRecord,
  framed,
  HEADER_BYTES,
  MOST_BODY_BYTES,
  nextMark,
  RECORD_HEAD_BYTES
} from '../../../../src/shared/journal/format.ts'
import { claimOf, readJournal } from '../../../../src/shared/journal/readJournal.ts'

const LINEAGE = '0123456789abcdef0123456789abcdef'
const body = (generation: number): Uint8Array => new TextEncoder().encode(`change ${generation}`)
const record = (generation: number): Uint8Array => encodeRecord({ generation, body: body(generation) })
/** Each record here is as long as any other. */
const SIZE = record(4).length
const joined = (...pieces: readonly Uint8Array[]): Uint8Array => new Uint8Array(pieces.flatMap((piece) => [...piece]))
const file = (...generations: readonly number[]): Uint8Array =>
  encodeFile(LINEAGE, generations.map((generation) => ({ generation, body: body(generation) }))) // prettier-ignore
const records = (...generations: readonly number[]) => generations.map((generation) => ({ generation, body: body(generation) }))
/** The header with other bytes in it, and the checksum right for them. */
const headerWith = (change: (header: Uint8Array) => void): Uint8Array => {
  const header = encodeHeader(LINEAGE)
  change(header)
  new DataView(header.buffer).setUint32(28, crc32c(header.subarray(0, 28)), true)
  return header
}
const newer = headerWith((header) => (header[8] = 2))

describe('a file of the journal', () => {
  const whole = { state: 'whole', lineage: LINEAGE, gaps: [], torn: 0 }
  it.each([
    ['that is whole', file(4, 5), { ...whole, records: records(4, 5), end: HEADER_BYTES + 2 * SIZE }],
    ['with a header alone', file(), { ...whole, records: [], end: HEADER_BYTES }],
    ['without a byte', new Uint8Array(), { state: 'empty', lineage: null, records: [], gaps: [], torn: 0, end: 0 }],
    ['of a newer version', joined(newer, record(4)), { ...whole, state: 'newer', records: [], end: 0 }],
    [
      'that has lost its header',
      joined(record(4), record(5)),
      { ...whole, state: 'damaged', lineage: null, records: records(4, 5), end: 2 * SIZE }
    ],
    ['whose last record comes twice', file(4, 4), { ...whole, records: records(4), torn: SIZE, end: HEADER_BYTES + SIZE }],
    [
      'with a record twice in the middle',
      file(4, 4, 5),
      { ...whole, records: records(4, 5), gaps: [{ at: HEADER_BYTES + SIZE, bytes: SIZE, lost: null }], end: HEADER_BYTES + 3 * SIZE }
    ],
    [
      'in which generations are missing, but no bytes',
      file(4, 6, 9),
      {
        ...whole,
        records: records(4, 6, 9),
        gaps: [
          { at: HEADER_BYTES + SIZE, bytes: 0, lost: [5, 5] },
          { at: HEADER_BYTES + 2 * SIZE, bytes: 0, lost: [7, 8] }
        ],
        end: HEADER_BYTES + 3 * SIZE
      }
    ],
    [
      'with one foreign byte between two records',
      joined(file(4), new Uint8Array(1), record(5)),
      { ...whole, records: records(4, 5), gaps: [{ at: HEADER_BYTES + SIZE, bytes: 1, lost: null }], end: HEADER_BYTES + 2 * SIZE + 1 }
    ],
    [
      'with one foreign byte before its first record',
      joined(file(), new Uint8Array(1), record(5)),
      { ...whole, records: records(5), gaps: [{ at: HEADER_BYTES, bytes: 1, lost: null }], end: HEADER_BYTES + SIZE + 1 }
    ]
  ])('%s', (_, bytes, expected) => {
    expect(readJournal(bytes)).toEqual(expected)
  })

  it('of a newer version claims nothing', () => {
    expect(claimOf(joined(newer, record(4)))).toBeNull()
    expect(claimOf(joined(encodeHeader(LINEAGE), record(4)))).toEqual({ lineage: LINEAGE, first: 4, last: 4 })
  })
})

describe('a header', () => {
  it.each([
    ['with a byte too few', encodeHeader(LINEAGE).subarray(0, 31)],
    ['of another program, its checksum right', headerWith((header) => (header[0] = 0x4d))],
    ['whose checksum is wrong', encodeHeader(LINEAGE).map((byte, at) => (at === 30 ? byte ^ 1 : byte))]
  ])('%s is none', (_, bytes) => {
    expect(decodeHeader(bytes)).toBeNull()
  })

  it('is read wherever it lies in memory', () => {
    expect(decodeHeader(joined(new Uint8Array(3), encodeHeader(LINEAGE)).subarray(3))).toEqual({ version: 1, lineage: LINEAGE })
  })

  it.each(['', LINEAGE.slice(1), `${LINEAGE}0`, LINEAGE.toUpperCase(), `g${LINEAGE.slice(1)}`])('cannot name “%s”', (lineage) => {
    expect(() => encodeHeader(lineage)).toThrow(`"${lineage}" names no journal; expected 32 hexadecimal digits.`)
  })
})

describe('a record', () => {
  const two = joined(record(4), record(5))

  it('says where it ends and is read there, wherever it lies in memory', () => {
    const apart = joined(new Uint8Array(3), two).subarray(3)
    for (const bytes of [two, apart]) {
      expect(decodeRecordHead(bytes, SIZE)).toEqual({ generation: 5, end: 2 * SIZE })
      expect(decodeRecord(bytes, SIZE)).toEqual({ generation: 5, body: body(5), end: 2 * SIZE })
      expect(decodeRecord(bytes, 0)).toEqual({ generation: 4, body: body(4), end: SIZE })
    }
  })

  it('may have nothing in it', () => {
    const empty = encodeRecord({ generation: 0, body: new Uint8Array() })
    expect(empty).toHaveLength(RECORD_HEAD_BYTES)
    expect(decodeRecord(empty, 0)).toEqual({ generation: 0, body: new Uint8Array(), end: RECORD_HEAD_BYTES })
  })

  it('is none where it does not begin, where it is cut off, and where its generation is no number that can be counted', () => {
    const far = record(4).slice()
    new DataView(far.buffer).setBigUint64(8, 2n ** 53n, true)
    const farthest = record(4).slice()
    new DataView(farthest.buffer).setBigUint64(8, 2n ** 53n - 1n, true)
    const heads = [
      decodeRecordHead(two, 1),
      decodeRecordHead(two.subarray(0, -1), SIZE),
      decodeRecordHead(two.subarray(0, RECORD_HEAD_BYTES - 1), 0),
      decodeRecordHead(two.subarray(0, 10), 0),
      decodeRecordHead(record(4).fill(0x4c, 3, 4), 0),
      decodeRecordHead(two, 2 * SIZE),
      decodeRecordHead(far, 0),
      decodeRecordHead(farthest, 0)
    ]
    expect(heads).toEqual([null, null, null, null, null, null, null, { generation: Number.MAX_SAFE_INTEGER, end: SIZE }])
  })

  it.each([4, 8, 15, 16, 19, 20, SIZE - 1])('is none where its byte %i is another', (at) => {
    expect(
      decodeRecord(
        record(4).map((byte, place) => (place === at ? byte ^ 1 : byte)),
        0
      )
    ).toBeNull()
  })

  it('holds 256 MiB at most: what says that it has more is damage', () => {
    expect(MOST_BODY_BYTES).toBe(256 * 1024 * 1024)
    const large = new Uint8Array(RECORD_HEAD_BYTES + MOST_BODY_BYTES + 1)
    expect(() => framed(4, large)).toThrow(`A record of ${MOST_BODY_BYTES + 1} bytes; at most ${MOST_BODY_BYTES} fit.`)
    large.set(record(4).subarray(0, RECORD_HEAD_BYTES))
    const ends = [0, 1].map((more) => {
      new DataView(large.buffer).setUint32(4, MOST_BODY_BYTES + more, true)
      return decodeRecordHead(large, 0)
    })
    expect(ends).toEqual([{ generation: 4, end: RECORD_HEAD_BYTES + MOST_BODY_BYTES }, null])
  })

  it('is looked for from a place on', () => {
    expect([0, 1, SIZE, SIZE + 1].map((at) => nextMark(two, at))).toEqual([0, SIZE, SIZE, 2 * SIZE])
    expect(['LJR LJRLJR1', 'LLJR1', 'LJR'].map((text) => nextMark(new TextEncoder().encode(text), 0))).toEqual([7, 1, 3])
  })
})
