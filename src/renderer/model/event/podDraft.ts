/** The pods of the next round as they are looked at before they are published, and the places of one as they are given. */
import { podsNext, type Pod, type Podded } from '../../../shared/tournament/pairing/pods.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import type { NewFact } from './eventHost.ts'
import { swapped, type Swap } from './pairingDraft.ts'

export interface PodDraft {
  readonly round: number
  readonly pods: readonly Pod[]
}

/** Whether the next round of an event is one of pods. A sealed event has them where its round before had. */
export const playsPods = ({ settings, rounds }: EventState): boolean =>
  settings.play === 'battle-royale' || (rounds.length > 0 && rounds.at(-1)!.pods.size > 0)

/** The pods of a seed with places changed by hand; what stands in the way where there are none. */
export function podDraftOf(state: EventState, seed: number, swaps: readonly Swap[]): PodDraft | Exclude<Podded, { ok: true }> {
  const found = podsNext(state, seed)
  if (!found.ok) return found
  const move = (player: string): string => swaps.reduce(swapped, player)
  return { round: found.round, pods: found.pods.map(({ table, players }) => ({ table, players: players.map(move) })) }
}

/** The facts that publish them; they are written together and taken back together. */
export const podFacts = ({ round, pods }: PodDraft): NewFact[] => pods.map(({ table, players }) => ({ do: 'pod', round, table, players }))

/** Places as they are given one after another, the first place first; who shares one stands in one list. */
export type Places = readonly (readonly string[])[]

/** Gives the next place to somebody, or the last given one with `shared`. Whoever has a place already loses it. */
export function placed(places: Places, player: string, shared: boolean, seated: readonly string[]): Places {
  if (places.some((place) => place.includes(player)))
    return places.map((place) => place.filter((one) => one !== player)).filter((place) => place.length > 0)
  const next = shared && places.length > 0 ? [...places.slice(0, -1), [...places.at(-1)!, player]] : [...places, [player]]
  const left = seated.filter((one) => !next.some((place) => place.includes(one)))
  // Who is left alone has the last place.
  return left.length === 1 ? [...next, left] : next
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
