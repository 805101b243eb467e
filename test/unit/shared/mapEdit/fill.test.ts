import { describe, expect, it } from 'vitest'
import type { CaseMap, Segment } from '../../../../src/shared/contract/case.ts'
import { joinedSquares } from '../../../../src/shared/mapEdit/fill.ts'

const named = (map: CaseMap, x: number, y: number, most?: number): string =>
  joinedSquares(map, [x, y], most)
    .map((at) => at.join())
    .sort()
    .join(' ')

/** The middle of 3 x 3 squares with walls or force fields on these of its sides. */
const around = (...sides: readonly Segment[]): CaseMap => ({ size: [3, 3], walls: sides.slice(0, 2), barriers: sides.slice(2) })
const ALL: readonly Segment[] = [
  [[1, 0], [1, 1]], // prettier-ignore
  [[2, 1], [1, 1]], // prettier-ignore
  [[1, 1], [1, 2]], // prettier-ignore
  [[0, 1], [1, 1]] // prettier-ignore
]

describe('what a fill goes over', () => {
  it('stops at walls and force fields on every side, whichever square is named first', () => {
    expect(named(around(...ALL), 1, 1)).toBe('1,1')
    expect(joinedSquares(around(...ALL), [0, 0])).toHaveLength(8)
    for (const gap of ALL)
      expect(joinedSquares({ size: [3, 3], walls: ALL.filter((side) => side !== gap) }, [1, 1]), JSON.stringify(gap)).toHaveLength(9)
  })

  it('stops where terrain, level or indoors is another one, and at the edges of the map', () => {
    expect(named({ size: [3, 2], terrain: ['..h', '.h.'] }, 0, 0)).toBe('0,0 0,1 1,0')
    expect(named({ size: [3, 1], level: ['112'] }, 0, 0)).toBe('0,0 1,0')
    expect(named({ size: [3, 1], indoor: ['.i.'] }, 2, 0)).toBe('2,0')
    // The end of a row does not touch the beginning of the next.
    expect(named({ size: [2, 2], terrain: ['h.', '.h'] }, 1, 0)).toBe('1,0')
    expect(joinedSquares({ size: [2, 2] }, [2, 0])).toEqual([])
  })

  it('gives the nearest squares where only so many are wanted', () => {
    expect(named({ size: [5, 1] }, 0, 0, 3)).toBe('0,0 1,0 2,0')
  })
})
