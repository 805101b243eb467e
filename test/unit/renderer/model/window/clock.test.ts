/** The clock of the page: sleep counts, a clock that somebody sets does not. */
import { expect, it } from 'vitest'
import { PageClock } from '../../../../../src/renderer/model/window/clock.ts'

function page(hidden = false) {
  let [wall, ticks] = [1_000_000, 0]
  const clock = new PageClock({ wall: () => wall, ticks: () => ticks, isHidden: () => hidden }, 'r')
  const heard: number[] = []
  const unheard = clock.onSet((by) => heard.push(by))
  /** @param ticked milliseconds that the page has run @param passed milliseconds of the clock on the wall */
  const after = (ticked: number, passed = ticked): number => {
    ;[wall, ticks] = [wall + passed, ticks + ticked]
    return clock.mono()
  }
  return { after, heard, unheard, clock }
}
const HOUR = 3_600_000

it('goes at the pace of time', () => {
  const { after, heard } = page()
  expect([after(250), after(250), after(60_000)]).toEqual([250, 500, 60_500])
  expect(heard).toEqual([])
})

it('counts the time that the computer has slept', () => {
  const { after, heard } = page()
  after(250)
  expect(after(900, 3 * HOUR)).toBe(250 + 3 * HOUR)
  expect(heard).toEqual([])
})

it.each([HOUR, 400 * 24 * HOUR, -HOUR, -400 * 24 * HOUR])('does not count that somebody sets the clock by %i, and says so once', (by) => {
  const { after, heard } = page()
  after(250)
  expect(after(250, 250 + by)).toBe(500)
  expect(after(250)).toBe(750)
  expect(heard).toEqual([by])
})

it('is looked at once in a second in the background, which is no sleep', () => {
  const { after, heard } = page(true)
  expect(after(1000, HOUR)).toBe(1000)
  expect(heard).toHaveLength(1)
})

it('never goes back, and says nothing to who does not listen any more', () => {
  const { after, heard, unheard } = page()
  after(1000)
  unheard()
  expect(after(-500, -HOUR)).toBe(1000)
  expect(heard).toEqual([])
})
