/** What stands beside the log of a venue: read line by line, each once. */
import { expect, it } from 'vitest'
import { BesideReader } from '../../../../../src/renderer/model/venue/besideReader.ts'
import { checked } from '../../../../../src/shared/base/validate.ts'
import { besideLineShape, type BesideLine } from '../../../../../src/shared/venue/messages.ts'

const AT = '2026-03-07T12:00:00.000Z'
const fact = { do: 'result', round: 1, table: 1, winner: 'a' }

/** A reader that has heard these lines, each checked as they are on their way. */
function readerOf(...lines: readonly object[]) {
  const reader = new BesideReader()
  for (const [index, line] of lines.entries()) {
    const read = checked(besideLineShape, { row: index + 1, at: AT, by: 'Ann', ...line })
    if (!read.ok) throw new Error(read.problems[0]!.message)
    reader.take(read.value)
  }
  return reader
}
const dispute = (id: string) => ({ is: 'dispute', id, fact, against: 'x:1' })
const shared = (entry: string, id: string, body: unknown, title = id) => ({ is: 'material', entry, material: { id, kind: 'ruling', title, body } }) // prettier-ignore

it('holds the disputes that nobody has settled, in their order', () => {
  const reader = readerOf(dispute('one'), dispute('two'), dispute('three'), { is: 'settled', id: 'two', entry: null })
  expect(reader.disputes.map(({ id }) => id)).toEqual(['one', 'three'])
  expect([reader.setAside, reader.shared('d')]).toEqual([[], []])
})

it('holds what is shared until its own device takes it back, the newest first', () => {
  const reader = readerOf(shared('d1:1', 'r', 1), shared('d2:1', 'r', 2), shared('d1:2', 's', 3), shared('d1:4', 'r', 4, 'Anew'))
  expect(reader.shared('d1').map(({ id, body, own, title, by, at }) => [id, body, own, title, by, at])).toEqual([
    ['r', 4, true, 'Anew', 'Ann', AT],
    ['s', 3, true, 's', 'Ann', AT],
    ['r', 2, false, 'r', 'Ann', AT]
  ])
  const less = readerOf(shared('d1:1', 'r', 1), shared('d2:1', 'r', 2), shared('d1:2', 'r', null))
  expect(less.shared('d3').map(({ body, own }) => [body, own])).toEqual([[2, false]])
})

it('holds what was kept aside, and takes no line twice', () => {
  const aside = { is: 'kept-aside', fact: { ...fact, id: 'h:1', at: AT }, code: 'result-already', facts: {} }
  const reader = readerOf(aside)
  expect(reader.setAside).toHaveLength(1)
  reader.take(reader.setAside[0] as unknown as BesideLine)
  expect(reader.setAside).toHaveLength(1)
})
