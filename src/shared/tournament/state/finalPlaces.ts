/** The places of an event in the end: the bracket first, then the standings. */
import { bracketOf } from './bracket.ts'
import { standingsOf, type Standings } from './standings.ts'
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
  const { third } = state.cut
  // The match for the third place parts the two who lost the semifinals.
  if (third?.result?.winner) reached.set(third.result.winner, reached.get(third.result.winner)! + 0.5)
  const inCut = seeds.toSorted((a, b) => reached.get(b)! - reached.get(a)! || seeds.indexOf(a) - seeds.indexOf(b))
  const others = rows.filter(({ player }) => !reached.has(player))
  return [
    ...inCut.map((player, index) => ({ player, place: index + 1 })),
    ...others.map(({ player, rank }) => ({ player, place: seeds.length + 1 + others.findIndex((one) => one.rank === rank) }))
  ]
}

export interface FinalStandings extends Standings {
  /** The first rows are those of the cut; 0: there is none, and the order is that of the rounds. */
  readonly inCut: number
}

/**
 * The standings as everybody is shown them: after a cut its order comes first and `rank` is the place in the end; the figures stay those of the
 * rounds. Screen, paper, files, display and phones all read it here.
 * @param after up to which round: before the last one the order is that of the rounds
 */
export function finalStandings(state: EventState, after?: number): FinalStandings {
  const last = after === undefined || after >= state.rounds.length
  const standings = standingsOf(state, last ? undefined : after)
  if (state.cut === null || !last) return { ...standings, inCut: 0 }
  const rows = new Map(standings.rows.map((row) => [row.player, row]))
  return {
    ...standings,
    inCut: state.cut.seeds.length,
    rows: finalPlaces(state).flatMap(({ player, place }) => {
      const row = rows.get(player)
      return row ? [{ ...row, rank: place }] : []
    })
  }
}
