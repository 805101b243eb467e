/** A result slip as it is typed, and the tables of a round as the floor sees them. */
import { describe, expect, it } from 'vitest'
import {
  cutMatchAt,
  EMPTY_SLIP,
  isBegun,
  matchAt,
  placeTyped,
  sameSlip,
  slipFacts,
  slipOf,
  slipPlaceAt,
  unlikely,
  type HalfSlip,
  type Slip,
  type SlipMatch
} from '../../../../../../src/renderer/model/event/rounds/slip.ts'
import {
  FLOOR_FILTERS,
  floorOf,
  leftAt,
  moreReasons,
  nextOpenTable,
  openCalls,
  seatedTables,
  tablesOf,
  waitedFor,
  type FloorFilter
} from '../../../../../../src/renderer/model/event/rounds/tables.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import type { ClockReading } from '../../../../../../src/shared/tournament/state/clock.ts'
import { CUT_OF_FOUR, logOf, mustTake, type FactJson } from '../../../../../support/randomEvents.ts'

const players = (many: number): FactJson[] =>
  Array.from({ length: many }, (_, index) => ({ do: 'register', player: `p${index + 1}`, name: `Player ${index + 1}` }))
const score = (a: number, b: number) =>
  new Map([
    ['p1', a],
    ['p2', b]
  ])

describe('the match that a slip is about', () => {
  const { state } = logOf([
    ...players(4),
    {
      do: 'round',
      round: 1,
      pairs: [
        ['p1', 'p2'],
        ['p3', 'p4']
      ],
      tables: [1, 12]
    },
    { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 95 } },
    { do: 'result', round: 1, table: 12, winner: 'p3', score: { p3: 200, p4: 20 } },
    {
      do: 'round',
      round: 2,
      pairs: [
        ['p1', 'p3'],
        ['p2', 'p4']
      ]
    }
  ])
  const first: SlipMatch = {
    place: { round: 1, table: 1 },
    players: ['p1', 'p2'],
    result: { kind: 'played', winner: 'p1', score: score(300, 95), first: null }
  }
  const now: SlipMatch = { place: { round: 2, table: 1 }, players: ['p1', 'p3'], result: null }

  it.each<[typed: string, match: SlipMatch | null]>([
    ['1', now],
    [' 1 ', now],
    ['2/1', now],
    ['1/1', first],
    ['1 : 1', first],
    ['1.1', first],
    ['3', null],
    ['3/1', null],
    ['0/1', null],
    ['1/2', null],
    ['12', null],
    ['', null],
    ['one', null],
    ['1/1x', null],
    ['x1', null],
    ['1-1', null]
  ])('typed as %j', (typed, match) => {
    expect(matchAt(state, typed)).toEqual(match)
  })

  it('is typed as its table alone in the round that is played, else with its round', () => {
    expect([placeTyped(state, 2, 7), placeTyped(state, 1, 7)]).toEqual(['7', '1/7'])
  })

  it('is one of the cut as soon as both are known', () => {
    const cut = logOf([...players(4), ...CUT_OF_FOUR])
    expect(cutMatchAt(cut.state, 'cut-1-1')).toEqual({ place: { match: 'cut-1-1' }, players: ['p1', 'p4'], result: null })
    mustTake(cut, { do: 'result', match: 'cut-1-1', winner: 'p1' })
    expect(cutMatchAt(cut.state, 'cut-2-1')).toBeNull()
    expect(cutMatchAt(cut.state, 'cut-9-1')).toBeNull()
    expect(slipPlaceAt(cut.state, { match: 'cut-1-1' })?.result?.winner).toBe('p1')
    mustTake(cut, { do: 'result', match: 'cut-1-2', winner: 'p2' })
    expect(cutMatchAt(cut.state, 'cut-2-1')).toEqual({ place: { match: 'cut-2-1' }, players: ['p1', 'p2'], result: null })
  })
})

