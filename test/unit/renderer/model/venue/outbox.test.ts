/** What a device wrote for the host: read again in its order at the next visit, answered once, kept as long as another host may need it. */
import { expect, it } from 'vitest'
import { dropOutbox, isAnswered, moveIn, numbersOf, Outbox, type OutboxEntry } from '../../../../../src/renderer/model/venue/outbox.ts'
import type { Change, StoredSession } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { Entry, Receipt } from '../../../../../src/shared/venue/messages.ts'

const SAID = '2026-11-24T12:00:00.000Z'
const settle = (n: number): Entry => ({ n, said: SAID, settle: `d${n}` })
const facts = (n: number, count: number): Entry => ({
  n,
  said: SAID,
  facts: Array.from({ length: count }, (_, at) => ({ do: 'call', table: at + 1 }))
})
const refused = (n: number): Receipt => ({ n, is: 'refused', code: 'no-table', facts: {}, index: 0 })

/** Sessions as a storage keeps them; it gives the one that was written last first. */
function shelf(...first: readonly StoredSession[]) {
  const rows = new Map<string, StoredSession>(first.map((row) => [row.id, row]))
  const commits: string[][] = []
  return {
    rows,
    commits,
    sessions: () => Promise.resolve([...rows.values()].toReversed()),
    commit: (changes: readonly Change[]) => {
      commits.push(changes.map((change) => `${change.do} ${'id' in change ? change.id : (change.value as StoredSession).id}`))
      for (const change of changes) {
        if (change.do === 'delete') rows.delete(change.id)
        else if (change.do === 'put') rows.set((change.value as StoredSession).id, structuredClone(change.value as StoredSession))
      }
      return Promise.resolve()
    }
  }
}
const numbers = (entries: readonly OutboxEntry[]): readonly number[] => entries.map(({ entry }) => entry.n)

it('entries are there again at the next visit, in their order; those of another device and what cannot be read are left', async () => {
  const rows = shelf()
  const first = await Outbox.open(rows, 'd')
  expect([first.entries, first.next]).toEqual([[], 1])
  await first.add(settle(1))
  await first.add(facts(2, 3))
  await first.add(settle(5))
  await (await Outbox.open(rows, 'd2')).add(settle(1))
  rows.rows.set('venue-out/d/broken', { id: 'venue-out/d/broken', state: { entry: { n: 'x' } } })
  rows.rows.set('venue-out/d/none', { id: 'venue-out/d/none', state: null } as unknown as StoredSession)
  const later = await Outbox.open(rows, 'd')
  expect(later.entries).toEqual([
    { entry: settle(1), receipt: null, seen: false },
    { entry: facts(2, 3), receipt: null, seen: false },
    { entry: settle(5), receipt: null, seen: false }
  ])
  expect([later.next, numbersOf(settle(5)), numbersOf(facts(2, 3))]).toEqual([6, 1, 3])
  expect(numbers((await Outbox.open(rows, 'd2')).entries)).toEqual([1])
})

it('the number after several facts is the one behind the last of them', async () => {
  const box = await Outbox.open(shelf(), 'd')
  await box.add(facts(1, 4))
  expect(box.next).toBe(5)
})

it('an answer counts once, and only where it says something new', async () => {
  const rows = shelf()
  const box = await Outbox.open(rows, 'd')
  for (const n of [1, 2, 3]) await box.add(settle(n))
  const before = rows.commits.length
  const saved: Receipt = { n: 1, is: 'saved', row: 7 }
  const notYet = { n: 2, is: 'not-yet' } as Receipt
  expect(numbers(await box.answer([saved, notYet, { n: 9, is: 'agreed' }]))).toEqual([1, 2])
  expect(rows.commits.slice(before)).toEqual([['put venue-out/d/0000000001', 'put venue-out/d/0000000002']])
  expect(await box.answer([{ n: 1, is: 'agreed' }, notYet])).toEqual([])
  expect(rows.commits).toHaveLength(before + 1)
  expect(box.entries.map((one) => [one.receipt?.is ?? null, isAnswered(one)])).toEqual([
    ['saved', true],
    ['not-yet', false],
    [null, false]
  ])
  expect(numbers(box.waiting)).toEqual([2, 3])
  expect(numbers(await box.answer([{ n: 2, is: 'agreed' }]))).toEqual([2])
  expect((await Outbox.open(rows, 'd')).entries.map(({ receipt }) => receipt)).toEqual([saved, { n: 2, is: 'agreed' }, null])
})

it('five hundred answered ones stay, and refusals that nobody has read', async () => {
  const rows = shelf()
  const box = await Outbox.open(rows, 'd')
  for (let n = 1; n <= 503; n++) await box.add(settle(n))
  const answers = Array.from({ length: 502 }, (_, at): Receipt => (at === 0 ? refused(1) : { n: at + 1, is: 'agreed' }))
  await box.answer(answers)
  // Two more than stay: the first is a refusal, the second goes.
  expect(numbers(box.entries).slice(0, 3)).toEqual([1, 3, 4])
  expect([box.entries.length, rows.rows.size]).toEqual([502, 502])
  await box.see(1)
  await box.answer([{ n: 503, is: 'agreed' }])
  expect(numbers(box.entries).slice(0, 2)).toEqual([4, 5])
  expect(numbers((await Outbox.open(rows, 'd')).entries)).toEqual(numbers(box.entries))
})

it('what was answered can be taken away: its last number stays in use, and a refusal until it was read', async () => {
  const rows = shelf()
  const box = await Outbox.open(rows, 'd')
  for (const n of [1, 2, 3]) await box.add(settle(n))
  const before = rows.commits.length
  await box.dropAnswered()
  expect(rows.commits).toHaveLength(before)
  await box.answer([{ n: 1, is: 'agreed' }, refused(2), { n: 3, is: 'saved', row: 1 }])
  await box.dropAnswered()
  const last = { entry: { n: 3, said: '1970-01-01T00:00:00.000Z', settle: '-' }, receipt: { n: 3, is: 'agreed' }, seen: true }
  expect(box.entries).toEqual([{ entry: settle(2), receipt: refused(2), seen: false }, last])
  expect([box.next, (await Outbox.open(rows, 'd')).entries]).toEqual([4, box.entries])
  await box.see(2)
  await box.see(8)
  await box.add(settle(4))
  await box.dropAnswered()
  expect(numbers(box.entries)).toEqual([4])
  expect(box.waiting).toEqual(box.entries)
})

it('an outbox moves to another address whole, and goes when the device leaves for good', async () => {
  const rows = shelf()
  const box = await Outbox.open(rows, 'd')
  await box.add(settle(1))
  await box.answer([{ n: 1, is: 'agreed' }])
  const there = shelf()
  await there.commit(moveIn('e', box.entries))
  expect((await Outbox.open(there, 'e')).entries).toEqual(box.entries)
  expect(await dropOutbox(there, 'd')).toEqual([])
  expect(await dropOutbox(there, 'e')).toEqual([{ do: 'delete', table: 'sessions', id: 'venue-out/e/0000000001' }])
})
