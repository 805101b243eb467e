/** Where an entry can be changed, and what rests on a result of the cut. */
import { expect, it } from 'vitest'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { showEntry } from '../../../../../src/renderer/actions/event/write.ts'
import { playedOnBy } from '../../../../../src/renderer/model/event/standings/cutPlan.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

async function eventWith(facts: readonly Readonly<Record<string, unknown>>[]) {
  const { app, session } = memoryApp()
  const events = eventsOf(app)
  await events.make('Day', {})
  const event = events.open!
  for (const player of ['a', 'b', 'c', 'd']) expect(await event.append([{ do: 'register', player, name: player }])).toEqual({ ok: true })
  for (const fact of facts) expect(await event.append([fact as { do: string }]), JSON.stringify(fact)).toEqual({ ok: true })
  /** Shows the last entry of a kind. */
  const show = (kind: string) => {
    showEntry(
      app,
      event,
      event.entries.findLast(({ fact }) => fact.do === kind)!
    )
    return event.view
  }
  return { session, event, show }
}

it('a pod and its places are changed at the pod, whatever round it is of', async () => {
  const { event, show } = await eventWith([
    { do: 'pod', round: 1, table: 3, players: ['a', 'b', 'c', 'd'] },
    { do: 'pod-result', round: 1, table: 3, places: [['a'], ['b'], ['c'], ['d']] },
    { do: 'correct', round: 1, table: 3, places: [['b'], ['a'], ['c'], ['d']] }
  ])
  for (const kind of ['pod', 'pod-result', 'correct']) {
    event.pod = null
    expect([show(kind), event.pod, event.entry]).toEqual(['results', { round: 1, table: 3 }, null])
  }
})

it('a result of a round is changed in its line, anything else in the log; what rests on a result of the cut is the match that was played on', async () => {
  const score = (one: string, other: string) => ({ winner: one, score: { [one]: 300, [other]: 100 } })
  const { event, show } = await eventWith([
    { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd']] }, // prettier-ignore
    { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 90 } },
    { do: 'result', round: 1, table: 2, winner: 'c', score: { c: 250, d: 80 } }
  ])
  expect([show('result'), event.table]).toEqual(['results', '2'])
  await event.append([{ do: 'cut', size: 4 }])
  expect([show('cut'), event.entry]).toEqual(['log', event.entries.at(-1)!.fact.id])
  await event.append([{ do: 'result', match: 'cut-1-1', ...score('a', 'd') }])
  expect([show('result'), event.entry]).toEqual(['log', event.entries.at(-1)!.fact.id])
  expect(playedOnBy(event.host.state, event.entries, 'cut-1-1')).toEqual([])
  await event.append([{ do: 'result', match: 'cut-1-2', ...score('c', 'b') }])
  await event.append([{ do: 'result', match: 'cut-2-1', ...score('a', 'c') }])
  const on = playedOnBy(event.host.state, event.entries, 'cut-1-1')
  expect(on.map(({ fact }) => fact.json.match)).toEqual(['cut-2-1'])
  expect(playedOnBy(event.host.state, event.entries, 'cut-2-1')).toEqual([])
})
