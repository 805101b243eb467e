/** What belongs to a ruling, and to a call of which no ruling was kept. */
import { describe, expect, it } from 'vitest'
import { callsWithoutRuling, rulingRecord } from '../../../../../../src/renderer/model/event/floor/rulingRecord.ts'
import { EventLog, readFact } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import { mustTake } from '../../../../../support/randomEvents.ts'

function calledEvent(): EventLog {
  const log = new EventLog({})
  const at = (minute: number): string => `2026-03-07T10:0${minute}:00Z`
  for (const fact of [
    { do: 'register', player: 'p1', name: 'Kim' },
    { do: 'register', player: 'p2', name: 'Ada' },
    { do: 'round', round: 1, pairs: [['p1', 'p2']], at: at(0) },
    { do: 'call', call: 'c1', round: 1, table: 1, at: at(1) },
    { do: 'take-call', call: 'c1', judge: 'Ann', at: at(2) },
    { do: 'penalty', player: 'p1', level: 'caution', infraction: 'Slow play', round: 1, table: 1, ruling: 'to-come', call: 'c1' }
  ])
    mustTake(log, fact)
  return log
}

describe('a penalty that is given while a call is answered', () => {
  it('stays with the call where the judge goes back without a ruling', () => {
    const log = calledEvent()
    expect(callsWithoutRuling(log.state)).toMatchObject([{ call: { call: 'c1' }, waited: 60, penalties: [{ infraction: 'Slow play' }] }])
    mustTake(log, { do: 'close-call', call: 'c1' })
    expect(callsWithoutRuling(log.state)).toMatchObject([{ penalties: [{ player: 'p1', ruling: 'to-come', call: 'c1' }] }])
  })

  it('belongs to the ruling that comes of the call after all, under whatever id', () => {
    const log = calledEvent()
    mustTake(log, { do: 'ruling', ruling: 'other', round: 1, table: 1, players: ['p1', 'p2'], call: 'c1' })
    mustTake(log, { do: 'close-call', call: 'c1', ruling: 'other' })
    expect(rulingRecord(log.state, log.state.rulings[0]!)).toMatchObject({ waited: 60, penalties: [{ infraction: 'Slow play' }], more: 0 })
    expect(callsWithoutRuling(log.state)).toEqual([])
  })

  it('that names another ruling is not counted twice', () => {
    const log = calledEvent()
    mustTake(log, { do: 'ruling', ruling: 'to-come', round: 1, table: 1 })
    mustTake(log, { do: 'ruling', ruling: 'second', round: 1, table: 1, call: 'c1' })
    expect(log.state.rulings.map((one) => rulingRecord(log.state, one).penalties.length)).toEqual([1, 0])
  })

  it('is refused for a call that nobody raised', () => {
    const log = new EventLog({})
    mustTake(log, { do: 'register', player: 'p1', name: 'Kim' })
    const fact = readFact({ do: 'penalty', player: 'p1', level: 'caution', infraction: 'Slow play', call: 'c9' }, '')
    expect(fact.ok && log.decide(fact.value)).toMatchObject({ taken: false, refusal: { code: 'unknown-call' } })
  })
})