describe('a slip', () => {
  const open: SlipMatch = { place: { round: 1, table: 1 }, players: ['p1', 'p2'], result: null }
  const done: SlipMatch = { ...open, result: { kind: 'played', winner: 'p1', score: score(1, 0), first: null } }
  const result = { do: 'result', round: 1, table: 1 }

  it.each<[of: string, slip: Partial<Slip>, facts: ReturnType<typeof slipFacts>]>([
    ['more points win', { a: '300', b: '95' }, [{ ...result, winner: 'p1', score: { p1: 300, p2: 95 }, kind: 'played' }]],
    ['more points win at the other side', { a: '', b: ' 5 ' }, [{ ...result, winner: 'p2', score: { p1: 0, p2: 5 }, kind: 'played' }]],
    ['who is named wins', { winner: '2', a: '300', b: '95' }, [{ ...result, winner: 'p2', score: { p1: 300, p2: 95 }, kind: 'played' }]],
    ['the first is named', { winner: '1' }, [{ ...result, winner: 'p1', score: { p1: 0, p2: 0 }, kind: 'played' }]],
    ['as many points have no winner', { a: '5', b: '5' }, 'winner'],
    ['nothing typed has none', {}, 'winner'],
    ['points are whole numbers', { a: '5.5', b: '5' }, 'score'],
    ['points are never below nought', { a: '5', b: '-5' }, 'score'],
    ['points have six digits at most', { a: '1234567' }, 'score'],
    ['six digits are points', { a: '123456' }, [{ ...result, winner: 'p1', score: { p1: 123456, p2: 0 }, kind: 'played' }]],
    ['nobody wins', { winner: '0', a: '5', b: '7' }, [{ ...result, score: { p1: 5, p2: 7 }, kind: 'double-loss' }]],
    [
      'both lose, whoever is named',
      { winner: '1', kind: 'double-loss', a: '5' },
      [{ ...result, score: { p1: 5, p2: 0 }, kind: 'double-loss' }]
    ],
    [
      'who does not come has no points',
      { winner: '1', kind: 'no-show', a: '5' },
      [{ ...result, winner: 'p1', score: {}, kind: 'no-show' }]
    ],
    ['who went first', { winner: '1', first: '2' }, [{ ...result, winner: 'p1', score: { p1: 0, p2: 0 }, kind: 'played', first: 'p2' }]],
    [
      'the first went first',
      { winner: '1', first: '1' },
      [{ ...result, winner: 'p1', score: { p1: 0, p2: 0 }, kind: 'played', first: 'p1' }]
    ],
    [
      'both leave after it',
      { winner: '1', dropA: true, dropB: true },
      [
        { ...result, winner: 'p1', score: { p1: 0, p2: 0 }, kind: 'played' },
        { do: 'drop', player: 'p1' },
        { do: 'drop', player: 'p2' }
      ]
    ],
    [
      'one leaves after it',
      { winner: '1', dropB: true },
      [
        { ...result, winner: 'p1', score: { p1: 0, p2: 0 }, kind: 'played' },
        { do: 'drop', player: 'p2' }
      ]
    ]
  ])('%s', (_of, slip, facts) => {
    expect(slipFacts(open, { ...EMPTY_SLIP, ...slip })).toEqual(facts)
  })

  it('corrects a result that is there, with why', () => {
    const facts = (reason: string) => slipFacts(done, { ...EMPTY_SLIP, winner: '2' }, reason)
    const corrects = { do: 'correct', round: 1, table: 1, winner: 'p2', score: { p1: 0, p2: 0 }, kind: 'played' }
    expect([facts(' misread '), facts(' ')]).toEqual([[{ ...corrects, reason: 'misread' }], [corrects]])
  })

  it.each<[slip: Partial<HalfSlip>, begun: boolean]>([
    [{}, false],
    [{ table: '12' }, false],
    [{ winner: '1' }, true],
    [{ a: '5' }, true],
    [{ b: '5' }, true],
    [{ kind: 'no-show' }, true],
    [{ first: '1' }, true],
    [{ dropA: true }, true],
    [{ dropB: true }, true]
  ])('with %j is begun: %s', (slip, begun) => {
    const one = { ...EMPTY_SLIP, ...slip }
    expect([isBegun(one), sameSlip(one, EMPTY_SLIP), sameSlip(one, { ...one })]).toEqual([begun, Object.keys(slip).length === 0, true])
  })

  it('that was kept is read again, and what cannot be read of it is empty', () => {
    const whole: HalfSlip = { table: '1/2', winner: '0', a: '5', b: '6', kind: 'double-loss', first: '2', dropA: true, dropB: true }
    expect(slipOf({ ...whole })).toEqual(whole)
    expect(slipOf({ ...whole, winner: '2', kind: 'no-show', first: '1' })).toEqual({ ...whole, winner: '2', kind: 'no-show', first: '1' })
    expect(slipOf({ table: 4, winner: '3', a: null, b: 'x'.repeat(30), kind: 'won', first: 1, dropA: 'true', dropB: 1 })).toEqual({
      ...EMPTY_SLIP,
      b: 'x'.repeat(20)
    })
    expect(slipOf({ table: ' 22 ', a: '300 ' })).toEqual({ ...EMPTY_SLIP, table: '22', a: '300' })
    for (const none of [null, 'slip', 4, undefined]) expect(slipOf(none)).toBe(EMPTY_SLIP)
  })

  it('is worth a second look above the build total', () => {
    const { state } = new EventLog({ buildTotal: 300 })
    expect(
      [
        ['300', ''],
        ['301', ''],
        ['', '301'],
        ['x', '']
      ].map(([a = '', b = '']) => unlikely(state, { ...EMPTY_SLIP, a, b }))
    ).toEqual([false, true, true, false])
  })
})

