/** The pods of the next round as they are looked at before they are published, and the places of one as they are given. */
import { podsNext, type Pod, type Podded } from '../../../../shared/tournament/pairing/pods.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { NewFact } from '../log/eventHost.ts'
import { swapped, type Swap } from './pairingDraft.ts'

export interface PodDraft {
  readonly round: number
  readonly pods: readonly Pod[]
  readonly swaps: readonly Swap[]
}

/** Whether the next round of an event is one of pods. A sealed event has them where its round before had. */
export const playsPods = ({ settings, rounds }: EventState): boolean =>
  settings.play === 'battle-royale' || (rounds.length > 0 && rounds.at(-1)!.pods.size > 0)

/** The pods of a seed with places changed by hand; what stands in the way where there are none. */
export function podDraftOf(state: EventState, seed: number, swaps: readonly Swap[]): PodDraft | Exclude<Podded, { ok: true }> {
  const found = podsNext(state, seed)
  if (!found.ok) return found
  const move = (player: string): string => swaps.reduce(swapped, player)
  return { round: found.round, pods: found.pods.map(({ table, players }) => ({ table, players: players.map(move) })), swaps }
}

/** The facts that publish them; they are written together and taken back together. The first one tells who was swapped by hand. */
export const podFacts = ({ round, pods, swaps }: PodDraft): NewFact[] =>
  pods.map(({ table, players }, index) => ({ do: 'pod', round, table, players, ...(index === 0 && swaps.length > 0 && { hand: swaps }) }))

/** Places as they are given one after another, the first place first; who shares one stands in one list. */
export type Places = readonly (readonly string[])[]

/** Seats with two digits need something between their numbers. */
const signsIn = (typed: string, seats: number): readonly string[] => typed.match(seats > 9 ? /(?<!\d)\d+|=/g : /\d|=/g) ?? []

/** Places as they are typed, by the numbers of the seats. `unknown`: a number that is no seat; null: none. */
export interface TypedPlaces {
  readonly places: Places
  readonly unknown: number | null
}

/**
 * "21=4" in a pod of four: the second seat is first, the first and the fourth share the next place. Who is left alone has the last place; a
 * seat that has its place already changes nothing. From ten seats on a space stands between the numbers.
 */
export function placesTyped(typed: string, seated: readonly string[]): TypedPlaces {
  const places: string[][] = []
  let [shared, unknown] = [false, null as number | null]
  const give = (player: string): void => {
    if (shared && places.length > 0) places.at(-1)!.push(player)
    else places.push([player])
    shared = false
  }
  for (const sign of signsIn(typed, seated.length)) {
    if (sign === '=') {
      shared = true
      continue
    }
    const player = seated[Number(sign) - 1]
    if (player === undefined) unknown ??= Number(sign)
    else if (!places.flat().includes(player)) give(player)
  }
  const left = seated.filter((one) => !places.some((place) => place.includes(one)))
  if (left.length === 1 && places.length > 0) give(left[0]!)
  return { places, unknown }
}

/** Whether typed places give the first place to several, or are about to. */
export const sharesFirst = (typed: string, seated: readonly string[]): boolean => {
  const { places } = placesTyped(typed, seated)
  return (places[0]?.length ?? 0) > 1 || (places.length === 1 && typed.trimEnd().endsWith('='))
}

/** The same the other way round. */
export const typedPlaces = (places: Places, seated: readonly string[]): string =>
  places.map((place) => place.map((player) => seated.indexOf(player) + 1).join('=')).join(seated.length > 9 ? ' ' : '')

/** What is typed once the seat of a player was touched: it comes next, or goes again where it was named. */
export function touchedSeat(typed: string, player: string, seated: readonly string[]): string {
  const seat = String(seated.indexOf(player) + 1)
  const signs: readonly string[] = signsIn(typed, seated.length)
  const between = seated.length > 9 ? ' ' : ''
  if (!signs.includes(seat)) return [...signs, seat].join(between)
  const at = signs.indexOf(seat)
  // What it shared its place with stands alone again.
  const from = signs[at - 1] === '=' ? at - 1 : at
  return [...signs.slice(0, from), ...signs.slice(from === at && signs[at + 1] === '=' ? at + 2 : at + 1)].join(between)
}

/** The place of each player who has one: 1 for the first; who shares a place has the same, and the next one is skipped. */
export function placeNumbers(places: Places): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  let place = 1
  for (const shared of places) {
    for (const player of shared) numbers.set(player, place)
    place += shared.length
  }
  return numbers
}
