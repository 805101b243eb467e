/** Lists of the report: what was written freely calls players as the list does, so that nobody is named in a reason who is a number beside it. */
import { expect, it } from 'vitest'
import {
  exactStandings,
  moreTimeList,
  pairingsByName,
  pairingsByTable,
  penaltiesList,
  prizesList,
  resultsList,
  roundsList,
  standingsList,
  sumsList,
  bracketList,
  sittings,
  type PublicList
} from '../../../../../../src/renderer/model/event/record/publicLists.ts'
import { minorsNumbered } from '../../../../../../src/renderer/model/event/words/publicNames.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import type { EventState } from '../../../../../../src/shared/tournament/state/state.ts'
import { CUT_OF_FOUR, logOf, mustTake, randomEvent, type FactJson } from '../../../../../support/randomEvents.ts'

const log = new EventLog({})
for (const fact of [
  { do: 'register', player: 'p1', name: 'Kim Park' },
  { do: 'register', player: 'p2', name: 'Ada Lo', minor: true },
  { do: 'round', round: 1, pairs: [['p1', 'p2']] },
  { do: 'penalty', player: 'p1', round: 1, level: 'caution', infraction: 'Pushed ada lo' },
  { do: 'extend', round: 1, table: 1, seconds: 60, reason: 'Kim Park came late' },
  { do: 'prize', player: 'p2', prize: 'Brick from Kim Park' }
])
  mustTake(log, fact)

const words = (state: EventState): (string | undefined)[] => [
  penaltiesList(state).rows[0]?.[3],
  moreTimeList(state).rows[0]?.[4],
  prizesList(state).rows[0]?.[1]
]

it('a first name alone names nobody who is a number, and a former name is the one of now', () => {
  const day = new EventLog({})
  for (const fact of [
    { do: 'register', player: 'p1', name: 'Kim Prak' },
    { do: 'register', player: 'p2', name: 'Ana Ruiz', minor: true },
    { do: 'edit-player', player: 'p1', name: 'Kim Park' },
    { do: 'edit-player', player: 'p2', name: 'Ana María Soto' },
    { do: 'register', player: 'p3', name: 'Ida Soto' },
    { do: 'penalty', player: 'p1', level: 'caution', infraction: 'Kim Prak and Ana argued' },
    { do: 'penalty', player: 'p1', level: 'caution', infraction: 'called ana maria names' },
    { do: 'penalty', player: 'p1', level: 'caution', infraction: 'Ruiz or Soto; Ida Soto saw it' }
  ])
    mustTake(day, fact)
  const said = (state: EventState) => penaltiesList(state).rows.map((row) => row[3])
  expect(said(minorsNumbered(day.state))).toEqual([
    'Kim Park and Player 2 argued',
    'called Player 2 names',
    'Player 2 or …; Ida Soto saw it'
  ])
  const numbers = ['Player 1 and Player 2 argued', 'called Player 2 names', 'Player 2 or …; Player 3 saw it']
  expect(said({ ...day.state, settings: { ...day.state.settings, names: 'number' } })).toEqual(numbers)
})

it('free words of the report name whom the report names', () => {
  const { state } = log
  expect(words(minorsNumbered(state))).toEqual(['Pushed Player 2', 'Kim Park came late', 'Brick from Kim Park'])
  const numbers = ['Pushed Player 2', 'Player 1 came late', 'Brick from Player 1']
  expect(words({ ...state, settings: { ...state.settings, names: 'number' } })).toEqual(numbers)
})

it('every list has a column for each cell of its rows, and a row for what there is to tell', () => {
  const { state } = randomEvent(7, 9, 3).log
  const last = 3
  const lists = {
    byTable: pairingsByTable(state, last),
    byName: pairingsByName(state, last),
    standings: standingsList(state, last),
    exact: exactStandings(state, last),
    sums: sumsList(state, last),
    rounds: roundsList(state),
    results: resultsList(state, last),
    penalties: penaltiesList(log.state),
    moreTime: moreTimeList(log.state),
    prizes: prizesList(log.state)
  }
  for (const [name, { columns, rows, title }] of Object.entries(lists)) {
    expect(rows.length, name).toBeGreaterThan(0)
    expect(title, name).not.toBe('')
    for (const row of rows) expect(row.length, name).toBe(columns.length)
    expect(
      columns.map(({ label }) => label).filter((label, i, all) => label !== '' && all.indexOf(label) !== i),
      name
    ).toEqual([])
  }
})

