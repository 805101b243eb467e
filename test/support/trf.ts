/** Reads a report of a tournament (TRF): who met whom in each round, and what came of it. Columns as the report of 2016 has them. */
import { EventLog } from '../../src/shared/tournament/log/eventLog.ts'
import { activePlayers } from '../../src/shared/tournament/state/state.ts'
import { mustTake } from './randomEvents.ts'

/** What a player did in a round. `other` 0: nobody. */
interface Cell {
  readonly other: number
  readonly sign: string
}

/** By the number of a player: a cell for each round. Lines end in any way. */
export function readTrf(text: string): ReadonlyMap<number, readonly Cell[]> {
  const players = new Map<number, Cell[]>()
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!line.startsWith('001 ')) continue
    const cells: Cell[] = []
    for (let at = 91; at + 8 <= line.trimEnd().length + 1; at += 10)
      cells.push({ other: Number(line.slice(at, at + 4)) || 0, sign: line.slice(at + 7, at + 8) })
    players.set(Number(line.slice(4, 8)), cells)
  }
  return players
}

/** The rounds as they were played: pairs, the bye, and what came of each pair. */
export function replayTrf(text: string, eachRound: (log: EventLog, round: number) => void): EventLog {
  const players = readTrf(text)
  const log = new EventLog({})
  const id = (number: number): string => `p${number}`
  for (const number of players.keys()) mustTake(log, { do: 'register', player: id(number), name: `Player ${number}` })
  // Somebody may have said of a round to come that they are not there.
  const rounds = Math.max(...[...players.values()].map((cells) => cells.findLastIndex(({ other }) => other > 0) + 1))
  for (let round = 1; round <= rounds; round++) {
    const cellOf = (number: number): Cell | undefined => players.get(number)![round - 1]
    const pairs = [...players.keys()].filter((number) => number < (cellOf(number)?.other ?? 0)).map((number) => [number, cellOf(number)!.other] as const) // prettier-ignore
    const bye = [...players.keys()].find((number) => cellOf(number)?.sign === 'U') ?? null
    const seated = new Set([...pairs.flat(), ...(bye === null ? [] : [bye])])
    const active = new Set(activePlayers(log.state).map((player) => player.id))
    for (const number of players.keys()) {
      if (seated.has(number) && !active.has(id(number))) mustTake(log, { do: 'return', player: id(number) })
      if (!seated.has(number) && active.has(id(number))) mustTake(log, { do: 'drop', player: id(number) })
    }
    mustTake(log, { do: 'round', round, pairs: pairs.map((pair) => pair.map(id)), bye: bye === null ? null : id(bye) })
    eachRound(log, round)
    pairs.forEach(([a, b], index) => {
      const { sign } = cellOf(a)!
      const place = { do: 'result', round, table: index + 1 }
      const score = { [id(a)]: 0, [id(b)]: 0 }
      // There is no draw at our tables: neither has won.
      if (sign === '=') mustTake(log, { ...place, kind: 'double-loss', score })
      else
        mustTake(log, {
          ...place,
          winner: sign === '1' || sign === '+' ? id(a) : id(b),
          score,
          ...('+-'.includes(sign) && { kind: 'no-show' })
        })
    })
  }
  return log
}
