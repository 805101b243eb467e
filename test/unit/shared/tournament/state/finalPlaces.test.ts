/** After a cut there is one order, wherever it is shown; and what a cut has: tables, clocks, a match for the third place. */
import { describe, expect, it } from 'vitest'
import { answerEvent } from '../../../../../src/shared/tournament/asks/answerEvent.ts'
import { readEvent } from '../../../../../src/shared/tournament/asks/readEvent.ts'
import { EventLog } from '../../../../../src/shared/tournament/log/eventLog.ts'
import { cutTables } from '../../../../../src/shared/tournament/pairing/cutTables.ts'
import { clockAt, clockRound, pausedSince } from '../../../../../src/shared/tournament/state/clock.ts'
import { finalStandings } from '../../../../../src/shared/tournament/state/finalPlaces.ts'
import { standingsOf } from '../../../../../src/shared/tournament/state/standings.ts'
import { playerViews, publicView } from '../../../../../src/shared/venue/views.ts'
import { mustTake, type FactJson } from '../../../../support/randomEvents.ts'
import { exportText, EVENT_EXPORTS } from '../../../../../src/renderer/model/event/record/exports.ts'
import { exactStandings, standingsList } from '../../../../../src/renderer/model/event/record/publicLists.ts'

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Fay']
/** Ada to Di are in the cut, in this order of the rounds. */
const DAY: readonly FactJson[] = [
  ...NAMES.map((name, index) => ({ do: 'register', player: `p${index + 1}`, name })),
  { do: 'round', round: 1, pairs: [['p1', 'p4'], ['p2', 'p5'], ['p3', 'p6']], tables: [1, 2, 3], at: '2026-03-07T10:00:00Z' }, // prettier-ignore
  { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 90, p4: 40 } },
  { do: 'result', round: 1, table: 2, winner: 'p2', score: { p2: 80, p5: 30 } },
  { do: 'result', round: 1, table: 3, winner: 'p3', score: { p3: 70, p6: 20 } }
]
const won = (match: string, winner: string): FactJson => ({ do: 'result', match, winner, kind: 'no-show' })
/** Cy beats Ada in the final although both finalists were lower seeds than Bo. */
const CUT = [{ do: 'cut', size: 4, third: true }, won('cut-1-1', 'p4'), won('cut-1-2', 'p3')]

function logOf(...facts: readonly FactJson[]): EventLog {
  const log = new EventLog({ firstTable: 11, fixedTables: { p3: 40 } })
  for (const fact of [...DAY, ...facts]) mustTake(log, fact)
  return log
}

describe('the order after a cut', () => {
  const log = logOf(...CUT, won('cut-2-1', 'p3'), won('cut-third', 'p2'))
  const { state } = log
  const order = ['Cy', 'Di', 'Bo', 'Ada', 'Eve', 'Fay']

  it('is the same on the screen, on paper, in files, on displays and on phones', () => {
    expect(standingsOf(state).rows.map(({ player }) => player)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
    expect(finalStandings(state)).toMatchObject({
      inCut: 4,
      rows: [3, 4, 2, 1, 5, 6].map((n, index) => ({ player: `p${n}`, rank: index + 1 }))
    })
    for (const list of [standingsList(state, 1), exactStandings(state, 1)]) expect(list.rows.map(([, name]) => name)).toEqual(order)
    expect(publicView(state, 'S', 1).standings.map(({ name, rank }) => `${rank} ${name}`)).toEqual(
      order.map((name, index) => `${index + 1} ${name}`)
    )
    expect(playerViews(state, 'S', 1)('p1')?.place).toMatchObject({ rank: 4, wins: 1 })
    const csv = exportText(
      EVENT_EXPORTS.find(({ id }) => id === 'standings')!,
      log,
      'S',
      true
    )
    expect(csv.split('\r\n').slice(1, 7).map((line) => line.split(',')[1])).toEqual(order) // prettier-ignore
  })

  it('is in the answer beside the rows of the rounds, which stay', () => {
    const file = readEvent({
      format: 'linejudge-event/1',
      id: 'x',
      log: [...DAY, ...CUT],
      ask: [{ kind: 'standings', final: true }, { kind: 'bracket' }]
    })
    const [standings, bracket] = file.ok ? answerEvent(file.value).answers : []
    expect(standings).toMatchObject({ rows: [{ player: 'p1', rank: 1 }, {}, {}, {}, {}, {}], final: [{ player: 'p3', place: 1 }, { player: 'p4', place: 2 }, {}, {}, {}, {}] }) // prettier-ignore
    expect(bracket).toMatchObject({ winner: null, matches: [{}, {}, {}, { match: 'cut-third', a: 'p1', b: 'p2' }] })
  })
})

describe('a cut', () => {
  it('has tables: fixed ones first, the match for the third place beside the final', () => {
    expect(Object.fromEntries(cutTables(logOf(...CUT).state))).toEqual({ 'cut-1-1': 11, 'cut-1-2': 40, 'cut-2-1': 40, 'cut-third': 11 })
  })

  it('has a match for the third place only if it was asked for, and its semifinals stay once it is played', () => {
    expect(logOf({ do: 'cut', size: 4 }).state.cut?.third).toBeNull()
    const log = logOf(...CUT, won('cut-third', 'p2'))
    expect(() => {
      mustTake(log, { do: 'correct', match: 'cut-1-1', winner: 'p1', kind: 'no-show' })
    }).toThrow()
  })

  it('has a clock of its own for each round, and none once it is over', () => {
    const at = (minute: number): string => `2026-03-07T10:${minute}:00Z`
    const log = logOf({ do: 'clock', round: 1, action: 'start', at: at(10) }, { do: 'cut', size: 4 })
    expect(clockRound(log.state)).toBe(2)
    expect(clockAt(log.state, clockRound(log.state), 0).state).toBe('not-started')
    mustTake(log, { do: 'clock', round: 2, action: 'start', at: at(20) })
    mustTake(log, { do: 'clock', round: 2, action: 'pause', at: at(25) })
    expect(pausedSince(log.state.clocks.get(2)!)).toBe(Date.parse(at(25)))
    for (const fact of [won('cut-1-1', 'p1'), won('cut-1-2', 'p2')]) mustTake(log, fact)
    expect(clockRound(log.state)).toBe(3)
    mustTake(log, { do: 'extend', round: 3, seconds: 60 })
    expect(publicView(log.state, 'S', 1).clock).toMatchObject({ round: 3, tables: [] })
    mustTake(log, won('cut-2-1', 'p2'))
    expect(publicView(log.state, 'S', 1).clock).toBeNull()
  })
})
