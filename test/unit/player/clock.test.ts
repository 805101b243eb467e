/** The clock as the page of a player shows it. */
import { expect, it } from 'vitest'
import { clockWords, SleepWatch } from '../../../src/player/clock.ts'
import { clockText } from '../../../src/shared/tournament/state/clockText.ts'
import { textsOf } from '../../../src/player/texts.ts'
import type { ClockView } from '../../../src/shared/venue/views.ts'

const t = textsOf('en')
const clock = (...changes: ClockView['changes']): ClockView => ({ round: 1, seconds: 3000, changes, tables: [{ table: 2, more: 60 }] })
const shown = (view: ClockView, now: number, table: number | null = null) => {
  const { time, state } = clockWords(view, now, t, table)
  return [time, state]
}

it('has hours as the desk has them', () => {
  expect(shown({ ...clock(), seconds: 3900 }, 0)).toEqual(['1:05:00', 'not started'])
  expect([3599, 3600].map(clockText)).toEqual(['59:59', '1:00:00'])
})

it('is what is left of the round, with the extra time of the table', () => {
  expect(shown(clock(), 0)).toEqual(['50:00', 'not started'])
  const started = clock({ action: 'start', on: 5000 })
  expect([shown(started, 65_000), shown(started, 65_000, 2), shown(started, 0)]).toEqual([
    ['49:00', ''],
    ['50:00', ''],
    ['50:00', '']
  ])
  expect([shown(started, 3_005_000), shown(started, 3_005_000, 2)]).toEqual([
    ['0:00', 'Time is over.'],
    ['1:00', '']
  ])
  const paused = clock({ action: 'start', on: 0, seconds: 300 }, { action: 'pause', on: 60_000 })
  expect(shown(paused, 9e9)).toEqual(['44:00', 'paused'])
  expect(
    shown(clock(...paused.changes, { action: 'set', on: 70_000, seconds: 90 }, { action: 'extend', on: 70_000, seconds: 30 }), 9e9)
  ).toEqual(['2:00', 'paused'])
  expect(shown(clock({ action: 'start', on: 0 }, { action: 'stop', on: 1000 }), 9e9)[1]).toBe('stopped')
})

it('is asked for anew once the phone has slept', () => {
  let [wall, ticks] = [10, 0]
  const watch = new SleepWatch({ wall: () => wall, ticks: () => ticks })
  const after = (ticked: number, passed: number): boolean => {
    ;[wall, ticks] = [wall + passed, ticks + ticked]
    return watch.hasSlept()
  }
  expect([after(1000, 1000), after(1000, 1900), after(1000, 60_000), after(1000, 1000), after(1000, -90_000)]).toEqual([
    false,
    false,
    true,
    false,
    true
  ])
})