describe('the tables of a round', () => {
  const at = (minute: number): string => new Date(Date.UTC(2026, 0, 10, 10, minute)).toISOString()
  const by = (player: string) => ({ role: 'player', device: `d-${player}`, player })
  const log = logOf([
    ...players(16),
    {
      do: 'round',
      round: 1,
      pairs: Array.from({ length: 8 }, (_, index) => [`p${2 * index + 1}`, `p${2 * index + 2}`]),
      tables: [8, 7, 6, 5, 4, 3, 2, 1]
    },
    { do: 'result', round: 1, table: 8, winner: 'p1' },
    { do: 'call', call: 'late', round: 1, table: 7, at: at(9) },
    { do: 'call', call: 'early', round: 1, table: 6, at: at(1) },
    { do: 'take-call', call: 'early', judge: 'Robin', at: at(2) },
    { do: 'call', call: 'done', round: 1, table: 5, at: at(3) },
    { do: 'close-call', call: 'done', at: at(4) },
    { do: 'claim', round: 1, table: 5, winner: 'p7', by: by('p7') },
    { do: 'claim', round: 1, table: 5, winner: 'p8', by: by('p8') },
    { do: 'claim', round: 1, table: 4, winner: 'p9', by: by('p9') },
    { do: 'extend', round: 1, table: 3, seconds: 60, reason: 'Late', at: at(5) },
    { do: 'extend', round: 1, table: 3, seconds: 60, reason: 'Late', at: at(5) },
    { do: 'extend', round: 1, table: 3, seconds: 60, ruling: 'r', at: at(5) },
    { do: 'extend', round: 1, table: 3, seconds: 60, at: at(5) },
    { do: 'extend', round: 1, table: 2, seconds: -60, at: at(5) },
    { do: 'extend', round: 1, table: 8, seconds: 60, at: at(5) },
    { do: 'table-map', table: 2, map: 'Docks' },
    { do: 'penalty', player: 'p13', round: 1, table: 2, level: 'caution', infraction: 'x' },
    { do: 'penalty', player: 'p14', round: 1, level: 'caution', infraction: 'x' },
    { do: 'penalty', player: 'p15', round: 1, table: 2, level: 'caution', infraction: 'x' }
  ])
  const { state } = log
  const round = state.rounds[0]!
  const left = (table: number): number | null => (table === 1 ? 0 : table === 2 ? 60 : table === 4 ? null : 90)
  const floor = floorOf(state, round, left, new Set([1]))

  it('are each in one state, with the call and the penalties there', () => {
    expect(floor.map(({ table, state: is, penalties, call }) => [table.table, is, penalties, call?.call ?? null])).toEqual([
      [1, 'dispute', 0, null],
      [2, 'playing', 3, null],
      [3, 'extended', 0, null],
      [4, 'free', 0, null],
      [5, 'dispute', 0, null],
      [6, 'judge', 0, 'early'],
      [7, 'called', 0, 'late'],
      [8, 'reported', 0, null]
    ])
    expect(floorOf(state, round, left)[0]?.state).toBe('late')
  })

  it.each<[filter: FloorFilter, tables: readonly number[]]>([
    ['open', [1, 2, 3, 4, 5, 6, 7]],
    ['called', [7]],
    ['judge', [6]],
    ['extended', [3]],
    ['dispute', [1, 5]],
    ['late', []],
    ['penalty', [2]],
    ['playing', [2]],
    ['free', [4]],
    ['reported', [8]]
  ])('are narrowed to %s', (filter, tables) => {
    expect(floor.filter(FLOOR_FILTERS[filter]).map(({ table }) => table.table)).toEqual(tables)
  })

  it('are seated by number, matches and pods', () => {
    expect(seatedTables(round)[1]).toEqual({
      table: 2,
      players: ['p13', 'p14'],
      result: null,
      done: false,
      pod: false,
      disputed: false,
      extended: false,
      map: 'Docks'
    })
    expect(seatedTables(round).map(({ table, done, disputed, extended }) => [table, done, disputed, extended])).toEqual([
      [1, false, false, false],
      [2, false, false, false],
      [3, false, false, true],
      [4, false, false, false],
      [5, false, true, false],
      [6, false, false, false],
      [7, false, false, false],
      [8, true, false, true]
    ])
    const pods = logOf([
      ...players(6),
      { do: 'pod', round: 1, table: 2, players: ['p1', 'p2', 'p3'] },
      { do: 'pod', round: 1, table: 1, players: ['p4', 'p5', 'p6'] },
      { do: 'extend', round: 1, table: 2, seconds: 60, at: at(1) },
      { do: 'pod-result', round: 1, table: 1, places: [['p4'], ['p5'], ['p6']] }
    ]).state.rounds[0]!
    const pod = { result: null, pod: true, disputed: false, map: null }
    expect(seatedTables(pods)).toEqual([
      { ...pod, table: 1, players: ['p4', 'p5', 'p6'], done: true, extended: false },
      { ...pod, table: 2, players: ['p1', 'p2', 'p3'], done: false, extended: true }
    ])
    expect(tablesOf(round).map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(tablesOf(round)[0]).not.toBe(round.tables.get(1))
  })

  it('were given more time for reasons, each told once', () => {
    expect([3, 2, 9].map((table) => moreReasons(state, 1, table))).toEqual([['Late', 'for a ruling'], [], []])
    expect(moreReasons(state, 2, 3)).toEqual([])
  })

  it('have calls, the oldest first, of the round that is asked about or of all', () => {
    expect([openCalls(state, 1), openCalls(state), openCalls(state, 2)].map((calls) => calls.map(({ call }) => call))).toEqual([
      ['early', 'late'],
      ['early', 'late'],
      []
    ])
  })

  const clock: ClockReading = { state: 'running', left: 300, said: [], tables: [{ table: 3, left: 480 }] }
  it('have the time of the round, or their own; none before the clock has started', () => {
    expect([leftAt(clock, 3), leftAt(clock, 4), leftAt({ ...clock, state: 'not-started' }, 3), leftAt(null, 3)]).toEqual([
      480,
      300,
      null,
      null
    ])
  })

  it('are waited for as long as they have no result', () => {
    expect(waitedFor(state, clock).map(({ table, left: seconds, call }) => [table, seconds, call?.call ?? null])).toEqual([
      [1, 300, null],
      [2, 300, null],
      [3, 480, null],
      [4, 300, null],
      [5, 300, null],
      [6, 300, 'early'],
      [7, 300, 'late']
    ])
    expect(waitedFor(state, null)[0]).toEqual({ table: 1, players: ['p15', 'p16'], left: null, call: null })
    expect(waitedFor(new EventLog({}).state, clock)).toEqual([])
  })

  it('are gone through after the one that was done last, and from the beginning again', () => {
    expect([nextOpenTable(state), nextOpenTable(state, 1), nextOpenTable(state, 6), nextOpenTable(state, 7)]).toEqual([1, 2, 7, 1])
    expect(nextOpenTable(new EventLog({}).state)).toBeNull()
  })
})
