import { describe, expect, it } from 'vitest'
import type { MoveAsk, SquareXY } from '../../../../../../src/shared/contract/case.ts'
import { withoutLastStep, withTap } from '../../../../../../src/renderer/model/table/position/path.ts'

const START: SquareXY = [1, 1]
const tapped = (...taps: readonly SquareXY[]): readonly SquareXY[] =>
  taps.reduce<MoveAsk>((ask, at) => withTap(ask, START, at), { kind: 'move', figure: 'thor', path: [] }).path

describe('tapping a path', () => {
  it('adds one square after another', () => {
    expect(tapped([2, 1], [3, 2])).toEqual([
      [2, 1],
      [3, 2]
    ])
  })

  it('fills in the squares up to one further off, each next to the one before', () => {
    const path = tapped([7, 3])
    expect(path).toHaveLength(6)
    expect(path.at(-1)).toEqual([7, 3])
    path.forEach(([x, y], i) => {
      const before = path[i - 1] ?? START
      expect(Math.max(Math.abs(x - before[0]), Math.abs(y - before[1]))).toBe(1)
    })
  })

  it('goes back: the last square again, an earlier one, the start', () => {
    expect(tapped([2, 1], [3, 1], [3, 1])).toEqual([[2, 1]])
    expect(tapped([2, 1], [3, 1], [4, 1], [2, 1])).toEqual([[2, 1]])
    expect(tapped([2, 1], [3, 1], START)).toEqual([])
  })

  it('takes the last step back, and nothing from an empty path', () => {
    const ask: MoveAsk = {
      kind: 'move',
      figure: 'thor',
      path: [
        [2, 1],
        [3, 1]
      ]
    }
    expect(withoutLastStep(ask).path).toEqual([[2, 1]])
    expect(withoutLastStep({ ...ask, path: [] }).path).toEqual([])
  })
})
