import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  diffPatch,
  invertPatch,
  mergePatches,
  record,
  redo,
  startHistory,
  undo
} from '../../../../../src/renderer/model/table/history.ts'
import { seededRuns } from '../../../../support/seeded.ts'

interface Box {
  readonly a?: number
  readonly b?: number
  readonly c?: readonly number[]
}
const LIST: readonly number[] = [1, 2]
const box = fc.record(
  {
    a: fc.integer({ min: 0, max: 3 }),
    b: fc.integer({ min: 0, max: 3 }),
    c: fc.constant(LIST)
  },
  { requiredKeys: [] }
)

describe('patches', () => {
  it('lead from one value to the other and back', () => {
    fc.assert(
      fc.property(box, box, (from: Box, to: Box) => {
        const patch = diffPatch(from, to)
        expect(applyPatch(from, patch)).toEqual(to)
        expect(applyPatch(to, invertPatch(patch))).toEqual(from)
      }),
      seededRuns()
    )
  })

  it('merge into one that does both', () => {
    fc.assert(
      fc.property(box, box, box, (first: Box, second: Box, third: Box) => {
        const merged = mergePatches(diffPatch(first, second), diffPatch(second, third))
        expect(applyPatch(first, merged)).toEqual(third)
        expect(merged.every((edit) => edit.from !== edit.to)).toBe(true)
      }),
      seededRuns()
    )
  })

  it('keep what did not change as the same object', () => {
    const from: Box = { a: 1, c: LIST }
    expect(applyPatch(from, diffPatch(from, { a: 2, c: LIST })).c).toBe(LIST)
  })
})

describe('history', () => {
  it('undoes everything to the start and redoes everything to the end', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(box, fc.constantFrom('x', 'y', null))), (changes) => {
        const start: Box = { a: 0 }
        let history = startHistory(start)
        for (const [value, merge] of changes) history = record(history, value, 'edit', merge)
        const end = history.present
        let back = history
        while (back.past.length) back = undo(back)
        expect(back.present).toEqual(start)
        while (back.future.length) back = redo(back)
        expect(back.present).toEqual(end)
      }),
      seededRuns()
    )
  })

  it('takes a change that changes nothing as no step', () => {
    const history = startHistory<Box>({ a: 1 })
    expect(record(history, { a: 1 }, 'edit')).toBe(history)
  })

  it('makes one step of changes in a row with the same merge key, and two of others', () => {
    let history = startHistory<Box>({ a: 0 })
    history = record(history, { a: 1 }, 'type', 'a')
    history = record(history, { a: 2 }, 'type', 'a')
    expect(history.past).toHaveLength(1)
    expect(undo(history).present).toEqual({ a: 0 })
    history = record(history, { a: 2, b: 1 }, 'type', 'b')
    expect(history.past).toHaveLength(2)
  })

  it('forgets the undone way when something else is done', () => {
    let history = record(startHistory<Box>({ a: 0 }), { a: 1 }, 'edit')
    history = record(undo(history), { a: 5 }, 'edit')
    expect(history.future).toHaveLength(0)
    expect(redo(history)).toBe(history)
  })

  it('starts a new step after an undo even with the same merge key', () => {
    let history = record(startHistory<Box>({ a: 0 }), { a: 1 }, 'type', 'a')
    history = record(history, { a: 1, b: 1 }, 'other')
    history = record(undo(history), { a: 2 }, 'type', 'a')
    expect(history.past).toHaveLength(2)
  })
})
