/** Squares as large as on the printed map. */
import { describe, expect, it } from 'vitest'
import { gaugePixels, inchFrom, SQUARE_INCHES, squareInches, squarePixels } from '../../../../../src/renderer/model/board/trueSize.ts'
import type { Settings } from '../../../../../src/renderer/storage/interface/storage.ts'

const settings = (board?: Settings['board']): Settings => ({ board }) as Settings

describe('true size', () => {
  it('knows the squares that maps have, the usual one first', () => {
    expect(SQUARE_INCHES).toEqual([1.5, 1, 1.25, 2])
    expect(squareInches(settings())).toBe(1.5)
    expect(squareInches(settings({ squareInches: 2 }))).toBe(2)
  })

  it('turns a measured width into pixels of an inch and back', () => {
    expect(inchFrom('inches', 384)).toBeCloseTo(96, 9)
    expect(inchFrom('card', 342.4)).toBeCloseTo(101.6, 9)
    expect(gaugePixels('ruler', 96)).toBeCloseTo(377.95, 2)
    for (const gauge of ['card', 'ruler', 'inches'] as const) expect(inchFrom(gauge, gaugePixels(gauge, 110))).toBeCloseTo(110, 9)
  })

  it('says how large a square is once the screen has been measured', () => {
    expect(squarePixels(settings())).toBeNull()
    expect(squarePixels(settings({ squareInches: 1 }))).toBeNull()
    expect(squarePixels(settings({ inch: 100 }))).toBe(150)
    expect(squarePixels(settings({ inch: 100, squareInches: 2 }))).toBe(200)
  })
})
