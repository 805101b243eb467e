/** What holds for every event: names mean nothing, another event means nothing, the same log and seed are the same bytes, nobody is left out. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PageHost } from '../../src/renderer/model/event/log/eventHost.ts'
import { memoryStorage } from '../../src/renderer/storage/rows/memoryStorage.ts'
import { EventLog, readFact } from '../../src/shared/tournament/log/eventLog.ts'
import { pairNext } from '../../src/shared/tournament/pairing/pair.ts'
import { shuffled } from '../../src/shared/tournament/pairing/random.ts'
import { standingsOf } from '../../src/shared/tournament/state/standings.ts'
import { activePlayers, type EventState } from '../../src/shared/tournament/state/state.ts'
import { mustTake, proposedEvent, randomEvent, type FactJson, type RandomEvent } from '../support/randomEvents.ts'
import { seededRuns } from '../support/seeded.ts'
import { clockOf } from '../support/clock.ts'

const anEvent: fc.Arbitrary<RandomEvent> = fc
  .record({
    seed: fc.nat(1_000_000),
    players: fc.integer({ min: 4, max: 20 }),
    rounds: fc.integer({ min: 0, max: 5 }),
    proposed: fc.boolean()
  })
  .map(({ seed, players, rounds, proposed }) =>
    (proposed ? proposedEvent : randomEvent)(seed, players, rounds, seed % 2 ? { keepApart: 2 } : {})
  )

const logOf = ({ settings }: RandomEvent, facts: readonly FactJson[]): EventLog => {
  const log = new EventLog(settings)
  for (const fact of facts) mustTake(log, fact)
  return log
}
const told = (state: EventState, seed = 7): string => JSON.stringify([pairNext(state, seed), standingsOf(state)])

it('other ids and names change nothing but ids and names', () => {
  fc.assert(
    fc.property(anEvent, fc.nat(1_000_000), (event, seed) => {
      const ids = [...event.log.state.players.keys()]
      const others = new Map(shuffled(ids, seed).map((other, index) => [ids[index]!, `q${other}`]))
      const renamed = (text: string): string => text.replaceAll(/"(p\d+)"/g, (_, id: string) => JSON.stringify(others.get(id)))
      const facts = event.facts.map(
        (fact) => JSON.parse(renamed(JSON.stringify({ ...fact, ...(fact.do === 'register' && { name: 'X' }) }))) as FactJson
      )
      expect(told(logOf(event, facts).state)).toBe(renamed(told(event.log.state)))
    }),
    seededRuns(40)
  )
})

it('the same log and seed give the same bytes, whoever folds it', () => {
  fc.assert(
    fc.property(anEvent, fc.nat(1_000_000), (event, seed) => {
      const again = logOf(event, JSON.parse(JSON.stringify(event.facts)) as FactJson[])
      expect(told(again.state, seed)).toBe(told(event.log.state, seed))
      expect(told(event.log.state, seed)).toBe(told(event.log.state, seed))
    }),
    seededRuns(40)
  )
})

it('facts of another event in the same storage change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anEvent, anEvent, async (one, other) => {
      const storage = memoryStorage()
      const open = (event: string, { settings }: RandomEvent) =>
        PageHost.open({ storage, event, settings, device: event, clock: clockOf(() => Date.parse('2026-03-07T12:00:00Z')) })
      const [{ host: here }, { host: there }] = [await open('a', one), await open('ab', other)]
      const [left, right] = [[...one.facts], [...other.facts]]
      while (left.length + right.length > 0)
        for (const [host, facts] of [
          [here, left],
          [there, right]
        ] as const) {
          const fact = facts.shift()
          if (fact) expect(await host.append([fact as FactJson & { do: string }])).toEqual({ ok: true })
        }
      expect(told((await open('a', one)).host.state)).toBe(told(one.log.state))
    }),
    seededRuns(8)
  )
})

/** What may happen between two rounds; `who` is taken from those whom it fits. */
const anAct = fc.record({ do: fc.constantFrom('register', 'drop', 'return', 'check-in', 'play', 'undo'), who: fc.nat(1000) })

it('after any mix of entries, drops, returns, rounds and undos everybody who is there is seated once, and nobody else', () => {
  fc.assert(
    fc.property(fc.array(anAct, { minLength: 5, maxLength: 60 }), fc.boolean(), (acts, checkIn) => {
      const log = new EventLog({ checkIn })
      let number = 0
      const append = (json: FactJson): boolean => {
        const fact = readFact({ ...json, id: `d:${++number}` }, '')
        return fact.ok && log.append(fact.value).taken
      }
      for (const { do: act, who } of acts) {
        const players = [...log.state.players.values()]
        const player = players[who % Math.max(1, players.length)]?.id
        if (act === 'register') append({ do: act, player: `p${number}`, name: `P ${number}` })
        else if (act === 'undo') append({ do: act, fact: `d:${1 + (who % Math.max(1, number))}` })
        else if (act !== 'play') append({ do: act, player })
        else {
          const paired = pairNext(log.state, who)
          if (!paired.ok) continue
          const { round, pairs, bye } = paired.value
          expect(append({ do: 'round', round, pairs: pairs.map(({ a, b }) => [a, b]), tables: pairs.map(({ table }) => table), bye })).toBe(
            true
          )
          for (const { table, a, b } of pairs) append({ do: 'result', round, table, winner: (who + table) % 2 ? a : b, score: {} })
        }
        const paired = pairNext(log.state, who)
        const active = activePlayers(log.state).map(({ id }) => id)
        if (!paired.ok) {
          expect(paired.code === 'results-missing' || active.length < 2, paired.code).toBe(true)
          continue
        }
        const { pairs, bye } = paired.value
        expect([...pairs.flatMap(({ a, b }) => [a, b]), ...(bye === null ? [] : [bye])].toSorted()).toEqual(active.toSorted())
      }
    }),
    seededRuns(60)
  )
})
