/** The bracket of a cut as it is drawn on paper: its boxes in words. */
import { cutWinner } from '../../../../shared/tournament/state/bracket.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { bracketView, type ShownMatch } from '../standings/cutPlan.ts'
import { publicNames } from '../words/publicNames.ts'

/** Names as in public: minors never in full. */
export function bracketOnPaper(state: EventState) {
  const called = publicNames(state)
  const c = eventTexts.cut
  const seeds = state.cut?.seeds ?? []
  const name = (id: string): string => called.get(id) ?? id
  const side = ({ winner, score }: ShownMatch, id: string | null) => ({
    // An open place is left empty, to be written by hand.
    text: id === null ? '' : `${c.seed(seeds.indexOf(id) + 1)} ${name(id)}`,
    points: id === null || score === null ? '' : String(score.get(id) ?? 0),
    won: id !== null && id === winner
  })
  const drawn = bracketView(state).map(({ name: round, matches }) => ({
    name: round,
    matches: matches.map((match) => ({
      place: `${eventTexts.slip.table} ${match.table}`,
      sides: [side(match, match.a), side(match, match.b)] as const
    }))
  }))
  const winner = state.cut && cutWinner(state.cut)
  const rounds = drawn.slice(0, state.cut?.rounds.length ?? 0)
  return {
    title: eventTexts.paper.kinds.bracket,
    about: c.made(seeds.length),
    rounds,
    third: drawn[rounds.length] ?? null,
    winner: winner === null ? '' : `${eventTexts.slip.winner}: ${name(winner)}`
  }
}