const dayOf = (facts: readonly FactJson[]): EventState => logOf(facts).state
const called = (...names: string[]): FactJson[] => names.map((name, index) => ({ do: 'register', player: `p${index + 1}`, name }))
const at = (minute: number): string => new Date(Date.UTC(2026, 0, 10, 10, minute)).toISOString()

const day = dayOf([
  { do: 'register', player: 'p1', name: 'Kim Park' },
  { do: 'register', player: 'p2', name: 'Ada Lo', minor: true },
  { do: 'register', player: 'p3', name: 'Guest 10' },
  { do: 'register', player: 'p4', name: 'Guest 9' },
  { do: 'register', player: 'p5', name: 'The Pair', members: ['Jo Ray', 'Max Day'] },
  { do: 'penalty', player: 'p2', level: 'caution', infraction: 'Late list' },
  {
    do: 'round',
    round: 1,
    pairs: [
      ['p1', 'p2'],
      ['p3', 'p5']
    ],
    tables: [7, 2],
    bye: 'p4',
    hand: true
  },
  { do: 'table-map', table: 2, map: 'Docks' },
  { do: 'result', round: 1, table: 7, winner: 'p1', score: { p1: 300, p2: 95 }, first: 'p1' },
  { do: 'result', round: 1, table: 2, winner: 'p5', score: { p3: 120, p5: 200 }, first: 'p3' },
  { do: 'call', call: 'c1', round: 1, table: 7, at: at(1) },
  { do: 'take-call', call: 'c1', judge: 'Robin', at: at(2) },
  { do: 'call', call: 'c2', round: 1, table: 2, at: at(3) },
  { do: 'extend', round: 1, table: 7, seconds: 120, ruling: 'r1', at: at(4) },
  { do: 'extend', round: 1, table: 2, seconds: -60, reason: 'Kim Park came late', at: at(5) },
  { do: 'extend', round: 1, table: 2, seconds: 0, at: at(6) },
  { do: 'penalty', player: 'p1', round: 1, level: 'warning', infraction: 'Slow play', score: -10 },
  { do: 'drop', player: 'p4' },
  {
    do: 'round',
    round: 2,
    pairs: [
      ['p1', 'p5'],
      ['p2', 'p3']
    ],
    tables: [1, 2]
  },
  { do: 'result', round: 2, table: 2, kind: 'double-loss', score: { p2: 5, p3: 0 } },
  { do: 'extend', round: 2, table: 1, seconds: 1, at: at(50) },
  { do: 'prize', player: 'p5', prize: 'Booster brick' }
])

const PODS: readonly FactJson[] = [
  ...called('Kim', 'Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus'),
  { do: 'pod', round: 1, table: 4, players: ['p1', 'p2', 'p3', 'p7'] },
  { do: 'pod', round: 1, table: 3, players: ['p4', 'p5', 'p6', 'p8'] }
]
const pods = dayOf([
  ...PODS,
  { do: 'pod-result', round: 1, table: 4, places: [['p2'], ['p1', 'p3'], ['p7']] },
  { do: 'extend', round: 1, table: 3, seconds: 3660, reason: 'Fire drill' }
])

const cut = dayOf([
  ...called('Kim', 'Ada', 'Bo', 'Cy'),
  ...CUT_OF_FOUR,
  { do: 'result', match: 'cut-1-1', winner: 'p1', score: { p1: 0, p4: 50 } },
  { do: 'result', match: 'cut-1-2', winner: 'p3', kind: 'no-show' }
])

/** A column as "Label share", "|" behind what stands at the right, "*" behind what is bold. */
const columnsOf = ({ columns }: PublicList): string[] =>
  columns.map(({ label, share, align, bold }) => `${label} ${share}${align === 'right' ? ' |' : ''}${bold ? ' *' : ''}`)

const RESULTS = ['Table 1.2 *', '1 5', '2 5', 'Winner 5 *', 'Points 2.6 |']
const BY_TABLE = ['Table 1.3 *', '1 5', '2 5']
const STANDINGS = ['# 1 *', 'Player 5', 'Won–lost 2.4 |', 'Points 1.6 |', 'Opponents’ rate 2.3 |', 'Opponents’ points 2.6 |']
const DAY = [
  'Round 1.6 *',
  'Tables 1.6 |',
  'open 1.6 |',
  'First player won 2.8 |',
  'Calls 1.8 |',
  'Half waited at most 2.4 |',
  'Extra time 2 |',
  'Penalties 2 |'
]

