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
  sumsList
} from '../../../../../../src/renderer/model/event/record/publicLists.ts'
import { minorsNumbered } from '../../../../../../src/renderer/model/event/words/publicNames.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import type { EventState } from '../../../../../../src/shared/tournament/state/state.ts'
import { mustTake, randomEvent } from '../../../../../support/randomEvents.ts'

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
