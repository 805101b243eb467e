/** The room of a list on a display: one rule for the window on a desk and the page of a display. */
import { expect, it } from 'vitest'
import { roomFor } from '../../../../src/shared/venue/listRoom.ts'

const roomOf = (scale: number) => ({ rows: Math.floor(12 / scale), columns: scale <= 0.6 ? 3 : 2 })

it('has the largest letters in which all of it is on one screen, and no more columns than it fills', () => {
  expect([5, 12, 13, 24, 25, 29, 35, 61].map((count) => roomFor(count, roomOf))).toEqual([
    { scale: 1, rows: 12, columns: 1 },
    { scale: 1, rows: 12, columns: 1 },
    { scale: 1, rows: 12, columns: 2 },
    { scale: 1, rows: 12, columns: 2 },
    { scale: 0.85, rows: 14, columns: 2 },
    { scale: 0.7, rows: 17, columns: 2 },
    { scale: 0.6, rows: 20, columns: 2 },
    { scale: 0.6, rows: 20, columns: 3 }
  ])
  expect(roomFor(0, roomOf)).toEqual({ scale: 1, rows: 12, columns: 1 })
})
