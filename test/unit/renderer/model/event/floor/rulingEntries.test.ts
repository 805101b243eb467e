/** The entries of the log that belong to a ruling: each can be undone next to it. */
import { describe, expect, it } from 'vitest'
import { gameLossResult } from '../../../../../../src/renderer/model/event/floor/gameLoss.ts'
import { penaltyEntries, rulingEntries } from '../../../../../../src/renderer/model/event/floor/rulingEntries.ts'
import type { LogEntry } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import { standingsOf } from '../../../../../../src/shared/tournament/state/standings.ts'
import { mustTake } from '../../../../../support/randomEvents.ts'

function ruledEvent() {
  const log = new EventLog({ noShowScore: 120 })
  let count = 0
  const take = (fact: Record<string, unknown>) => {
    mustTake(log, { id: `f${++count}`, at: '2026-03-07T10:00:00Z', ...fact })
  }
  for (const player of ['a', 'b', 'c', 'd']) take({ do: 'register', player, name: player })
  take({
    do: 'round',
    round: 1,
    pairs: [
      ['a', 'b'],
      ['c', 'd']
    ]
  })
  take({ do: 'call', call: 'k', round: 1, table: 1 })
  take({ do: 'penalty', player: 'c', level: 'caution', infraction: 'Slow play', round: 1, table: 2 })
  take({ do: 'penalty', player: 'a', level: 'game-loss', infraction: 'Outside help', round: 1, table: 1, call: 'k' })
  take({ do: 'ruling', ruling: 'r1', round: 1, table: 1, call: 'k', verdict: 'A hint from outside.' })
  take({ do: 'extend', round: 1, table: 1, seconds: 300, ruling: 'r1' })
  take({ do: 'appeal', ruling: 'r1', upheld: true })
  take({ do: 'edit-ruling', ruling: 'r1', verdict: 'A hint.' })
  return { log, take, entries: (): readonly LogEntry[] => log.entries }
}
const kinds = (entries: readonly LogEntry[]): string[] => entries.map(({ fact }) => fact.do)

describe('the record of a ruling', () => {
  it('has its penalties, its time, its result and the appeal, and each leaves it when it is undone', () => {
    const { log, take, entries } = ruledEvent()
    const loss = gameLossResult(log.state, log.state.penalties[1]!)!
    expect(loss).toMatchObject({ do: 'result', round: 1, table: 1, winner: 'b', kind: 'game-loss' })
    take({ ...loss, ruling: 'r1' })
    const read = () => rulingEntries(log.state, entries(), log.state.rulings[0]!)
    expect(read().own?.fact.json.ruling).toBe('r1')
    expect(kinds(read().more)).toEqual(['penalty', 'extend', 'appeal', 'edit-ruling', 'result'])
    for (const kind of ['result', 'edit-ruling', 'appeal', 'extend', 'penalty']) {
      take({ do: 'undo', fact: read().more.find(({ fact }) => fact.do === kind)!.fact.id })
      expect(kinds(read().more)).not.toContain(kind)
    }
    expect(read().more).toEqual([])
    expect(log.state.penalties).toHaveLength(1)
  })

  it('finds the entry of each penalty, also after an earlier one was undone', () => {
    const { log, take, entries } = ruledEvent()
    take({ do: 'undo', fact: 'f7' })
    const found = penaltyEntries(log.state, entries())
    expect(log.state.penalties.map((one) => found.get(one)?.fact.json.player)).toEqual(['a'])
  })
})

describe('a game loss as a result', () => {
  it('is a win of the opponent with the points of a no-show, and is offered once', () => {
    const { log, take } = ruledEvent()
    const [caution, loss] = log.state.penalties
    expect(gameLossResult(log.state, caution!)).toBeNull()
    expect(gameLossResult(log.state, { ...loss!, table: null })).toBeNull()
    expect(gameLossResult(log.state, { ...loss!, player: 'd' })).toBeNull()
    take(gameLossResult(log.state, loss!)!)
    expect(standingsOf(log.state).rows[0]).toMatchObject({ player: 'b', wins: 1, score: 120 })
    expect(log.state.rounds[0]!.tables.get(1)!.result).toMatchObject({ kind: 'game-loss', winner: 'b' })
    expect(gameLossResult(log.state, loss!)).toBeNull()
  })

  it('keeps the points that were reported', () => {
    const { log, take } = ruledEvent()
    take({ do: 'result', round: 1, table: 1, winner: 'b', kind: 'game-loss', score: { a: 40, b: 90 } })
    expect(Object.fromEntries(log.state.rounds[0]!.tables.get(1)!.result!.score)).toEqual({ a: 40, b: 90 })
  })
})
