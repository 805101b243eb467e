/** Who has won, and what defeated figures are worth (TRN-01 to TRN-03). */

export interface Player {
  readonly id: string
  readonly victoryPoints: number
  readonly figuresLeft: number
}

export interface WinnerFound {
  readonly verdict: 'winner' | 'roll-off' | 'open'
  readonly winner: string | null
  /** Why, as a sentence id. */
  readonly say: 'event.sole-survivor' | 'event.most-points' | 'event.same-points' | 'event.goes-on'
}

/** The sole survivor wins at once; when the game ends otherwise the most points do, and a tie is rolled off. */
export function winnerOf(players: readonly Player[], timeCalled: boolean): WinnerFound {
  const alive = players.filter((player) => player.figuresLeft > 0)
  if (alive.length === 1) return { verdict: 'winner', winner: alive[0]!.id, say: 'event.sole-survivor' }
  if (alive.length > 1 && !timeCalled) return { verdict: 'open', winner: null, say: 'event.goes-on' }
  const most = Math.max(...players.map((player) => player.victoryPoints))
  const best = players.filter((player) => player.victoryPoints === most)
  return best.length === 1
    ? { verdict: 'winner', winner: best[0]!.id, say: 'event.most-points' }
    : { verdict: 'roll-off', winner: null, say: 'event.same-points' }
}

export interface ScoredFigure {
  readonly id: string
  readonly points: number
  /** The figures it was split into, or the like. */
  readonly replacedBy?: readonly string[]
}

/**
 * What the opponent scores for the figures defeated (TRN-03). Replaced figures count once all that replaced them are gone:
 * their own points, or those of their replacements if that is more; until then each replacement counts by itself. Figures
 * with a replacement in common, such as the two that became one Duo, are counted together, and it once.
 */
export function victoryPoints(figures: readonly ScoredFigure[], defeated: readonly string[]): number {
  const gone = new Set(defeated)
  // The first of an id counts.
  const points = new Map(figures.map((figure) => [figure.id, figure.points] as const).toReversed())
  const pointsOf = (id: string): number => points.get(id) ?? 0
  const counted = new Set<string>()
  let total = 0
  for (const group of replacedTogether(figures)) {
    const parts = [...new Set(group.flatMap(({ replacedBy = [] }) => replacedBy))]
    for (const id of [...parts, ...group.map((figure) => figure.id)]) counted.add(id)
    const own = group.reduce((sum, { points }) => sum + points, 0)
    const scored = parts.filter((part) => gone.has(part)).reduce((sum, part) => sum + pointsOf(part), 0)
    const all = group.every(({ id }) => gone.has(id)) || parts.every((part) => gone.has(part))
    total += all ? Math.max(own, scored) : scored
  }
  for (const { id, points } of figures) if (gone.has(id) && !counted.has(id)) total += points
  return total
}

/** The replaced figures, those together that share a replacement, in the order of the first of each. */
function replacedTogether(figures: readonly ScoredFigure[]): ScoredFigure[][] {
  const replaced = figures.filter(({ replacedBy = [] }) => replacedBy.length > 0)
  // Which earlier figure each belongs with; the first of a group belongs with itself.
  const before = replaced.map((_, index) => index)
  const firstOf = (index: number): number => {
    let first = index
    while (before[first] !== first) first = before[first] = before[before[first]!]!
    return first
  }
  const firstWith = new Map<string, number>()
  for (const [index, { replacedBy = [] }] of replaced.entries())
    for (const part of replacedBy) {
      const [one, other] = [firstOf(index), firstOf(firstWith.get(part) ?? index)]
      before[Math.max(one, other)] = Math.min(one, other)
      firstWith.set(part, Math.min(one, other))
    }
  const groups = new Map<number, ScoredFigure[]>()
  for (const [index, figure] of replaced.entries()) {
    const first = firstOf(index)
    groups.set(first, [...(groups.get(first) ?? []), figure])
  }
  return [...groups.values()]
}

/** One action for each full 100 points of the build total (ACT-02). */
export const actionTotal = (buildTotal: number): number => (buildTotal - (buildTotal % 100)) / 100
