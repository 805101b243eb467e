/** What the display shows of an event, and of the clocks of others beside it. */
import { describe, expect, it } from 'vitest'
import {
  displayChoice,
  displayedLeft,
  displayedStill,
  displayOf,
  otherClock,
  USUAL_DISPLAY
} from '../../../../../src/renderer/model/event/display.ts'
import { EventLog, readFact } from '../../../../../src/shared/tournament/log/eventLog.ts'

const START = Date.parse('2026-11-23T10:00:00.000Z')

/** An event of two players whose round was started at ten, and what comes after it. */
function stateOf(...more: readonly { do: string; [field: string]: unknown }[]) {
  const log = new EventLog({ minutes: 50, rounds: 1, cut: 0 })
  const facts = [
    { do: 'register', player: 'a', name: 'Ada Lo' },
    { do: 'register', player: 'b', name: 'Bo' },
    { do: 'round', round: 1, pairs: [['a', 'b']], tables: [1], bye: null },
    ...more
  ]
  for (const [at, fact] of facts.entries()) {
    const read = readFact({ ...fact, id: `x:${at + 1}`, at: new Date(START).toISOString(), by: { role: 'head', device: 'x' } }, '')
    if (!read.ok || !log.append(read.value).taken) throw new Error(JSON.stringify(fact))
  }
  return log.state
}
const clock = { do: 'clock', round: 1, action: 'start' }
const MINUTE = 60_000

describe('the clocks of other events', () => {
  it('stand beside that of this one while they run', () => {
    const other = otherClock(stateOf(clock), 'Sealed', START + 10 * MINUTE)
    expect(other).toMatchObject({ event: 'Sealed', round: 1 })
    expect(displayedLeft(other!.clock, START + 10 * MINUTE)).toBe(40 * 60)
    expect(displayOf(stateOf(clock), 'Modern', USUAL_DISPLAY, [other!]).others).toEqual([other])
  })

  it('say why they stand still, until the end of the time', () => {
    const paused = {
      whole: 50 * 60,
      changes: [
        { action: 'start', at: START },
        { action: 'pause', at: START + 5 * MINUTE }
      ],
      tables: []
    } as const
    const stillAt = (minutes: number, whole = paused.whole) => displayedStill({ ...paused, whole }, START + minutes * MINUTE)
    expect([stillAt(1), stillAt(6), stillAt(90), stillAt(6, 60)]).toEqual([null, 'paused', 'paused', null])
  })

  it('are not those of an event that has not begun, is over, or was on another day', () => {
    expect(otherClock(stateOf(), 'Sealed', START)).toBeNull()
    const result = { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 0 } }
    expect(otherClock(stateOf(clock, result), 'Sealed', START + MINUTE)).toBeNull()
    expect(otherClock(stateOf(clock), 'Sealed', START + 13 * 60 * MINUTE)).toBeNull()
  })

  it('are shown where the organiser has chosen so, and not otherwise', () => {
    expect(displayChoice({ others: true }).others).toBe(true)
    expect(displayChoice({ pages: ['clock'], seconds: 5, message: '' }).others).toBe(false)
  })
})
