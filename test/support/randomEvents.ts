/** Events by chance: players, rounds with any pairs, results, byes, drops, late entries, penalties. */
import { readFact } from '../../src/shared/tournament/log/eventLog.ts'
import { EventLog } from '../../src/shared/tournament/log/eventLog.ts'
import { pairNext } from '../../src/shared/tournament/pairing/pair.ts'
import { activePlayers } from '../../src/shared/tournament/state/state.ts'
import type { SomeSettings } from '../../src/shared/tournament/state/settings.ts'
import { mulberry32, shuffled } from '../../src/shared/tournament/pairing/random.ts'

export type FactJson = Readonly<Record<string, unknown>>

export interface RandomEvent {
  readonly settings: SomeSettings
  /** Facts that were taken. */
  readonly facts: readonly FactJson[]
  readonly log: EventLog
}

/** Appends a fact that must be possible. */
export function mustTake(log: EventLog, json: FactJson): void {
  const fact = readFact(json, '')
  if (!fact.ok) throw new Error(fact.problems[0]!.message)
  const decision = log.append(fact.value)
  if (!decision.taken) throw new Error(`${JSON.stringify(json)}: ${decision.refusal?.code ?? 'ignored'}`)
}

/** The log of an event in which all of this was told and taken. */
export function logOf(facts: readonly FactJson[], settings: SomeSettings = {}): EventLog {
  const log = new EventLog(settings)
  for (const fact of facts) mustTake(log, fact)
  return log
}

/** A round of four, p1 to p4, and a cut of all of them: the first match is p1 and p4, the second p3 and p2. */
export const CUT_OF_FOUR: readonly FactJson[] = [
  {
    do: 'round',
    round: 1,
    pairs: [
      ['p1', 'p2'],
      ['p3', 'p4']
    ]
  },
  { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 95 } },
  { do: 'result', round: 1, table: 2, winner: 'p3', score: { p3: 200, p4: 20 } },
  { do: 'cut', size: 4 }
]

/** @param rounds so many are played, each paired by chance: rematches and second byes are frequent */
export function randomEvent(seed: number, players: number, rounds: number, settings: SomeSettings = {}): RandomEvent {
  const next = mulberry32(seed)
  const below = (most: number): number => next() % most
  const log = new EventLog(settings)
  const facts: FactJson[] = []
  const take = (json: FactJson): void => {
    mustTake(log, json)
    facts.push(json)
  }
  let registered = 0
  const register = (): void => {
    registered++
    take({ do: 'register', player: `p${registered}`, name: `Player ${registered}`, ...(below(2) === 0 && { club: `club ${below(3)}` }) })
  }
  for (let index = 0; index < players; index++) register()
  for (let round = 1; round <= rounds; round++) {
    if (round > 1 && below(4) === 0) register()
    const active = activePlayers(log.state).map(({ id }) => id)
    if (round > 1 && active.length > 4 && below(4) === 0) take({ do: 'drop', player: active[below(active.length)]! })
    const seated = shuffled(
      activePlayers(log.state).map(({ id }) => id),
      next()
    )
    const bye = seated.length % 2 === 1 ? seated.pop()! : null
    const pairs = Array.from({ length: seated.length / 2 }, (_, index) => [seated[2 * index]!, seated[2 * index + 1]!] as const)
    take({ do: 'round', round, pairs, bye })
    pairs.forEach(([a, b], index) => {
      const score = { [a]: below(61) * 5, [b]: below(61) * 5 }
      const kind = below(20)
      if (kind === 0) take({ do: 'result', round, table: index + 1, kind: 'no-show', winner: a })
      else if (kind === 1) take({ do: 'result', round, table: index + 1, kind: 'double-loss', score })
      else take({ do: 'result', round, table: index + 1, winner: below(3) === 0 ? a : b, score })
    })
    if (below(5) === 0) take({ do: 'penalty', player: pairs[0]![0], round, level: 'warning', infraction: 'slow play', score: -10 })
  }
  return { settings, facts, log }
}

/** An event whose rounds are paired as the program proposes them, with drops, late entries and returns between them. */
export function proposedEvent(seed: number, players: number, rounds: number, settings: SomeSettings = {}): RandomEvent {
  const next = mulberry32(seed)
  const below = (most: number): number => next() % most
  const log = new EventLog(settings)
  const facts: FactJson[] = []
  const take = (json: FactJson): void => {
    mustTake(log, json)
    facts.push(json)
  }
  const register = (): void => {
    const number = log.state.players.size + 1
    take({ do: 'register', player: `p${number}`, name: `Player ${number}`, ...(below(2) === 0 && { club: `club ${below(3)}` }) })
  }
  for (let index = 0; index < players; index++) register()
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) {
      if (below(4) === 0) register()
      const active = activePlayers(log.state)
      if (active.length > 4 && below(3) === 0) take({ do: 'drop', player: active[below(active.length)]!.id })
      const gone = [...log.state.players.values()].filter(({ dropped }) => dropped)
      if (gone.length > 0 && below(3) === 0) take({ do: 'return', player: gone[below(gone.length)]!.id })
    }
    const paired = pairNext(log.state, seed + round)
    if (!paired.ok) throw new Error(paired.code)
    const { pairs, bye } = paired.value
    take({ do: 'round', round, pairs: pairs.map(({ a, b }) => [a, b]), tables: pairs.map(({ table }) => table), bye })
    for (const { table, a, b } of pairs) {
      const score = { [a]: below(61) * 5, [b]: below(61) * 5 }
      take({ do: 'result', round, table, winner: below(2) === 0 ? a : b, score })
    }
  }
  return { settings, facts, log }
}
