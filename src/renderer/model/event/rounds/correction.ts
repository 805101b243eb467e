/** What a correction of an old result would make different. Standings change, pairings stay: each that would be another one is named. */
import { EventLog, readFact } from '../../../../shared/tournament/log/eventLog.ts'
import type { Proven } from '../../../../shared/tournament/pairing/best.ts'
import type { Field } from '../../../../shared/tournament/pairing/cost.ts'
import { preparePairing } from '../../../../shared/tournament/pairing/pair.ts'
import type { SomeSettings } from '../../../../shared/tournament/state/settings.ts'
import { standingsOf, type StandingsRow } from '../../../../shared/tournament/state/standings.ts'
import { isActive, type EventState } from '../../../../shared/tournament/state/state.ts'
import type { LogEntry, NewFact } from '../log/eventHost.ts'

export interface Differing {
  /** Rows whose place or figures change, by the place afterwards. */
  readonly rows: readonly { readonly player: string; readonly before: StandingsRow; readonly after: StandingsRow }[]
  /** Who would be in the cut and is not, and the other way round; of a cut to come: who would be within its line. */
  readonly cut: { readonly into: readonly string[]; readonly out: readonly string[]; readonly made: boolean }
}

/** Published pairs that would have been others. */
export interface OtherPairs {
  readonly pairs: readonly { readonly round: number; readonly table: number; readonly a: string; readonly b: string }[]
  /** Later rounds that are not as they were drawn, by hand or elsewhere: of their pairs nothing can be told. */
  readonly untold: readonly number[]
}

/** @param after the state with the correction taken */
export function differing(before: EventState, after: EventState): Differing {
  const rowsAfter = standingsOf(after).rows
  const was = new Map(standingsOf(before).rows.map((row) => [row.player, row]))
  const rows = rowsAfter.flatMap((row) => {
    const old = was.get(row.player)
    return old && JSON.stringify(old) !== JSON.stringify(row) ? [{ player: row.player, before: old, after: row }] : []
  })
  return { rows, cut: otherCut(before, after) }
}

function otherCut(before: EventState, after: EventState): Differing['cut'] {
  const { cut, settings } = before
  // Who dropped since was there when the cut was made.
  const within = (state: EventState): string[] =>
    standingsOf(state)
      .rows.filter(({ player }) => cut?.seeds.includes(player) || isActive(state, state.players.get(player)!))
      .slice(0, cut?.seeds.length ?? settings.cut)
      .map(({ player }) => player)
  const [seeds, wanted] = [cut?.seeds ?? within(before), within(after)]
  return {
    into: wanted.filter((player) => !seeds.includes(player)),
    out: seeds.filter((player) => !wanted.includes(player)),
    made: cut !== null
  }
}

const keyOf = ([a, b]: readonly [string, string]): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/**
 * Plays the log twice, as it was and with the correction where the result stood, and draws each later round anew with its own seed.
 * @param best the best pairing of a field; null: given up, and then nothing is told
 */
export async function otherPairs(
  settings: SomeSettings,
  entries: readonly LogEntry[],
  correction: NewFact,
  best: (field: Field) => Promise<Proven | null>
): Promise<OtherPairs | null> {
  const { round, table } = correction
  const none = { pairs: [], untold: [] }
  const corrected = readFact(correction, '')
  if (typeof round !== 'number' || !corrected.ok) return none
  const [was, would] = [new EventLog(settings), new EventLog(settings)]
  const standing = entries.filter(({ fact, undone }) => !undone && fact.do !== 'undo')
  const last = standing.findLast(
    ({ fact: { do: name, json } }) => (name === 'result' || name === 'correct') && json.round === round && json.table === table
  )
  /** The pairs of the next round as they are drawn; null: it cannot be drawn. */
  const drawn = async (log: EventLog, seed: number): Promise<ReadonlySet<string> | null | 'given-up'> => {
    const prepared = preparePairing(log.state, seed)
    if (!prepared.ok) return null
    const { field } = prepared
    const found = await best(field)
    return found === null ? 'given-up' : new Set(found.pairs.map(([i, j]) => keyOf([field.players[i]!.id, field.players[j]!.id])))
  }
  const found: OtherPairs['pairs'][number][] = []
  const untold: number[] = []
  let early = false
  for (const entry of standing) {
    const { fact } = entry
    const later = fact.do === 'round' && Number(fact.json.round) > round
    let draws: readonly [ReadonlySet<string>, ReadonlySet<string>] | null = null
    if (later) {
      // A result that was corrected after the round was published was wrong then, and is right now.
      if (!early) early = would.append({ ...corrected.value, id: null }).taken
      const seed = typeof fact.json.seed === 'number' ? fact.json.seed : 0
      const [one, other] = [await drawn(was, seed), await drawn(would, seed)]
      if (one === 'given-up' || other === 'given-up') return null
      if (one && other) draws = [one, other]
    }
    was.append(fact)
    if (entry !== last || !early) would.append(fact)
    if (!draws) continue
    const [one, other] = draws
    const published = [...was.state.rounds.at(-1)!.tables.values()]
    if (published.some(({ players }) => !one.has(keyOf(players)))) untold.push(Number(fact.json.round))
    for (const { table, players } of published)
      if (one.has(keyOf(players)) && !other.has(keyOf(players)))
        found.push({ round: Number(fact.json.round), table, a: players[0], b: players[1] })
  }
  return { pairs: found, untold }
}
