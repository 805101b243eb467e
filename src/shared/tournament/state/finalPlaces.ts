/** The places of an event in the end: the bracket first, then the standings. */
import { bracketOf } from './bracket.ts'
import { standingsOf } from './standings.ts'
import type { EventState } from './state.ts'

export interface FinalPlace {
  readonly player: string
  /** From 1 on; who cannot be told apart shares one, and the next place is left out. */
  readonly place: number
}

/** Everybody by place. Who lost in the same round of the cut stand as they were seeded. */
export function finalPlaces(state: EventState): FinalPlace[] {
  const { rows } = standingsOf(state)
  if (state.cut === null) return rows.map(({ player, rank }) => ({ player, place: rank }))
  const { seeds, rounds } = state.cut
  const reached = new Map(seeds.map((seed) => [seed, 0]))
  const matches = bracketOf(state.cut)
  let from = 0
  rounds.forEach(({ length }, round) => {
    for (const { winner } of matches.slice(from, (from += length))) if (winner !== null) reached.set(winner, round + 1)
  })
  const inCut = seeds.toSorted((a, b) => reached.get(b)! - reached.get(a)! || seeds.indexOf(a) - seeds.indexOf(b))
  const others = rows.filter(({ player }) => !reached.has(player))
  return [
    ...inCut.map((player, index) => ({ player, place: index + 1 })),
    ...others.map(({ player, rank }) => ({ player, place: seeds.length + 1 + others.findIndex((one) => one.rank === rank) }))
  ]
}
