/** The line of time of a log: what clocks that are wrong, or were set, do to it. */
import { describe, expect, it } from 'vitest'
import { answerEvent } from '../../../../../src/shared/tournament/asks/answerEvent.ts'
import { readEvent } from '../../../../../src/shared/tournament/asks/readEvent.ts'
import { EventLog, readFact } from '../../../../../src/shared/tournament/log/eventLog.ts'
import { LogClock } from '../../../../../src/shared/tournament/log/logClock.ts'
import { clockAt } from '../../../../../src/shared/tournament/state/clock.ts'
import { roundFigures } from '../../../../../src/shared/tournament/state/roundFigures.ts'
import { clockOf } from '../../../../support/clock.ts'

type Json = Readonly<Record<string, unknown>>
const PLAYED: readonly Json[] = [
  { do: 'register', player: 'a', name: 'Ann' },
  { do: 'register', player: 'b', name: 'Bo' },
  { do: 'round', round: 1, pairs: [['a', 'b']] }
]
const at = (time: string, year = 2026): string => `${year}-11-28T${time}:00Z`
const clock = (action: string, some: Json): Json => ({ do: 'clock', round: 1, action, ...some })

function answered(log: readonly Json[], ask: Json = { kind: 'clock', round: 1 }) {
  const file = readEvent({ format: 'linejudge-event/1', id: 'c', log: [...PLAYED, ...log], ask: [ask] })
  if (!file.ok) throw new Error(JSON.stringify(file.problems))
  const { answers, refused, clockChanges } = answerEvent(file.value)
  return { ...(answers[0] as { state: string; left: number }), refused, clockChanges }
}

describe('the order is that of the log', () => {
  it('a clock that was paused is paused, whatever the times say', () => {
    const log = [clock('start', { at: at('10:00') }), clock('pause', { at: at('10:10') })]
    expect(answered(log)).toMatchObject({ state: 'paused', left: 40 * 60, refused: [] })
    // "As of" a time before the pause it runs.
    expect(answered(log, { kind: 'clock', round: 1, now: at('10:05') })).toMatchObject({ state: 'running', left: 45 * 60 })
  })

  it('a fact is not refused because the clock went back before it, and no time is below 0', () => {
    const back = answered([clock('start', { at: at('10:00') }), clock('pause', { at: at('09:00') }), clock('resume', { at: at('09:10') })])
    expect(back).toMatchObject({ state: 'running', left: 3000, refused: [], clockChanges: [{ at: 4, seconds: -3600 }] })
  })

  it('a clock of an old log that was a year ahead runs, and goes on by itself', () => {
    const log = new EventLog({ minutes: 50 })
    for (const fact of [...PLAYED, clock('start', { at: at('10:00', 2027) })]) {
      const read = readFact(fact, '')
      if (!read.ok || !log.append(read.value).taken) throw new Error('The fact is not taken.')
    }
    let now = Date.parse(at('10:20'))
    const time = new LogClock(
      clockOf(() => now),
      () => log.state.times
    )
    expect(clockAt(log.state, 1, time.now())).toMatchObject({ state: 'running', left: 3000 })
    now += 7 * 60_000
    expect(clockAt(log.state, 1, time.now()).left).toBe(43 * 60)
  })
})