it.each<[of: string, list: PublicList, title: string, about: string, columns: readonly string[], rows: readonly (readonly string[])[]]>([
  [
    'the pairings by table, the bye last, with the maps as soon as one table has one',
    pairingsByTable(day, 1),
    'Pairings by table',
    'Round 1 · changed by hand',
    [...BY_TABLE, 'Map 4'],
    [
      ['2', 'Guest 10', 'Jo Ray & Max Day', 'Docks'],
      ['7', 'Kim Park', 'Ada L.', ''],
      ['–', 'Guest 9', 'Bye', '']
    ]
  ],
  [
    'the pairings of pods by table, who sits first before the others, and no place for maps',
    pairingsByTable(pods, 1),
    'Pairings by table',
    'Round 1',
    BY_TABLE,
    [
      ['3', 'Cy', 'Di, Eve, Gus'],
      ['4', 'Kim', 'Ada, Bo, Flo']
    ]
  ],
  [
    'a bye where no table has a map',
    pairingsByTable(dayOf([...called('Kim', 'Ada', 'Bo'), { do: 'round', round: 1, pairs: [['p1', 'p2']], bye: 'p3' }]), 1),
    'Pairings by table',
    'Round 1',
    BY_TABLE,
    [
      ['1', 'Kim', 'Ada'],
      ['–', 'Bo', 'Bye']
    ]
  ],
  [
    'the pairings by name, two of one side each under the own name, and the bye last',
    pairingsByName(day, 1),
    'Pairings by name',
    'Round 1 · changed by hand',
    ['Player 5 *', 'Table 1.3 *', 'Against 5'],
    [
      ['Ada L.', '7', 'Kim Park'],
      ['Day, Max', '2', 'Guest 10'],
      ['Guest 10', '2', 'Jo Ray & Max Day'],
      ['Park, Kim', '7', 'Ada L.'],
      ['Ray, Jo', '2', 'Guest 10'],
      ['Guest 9', '–', 'Bye']
    ]
  ],
  [
    'the pairings of pods by name, against everybody else there',
    pairingsByName(pods, 1),
    'Pairings by name',
    'Round 1',
    ['Player 5 *', 'Table 1.3 *', 'Against 5'],
    [
      ['Ada', '4', 'Kim, Bo, Flo'],
      ['Bo', '4', 'Kim, Ada, Flo'],
      ['Cy', '3', 'Di, Eve, Gus'],
      ['Di', '3', 'Cy, Eve, Gus'],
      ['Eve', '3', 'Cy, Di, Gus'],
      ['Flo', '4', 'Kim, Ada, Bo'],
      ['Gus', '3', 'Cy, Di, Eve'],
      ['Kim', '4', 'Ada, Bo, Flo']
    ]
  ],
  [
    'the standings of a round that is over',
    standingsList(day, 1),
    'Standings',
    'After round 1',
    STANDINGS,
    [
      ['1', 'Kim Park', '1–0', '290', '30.0 %', '95'],
      ['2', 'Jo Ray & Max Day', '1–0', '200', '30.0 %', '120'],
      ['3', 'Guest 9 (dropped)', '1–0 (1 bye)', '150', '–', '–'],
      ['4', 'Guest 10', '0–1', '120', '100.0 %', '200'],
      ['5', 'Ada L.', '0–1', '95', '100.0 %', '290']
    ]
  ],
  [
    'the standings while a table plays, every figure as the fraction that it is',
    exactStandings(day, 2),
    'Standings',
    'After round 2 · 1 table open',
    ['# 1 *', 'Player 4.4', 'Won–lost 2.2 |', 'Points 1.6 |', 'Opponents’ rate 3.4 |', 'Opponents’ points 3.6 |'],
    [
      ['1', 'Kim Park', '1–0', '290', '3/10 = 30.0 %', '100'],
      ['2', 'Jo Ray & Max Day', '1–0', '200', '3/10 = 30.0 %', '120'],
      ['3', 'Guest 9 (dropped)', '1–0 (1 bye)', '150', '–', '–'],
      ['4', 'Guest 10', '0–2', '120', '13/20 = 65.0 %', '150'],
      ['5', 'Ada L.', '0–2', '100', '13/20 = 65.0 %', '205']
    ]
  ],
  [
    'the sums behind the standings of the first round',
    sumsList(day, 1),
    'Standings with sums',
    'After round 1 · 3/10: the least rate that counts, [in brackets] the one it stands for',
    ['# 1 *', 'Player 3 *', 'Figure 3.2', 'Sum 10'],
    [
      ['1', 'Kim Park', 'Points', 'Round 1: won against Ada L., 300; Round 1: penalty -10 (Slow play) = 290'],
      ['', '', 'Opponents’ rate', '(Ada L. 3/10 [0/1]) / 1 = 3/10 = 30.0 %'],
      ['', '', 'Opponents’ points', '(Ada L. 95) / 1 = 95'],
      ['2', 'Jo Ray & Max Day', 'Points', 'Round 1: won against Guest 10, 200 = 200'],
      ['', '', 'Opponents’ rate', '(Guest 10 3/10 [0/1]) / 1 = 3/10 = 30.0 %'],
      ['', '', 'Opponents’ points', '(Guest 10 120) / 1 = 120'],
      ['3', 'Guest 9', 'Points', 'Round 1: bye, 150 = 150'],
      ['', '', 'Opponents’ rate', '–'],
      ['', '', 'Opponents’ points', '–'],
      ['4', 'Guest 10', 'Points', 'Round 1: lost against Jo Ray & Max Day, 120 = 120'],
      ['', '', 'Opponents’ rate', '(Jo Ray & Max Day 1) / 1 = 1 = 100.0 %'],
      ['', '', 'Opponents’ points', '(Jo Ray & Max Day 200) / 1 = 200'],
      ['5', 'Ada L.', 'Points', 'Round 1: lost against Kim Park, 95 = 95'],
      ['', '', 'Opponents’ rate', '(Kim Park 1) / 1 = 1 = 100.0 %'],
      ['', '', 'Opponents’ points', '(Kim Park 290) / 1 = 290']
    ]
  ],
  [
    'the day in numbers, nothing in place of a nought',
    roundsList(day),
    'The day in numbers',
    '',
    DAY,
    [
      ['1', '2', '', '1 of 2', '2', '1:00', '1:00', '1'],
      ['2', '2', '1', '', '', '', '0:01', ''],
      ['All', '4', '1', '1 of 2', '2', '1:00', '1:01', '2']
    ]
  ],
  [
    'the numbers of a day of pods',
    roundsList(pods),
    'The day in numbers',
    '',
    DAY,
    [
      ['1', '2', '1', '', '', '', '1:01:00', ''],
      ['All', '2', '1', '', '', '', '1:01:00', '']
    ]
  ],
  [
    'the numbers of a day without more time',
    roundsList(cut),
    'The day in numbers',
    '',
    DAY,
    [
      ['1', '2', '', '', '', '', '', ''],
      ['All', '2', '', '', '', '', '', '']
    ]
  ],
  [
    'the results of a round by table, the bye last with its points',
    resultsList(day, 1),
    'Results',
    'Round 1 · changed by hand',
    RESULTS,
    [
      ['2', 'Guest 10', 'Jo Ray & Max Day', 'Jo Ray & Max Day', '120 : 200'],
      ['7', 'Kim Park', 'Ada L.', 'Kim Park', '300 : 95'],
      ['–', 'Guest 9', 'Bye', 'Guest 9', '150']
    ]
  ],
  [
    'the results of a round with an open table, and one where both have lost',
    resultsList(day, 2),
    'Results',
    'Round 2',
    RESULTS,
    [
      ['1', 'Kim Park', 'Jo Ray & Max Day', '–', 'open'],
      ['2', 'Ada L.', 'Guest 10', '–', '5 : 0']
    ]
  ],
  ['no results of a round that is not there', resultsList(day, 3), 'Results', 'Round 3', RESULTS, []],
  [
    'the places of pods: who shares one stands together, and the next one is skipped',
    resultsList(pods, 1),
    'Results',
    'Round 1',
    RESULTS,
    [
      ['3', 'Cy, Di, Eve, Gus', '', '–', 'open'],
      ['4', '1. Ada; 2. Kim, Bo; 4. Flo', '', 'Ada', '']
    ]
  ],
  [
    'the penalties: before the first round there is no number, without points no points',
    penaltiesList(day),
    'Penalties',
    '',
    ['Player 4 *', 'Round 1.6', 'Level 3', 'Infraction 6', 'Points 1.6 |'],
    [
      ['Ada L.', '', 'Caution', 'Late list', ''],
      ['Kim Park', '1', 'Warning', 'Slow play', '-10']
    ]
  ],
  [
    'more time and less, with why',
    moreTimeList(day),
    'More time',
    '',
    ['Round 1.6 *', 'Table 1.4 *', 'Player 6', 'Minutes 1.8 |', 'Why 6'],
    [
      ['1', '7', 'Kim Park – Ada L.', '2:00', 'for a ruling'],
      ['1', '2', 'Guest 10 – Jo Ray & Max Day', '-1:00', 'Kim Park came late'],
      ['1', '2', 'Guest 10 – Jo Ray & Max Day', '0:00', ''],
      ['2', '1', 'Kim Park – Jo Ray & Max Day', '0:01', '']
    ]
  ],
  [
    'more time of pods',
    moreTimeList(pods),
    'More time',
    '',
    ['Round 1.6 *', 'Table 1.4 *', 'Player 6', 'Minutes 1.8 |', 'Why 6'],
    [['1', '3', 'Cy – Di – Eve – Gus', '1:01:00', 'Fire drill']]
  ],
  ['the prizes', prizesList(day), 'Prizes', '', ['Player 4 *', 'Prize 6'], [['Jo Ray & Max Day', 'Booster brick']]],
  [
    'the bracket, who is known of its final and the points of what was played',
    bracketList(cut),
    'Bracket of the cut',
    'The top 4 play on.',
    ['Round 2.4 *', 'Table 1.3 *', '1 4', '2 4', 'Winner 4 *'],
    [
      ['Semifinals', '1', '1. Kim', '4. Cy', 'Kim 0 : 50'],
      ['Semifinals', '2', '2. Bo', '3. Ada', 'Bo 150 : 0'],
      ['Final', '1', '1. Kim', '2. Bo', '']
    ]
  ],
  [
    'the bracket before the cut is played',
    bracketList(dayOf([...called('Kim', 'Ada', 'Bo', 'Cy'), ...CUT_OF_FOUR])),
    'Bracket of the cut',
    'The top 4 play on.',
    ['Round 2.4 *', 'Table 1.3 *', '1 4', '2 4', 'Winner 4 *'],
    [
      ['Semifinals', '1', '1. Kim', '4. Cy', ''],
      ['Semifinals', '2', '2. Bo', '3. Ada', ''],
      ['Final', '1', 'not known yet', 'not known yet', '']
    ]
  ]
])('shows %s', (_of, list, title, about, columns, rows) => {
  expect({ title: list.title, about: list.about, columns: columnsOf(list), rows: list.rows }).toEqual({ title, about, columns, rows })
})

