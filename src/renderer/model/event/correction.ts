/** What a correction of an old result would make different. Standings change, pairings stay: each that would be another one is named. */
import { EventLog } from '../../../shared/tournament/log/eventLog.ts'
import { readFact } from '../../../shared/tournament/log/eventLog.ts'
import { pairNext } from '../../../shared/tournament/pairing/pair.ts'
import type { SomeSettings } from '../../../shared/tournament/state/settings.ts'
import { standingsOf, type StandingsRow } from '../../../shared/tournament/state/standings.ts'
import { isActive, type EventState } from '../../../shared/tournament/state/state.ts'
import type { LogEntry, NewFact } from './eventHost.ts'

export interface Differing {
  /** Rows whose place or figures change, by the place afterwards. */
  readonly rows: readonly { readonly player: string; readonly before: StandingsRow; readonly after: StandingsRow }[]
  /** Pairs that were published and would have been others. */
  readonly pairs: readonly { readonly round: number; readonly table: number; readonly a: string; readonly b: string }[]
  /** Who would be in the cut and is not, and the other way round. */
  readonly cut: { readonly into: readonly string[]; readonly out: readonly string[] }
}

/** @param after the state with the correction taken */
export function differing(
  settings: SomeSettings,
  entries: readonly LogEntry[],
  before: EventState,
  after: EventState,
  correction: NewFact
): Differing {
  const rowsAfter = standingsOf(after).rows
  const was = new Map(standingsOf(before).rows.map((row) => [row.player, row]))
  const rows = rowsAfter.flatMap((row) => {
    const old = was.get(row.player)
    return old && JSON.stringify(old) !== JSON.stringify(row) ? [{ player: row.player, before: old, after: row }] : []
  })
  return { rows, pairs: otherPairs(settings, entries, correction), cut: otherCut(before, after) }
}

function otherCut(before: EventState, after: EventState): Differing['cut'] {
  if (before.cut === null) return { into: [], out: [] }
  const { seeds } = before.cut
  // Who dropped since was there when the cut was made.
  const wanted = standingsOf(after)
    .rows.filter(({ player }) => seeds.includes(player) || isActive(after, after.players.get(player)!))
    .slice(0, seeds.length)
    .map(({ player }) => player)
  return { into: wanted.filter((player) => !seeds.includes(player)), out: seeds.filter((player) => !wanted.includes(player)) }
}

/** Plays the log twice, as it was and with the correction where the result stood, and pairs each later round anew with its own seed. */
function otherPairs(settings: SomeSettings, entries: readonly LogEntry[], correction: NewFact): Differing['pairs'] {
  const { round, table } = correction
  if (typeof round !== 'number') return []
  const [was, would] = [new EventLog(settings), new EventLog(settings)]
  const standing = entries.filter(({ fact, undone }) => !undone && fact.do !== 'undo')
  const last = standing.findLast(
    ({ fact: { do: name, json } }) => (name === 'result' || name === 'correct') && json.round === round && json.table === table
  )
  const corrected = readFact(correction, '')
  const found: Differing['pairs'][number][] = []
  let early = false
  for (const entry of standing) {
    const { fact } = entry
    if (fact.do === 'round' && Number(fact.json.round) > round) {
      // A result that was corrected after the round was published was wrong then, and is right now.
      if (!early && corrected.ok) early = would.append({ ...corrected.value, id: null }).taken
      const seed = typeof fact.json.seed === 'number' ? fact.json.seed : 0
      const [one, other] = [pairNext(was.state, seed), pairNext(would.state, seed)]
      if (one.ok && other.ok) {
        const keys = new Set(other.value.pairs.map(({ a, b }) => [a, b].toSorted().join(' ')))
        for (const pair of one.value.pairs)
          if (!keys.has([pair.a, pair.b].toSorted().join(' ')))
            found.push({ round: one.value.round, table: pair.table, a: pair.a, b: pair.b })
      }
    }
    was.append(fact)
    if (entry !== last || !early) would.append(fact)
  }
  return found
}
