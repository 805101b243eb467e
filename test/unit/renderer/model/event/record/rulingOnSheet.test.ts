/** A ruling on a sheet that leaves the staff names its event, round, table and players; nobody by name who is not to be. */
import { describe, expect, it } from 'vitest'
import { rulingOnSheet } from '../../../../../../src/renderer/model/event/record/rulingOnSheet.ts'
import type { SavedRuling } from '../../../../../../src/renderer/storage/interface/storage.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import type { SomeSettings } from '../../../../../../src/shared/tournament/state/settings.ts'
import { mustTake } from '../../../../../support/randomEvents.ts'

function eventOf(settings: SomeSettings = {}) {
  const log = new EventLog(settings)
  for (const fact of [
    { do: 'register', player: 'p1', name: 'Kim Park' },
    { do: 'register', player: 'p2', name: 'Ada', minor: true },
    { do: 'round', round: 1, pairs: [['p1', 'p2']], tables: [7] },
    { do: 'ruling', ruling: 'r0' },
    { do: 'ruling', ruling: 'r1', round: 1, table: 7, players: ['p1', 'p2'] }
  ])
    mustTake(log, fact)
  return { name: 'Saturday', state: log.state }
}

const saved = (more: Partial<SavedRuling> = {}): SavedRuling =>
  ({
    id: 'r1',
    title: 'Kim Park asks: Ada or not',
    savedAt: '2026-03-07T12:00:00.000Z',
    engineVersion: '1',
    event: 'e',
    players: 'Kim Park – Ada',
    note: 'Ada was told.',
    override: { verdict: 'clear', reason: 'Kim Park is right', author: 'Ann Judge', at: '2026-03-07T12:00:00.000Z' },
    case: {
      figures: [
        { id: 'a', name: 'Kim Park' },
        { id: 'b', name: 'Ada' }
      ]
    },
    ruling: {},
    ...more
  }) as unknown as SavedRuling

describe('a ruling on its sheet', () => {
  it('names the event, the round and the table, and a minor is a number in all that was written', () => {
    const sheet = rulingOnSheet(saved(), eventOf(), true)
    expect(sheet).toMatchObject({
      eventName: 'Saturday',
      round: '1',
      table: '7',
      players: 'Kim Park – Player 2',
      title: 'Kim Park asks: Player 2 or not',
      note: 'Player 2 was told.',
      override: { author: 'Ann Judge', reason: 'Kim Park is right' }
    })
    // A figure of a single word may be anybody.
    expect(sheet.case).toEqual(saved().case)
  })

  it('has the players of the log where the judge wrote none, and what the judge wrote of the place', () => {
    const { players: _, ...silent } = saved({ round: '2', table: 'B' })
    expect(rulingOnSheet(silent, eventOf(), true)).toMatchObject({ players: 'Kim Park – Player 2', round: '2', table: 'B' })
  })

  it('calls people as the event does', () => {
    expect(rulingOnSheet(saved(), eventOf({ names: 'first' }), true).players).toBe('Kim P. – Player 2')
    expect(rulingOnSheet(saved(), eventOf({ names: 'number' }), true).players).toBe('Player 1 – Player 2')
  })

  it('has numbers where no names are asked for, and nothing that anybody wrote of people', () => {
    const sheet = rulingOnSheet(saved(), eventOf(), false)
    expect(sheet).toMatchObject({ eventName: 'Saturday', round: '1', table: '7', players: 'Player 1 – Player 2', title: 'Ruling 2' })
    const text = JSON.stringify(sheet)
    for (const name of ['Kim Park', 'Ann Judge', 'was told']) expect(text).not.toContain(name)
  })

  it('of no event stays as it is, or loses what somebody wrote of people', () => {
    expect(rulingOnSheet(saved(), null, true)).toEqual(saved())
    const sheet = rulingOnSheet(saved(), null, false)
    expect(sheet.title).toBe('Ruling')
    expect([sheet.players, sheet.note, sheet.override?.author]).toEqual([undefined, undefined, '–'])
  })
})
