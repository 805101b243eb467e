/** The clocks of the host: what the computer says of time, put together. */
import { expect, it } from 'vitest'
import { clockOfRun } from '../../../../src/host/time/clock.ts'

it('go on while the computer sleeps, and whatever is done to its clock', () => {
  let [wall, ticks, up] = [1000, 50, 7000]
  const clock = clockOfRun({ wall: () => wall, ticks: () => ticks, uptime: () => up })
  expect(clock.mono()).toBe(0)
  ;[wall, ticks, up] = [-9e9, ticks + 400, up + 1000]
  // An uptime in whole seconds is a little off, and that is no sleep.
  expect(clock.mono()).toBe(400)
  ticks += 100
  expect(clock.mono()).toBe(500)
  ;[ticks, up] = [ticks + 500, up + 3_600_500]
  expect(clock.mono()).toBe(3_601_000)
  ;[ticks, up] = [ticks + 10, up - 50_000]
  expect(clock.mono()).toBe(3_601_010)
  expect(clock.wall()).toBe(-9e9)
})

it('have a name of their own in each run', () => {
  expect(clockOfRun().run).not.toBe(clockOfRun().run)
})