describe('durations come from the monotonic clock of a run', () => {
  const run = (ms: number, time: string, year = 2026): Json => ({ at: at(time, year), mono: ['r1', ms] })

  it('when the clock goes ahead and comes back, which is reported with its place', () => {
    const log = [
      clock('start', run(0, '10:00')),
      { do: 'note', text: 'ahead', ...run(60_000, '10:01', 2029) },
      clock('pause', run(600_000, '10:10'))
    ]
    const ahead = Math.round((Date.parse(at('10:01', 2029)) - Date.parse(at('10:01'))) / 1000)
    expect(answered(log)).toMatchObject({
      state: 'paused',
      left: 40 * 60,
      clockChanges: [
        { at: 4, seconds: ahead },
        { at: 5, seconds: -ahead }
      ]
    })
  })

  it('and from one run to the next from the clocks, or from what both said as the next one began', () => {
    const next = (some: Json): Json => clock('pause', { at: at('11:00', 2028), mono: ['r2', 305_000], ...some })
    const start = clock('start', run(0, '10:00'))
    expect(answered([start, next({ at: at('10:15') })])).toMatchObject({ left: 35 * 60, clockChanges: undefined })
    // It began at 10:10, ran for five minutes, and somebody set the clock meanwhile.
    expect(answered([start, next({ begun: [at('10:10'), 5000] })])).toMatchObject({
      left: 35 * 60,
      clockChanges: [{ at: 4, seconds: Math.round((Date.parse(at('11:00', 2028)) - Date.parse(at('10:15'))) / 1000) }]
    })
    expect(answered([start, next({ begun: [at('09:10'), 5000] })])).toMatchObject({ left: 45 * 60 })
  })

  it('a fact that was taken back counts in the time of the others', () => {
    const log = [
      clock('start', run(0, '10:00')),
      { do: 'note', id: 'n', text: 'x', at: at('10:00', 2027), mono: ['r2', 0], begun: [at('10:05'), 0] },
      { do: 'undo', fact: 'n', at: at('10:01', 2027), mono: ['r2', 60_000] },
      clock('pause', { at: at('10:02', 2027), mono: ['r2', 120_000] })
    ]
    expect(answered(log)).toMatchObject({ state: 'paused', left: (50 - 7) * 60 })
  })

  it('calls wait as long as they really did', () => {
    const called = { do: 'call', call: 'x', round: 1, table: 1, ...run(0, '10:00') }
    const taken = { do: 'take-call', call: 'x', judge: 'j', ...run(90_000, '10:00', 2030) }
    expect(answered([called, taken], { kind: 'calls' })).toMatchObject({ open: [{ waited: 90 }], medianWait: 90 })
  })

  it.each([
    ['mono', 'r1'],
    ['mono', ['r1', -1]],
    ['mono', ['', 1]],
    ['begun', [at('10:00')]],
    ['begun', ['noon', 1]]
  ])('a fact whose %s is %j is none', (field, value) => {
    const read = readFact({ do: 'note', text: 'x', [field]: value }, '/log/3')
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.problems[0]!.path).toMatch(new RegExp(`^/log/3/${field}`))
  })
})

describe('a clock can be set', () => {
  const from = {
    'not-started': [],
    running: [clock('start', { at: at('10:00') })],
    paused: [clock('start', { at: at('10:00') }), clock('pause', { at: at('10:10') })],
    stopped: [clock('start', { at: at('10:00') }), clock('stop', { at: at('10:10') })]
  }
  it.each([
    ['not-started', 'not-started'],
    ['running', 'running'],
    ['paused', 'paused'],
    // Then it can go on.
    ['stopped', 'paused']
  ] as const)('while it is %s, and is %s then', (before, after) => {
    const log = [...from[before], clock('set', { at: at('10:20'), left: 600 })]
    expect(answered(log)).toMatchObject({ state: after, left: 600, refused: [] })
  })

  it('and its time goes down from there', () => {
    const log = [...from.running, clock('set', { at: at('10:20'), left: 600 }), clock('pause', { at: at('10:25') })]
    expect(answered(log).left).toBe(300)
    expect(
      answered([clock('set', { at: at('09:00'), left: 600 }), clock('start', { at: at('10:00') }), clock('pause', { at: at('10:04') })])
        .left
    ).toBe(360)
    expect(answered([...from.running, clock('set', { at: at('12:00'), left: 60 })])).toMatchObject({ state: 'running', left: 60 })
  })

  it('is started as of some time ago, and gives every table more time at once', () => {
    expect(answered([clock('start', { at: at('10:00'), ago: 300 })])).toMatchObject({ state: 'running', left: 45 * 60 })
    const log = [
      ...from.running,
      { do: 'extend', round: 1, seconds: 120, at: at('10:05') },
      { do: 'extend', round: 1, table: 1, seconds: 60, at: at('10:05') }
    ]
    expect(answered([...log, clock('pause', { at: at('10:10') })])).toMatchObject({ left: 42 * 60, tables: [{ table: 1, left: 43 * 60 }] })
    expect(answered([{ do: 'extend', round: 2, seconds: 60 }]).refused).toMatchObject([{ code: 'round-out-of-order' }])
  })

  it('the time that every table was given is in the figures of the round', () => {
    const log = new EventLog({})
    for (const fact of [...PLAYED, { do: 'extend', round: 1, seconds: 120 }]) {
      const read = readFact(fact, '')
      if (!read.ok || !log.append(read.value).taken) throw new Error('The fact is not taken.')
    }
    expect(roundFigures(log.state)[0]).toMatchObject({ extended: 120 })
  })
})
