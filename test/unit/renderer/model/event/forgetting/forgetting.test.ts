/** Somebody's name goes out of an event for good: nothing that is kept holds it any more, and the record says what it said. */
import { describe, expect, it } from 'vitest'
import { PageHost } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { forgetting } from '../../../../../../src/renderer/model/event/forgetting/forgetting.ts'
import { memoryStorage } from '../../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { SavedRuling, StoredFact } from '../../../../../../src/renderer/storage/interface/storage.ts'
import { standingsOf } from '../../../../../../src/shared/tournament/state/standings.ts'
import { sampleRuling } from '../../../storage/rows/samples.ts'
import { clockOf } from '../../../../../support/clock.ts'

const open = (storage: ReturnType<typeof memoryStorage>) =>
  PageHost.open({ storage, event: 'e', settings: {}, device: 'd', clock: clockOf(() => 0) })

const saved = (id: string, some: Partial<SavedRuling>): SavedRuling => ({ ...sampleRuling(id, '2026-03-07T12:00:00.000Z'), ...some })

async function day() {
  const storage = memoryStorage()
  const { host } = await open(storage)
  const facts = [
    { do: 'register', player: 'p1', name: 'Zoë Fox', club: 'Red Club', contact: 'eva@example.org', minor: true },
    { do: 'register', player: 'p2', name: 'Ada Lo' },
    { do: 'edit-player', player: 'p1', name: 'Eva Maria Fox' },
    { do: 'round', round: 1, pairs: [['p1', 'p2']], bye: null },
    { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 95 } },
    {
      do: 'correct',
      round: 1,
      table: 1,
      winner: 'p1',
      score: { p1: 300, p2: 100 },
      reason: 'Slip of EVA  MARIA FOX misread; Evangeline Foxworth saw it'
    },
    { do: 'note', text: 'Zoë Fox left early.' },
    { do: 'note', text: 'zoe argued with Eva, Ada agreed' }
  ]
  for (const fact of facts) expect(await host.append([fact]), JSON.stringify(fact)).toEqual({ ok: true })
  return { storage, host }
}

describe('somebody who is forgotten', () => {
  it('is nowhere in the log any more, under no name that they had, and the standings stay', async () => {
    const { storage, host } = await day()
    const before = JSON.stringify(standingsOf(host.state))
    expect(await host.append([{ do: 'forget', player: 'p1' }])).toEqual({ ok: true })
    const { changes } = forgetting('e', 'p1', 1, await storage.eventFacts('e'), [])
    await storage.commit(changes)
    const text = JSON.stringify(await storage.eventFacts('e'))
    for (const gone of ['Zoë', 'Eva Maria', 'Fox"', 'eva@example.org', 'Red Club', 'EVA']) expect(text).not.toContain(gone)
    // Somebody else whose name only begins alike stays.
    expect(text).toContain('Evangeline Foxworth')
    const { host: again, unread } = await open(storage)
    expect(unread).toEqual([])
    expect(again.state.players.get('p1')).toMatchObject({ name: 'Player 1', club: null, forgotten: true })
    expect(JSON.stringify(standingsOf(again.state))).toBe(before)
    expect(again.state.notes).toEqual(['Player 1 left early.', 'Player 1 argued with Player 1, Ada agreed'])
  })

  it('is nowhere in the rulings of the event, nor in those of none; another event keeps its own', async () => {
    const { storage } = await day()
    const rulings = [
      saved('in', { event: 'e', title: 'Zoë Fox: line', players: 'Zoë Fox – Ada Lo', note: 'as Eva Maria Fox said, and Eva again' }),
      saved('free', { players: 'Zoë Fox, Bo' }),
      saved('other', { event: 'f', players: 'Zoë Fox' }),
      saved('none', { event: 'e', players: 'Ada Lo' })
    ]
    const { rulings: changed, changes } = forgetting('e', 'p1', 1, await storage.eventFacts('e'), rulings)
    expect(changed.map(({ id }) => id)).toEqual(['in', 'free'])
    expect(changed[0]).toMatchObject({
      title: 'Player 1: line',
      players: 'Player 1 – Ada Lo',
      note: 'as Player 1 said, and Player 1 again'
    })
    expect(changes.filter(({ table }) => table === 'rulings')).toHaveLength(2)
  })

  it('of one single word does not take the word out of rulings of no event', () => {
    const facts: StoredFact[] = [{ event: 'e', at: 1, fact: { do: 'register', player: 'p1', name: 'Thor' } }]
    expect(forgetting('e', 'p1', 1, facts, [saved('r', { title: 'Thor hits Loki' })]).rulings).toEqual([])
  })

  it('who was never named changes nothing', () => {
    expect(forgetting('e', 'p9', 9, [{ event: 'e', at: 1, fact: { do: 'note', text: 'Hello' } }], [])).toEqual({ changes: [], rulings: [] })
  })

  it('goes out of what lies half done and of leagues; a single word there might be anybody’s', async () => {
    const { storage } = await day()
    const sessions = [
      { id: 'table', state: { undo: [{ case: { note: 'Eva Maria Fox moved' } }], note: 'a fox' } },
      { id: 'other', state: { x: 'Fox' } }
    ]
    const league = { format: 'linejudge-league/1' as const, id: 'l', name: 'L', rule: {}, events: [{ id: 'e' }], same: [['Zoë Fox', 'E. F.'], ['Ada Lo', 'Ada']] } // prettier-ignore
    const { changes } = forgetting('e', 'p1', 1, await storage.eventFacts('e'), [], { sessions, leagues: [league, { ...league, id: 'm', events: [] }] }) // prettier-ignore
    const puts = changes.flatMap((change) => (change.do === 'put' && change.table !== 'eventFacts' ? [change.value] : []))
    expect(puts).toEqual([
      { id: 'table', state: { undo: [{ case: { note: 'Player 1 moved' } }], note: 'a fox' } },
      { ...league, same: [['Ada Lo', 'Ada']] }
    ])
  })
})