it('finds who sits where by table, two of one side each by name, and nobody in a round that is not there', () => {
  expect(sittings(day, 1)).toEqual({
    tables: [
      {
        table: 2,
        names: ['Guest 10', 'Jo Ray & Max Day'],
        ids: ['p3', 'p5'],
        lookedFor: [['Guest 10'], ['Jo Ray', 'Max Day']],
        map: 'Docks'
      },
      { table: 7, names: ['Kim Park', 'Ada L.'], ids: ['p1', 'p2'], lookedFor: [['Kim Park'], ['Ada L.']], map: null }
    ],
    bye: 'Guest 9'
  })
  expect(sittings(day, 3)).toEqual({ tables: [], bye: null })
})

it('looks for a side of two under its number where players are numbers', () => {
  const numbers: EventState = { ...day, settings: { ...day.settings, names: 'number' } }
  expect(sittings(numbers, 1).tables[0]?.lookedFor).toEqual([['Player 3'], ['Player 5']])
})

it('names everybody who shares the first place of a pod as a winner, and gives the others the third', () => {
  const shared = dayOf([
    ...PODS,
    {
      do: 'pod-result',
      round: 1,
      table: 4,
      places: [
        ['p2', 'p7'],
        ['p1', 'p3']
      ]
    }
  ])
  expect(resultsList(shared, 1).rows[1]).toEqual(['4', '1. Ada, Flo; 3. Kim, Bo', '', 'Ada, Flo', ''])
})

it('looks for a person as written whatever stands in the name, and for numbers by their size', () => {
  const names = dayOf([
    ...called('Table 10', 'Table 9', 'Rock & Roll', 'A & B'),
    {
      do: 'round',
      round: 1,
      pairs: [
        ['p1', 'p2'],
        ['p3', 'p4']
      ]
    }
  ])
  expect(pairingsByName(names, 1).rows).toEqual([
    ['A & B', '2', 'Rock & Roll'],
    ['Rock & Roll', '2', 'A & B'],
    ['Table 9', '1', 'Table 10'],
    ['Table 10', '1', 'Table 9']
  ])
})
