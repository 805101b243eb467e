/** The views of players and displays: the state of a call for a judge, and nothing that belongs to the staff alone. */
import { expect, it } from 'vitest'
import { EventLog, readFact } from '../../../../src/shared/tournament/log/eventLog.ts'
import { playerViews, publicView, type CallView } from '../../../../src/shared/venue/views.ts'
import { eventFile } from '../../../support/venue.ts'

function callsAfter(...facts: { do: string; [field: string]: unknown }[]): (player: string) => Partial<CallView> | null {
  const log = new EventLog({})
  for (const json of [...(eventFile(8) as { log: unknown[] }).log, ...facts]) {
    const fact = readFact(json, '')
    if (!fact.ok || !log.append(fact.value).taken) throw new Error(JSON.stringify(json))
  }
  const views = playerViews(log.state, 'Saturday', 1)
  return (player) => {
    const call = views(player)?.call ?? null
    return call && { taken: call.taken, before: call.before, own: call.own }
  }
}
const call = (id: string, table: number, player: string | null) => ({
  do: 'call',
  call: id,
  round: 1,
  table,
  ...(player !== null && { by: { role: 'player', player } })
})

it('says how many tables wait longer, and gives the call to whoever may withdraw it', () => {
  const [a, b, c] = [call('a', 1, 'p1'), call('b', 2, 'p3'), call('c', 3, null)]
  const waits = callsAfter(a, b, c)
  expect(['p1', 'p2', 'p3', 'p5', 'p7'].map(waits)).toEqual([
    { taken: false, before: 0, own: 'a' },
    { taken: false, before: 0, own: null },
    { taken: false, before: 1, own: 'b' },
    { taken: false, before: 2, own: null },
    null
  ])
  const taken = callsAfter(a, b, c, { do: 'take-call', call: 'a', judge: 'Ann' })
  expect(['p1', 'p3', 'p5'].map(taken)).toEqual([
    { taken: true, before: 0, own: null },
    { taken: false, before: 0, own: 'b' },
    { taken: false, before: 1, own: null }
  ])
})

it('never holds the number of the publisher', () => {
  const log = new EventLog({})
  const facts = (eventFile(8) as { log: Readonly<Record<string, unknown>>[] }).log
  for (const json of facts) {
    const fact = readFact(json.do === 'register' ? { ...json, publisher: 'WIN-4711' } : json, '')
    if (!fact.ok || !log.append(fact.value).taken) throw new Error(JSON.stringify(json))
  }
  expect([...log.state.players.values()].every(({ publisher }) => publisher === 'WIN-4711')).toBe(true)
  const views = playerViews(log.state, 'Saturday', 1)
  const sent = [publicView(log.state, 'Saturday', 1), ...[...log.state.players.keys()].map(views)]
  expect(sent.length).toBeGreaterThan(8)
  expect(JSON.stringify(sent)).not.toContain('4711')
})
