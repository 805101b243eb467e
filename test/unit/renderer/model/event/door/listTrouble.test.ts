/** A list that was rejected is not forgotten: it is in the word before publishing and at its table. */
import { expect, it } from 'vitest'
import { listTrouble } from '../../../../../../src/renderer/model/event/door/listTrouble.ts'
import { rejectedWords } from '../../../../../../src/renderer/model/event/words/eventWords.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import { mustTake } from '../../../../../support/randomEvents.ts'

it('counts lists that are rejected, have a problem or are missing, of those who play, once any list is handed in', () => {
  const log = new EventLog({ buildTotal: 300 })
  const take = (...facts: readonly Readonly<Record<string, unknown>>[]) => {
    for (const fact of facts) mustTake(log, fact)
    return listTrouble(log.state, [])
  }
  const list = (player: string, points: number) => ({ do: 'list', player, figures: [{ id: 'a', name: 'Wren', points }] })
  expect(take(...['p1', 'p2', 'p3', 'p4'].map((player) => ({ do: 'register', player, name: `Name ${player}` })))).toBeNull()
  expect(take(list('p1', 319))).toEqual({ rejected: [], wrong: 1, missing: 3 })
  expect(take({ do: 'list-checked', player: 'p1', ok: false }, list('p2', 300))).toEqual({ rejected: ['p1'], wrong: 0, missing: 2 })
  expect(rejectedWords(log.state, ['p2', 'p1'])).toBe('list rejected: Name p1')
  expect(rejectedWords(log.state, ['p2', 'p3'])).toBe('')
  // Another list has to be checked again; a player who dropped needs none.
  expect(take(list('p1', 200), { do: 'drop', player: 'p3' })).toEqual({ rejected: [], wrong: 0, missing: 1 })
  expect(rejectedWords(log.state, ['p1'])).toBe('')
  expect(take({ do: 'list-checked', player: 'p4', ok: true })).toBeNull()
})
