/** What is said of an event: its log, its settings, its clock, and names in place of names. */
import { describe, expect, it } from 'vitest'
import { eventTexts } from '../../../../../../src/renderer/i18n/laterTexts.ts'
import { renaming, renamingFreely, type Instead } from '../../../../../../src/renderer/model/event/forgetting/renaming.ts'
import { nextStep, roundsOf } from '../../../../../../src/renderer/model/event/nextStep.ts'
import { changedRows } from '../../../../../../src/renderer/model/event/record/sincePrinted.ts'
import type { PublicList } from '../../../../../../src/renderer/model/event/record/publicLists.ts'
import { meanText, partText, rateText } from '../../../../../../src/renderer/model/event/standings/sumWords.ts'
import { clockText } from '../../../../../../src/shared/tournament/state/clockText.ts'
import { callWords, exact, mean, percent } from '../../../../../../src/renderer/model/event/words/eventWords.ts'
import { factWords } from '../../../../../../src/renderer/model/event/words/factWords.ts'
import { settingLabel, settingWords } from '../../../../../../src/renderer/model/event/words/settingWords.ts'
import type { ReadFact } from '../../../../../../src/shared/tournament/facts/factKind.ts'
import type { SomeSettings } from '../../../../../../src/shared/tournament/state/settings.ts'
import { logOf, type FactJson } from '../../../../../support/randomEvents.ts'

const dayOf = (facts: readonly FactJson[], settings: SomeSettings = {}) => logOf(facts, settings).state
const people = dayOf([
  { do: 'register', player: 'p1', name: 'Ada Lo', club: 'Rooks' },
  { do: 'register', player: 'p2', name: 'Bo Chen' },
  { do: 'register', player: 'p3', name: 'Ana Lo' }
])

