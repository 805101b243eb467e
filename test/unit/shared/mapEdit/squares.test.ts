import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { CaseMap, SquareXY } from '../../../../src/shared/contract/case.ts'
import { caseMapSchema } from '../../../../src/shared/contract/mapSchema.ts'
import { blankMap, isBlank } from '../../../../src/shared/mapEdit/blankMap.ts'
import { blockOf, squaresBetween } from '../../../../src/shared/mapEdit/runs.ts'
import { isIndoor, kindsAt, levelAt } from '../../../../src/shared/contract/caseSquares.ts'
import {
  paintBasic,
  paintClear,
  paintIndoor,
  paintLevel,
  paintSpecial,
  paintStarting,
  removeBasic,
  removeSpecial,
  startingAt,
  wipe
} from '../../../../src/shared/mapEdit/squares.ts'

const blank = blankMap(6, 5)
const C3: SquareXY = [2, 2]
const D4: SquareXY = [3, 3]
const isValid = (map: CaseMap) => v.safeParse(caseMapSchema, map).success

describe('painting squares', () => {
  it('makes a square one of hindering, blocking and water at a time, and nothing else', () => {
    const hindering = paintBasic(blank, [C3], 'hindering')
    expect(kindsAt(hindering, C3)).toEqual(['hindering'])
    expect(kindsAt(hindering, D4)).toEqual([])
    const water = paintBasic(hindering, [C3], 'water')
    expect(kindsAt(water, C3)).toEqual(['water'])
    expect(hindering).not.toBe(water)
    expect(kindsAt(hindering, C3)).toEqual(['hindering'])
    expect(isValid(water)).toBe(true)
  })

  it('lays special terrain over what is there, and takes each away alone', () => {
    const both = paintSpecial(paintBasic(blank, [C3], 'hindering'), [C3], 'deep-space')
    expect([...kindsAt(both, C3)].sort()).toEqual(['hindering', 'special:deep-space'])
    expect(isValid(both)).toBe(true)
    expect(kindsAt(removeBasic(both, [C3]), C3)).toEqual(['special:deep-space'])
    expect(kindsAt(removeSpecial(both, [C3]), C3)).toEqual(['hindering'])
    expect(kindsAt(paintClear(both, [C3]), C3)).toEqual([])
  })

  it('uses a letter of the legend again, and never one that means something else', () => {
    const first = paintSpecial(
      { ...blank, legend: { s: ['hindering', 'water'] }, terrain: ['s.....', '......', '......', '......', '......'] },
      [C3],
      'deep-space'
    )
    const second = paintSpecial(first, [D4], 'deep-space')
    expect(second.legend).toEqual(first.legend)
    expect(kindsAt(second, [0, 0])).toEqual(['hindering', 'water'])
    expect(kindsAt(second, D4)).toEqual(['special:deep-space'])
  })

  it('sets levels, indoors and starting areas; a square starts one side only', () => {
    const map = paintStarting(paintStarting(paintIndoor(paintLevel(blank, [C3], 3), [C3], true), [C3, D4], 'red'), [D4], 'blue')
    expect([levelAt(map, C3), isIndoor(map, C3), startingAt(map, C3), startingAt(map, D4)]).toEqual([3, true, 'red', 'blue'])
    expect(isValid(map)).toBe(true)
    expect(() => paintLevel(blank, [C3], 0)).toThrow('levels are whole numbers from 1 to 9')
  })

  it('says nothing on a map that is plain again', () => {
    const painted = paintStarting(paintIndoor(paintLevel(paintBasic(blank, [C3], 'blocking'), [C3], 2), [C3], true), [C3], 'red')
    expect(isBlank(painted)).toBe(false)
    expect(wipe(painted, [C3])).toEqual(blank)
    expect(isBlank(wipe(painted, [C3]))).toBe(true)
  })

  it('leaves squares beside the map out, and the very map where nothing changes', () => {
    expect(
      paintBasic(
        blank,
        [
          [-1, 0],
          [6, 0],
          [0, 5]
        ],
        'water'
      )
    ).toBe(blank)
    expect(paintLevel(blank, [C3], 1)).toBe(blank)
    expect(paintClear(blank, [C3])).toBe(blank)
  })
})

describe('runs of squares', () => {
  it('join every square with the next one, whichever way the hand moves', () => {
    for (const to of [
      [5, 0],
      [5, 2],
      [3, 4],
      [0, 4],
      [0, 0]
    ] as const) {
      const run = squaresBetween([1, 1], to)
      expect(run[0]).toEqual([1, 1])
      expect(run.at(-1)).toEqual(to)
      run.slice(1).forEach(([x, y], i) => {
        const [px, py] = run[i] ?? [NaN, NaN]
        expect(Math.max(Math.abs(x - px), Math.abs(y - py))).toBe(1)
      })
    }
  })

  it('give a block from any two of its corners', () => {
    expect(blockOf([3, 2], [2, 1])).toEqual([
      [2, 1],
      [3, 1],
      [2, 2],
      [3, 2]
    ])
  })
})
