/** Lists of the report: what was written freely calls players as the list does, so that nobody is named in a reason who is a number beside it. */
import { expect, it } from 'vitest'
import { moreTimeList, penaltiesList, prizesList } from '../../../../../../src/renderer/model/event/record/publicLists.ts'
import { minorsNumbered } from '../../../../../../src/renderer/model/event/words/publicNames.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import type { EventState } from '../../../../../../src/shared/tournament/state/state.ts'
import { mustTake } from '../../../../../support/randomEvents.ts'

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

it('free words of the report name whom the report names', () => {
  const { state } = log
  expect(words(minorsNumbered(state))).toEqual(['Pushed Player 2', 'Kim Park came late', 'Brick from Kim Park'])
  const numbers = ['Pushed Player 2', 'Player 1 came late', 'Brick from Player 1']
  expect(words({ ...state, settings: { ...state.settings, names: 'number' } })).toEqual(numbers)
})
