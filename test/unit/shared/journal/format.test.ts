import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc32c } from '../../../../src/shared/base/bytes/bytes.ts'
import { decodeHeader, encodeFile, encodeHeader, encodeRecord, HEADER_BYTES } from '../../../../src/shared/journal/format.ts'
import { fold, type Entry } from '../../../../src/shared/journal/entries.ts'
import { readJournal } from '../../../../src/shared/journal/readJournal.ts'
import { seededRuns } from '../../../support/seeded.ts'

const LINEAGE = '0123456789abcdef0123456789abcdef'
const text = (words: string): Uint8Array => new TextEncoder().encode(words)
const records = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => ({ generation: from + i, body: text(`change ${from + i} of many`) }))
const generations = (file: Uint8Array): readonly number[] => readJournal(file).records.map(({ generation }) => generation)

describe('the checksum', () => {
  // The vectors of RFC 3720, B.4.
  it.each([
    ['32 zeros', new Uint8Array(32), 0x8a9136aa],
    ['32 ones', new Uint8Array(32).fill(0xff), 0x62a8ab43],
    ['counting up', Uint8Array.from({ length: 32 }, (_, i) => i), 0x46dd794e],
    ['counting down', Uint8Array.from({ length: 32 }, (_, i) => 31 - i), 0x113fdb5c]
  ])('of %s is the published one', (_what, bytes, sum) => {
    expect(crc32c(bytes)).toBe(sum)
    expect(crc32c(bytes.subarray(0, 7), bytes.subarray(7))).toBe(sum)
  })
})

