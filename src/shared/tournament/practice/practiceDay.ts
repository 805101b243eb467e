/**
 * A made-up event: who comes, who wins, who raises a hand, all by a seed, so that a store can try a day out before it has one. It
 * writes the same facts as a real day; nothing else knows that nobody is there.
 */
import { pairNext } from '../pairing/pair.ts'
import { mulberry32, shuffled } from '../pairing/random.ts'
import { hasStarted } from '../state/clock.ts'
import { activePlayers, isActive, openTables, type EventState, type TableState } from '../state/state.ts'

export interface Practice {
  readonly seed: number
  readonly players: number
}

export interface PracticeFact {
  readonly do: string
  readonly [field: string]: unknown
}

const FIRST = ['Abel', 'Bente', 'Cora', 'Dario', 'Elin', 'Finn', 'Greta', 'Hugo', 'Iris', 'Jonas', 'Kaia', 'Leo', 'Mira', 'Nils', 'Olga', 'Paul', 'Quinn', 'Rosa', 'Sven', 'Tara', 'Uma', 'Vito', 'Wanda', 'Xaver', 'Yara'] // prettier-ignore
const LAST = ['Amber', 'Birch', 'Cedar', 'Dale', 'Ember', 'Fjord', 'Grove', 'Heath', 'Isle', 'Juniper', 'Knoll', 'Lake', 'Marsh', 'North', 'Oak', 'Pine', 'Quarry', 'Ridge', 'Stone', 'Thorn', 'Upland', 'Vale', 'West', 'Yew', 'Zephyr'] // prettier-ignore
const CLUBS = ['Harbour Club', 'Old Mill', 'Northside', null, null]
const INFRACTIONS = ['Late for the round', 'Wrong movement', 'Slow play']
export const MOST_PRACTISING = FIRST.length * LAST.length

/** How good somebody is, from 0 below 100: the same all day. */
const skill = (practice: Practice, player: string): number => {
  let mixed = practice.seed
  for (const sign of player) mixed = Math.imul(mixed ^ sign.codePointAt(0)!, 0x01000193)
  return mulberry32(mixed)() % 100
}

/** The one who comes as the nth: a name that nobody else has. */
function guest({ seed }: Practice, index: number): PracticeFact {
  const names = shuffled(
    Array.from({ length: MOST_PRACTISING }, (_, at) => at),
    seed
  )
  const at = names[index % MOST_PRACTISING]!
  const name = `${FIRST[at % FIRST.length]!} ${LAST[Math.floor(at / FIRST.length)]!}`
  const club = CLUBS[mulberry32(seed + index)() % CLUBS.length]
  return { do: 'register', player: `p${index + 1}`, name, ...(club && { club }) }
}

/** Who has won and with which points: the better one more often than not. */
function played(
  practice: Practice,
  round: number,
  { table, players: [a, b] }: TableState,
  total: number,
  chance: () => number
): PracticeFact {
  const lead = skill(practice, a) - skill(practice, b)
  const winner = chance() % 200 < 100 + lead ? a : b
  const loser = winner === a ? b : a
  const whole = chance() % 3 > 0
  const won = whole ? total : Math.max(5, total - 5 * (chance() % 20) - 5)
  const lost = 5 * Math.floor((chance() % Math.max(1, won)) / 6)
  return { do: 'result', round, table, winner, score: { [winner]: won, [loser]: lost } }
}

/**
 * What happens next; empty: the day is over. @param step how much has been written already, so that the same day goes on the same way
 * @param rounds how many are played
 */
export function practiceNext(state: EventState, practice: Practice, step: number, rounds: number): readonly PracticeFact[] {
  const chance = mulberry32(practice.seed ^ Math.imul(step + 1, 0x9e3779b1))
  if (state.rounds.length === 0 && state.players.size < practice.players) {
    const fact = guest(practice, state.players.size)
    return [fact, ...(state.settings.checkIn ? [{ do: 'check-in', player: fact.player }] : [])]
  }
  const current = state.rounds.at(-1)
  const unfinished = current ? [...current.tables.values()].filter(({ result }) => result === null) : []
  // Where a judge has sat down, whoever practises, nothing happens by itself.
  const judged = [...state.calls.values()].filter(
    ({ round, taken, closed }) => round === current?.round && taken !== null && closed === null
  )
  const open = unfinished.filter(({ table }) => !judged.some((call) => call.table === table))
  if (current && open.length > 0) {
    if (!hasStarted(state.clocks.get(current.round) ?? [])) return [{ do: 'clock', round: current.round, action: 'start' }]
    const at = open[chance() % open.length]!
    const luck = chance() % 100
    const called = [...state.calls.values()].some((call) => call.round === current.round && call.table === at.table)
    if (luck < 12 && !called) return [{ do: 'call', call: `practice-${step}`, round: current.round, table: at.table }]
    // A table that waits for a judge goes on playing once its hand is down.
    const waits = [...state.calls.values()].find((call) => call.round === current.round && call.table === at.table && call.closed === null)
    if (waits) return [{ do: 'close-call', call: waits.call }]
    if (luck < 15)
      return [
        {
          do: 'penalty',
          player: at.players[chance() % 2]!,
          round: current.round,
          table: at.table,
          level: 'caution',
          infraction: INFRACTIONS[chance() % INFRACTIONS.length]!
        }
      ]
    if (luck < 18) return [{ do: 'extend', round: current.round, table: at.table, seconds: 180 }]
    return [played(practice, current.round, at, state.settings.buildTotal, chance)]
  }
  if (openTables(state).length > 0 || state.cut !== null || state.rounds.length >= rounds) return []
  // Now and then somebody who has lost goes home between two rounds.
  const tired = current && [...current.tables.values()].flatMap(({ players, result }) => players.filter((id) => result?.winner !== id))
  const gone = tired?.filter((id) => isActive(state, state.players.get(id)!))[chance() % Math.max(1, tired.length)]
  if (gone !== undefined && chance() % 100 < 12 && activePlayers(state).length > 4) return [{ do: 'drop', player: gone }]
  const next = pairNext(state, practice.seed + state.rounds.length)
  if (!next.ok) return []
  const { round, pairs, bye } = next.value
  return [
    {
      do: 'round',
      round,
      pairs: pairs.map(({ a, b }) => [a, b]),
      tables: pairs.map(({ table }) => table),
      bye,
      seed: practice.seed + round - 1
    }
  ]
}
