/** Pairs a round (TRN-07): the best of all pairings by seven criteria, why each pair stands, and how much of it is proven. */
import type { EventState } from '../state/state.ts'
import { activePlayers, openTables } from '../state/state.ts'
import { recordsOf, scoreOf, winsOf } from '../state/standings.ts'
import { bestPairing, type Proven } from './best.ts'
import { Field, type Candidate, type Cost } from './cost.ts'
import { shuffled } from './random.ts'
import { mapsPlayed, playedOn, satAt, tablesFor, tablesHad } from './seating.ts'

/** Why a pair or a bye stands, as a sentence id with its facts. */
export interface Because {
  readonly id:
    | 'same-wins'
    | 'down-one-win'
    | 'down-more-wins'
    | 'neighbours-by-points'
    | 'rematch-unavoidable'
    | 'fixed-table'
    | 'same-club'
    | 'map-again'
    | 'table-again'
    | 'bye-lowest'
    | 'bye-second-unavoidable'
  readonly facts: Readonly<Record<string, number | string>>
}

export interface PairedTable {
  readonly table: number
  readonly a: string
  readonly b: string
  /** What lies on the table; left out: nothing that somebody has told. */
  readonly map?: string
  /** At least one. */
  readonly because: readonly Because[]
}

export interface PairedRound {
  readonly round: number
  /** By table. */
  readonly pairs: readonly PairedTable[]
  readonly bye: string | null
  readonly byeBecause: readonly Because[]
  readonly cost: Cost
  /** So many criteria, from the first on, are the best that there is; those after it are as good as exchanges make them. */
  readonly proven: number
}

export type Pairable =
  | { readonly ok: true; readonly value: PairedRound }
  | { readonly ok: false; readonly code: 'results-missing'; readonly tables: readonly (readonly [number, number])[] }
  | { readonly ok: false; readonly code: 'too-few-players' | 'round-out-of-order' }

export type Preparable = { readonly ok: true; readonly round: number; readonly field: Field } | Exclude<Pairable, { readonly ok: true }>

/** Who is to be paired in the next round, as pairing sees them; or what stands in the way. */
export function preparePairing(state: EventState, seed: number): Preparable {
  const open = openTables(state)
  if (open.length > 0) return { ok: false, code: 'results-missing', tables: open }
  if (state.cut !== null) return { ok: false, code: 'round-out-of-order' }
  const players = activePlayers(state).map(({ id }) => id)
  if (players.length < 2) return { ok: false, code: 'too-few-players' }
  const round = state.rounds.length + 1
  return { ok: true, round, field: fieldOf(state, round, players, seed) }
}

/** A pairing at its tables, with why each pair stands. */
export const seatedPairing = (state: EventState, round: number, field: Field, { pairs, bye, proven }: Proven): PairedRound => ({
  round,
  ...tablesOf(state, field, pairs),
  ...byeOf(field, bye),
  cost: field.costOf(pairs, bye),
  proven
})

/** The pairing of the next round. The same state and seed: the same pairing. */
export function pairNext(state: EventState, seed: number): Pairable {
  const prepared = preparePairing(state, seed)
  if (!prepared.ok) return prepared
  const { round, field } = prepared
  return { ok: true, value: seatedPairing(state, round, field, bestPairing(field)) }
}

/** The players as they stand before a round: by wins and score, equal ones by chance. */
export function fieldOf(state: EventState, round: number, players: readonly string[], seed: number): Field {
  const records = recordsOf(state, round - 1)
  const met = meetings(state, round - 1)
  const candidates = shuffled(players, seed)
    .map((id): Candidate => {
      const record = records.get(id)
      const { club } = state.players.get(id)!
      return {
        id,
        club,
        wins: record ? winsOf(record) : 0,
        score: record ? scoreOf(record) : 0,
        byes: record?.byes ?? 0
      }
    })
    .sort((a, b) => b.wins - a.wins || b.score - a.score)
  return new Field(candidates, (player) => met.get(player), round <= state.settings.keepApart)
}

/** How often who has met whom in the rounds up to one. */
function meetings({ rounds }: EventState, upTo: number): Map<string, Map<string, number>> {
  const met = new Map<string, Map<string, number>>()
  const count = (a: string, b: string): void => {
    const own = met.get(a) ?? new Map<string, number>()
    own.set(b, (own.get(b) ?? 0) + 1)
    met.set(a, own)
  }
  for (const { tables } of rounds.slice(0, upTo))
    for (const {
      players: [a, b]
    } of tables.values()) {
      count(a, b)
      count(b, a)
    }
  return met
}

/** Tables for the pairs, the best pair at the lowest number, each with why. @param given where they sit already, in their order */
function tablesOf(
  state: EventState,
  field: Field,
  pairs: readonly (readonly [number, number])[],
  given?: readonly number[]
): Pick<PairedRound, 'pairs'> {
  const inOrder = pairs
    .map(([i, j], index): [number, number, number | undefined] => [Math.min(i, j), Math.max(i, j), given?.[index]])
    .sort(([a, b], [c, d]) => a - c || b - d)
  const idOf = (index: number): string => field.players[index]!.id
  const { tablesOnce, fixedTables } = state.settings
  const played = mapsPlayed(state)
  const had = tablesHad(state)
  const tables = tablesFor(
    state,
    inOrder.map(([i, j]): [string, string] => [idOf(i), idOf(j)])
  )
  return {
    pairs: inOrder
      .map(([i, j, own], index): PairedTable => {
        const [a, b, table] = [idOf(i), idOf(j), own ?? tables[index]!]
        const map = state.maps.get(table)
        const sameTable = tablesOnce && !fixedTables.has(a) && !fixedTables.has(b) && satAt(had, [a, b], table) > 0
        const again: readonly Because[] = [
          ...(playedOn(played, [a, b], map) > 0 ? [{ id: 'map-again', facts: { map: map! } } as const] : []),
          ...(sameTable ? [{ id: 'table-again', facts: { table } } as const] : [])
        ]
        return { table, a, b, ...(map !== undefined && { map }), because: [...becauseOf(state, field, i, j, table), ...again] }
      })
      .sort((one, other) => one.table - other.table)
  }
}

