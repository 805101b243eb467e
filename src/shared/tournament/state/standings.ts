/** Standings (TRN-10): wins, score, mean rate of the opponents, mean score of the opponents, then a roll-off. All of it exact. */
import { compareFractions, fraction, fractionText, meanOfAll, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { recorded } from '../victory.ts'
import { cappedAt } from './settings.ts'
import { hasPlayed, isActive, openTables, type EventState, type PlayerState } from './state.ts'

/** A row as the answer has it; fractions as "n/d" in lowest terms, null where there was no opponent. */
export interface StandingsRow {
  readonly rank: number
  readonly player: string
  readonly wins: number
  readonly losses: number
  readonly byes: number
  readonly score: number
  readonly opponentsWinRate: string | null
  readonly opponentsScore: string | null
  readonly dropped: boolean
}

export interface Standings {
  /** The round up to which results count. */
  readonly after: number
  /** Matches of these rounds without a result, as [round, table]. */
  readonly open: readonly (readonly [number, number])[]
  readonly rows: readonly StandingsRow[]
}

/** What somebody has come to, before it is compared. */
export interface Record {
  readonly player: PlayerState
  /** Matches and pods won. */
  won: number
  /** Matches with a result. */
  played: number
  byes: number
  lost: number
  /** Points of matches and penalties, without byes. */
  points: number
  byePoints: number
  /** Once for each match with a result. */
  readonly opponents: string[]
}

/** Points of a place in a pod: the best four places of the publisher's battle royale. Who shares a place has the points of that place. */
const POD_POINTS = [6, 4, 2, 1]

/** What a place of a pod is worth. @param place 1 for the first */
export const podPoints = (place: number): number => POD_POINTS[place - 1] ?? 0

/** How many rounds a player has missed before the entry, or between a drop and the return, that count as losses in this event. */
export function missedRounds({ settings }: Pick<EventState, 'settings'>, { entered, away }: PlayerState, after: number): number {
  if (settings.late === 'none') return 0
  // Rounds before the entry are in both if the player left before the first round.
  return settings.late === 'loss' ? entered : entered + away.filter((round) => round > entered && round <= after).length
}

/** What each player has come to after so many rounds, by player. */
export function recordsOf(state: EventState, after = state.rounds.length): Map<string, Record> {
  const records = new Map<string, Record>()
  const { settings } = state
  const most = cappedAt(settings)
  for (const player of state.players.values()) {
    if (player.entered > after) continue
    const lost = missedRounds(state, player, after)
    records.set(player.id, { player, won: 0, played: 0, byes: 0, lost, points: 0, byePoints: 0, opponents: [] })
  }
  for (const { round, tables, pods, bye } of state.rounds) {
    if (round > after) break
    const free = bye === null ? undefined : records.get(bye)
    if (free) {
      free.byes++
      free.byePoints += settings.byeScore
    }
    for (const { players, result } of tables.values()) {
      if (result === null) continue
      for (const [id, other] of [players, [players[1], players[0]]] as const) {
        const record = records.get(id)!
        record.played++
        if (result.winner === id) record.won++
        else record.lost++
        record.points += recorded(result.score.get(id) ?? 0, most)
        record.opponents.push(other)
      }
    }
    for (const { players, places } of pods.values()) {
      if (places === null) continue
      let place = 0
      for (const shared of places) {
        for (const id of shared) {
          const record = records.get(id)!
          record.points += podPoints(place + 1)
          record.played++
          if (place === 0 && shared.length === 1) record.won++
          else record.lost++
          record.opponents.push(...players.filter((other) => other !== id))
        }
        place += shared.length
      }
    }
  }
  for (const { player, score, round } of state.penalties) {
    const record = records.get(player)
    if (record && round <= after) record.points += score
  }
  return records
}

export const winsOf = ({ won, byes }: Record): number => won + byes
export const scoreOf = ({ points, byePoints }: Record): number => points + byePoints

/** The figures that decide, in their order. */
interface Ranked {
  readonly record: Record
  readonly wins: number
  readonly score: number
  readonly rate: Fraction | null
  readonly opponentsScore: Fraction | null
}

/** Who stands where. @param after up to which round; left out: all of them, and the roll-offs */
export function standingsOf(state: EventState, after?: number): Standings {
  const upTo = Math.min(after ?? state.rounds.length, state.rounds.length)
  const records = recordsOf(state, upTo)
  const worth = new Map([...records].map(([id, record]) => [id, worthOf(state, record)]))
  const ranked = [...records.values()]
    .filter(({ player }) => isActive(state, player) || hasPlayed(state, player.id, upTo))
    .map((record): Ranked => {
      const opponents = record.opponents.map((id) => worth.get(id)!)
      return {
        record,
        wins: winsOf(record),
        score: scoreOf(record),
        rate: meanOfAll(opponents.map(({ rate }) => rate)),
        opponentsScore: meanOfAll(opponents.map(({ score }) => score))
      }
    })
    .toSorted(compareFigures)
  const groups = groupsOf(ranked)
  const parted = after === undefined ? groups.flatMap((group) => partedBy(state.rollOffs, group)) : groups
  let rank = 1
  const rows: StandingsRow[] = []
  for (const group of parted) {
    for (const { record, wins, score, rate, opponentsScore } of group) {
      rows.push({
        rank,
        player: record.player.id,
        wins,
        losses: record.lost,
        byes: record.byes,
        score,
        opponentsWinRate: rate && fractionText(rate),
        opponentsScore: opponentsScore && fractionText(opponentsScore),
        dropped: record.player.dropped
      })
    }
    rank += group.length
  }
  return { after: upTo, open: openTables(state, upTo), rows }
}

/** What somebody is worth to those who met them. */
export function worthOf({ settings }: EventState, record: Record): { readonly rate: Fraction; readonly score: Fraction } {
  const byes = settings.opponentByes === 'counted' ? record.byes : 0
  const played = record.played + byes
  const rate = played === 0 ? ZERO : fraction(record.won + byes, played)
  return {
    rate: compareFractions(rate, settings.floor) < 0 ? settings.floor : rate,
    score: fraction(record.points + (byes > 0 ? record.byePoints : 0))
  }
}

const compareFigures = (a: Ranked, b: Ranked): number =>
  b.wins - a.wins ||
  b.score - a.score ||
  compareFractions(b.rate ?? ZERO, a.rate ?? ZERO) ||
  compareFractions(b.opponentsScore ?? ZERO, a.opponentsScore ?? ZERO)

/** Those that are equal in every figure together; within a group in the order of registration. */
function groupsOf(ranked: readonly Ranked[]): Ranked[][] {
  const groups: Ranked[][] = []
  for (const one of ranked) {
    const last = groups.at(-1)
    if (last && compareFigures(last[0]!, one) === 0) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** A group of tied players in the order of the last roll-off that names all of them. */
function partedBy(rollOffs: EventState['rollOffs'], group: Ranked[]): Ranked[][] {
  if (group.length === 1) return [group]
  const order = rollOffs.findLast((names) => group.every(({ record }) => names.includes(record.player.id)))
  if (order === undefined) return [group]
  return group.toSorted((a, b) => order.indexOf(a.record.player.id) - order.indexOf(b.record.player.id)).map((one) => [one])
}