describe('an entry of the log', () => {
  const at = { round: 1, table: 2 }
  it.each<[kind: string, json: object, said: string]>([
    ['register', { name: 'Kim', waiting: true }, 'Kim is on the waiting list'],
    ['register', { name: 'Kim' }, 'Kim is registered'],
    ['edit-player', { player: 'p1' }, 'Ada Lo was changed'],
    ['check-in', { player: 'p1' }, 'Ada Lo is checked in'],
    ['admit', { player: 'p1' }, 'Ada Lo comes in from the waiting list'],
    ['fee', { player: 'p1', paid: true }, 'Ada Lo has paid'],
    ['fee', { player: 'p1', paid: false }, 'Ada Lo has not paid after all'],
    ['drop', { player: 'p9' }, 'p9 has dropped'],
    ['return', { player: 'p1' }, 'Ada Lo is back'],
    ['round', { round: 2, pairs: [['p1', 'p2']] }, 'Round 2 is published: 1 pair'],
    ['round', { round: 2, pairs: [], hand: false }, 'Round 2 is published: 0 pairs'],
    ['round', { round: 2, pairs: [], hand: null }, 'Round 2 is published: 0 pairs'],
    ['round', { round: 2, pairs: [[], []], hand: true }, 'Round 2 is published: 2 pairs, changed by hand'],
    ['re-pair', { round: 2, tables: [3, 4] }, 'Round 2: other pairs at tables 3, 4'],
    ['late-pair', { round: 2, players: ['p1', 'p2'] }, 'Round 2: Ada Lo – Bo Chen came late and play'],
    ['late-pair', { round: 2 }, 'Round 2:  came late and play'],
    ['printed', { paper: 'standings', round: 2 }, 'Given out: Standings, round 2'],
    ['printed', { paper: 'standings' }, 'Given out: Standings'],
    ['printed', { paper: 'own' }, 'Given out: own'],
    ['result', { ...at, winner: 'p1', score: { p1: 300, p2: 95 } }, 'Result, round 1, table 2: Ada Lo wins (Ada Lo 300, Bo Chen 95)'],
    ['result', { match: 'cut-1-2', winner: 'p1' }, 'Result, match 1-2 of the cut: Ada Lo wins ()'],
    ['result', { ...at, winner: null, score: { p1: 5 } }, 'Result, round 1, table 2: Ada Lo 5'],
    ['result', { ...at, score: { p1: 5 } }, 'Result, round 1, table 2: Ada Lo 5'],
    ['correct', { ...at, winner: 'p2', score: {} }, 'Correction, round 1, table 2: Bo Chen wins ()'],
    ['correct', { ...at, winner: null, score: { p1: 5 }, reason: 'misread' }, 'Correction, round 1, table 2: Ada Lo 5 – misread'],
    ['claim', { ...at, winner: null, score: { p1: 5 } }, 'Claim of a player, round 1, table 2: Ada Lo 5'],
    ['penalty', { player: 'p1', level: 'warning', infraction: 'slow' }, 'Warning for Ada Lo: slow'],
    ['penalty', { player: 'p1', level: 'own', infraction: 'slow' }, 'own for Ada Lo: slow'],
    ['clock', { round: 1, action: 'own' }, 'Clock of round 1: own'],
    ['extend', { ...at, seconds: 60 }, '1 minute more, round 1, table 2'],
    ['extend', { ...at, seconds: 300, reason: 'late' }, '5 minutes more, round 1, table 2 – late'],
    ['extend', { ...at, seconds: 300, ruling: 'r' }, '5 minutes more, round 1, table 2 – for a ruling'],
    ['extend', { ...at, seconds: 300, ruling: null }, '5 minutes more, round 1, table 2'],
    ['extend', { ...at, seconds: 300, ruling: 'r', reason: 'late' }, '5 minutes more, round 1, table 2 – late'],
    ['call', at, 'A judge is called, round 1, table 2'],
    ['take-call', { judge: 'Robin' }, 'Robin takes the call'],
    ['close-call', {}, 'The call is done'],
    ['ruling', at, 'A ruling was kept, round 1, table 2'],
    ['edit-ruling', { verdict: 'Not blocked.' }, 'The words of a ruling were changed: Not blocked.'],
    ['edit-ruling', { note: null }, 'The words of a ruling were changed'],
    ['appeal', { upheld: true }, 'Appeal: upheld'],
    ['appeal', { upheld: false, reason: 'misread' }, 'Appeal: changed – misread'],
    ['roll-off', { order: ['p2', 'p1'] }, 'Roll-off: Bo Chen, Ada Lo'],
    ['cut', { size: 4 }, 'Cut to the top 4'],
    ['prize', { player: 'p1', prize: 'Booster' }, 'Ada Lo gets Booster'],
    ['list-checked', { player: 'p1', ok: true }, 'The team list of Ada Lo is accepted'],
    ['pod-result', { ...at, places: [['p1', 'p2'], ['p3']] }, 'Result of a pod, round 1, table 2: Ada Lo = Bo Chen, Ana Lo'],
    ['forget', { player: 'p1' }, 'Name taken out: Ada Lo'],
    ['host', { device: 'desk' }, 'Host: desk'],
    ['note', { text: 'Doors open' }, 'Note: Doors open'],
    ['settings', { changes: null }, 'Settings changed: '],
    ['undo', {}, 'Something was taken back'],
    ['own', {}, 'own']
  ])('%s %j', (kind, json, said) => {
    expect(factWords(people, { do: kind, json } as ReadFact)).toBe(said)
  })

  it('says who was swapped with whom, where that was told', () => {
    const swap = eventTexts.pairings.handSwap('Ada Lo', 'Bo Chen')
    const said = (kind: string, json: object) => factWords(people, { do: kind, json } as ReadFact)
    expect(said('round', { round: 1, pairs: [[]], hand: [['p1', 'p2'], ['p1'], 4] })).toBe(
      `Round 1 is published: 1 pair, swapped by hand: ${swap}`
    )
    expect(said('re-pair', { round: 1, tables: [2], hand: [['p1', 'p2']] })).toBe(`Round 1: swapped by hand: ${swap} (tables 2)`)
    expect(said('pod', { round: 1, table: 2, players: ['p1'], hand: [['p1', 'p2']] })).toBe(
      `Pod, round 1, table 2: Ada Lo, swapped by hand: ${swap}`
    )
  })
})

describe('a setting', () => {
  const name = (id: string) => `<${id}>`
  it.each<[key: string, value: unknown, said: string]>([
    ['minutes', 50, '50'],
    ['minutes', 0, '0'],
    ['floor', { top: 3, bottom: 10 }, '3/10'],
    ['floor', 'own', 'own'],
    ['late', 'loss', 'loses the rounds before'],
    ['late', 'none', 'loses nothing'],
    ['late', 'own', 'own'],
    ['opponentByes', 'counted', 'yes'],
    ['opponentByes', 'left-out', 'no'],
    ['age', 'golden', 'Golden Age'],
    ['play', 'sealed', 'Sealed'],
    ['names', 'first', 'First name'],
    ['rounds', 0, 'by players'],
    ['rounds', 4, '4'],
    ['cut', 0, 'none'],
    ['cap', 0, 'no limit'],
    ['minutes', null, '–'],
    ['minutes', undefined, '–'],
    ['fee', '', '–'],
    ['checkIn', true, 'yes'],
    ['checkIn', false, 'no'],
    ['calls', [25, 5], '25, 5'],
    ['calls', [], '–'],
    ['sets', new Set(['abx', 'cdx']), 'abx, cdx'],
    [
      'tableMaps',
      new Map([
        [1, 'Docks'],
        [2, 'Roof']
      ]),
      '1: Docks, 2: Roof'
    ],
    ['tableMaps', new Map(), '–'],
    ['fixedTables', new Map([['p1', 4]]), '<p1>: 4'],
    ['house', { one: 'a', two: '', three: [], four: true }, 'a, yes'],
    ['house', {}, '–']
  ])('%s %j', (key, value, said) => {
    expect(settingWords(key, value, name)).toBe(said)
  })

  it('is called as on its screen, and one that nobody knows as it is written', () => {
    expect([settingLabel('minutes'), settingLabel('sets'), settingLabel('own')]).toEqual(['Minutes a round', 'Allowed sets', 'own'])
  })
})