function becauseOf(state: EventState, field: Field, i: number, j: number, table: number): Because[] {
  const [a, b] = [field.players[i]!, field.players[j]!]
  const because: Because[] = []
  const apart = a.wins - b.wins
  const facts = { a: a.id, b: b.id, winsA: a.wins, winsB: b.wins }
  if (apart === 0) because.push({ id: 'same-wins', facts: { wins: a.wins } })
  else because.push({ id: apart === 1 ? 'down-one-win' : 'down-more-wins', facts })
  if (field.places[j]! - field.places[i]! <= 1) because.push({ id: 'neighbours-by-points', facts: { scoreA: a.score, scoreB: b.score } })
  if (field.rematches(i, j) > 0) because.push({ id: 'rematch-unavoidable', facts: { a: a.id, b: b.id, times: field.rematches(i, j) } })
  if (field.clubs(i, j) > 0) because.push({ id: 'same-club', facts: { club: a.club! } })
  for (const { id } of [a, b])
    if (state.settings.fixedTables.get(id) === table) because.push({ id: 'fixed-table', facts: { player: id, table } })
  return because
}

function byeOf(field: Field, bye: number | null): Pick<PairedRound, 'bye' | 'byeBecause'> {
  if (bye === null) return { bye: null, byeBecause: [] }
  const { id, wins, score, byes } = field.players[bye]!
  const because: Because[] = [{ id: 'bye-lowest', facts: { player: id, wins, score } }]
  if (byes > 0) because.push({ id: 'bye-second-unavoidable', facts: { player: id, byes } })
  return { bye: id, byeBecause: because }
}

/** What a pairing of the next round costs that somebody has made by hand, and why each pair stands. @param tables at which the pairs sit */
export function pairedByHand(
  state: EventState,
  pairs: readonly (readonly [string, string])[],
  bye: string | null,
  tables: readonly number[]
): Omit<PairedRound, 'proven' | 'round'> {
  const players = [...pairs.flat(), ...(bye === null ? [] : [bye])]
  const inOrder = [...state.players.keys()].filter((id) => players.includes(id))
  const field = fieldOf(state, state.rounds.length + 1, inOrder, 0)
  const indexOf = new Map(field.players.map(({ id }, index) => [id, index]))
  const made = pairs.map(([a, b]): [number, number] => [indexOf.get(a)!, indexOf.get(b)!])
  const free = bye === null ? null : indexOf.get(bye)!
  return { ...tablesOf(state, field, made, tables), ...byeOf(field, free), cost: field.costOf(made, free) }
}

/**
 * Why the pairs of a round that was published stand, table by table, and its bye: by the results of the rounds before it as they are now, so
 * that it can be told to whoever asks. Nothing for a round that is not there.
 */
export function reasonsOfRound(
  state: EventState,
  round: number
): { readonly because: ReadonlyMap<number, readonly Because[]>; readonly byeBecause: readonly Because[] } {
  const { tables, bye = null } = state.rounds[round - 1] ?? {}
  const pairs = [...(tables?.values() ?? [])]
  const seated = new Set([...pairs.flatMap(({ players }) => players), ...(bye === null ? [] : [bye])])
  const field = fieldOf(state, round, [...state.players.keys()].filter((id) => seated.has(id)), 0) // prettier-ignore
  const indexOf = new Map(field.players.map(({ id }, index) => [id, index]))
  const because = new Map(
    pairs.map(({ table, players }): [number, readonly Because[]] => {
      const [i, j] = players.map((id) => indexOf.get(id)!).toSorted((a, b) => a - b) as [number, number]
      return [table, becauseOf(state, field, i, j, table)]
    })
  )
  return { because, byeBecause: byeOf(field, bye === null ? null : indexOf.get(bye)!).byeBecause }
}

/** The first criteria of a pairing that was published, of the best one, and whether they are the same. */
export interface PairingChecked {
  readonly cost: Pick<Cost, (typeof CHECKED)[number]>
  readonly best: Pick<Cost, (typeof CHECKED)[number]>
  readonly ok: boolean
}

const CHECKED = ['rematches', 'secondByes', 'byeWins', 'spread'] as const

/** A round as it was published beside the best that could have been made of the same players; null where there is no such round. */
export function checkPairing(state: EventState, number: number): PairingChecked | null {
  const round = state.rounds[number - 1]
  if (round === undefined || round.tables.size === 0) return null
  const seated = [...[...round.tables.values()].flatMap(({ players }) => players), ...(round.bye === null ? [] : [round.bye])]
  const inOrder = [...state.players.keys()].filter((id) => seated.includes(id))
  const field = fieldOf(state, number, inOrder, 0)
  const indexOf = new Map(field.players.map(({ id }, index) => [id, index]))
  const own = field.costOf(
    [...round.tables.values()].map(({ players: [a, b] }): [number, number] => [indexOf.get(a)!, indexOf.get(b)!]),
    round.bye === null ? null : indexOf.get(round.bye)!
  )
  const found = bestPairing(field)
  const best = field.costOf(found.pairs, found.bye)
  return { cost: checkedOf(own), best: checkedOf(best), ok: CHECKED.every((name) => own[name] === best[name]) }
}

const checkedOf = ({ rematches, secondByes, byeWins, spread }: Cost): PairingChecked['cost'] => ({ rematches, secondByes, byeWins, spread })
