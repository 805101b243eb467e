/** A result slip as it is typed: five fields, checked against the match that it is about. */
import { isRecord } from '../../../../shared/base/validate.ts'
import { matchOfCut } from '../../../../shared/tournament/state/bracket.ts'
import type { EventState, MatchResult } from '../../../../shared/tournament/state/state.ts'
import { doubtsOf } from './doubts.ts'
import type { NewFact } from '../log/eventHost.ts'

/** Where a result belongs: a table of a round, or a match of the cut. */
export type SlipPlace = { readonly round: number; readonly table: number } | { readonly match: string }

export interface SlipMatch {
  readonly place: SlipPlace
  readonly players: readonly [string, string]
  readonly result: MatchResult | null
}

/** What is typed for the winner: the first, the second, or nobody. */
export type SlipWinner = '1' | '2' | '0' | ''
export type SlipKind = 'played' | 'no-show' | 'double-loss'

/** "12" is a table of the last round, "1/3" one of an earlier round. null: there is no such table. */
export function matchAt(state: EventState, typed: string): SlipMatch | null {
  const parts = /^\s*(?:(\d{1,4})\s*[/.:]\s*)?(\d{1,6})\s*$/.exec(typed)
  if (parts === null) return null
  const round = parts[1] === undefined ? state.rounds.length : Number(parts[1])
  return slipPlaceAt(state, { round, table: Number(parts[2]) })
}

/** A match of the cut, as soon as both players are known. */
export function cutMatchAt(state: EventState, match: string): SlipMatch | null {
  const found = matchOfCut(state, match)
  if (!found || found.a === null || found.b === null) return null
  return { place: { match }, players: [found.a, found.b], result: found.played.result }
}

/** The match at a place; null: there is none, or nobody knows yet who plays it. */
export function slipPlaceAt(state: EventState, place: SlipPlace): SlipMatch | null {
  if ('match' in place) return cutMatchAt(state, place.match)
  const found = state.rounds[place.round - 1]?.tables.get(place.table)
  return found ? { place, players: found.players, result: found.result } : null
}

/** How a place of a round is typed. */
export const placeTyped = (state: EventState, round: number, table: number): string =>
  round === state.rounds.length ? String(table) : `${round}/${table}`

export interface Slip {
  readonly winner: SlipWinner
  readonly a: string
  readonly b: string
  readonly kind: SlipKind
  readonly first: '1' | '2' | ''
  readonly dropA: boolean
  readonly dropB: boolean
}

/** A slip as it is typed and not saved yet, with its table as it stands in its field. */
export interface HalfSlip extends Slip {
  readonly table: string
}

export const EMPTY_SLIP: HalfSlip = { table: '', winner: '', a: '', b: '', kind: 'played', first: '', dropA: false, dropB: false }

/** Whether something of a match has been told, and not only which one it is. */
export const isBegun = (slip: Slip): boolean => SLIP_FIELDS.some((field) => slip[field] !== EMPTY_SLIP[field])
const SLIP_FIELDS = ['winner', 'a', 'b', 'kind', 'first', 'dropA', 'dropB'] as const

export const sameSlip = (one: HalfSlip, other: HalfSlip): boolean =>
  one.table === other.table && SLIP_FIELDS.every((field) => one[field] === other[field])

/** What was kept of a slip; what cannot be read of it is left empty. */
export function slipOf(value: unknown): HalfSlip {
  if (!isRecord(value)) return EMPTY_SLIP
  const text = (name: string): string => (typeof value[name] === 'string' ? value[name].trim().slice(0, 20) : '')
  const oneOf = <T extends string>(name: string, all: readonly T[], otherwise: T): T => all.find((one) => one === value[name]) ?? otherwise
  return {
    table: text('table'),
    winner: oneOf<SlipWinner>('winner', ['1', '2', '0'], ''),
    a: text('a'),
    b: text('b'),
    kind: oneOf<SlipKind>('kind', ['played', 'no-show', 'double-loss'], 'played'),
    first: oneOf<Slip['first']>('first', ['1', '2'], ''),
    dropA: value['dropA'] === true,
    dropB: value['dropB'] === true
  }
}

export type SlipFault = 'winner' | 'score'

/** Points as they are typed; nothing typed is 0, null is no number. */
const points = (typed: string): number | null => (typed.trim() === '' ? 0 : /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null)

/** The facts of a slip, or what is missing in it. A result that is there already is corrected. */
export function slipFacts({ place, players, result }: SlipMatch, slip: Slip, reason = ''): readonly NewFact[] | SlipFault {
  const [one, two] = players
  const [a, b] = [points(slip.a), points(slip.b)]
  if (a === null || b === null) return 'score'
  const kind = slip.winner === '0' ? 'double-loss' : slip.kind
  const named = slip.winner === '1' ? one : slip.winner === '2' ? two : null
  const winner = kind === 'double-loss' ? null : (named ?? (a > b ? one : b > a ? two : null))
  if (winner === null && kind !== 'double-loss') return 'winner'
  const first = slip.first === '1' ? one : slip.first === '2' ? two : null
  return [
    {
      do: result === null ? 'result' : 'correct',
      ...place,
      ...(winner !== null && { winner }),
      score: kind === 'no-show' ? {} : { [one]: a, [two]: b },
      kind,
      ...(first !== null && { first }),
      ...(reason.trim() !== '' && { reason: reason.trim() })
    },
    ...(slip.dropA ? [{ do: 'drop', player: one }] : []),
    ...(slip.dropB ? [{ do: 'drop', player: two }] : [])
  ]
}

/** Whether the typed points are more than the build total, before a winner is named. */
export function unlikely({ settings }: EventState, { a, b, kind }: Slip): boolean {
  const score = new Map([
    ['a', points(a) ?? 0],
    ['b', points(b) ?? 0]
  ])
  return doubtsOf({ winner: null, score, kind }, settings.buildTotal).length > 0
}
