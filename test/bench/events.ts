/** What an event costs: pairing, standings, and reading its log. */
import { EventLog, readFact } from '../../src/shared/tournament/log/eventLog.ts'
import { bestMatching } from '../../src/shared/tournament/pairing/matching.ts'
import { improved, neighbourPairing } from '../../src/shared/tournament/pairing/neighbours.ts'
import { fieldOf, pairNext } from '../../src/shared/tournament/pairing/pair.ts'
import { standingsOf } from '../../src/shared/tournament/state/standings.ts'
import { activePlayers } from '../../src/shared/tournament/state/state.ts'
import { mustTake, randomEvent } from '../support/randomEvents.ts'
import { microseconds } from './measure.ts'

interface Row {
  readonly what: string
  readonly us: number
  readonly plain: number | null
  readonly goal: string
}

/** An event whose rounds are paired as they are proposed. */
export function swiss(players: number, rounds: number): EventLog {
  const log = new EventLog({})
  for (let player = 1; player <= players; player++) mustTake(log, { do: 'register', player: `p${player}`, name: `P${player}` })
  for (let round = 1; round <= rounds; round++) {
    const paired = pairNext(log.state, round)
    if (!paired.ok) throw new Error(paired.code)
    const { pairs, bye } = paired.value
    mustTake(log, { do: 'round', round, pairs: pairs.map(({ a, b }) => [a, b]), tables: pairs.map(({ table }) => table), bye })
    for (const { table, a, b } of pairs) {
      const score = { [a]: (table * 37 + round * 11) % 301, [b]: (table * 53 + round * 7) % 301 }
      mustTake(log, { do: 'result', round, table, winner: (table + round) % 3 === 0 ? b : a, score })
    }
  }
  return log
}

/** The facts of an event of 500 players and nine rounds as they lie in the storage, with notes up to so many. */
export function manyFacts(count: number): readonly object[] {
  const { facts } = randomEvent(3, 500, 9)
  const notes = Array.from({ length: Math.max(0, count - facts.length) }, (_, index) => ({ do: 'note', text: `note ${index}` }))
  return [...facts, ...notes].map((fact, index) => ({
    ...fact,
    id: `d:${index}`,
    at: '2026-03-07T10:00:00Z',
    by: { role: 'head', device: 'd' }
  }))
}

export function eventRows(): Row[] {
  const log = swiss(500, 8)
  const { state } = log
  const odd = swiss(64, 4)
  const field = fieldOf(state, 9, activePlayers(state).map(({ id }) => id), 1) // prettier-ignore
  let sink = 0
  const rows = manyFacts(5000)
  return [
    {
      what: 'pairing of 64 players, round 5, with why',
      goal: 'under 5000 us',
      plain: null,
      us: microseconds(() => {
        sink += Number(pairNext(odd.state, 3).ok)
      }, 5)
    },
    {
      what: 'pairing of 500 players, round 9, with why (beside: times neighbours by their standing)',
      goal: 'under 15000 us',
      plain: microseconds(() => {
        sink += neighbourPairing(field).pairs.length
      }, 20),
      us: microseconds(
        () => {
          sink += Number(pairNext(state, 3).ok)
        },
        1,
        9
      )
    },
    {
      what: 'the same by a matching, edges of 24 places',
      goal: 'under 150000 us',
      plain: null,
      us: microseconds(
        () => {
          sink += improved(field, bestMatching(field, 24) ?? neighbourPairing(field)).pairs.length
        },
        1,
        5
      )
    },
    {
      what: 'standings of 500 players, 8 rounds',
      goal: 'under 10000 us',
      plain: null,
      us: microseconds(
        () => {
          sink += standingsOf(state).rows.length
        },
        1,
        9
      )
    },
    {
      what: `opening an event of ${rows.length} facts`,
      goal: 'under 300000 us',
      plain: null,
      us: microseconds(
        () => {
          const opened = new EventLog({})
          for (const row of rows) {
            const fact = readFact(row, '')
            if (fact.ok && opened.append(fact.value).taken) sink++
          }
        },
        1,
        5
      )
    }
  ]
}
