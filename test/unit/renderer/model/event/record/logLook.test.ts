/** Beside its sentences the log tells who wrote an entry, what a change of settings changed, and how the event stood then. */
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { asItWas, settingChanges, writerWords } from '../../../../../../src/renderer/model/event/record/logLook.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import { standingsOf } from '../../../../../../src/shared/tournament/state/standings.ts'
import { mustTake } from '../../../../../support/randomEvents.ts'

const SETTINGS = { minutes: 40, names: 'first' } as const

function dayOf(facts: readonly object[]): { readonly log: EventLog; readonly entries: readonly LogEntry[] } {
  const log = new EventLog(SETTINGS)
  for (const fact of facts) mustTake(log, fact as Record<string, unknown>)
  return { log, entries: log.entries }
}
const PLAYERS = [
  { do: 'register', player: 'p1', name: 'Kim Park', minor: true },
  { do: 'register', player: 'p2', name: 'Ada Lo' }
]

describe('an entry of the log', () => {
  it('says who wrote it: the person, else the device, and of a player the name', () => {
    const { log } = dayOf(PLAYERS)
    const said = (by: object) => writerWords(log.state, { by: { role: 'judge', ...by } })
    expect(said({ device: 'd1', person: 'Ann' })).toBe('judge · Ann')
    expect(said({ device: 'd1' })).toBe('judge · device d1')
    expect(said({ role: 'player', player: 'p1' })).toBe('player · Kim Park')
    expect(said({ role: 'head' })).toBe('head judge')
  })

  it('says what settings were and are; what was taken back meanwhile does not count', () => {
    const { entries, log } = dayOf([
      ...PLAYERS,
      { do: 'settings', changes: { minutes: 50, cut: 4 }, id: 'one' },
      { do: 'undo', fact: 'one', id: 'back' },
      { do: 'settings', changes: { minutes: 60, late: 'none' } },
      { do: 'undo', fact: 'back' },
      { do: 'settings', changes: { cut: 8, fixedTables: { p2: 3 } } }
    ])
    const changes = settingChanges(entries, SETTINGS, (id) => log.state.players.get(id)?.name ?? id)
    const said = [...changes].map(([index, all]) => [index, all.map(({ label, was, is }) => `${label}: ${was} → ${is}`)])
    expect(said).toEqual([
      [2, ['Minutes a round: 40 → 50', 'Top cut: none → 4']],
      [4, ['Minutes a round: 40 → 60', 'Who comes late: loses the rounds before → loses nothing']],
      [6, ['Top cut: 4 → 8', 'Always at table: – → Ada Lo: 3']]
    ])
  })

  it('shows the event as it was right after it, with everybody in full, whatever came later', () => {
    const { entries, log } = dayOf([
      ...PLAYERS,
      { do: 'round', round: 1, pairs: [['p1', 'p2']] },
      { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 10 } },
      { do: 'correct', round: 1, table: 1, winner: 'p2', score: { p1: 10, p2: 300 } }
    ])
    const firstOf = (index: number) => standingsOf(asItWas(entries, SETTINGS, index)).rows[0]?.player
    expect([firstOf(3), firstOf(4)]).toEqual(['p1', 'p2'])
    const then = asItWas(entries, SETTINGS, 2)
    expect([then.rounds[0]?.tables.get(1)?.result, then.settings.names, then.players.get('p1')?.minor]).toEqual([null, 'full', false])
    // The event itself goes on as it is.
    expect(log.state.players.get('p1')?.minor).toBe(true)
  })
})
