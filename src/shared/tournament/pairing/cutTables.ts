/** Where the matches of the cut are played: each round from the first table on, fixed tables first. */
import { bracketOf } from '../state/bracket.ts'
import type { EventState } from '../state/state.ts'
import { tablesFor } from './seating.ts'

/** Table numbers by match. The match for the third place is played at the same time as the final. */
export function cutTables(state: EventState): ReadonlyMap<string, number> {
  const { cut } = state
  if (cut === null) return new Map()
  const matches = new Map(bracketOf(cut).map((one) => [one.match, one]))
  const rounds = cut.rounds.map((round, index) => [...round, ...(cut.third && index === cut.rounds.length - 1 ? [cut.third] : [])])
  return new Map(
    rounds.flatMap((round) => {
      // A player who is not known yet has no fixed table.
      const tables = tablesFor(
        { ...state, settings: { ...state.settings, mapsOnce: false, tablesOnce: false } },
        round.map(({ match }) => [matches.get(match)?.a ?? '', matches.get(match)?.b ?? ''] as const)
      )
      return round.map(({ match }, index) => [match, tables[index]!] as const)
    })
  )
}