describe('a journal', () => {
  it('has the bytes that docs/journal-format.md says: what was written once is read for ever', () => {
    const file = encodeFile(LINEAGE, [{ generation: 0x0102030405, body: text('hi') }])
    const view = new DataView(file.buffer)
    const letters = (from: number, to: number): string => String.fromCharCode(...file.subarray(from, to))
    expect(file).toHaveLength(32 + 20 + 2)
    expect([letters(0, 8), view.getUint32(8, true)]).toEqual(['LJOURNAL', 1])
    expect([...file.subarray(12, 28)].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(LINEAGE)
    expect(view.getUint32(28, true)).toBe(crc32c(file.subarray(0, 28)))
    expect([letters(32, 36), view.getUint32(36, true), view.getBigUint64(40, true)]).toEqual(['LJR1', 2, 0x0102030405n])
    expect(view.getUint32(48, true)).toBe(crc32c(file.subarray(36, 48), file.subarray(52)))
    expect(letters(52, 54)).toBe('hi')
  })

  it('gives back what was put in, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 12 }), fc.nat(2 ** 40), (bodies, first) => {
        const put = bodies.map((body, i) => ({ generation: first + i, body }))
        const reading = readJournal(encodeFile(LINEAGE, put))
        expect(reading).toMatchObject({ state: 'whole', lineage: LINEAGE, gaps: [], torn: 0 })
        expect(reading.records.map(({ generation, body }) => [generation, [...body]])).toEqual(
          put.map(({ generation, body }) => [generation, [...body]])
        )
      }),
      seededRuns()
    )
  })

  it('cut off anywhere gives every record that is whole, and counts the bytes behind it', () => {
    const file = encodeFile(LINEAGE, records(4))
    const ends = [0, 1, 2, 3, 4].map((count) => encodeFile(LINEAGE, records(count)).length)
    for (let length = HEADER_BYTES; length <= file.length; length++) {
      const whole = ends.filter((end) => end <= length).length - 1
      const reading = readJournal(file.subarray(0, length))
      expect(reading.records).toHaveLength(whole)
      expect(reading).toMatchObject({ state: 'whole', gaps: [], torn: length - ends[whole]!, end: ends[whole] })
    }
  })

  it('with any one byte changed never gives a wrong record, and tells damage in the middle from a torn end', () => {
    const file = encodeFile(LINEAGE, records(4))
    const starts = [0, 1, 2, 3, 4].map((count) => encodeFile(LINEAGE, records(count)).length)
    for (let at = 0; at < file.length; at++) {
      const damaged = file.slice()
      damaged[at]! ^= 0x10
      const reading = readJournal(damaged)
      for (const { generation, body } of reading.records) expect(new TextDecoder().decode(body)).toBe(`change ${generation} of many`)
      if (at < HEADER_BYTES) {
        expect(reading.state).toBe('damaged')
        expect(reading.records).toHaveLength(4)
        continue
      }
      const hit = starts.findLastIndex((start) => start <= at)
      expect(generations(damaged)).toEqual([0, 1, 2, 3].filter((generation) => generation !== hit))
      // In the middle it is a gap that names what is missing; in the last record it looks like a write cut off.
      if (hit === 3) expect(reading).toMatchObject({ gaps: [], torn: file.length - starts[3]! })
      else expect(reading.gaps).toEqual([{ at: starts[hit], bytes: starts[hit + 1]! - starts[hit]!, lost: hit === 0 ? null : [hit, hit] }])
    }
  })

  it('with a stretch of zeros in it gives what is before and behind', () => {
    const file = encodeFile(LINEAGE, records(6))
    const [from, to] = [encodeFile(LINEAGE, records(2)).length + 5, encodeFile(LINEAGE, records(4)).length - 5]
    file.fill(0, from, to)
    expect(generations(file)).toEqual([0, 1, 4, 5])
    expect(readJournal(file).gaps).toMatchObject([{ lost: [2, 3] }])
  })

  it('passes over records of an older time that lie behind its end', () => {
    const file = encodeFile(LINEAGE, [...records(3, 10), ...records(2, 4)])
    expect(generations(file)).toEqual([10, 11, 12])
  })

  it('that is empty, foreign or newer is told as such', () => {
    expect(readJournal(new Uint8Array()).state).toBe('empty')
    expect(readJournal(text('{"format":"something else"}'))).toMatchObject({ state: 'damaged', records: [] })
    const newer = encodeHeader(LINEAGE)
    new DataView(newer.buffer).setUint32(8, 2, true)
    new DataView(newer.buffer).setUint32(28, crc32c(newer.subarray(0, 28)), true)
    expect(decodeHeader(newer)).toEqual({ version: 2, lineage: LINEAGE })
    expect(readJournal(newer).state).toBe('newer')
  })

  it('never breaks on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(readJournal(bytes).records).toEqual([])
      }),
      seededRuns()
    )
  })

  it('names no journal by anything but 32 digits', () => {
    expect(() => encodeHeader('short')).toThrow('expected 32 hexadecimal digits')
    expect(encodeRecord({ generation: 2 ** 50, body: text('x') })).toHaveLength(21)
  })
})

describe('folding', () => {
  const put = (table: string, id: string, value: number) => ({ table, put: { id, value } })
  const entries: Entry[] = [
    { kind: 'base', at: '2013-10-01T12:00:00.000Z', tables: { b: [{ id: '2' }, { id: '1' }] } },
    { kind: 'changes', at: '2013-10-01T12:00:01.000Z', writes: [put('a', 'x', 1), { table: 'b', delete: '2' }] },
    { kind: 'changes', at: '2013-10-01T12:00:02.000Z', writes: [put('a', 'x', 2), put('b', '0', 3)] }
  ]

  it('gives the rows after the last change, always in the same order', () => {
    const expected = { a: [{ id: 'x', value: 2 }], b: [{ id: '0', value: 3 }, { id: '1' }] }
    expect(fold(entries)).toEqual(expected)
    expect(JSON.stringify(fold(entries))).toBe(JSON.stringify(expected))
  })

  it('in two parts gives the same', () => {
    expect(fold(entries.slice(2), fold(entries.slice(0, 2)))).toEqual(fold(entries))
  })

  it('forgets what came before a base', () => {
    expect(fold([entries[1]!, entries[0]!])).toEqual({ b: [{ id: '1' }, { id: '2' }] })
  })
})