describe('figures as people read them', () => {
  it.each<[seconds: number, said: string]>([
    [0, '0:00'],
    [9, '0:09'],
    [59, '0:59'],
    [60, '1:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3900, '1:05:00'],
    [7261, '2:01:01']
  ])('%i seconds', (seconds, said) => {
    expect(clockText(seconds)).toBe(said)
  })

  it.each<[fraction: string | null, rate: string, percents: string, whole: string, means: string]>([
    [null, '–', '–', '–', '–'],
    ['1/1', '1 = 100.0 %', '100.0 %', '1', '1'],
    ['13/30', '13/30 = 43.3 %', '43.3 %', '13/30', '13/30 = 0.4'],
    ['2/3', '2/3 = 66.7 %', '66.7 %', '2/3', '2/3 = 0.7'],
    ['425/4', '425/4 = 10625.0 %', '10625.0 %', '425/4', '425/4 = 106.3'],
    ['150/1', '150 = 15000.0 %', '15000.0 %', '150', '150'],
    ['0/1', '0 = 0.0 %', '0.0 %', '0', '0']
  ])('%s', (fraction, rate, percents, whole, means) => {
    expect([rateText(fraction), percent(fraction), exact(fraction), meanText(fraction)]).toEqual([rate, percents, whole, means])
  })

  it('are rounded, halves away from nought, with a mark of their own for a file', () => {
    expect(['-19/4', '-1/30', '-10/1', '-1/2', '7/2'].map((one) => mean(one))).toEqual(['-4.8', '0', '-10', '-0.5', '3.5'])
    expect([mean('7/2', ','), percent('13/30', ',')]).toEqual(['3,5', '43,3 %'])
  })

  it('are summands of wins and points', () => {
    const name = (id: string) => `<${id}>`
    expect([
      partText({ kind: 'match', round: 1, against: 'p1', won: true, score: 5 }, name),
      partText({ kind: 'match', round: 2, against: 'p1', won: false, score: 0 }, name),
      partText({ kind: 'pod', round: 3, place: 2, won: false, score: 4 }, name),
      partText({ kind: 'bye', round: 4, score: 150 }, name),
      partText({ kind: 'missed', rounds: 1 }, name),
      partText({ kind: 'penalty', round: 5, score: -10, infraction: 'slow' }, name)
    ]).toEqual([
      'Round 1: won against <p1>, 5',
      'Round 2: lost against <p1>, 0',
      'Round 3: place 2 of a pod, 4',
      'Round 4: bye, 150',
      'Rounds missed: 1 loss',
      'Round 5: penalty -10 (slow)'
    ])
  })

  it('tell how far a call is', () => {
    expect([callWords({ taken: null }), callWords({ taken: { judge: 'Robin', at: 0, on: 0 } })]).toEqual([
      eventTexts.floor.states.called,
      eventTexts.floor.isThere('Robin')
    ])
  })
})

describe('what comes next', () => {
  const two: readonly FactJson[] = ['p1', 'p2'].map((player) => ({ do: 'register', player, name: player }))
  const round = (number: number): FactJson => ({ do: 'round', round: number, pairs: [['p1', 'p2']] })
  const result = (number: number): FactJson => ({ do: 'result', round: number, table: 1, winner: 'p1' })
  const clock: FactJson = { do: 'clock', round: 1, action: 'start', at: '2026-01-10T10:00:00.000Z' }

  it.each<[of: string, facts: readonly FactJson[], settings: SomeSettings, next: ReturnType<typeof nextStep>]>([
    ['nobody is there', [], {}, { do: 'register' }],
    ['one is there', two.slice(1), {}, { do: 'register' }],
    ['two are there', two, {}, { do: 'pair', round: 1 }],
    ['two are on the list and not checked in', two, { checkIn: true }, { do: 'check-in' }],
    ['one is on the list and not checked in', two.slice(1), { checkIn: true }, { do: 'register' }],
    [
      'two are checked in',
      [...two, ...['p1', 'p2'].map((player) => ({ do: 'check-in', player }))],
      { checkIn: true },
      { do: 'pair', round: 1 }
    ],
    ['the round is published', [...two, round(1)], {}, { do: 'start-clock', round: 1 }],
    ['the clock runs', [...two, round(1), clock], {}, { do: 'results', open: 1 }],
    ['the round is over', [...two, round(1), result(1)], {}, { do: 'pair', round: 2 }],
    ['somebody has left', [...two, round(1), result(1), { do: 'drop', player: 'p1' }], {}, { do: 'finish' }],
    ['the rounds are over', [...two, round(1), result(1)], { rounds: 1 }, { do: 'finish' }],
    ['the cut is to come', [...two, round(1), result(1)], { rounds: 1, cut: 2 }, { do: 'cut' }],
    ['the cut is made', [...two, round(1), result(1), { do: 'cut', size: 2 }], {}, { do: 'bracket' }],
    [
      'the final is played',
      [...two, round(1), result(1), { do: 'cut', size: 2 }, { do: 'result', match: 'cut-1-1', winner: 'p1' }],
      {},
      { do: 'finish' }
    ]
  ])('where %s', (_of, facts, settings, next) => {
    expect(nextStep(dayOf(facts, settings))).toEqual(next)
  })

  it('is within the rounds that were planned, or those that the players need', () => {
    expect([roundsOf(dayOf(two, { rounds: 5 })), roundsOf(dayOf(two))]).toEqual([5, 3])
  })
})

it('a list that was given out has rows that are others now, and rows that are gone', () => {
  const listOf = (...rows: string[][]): PublicList => ({ title: '', about: '', columns: [], rows })
  expect(changedRows(listOf(['1', 'a'], ['2', 'b'], ['3', 'c']), listOf(['1', 'a'], ['2', 'x'], ['4', 'd']))).toEqual({
    rows: [
      ['2', 'x'],
      ['4', 'd']
    ],
    gone: [['3', 'c']]
  })
})

describe('names in place of names', () => {
  const names: Instead = [
    ['Ana Ruiz', 'Player 2'],
    ['Ana', 'Player 3'],
    ['ANA  RUIZ', 'Player 9'],
    ['Kim', 'kim'],
    ['', 'nobody']
  ]

  it.each<[text: string, becomes: string]>([
    ['Ana Ruiz and Ana', 'Player 2 and Player 3'],
    ['ana ruiz', 'Player 2'],
    ['Anabel stays', 'Anabel stays'],
    ['KIM stays as it was written', 'KIM stays as it was written'],
    ['', '']
  ])('%j', (text, becomes) => {
    expect(renaming(names)(text)).toBe(becomes)
  })

  it('change nothing where there are none', () => {
    expect(renaming([])('Ana')).toBe('Ana')
    expect(renamingFreely([], [])('Ana')).toBe('Ana')
  })

  const gone: Instead = [
    ['Ana Ruiz', 'Player 2'],
    ['Li de la Cruz', 'Player 3'],
    ['Tom Bell', 'Player 4']
  ]
  const kept: Instead = [
    ['Ida Bell', 'Ida Bell'],
    ['Old Name', 'Bo Chen']
  ]
  it.each<[text: string, becomes: string]>([
    ['Ana was late', 'Player 2 was late'],
    ['ana was late', 'Player 2 was late'],
    ['Aná was late', 'Player 2 was late'],
    ['Ruiz was late', 'Player 2 was late'],
    ['ruiz may be any word', 'ruiz may be any word'],
    ['li is too short in small letters', 'li is too short in small letters'],
    ['Li came', 'Player 3 came'],
    ['de la names nobody', 'de la names nobody'],
    ['La Cruz', 'La Player 3'],
    ['Ana R. came', 'Player 2 came'],
    ['Ana, Ruiz', 'Player 2, Player 2'],
    ['Ana-Ruiz', 'Player 2'],
    ['Bell spoke', '… spoke'],
    ['Tom spoke', 'Player 4 spoke'],
    ['Tom and Bell spoke', 'Player 4 and … spoke'],
    ['Ida Bell spoke', 'Ida Bell spoke'],
    ['Old Name spoke', 'Bo Chen spoke'],
    ['Old spoke', 'Old spoke']
  ])('written freely: %j', (text, becomes) => {
    expect(renamingFreely(gone, kept)(text)).toBe(becomes)
  })
})
