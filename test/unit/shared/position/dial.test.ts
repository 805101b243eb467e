/** Dials as they are turned: on to a click that shows KO or past the end, back to the line and over no KO. */
import { describe, expect, it } from 'vitest'
import { clickShown, clicksOn, knockOutFrom, showsKnockOut, turnedBack } from '../../../../src/shared/position/dial.ts'

const plain = { dial: [{}, {}, {}] }
const shut = { dial: [{}, {}, { ko: true }, {}, { ko: true }] }

describe('a dial', () => {
  it('is turned on past its end where no click shows KO, and to the next click that shows it where one does', () => {
    expect([1, 2, 5].map((by) => clicksOn(plain, 2, by))).toEqual([3, 4, 7])
    expect([1, 2, 5].map((by) => clicksOn(shut, 1, by))).toEqual([2, 3, 3])
    expect(clicksOn(shut, 4, 9)).toBe(5)
    expect(clicksOn({ dial: [] }, 3, 4)).toBe(7)
  })

  it('ends at the first click from there on that shows KO, else after its last', () => {
    expect([knockOutFrom(plain, 1), knockOutFrom(plain, 9), knockOutFrom(shut, 1), knockOutFrom(shut, 4)]).toEqual([4, 9, 3, 5])
    expect(knockOutFrom({ dial: [] }, 1)).toBe(Infinity)
    expect([1, 2, 3, 4, 5, 6].filter((click) => showsKnockOut(shut, click))).toEqual([3, 5, 6])
    expect(clickShown(shut, 9)).toEqual({ ko: true })
  })

  it('is turned back no further than the line it came in on, nor over a click that shows KO', () => {
    expect([1, 2, 9].map((by) => turnedBack({ ...plain, startClick: 2 }, 4, by))).toEqual([3, 2, 2])
    expect(turnedBack({ ...shut, startClick: 1 }, 4, 3)).toBe(4)
  })
})
