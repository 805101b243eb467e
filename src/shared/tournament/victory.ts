/** Who has won, and what defeated figures are worth (TRN-01 to TRN-03). */

export interface Player {
  readonly id: string
  readonly victoryPoints: number
  readonly figuresLeft: number
  readonly missionPoints?: number | undefined
}

/** Effects of mission points in an edition that has them. */
export interface MissionRules {
  /** With so many of them the game is over. */
  readonly end: number
  /** In the Silver Age each is so many points. */
  readonly silver: number
}

/** Facts about a game other than its players. */
export interface GameTold {
  readonly timeCalled: boolean
  /** The player whose turn it is; left out: unknown. */
  readonly active?: string | undefined
  readonly age?: string | undefined
  /** null: mission points are unknown to the edition. */
  readonly mission: MissionRules | null
}

/** The points for mission points in the Silver Age; 0 in every other age. */
export const missionValue = (count = 0, age: string | undefined, mission: MissionRules | null): number =>
  mission !== null && age === 'silver' ? count * mission.silver : 0

export interface WinnerFound {
  readonly verdict: 'winner' | 'roll-off' | 'open' | 'judge'
  readonly winner: string | null
  /** Why, as a sentence id. */
  readonly say:
    | 'event.sole-survivor'
    | 'event.most-points'
    | 'event.same-points'
    | 'event.tied-at-zero'
    | 'event.goes-on'
    | 'event.mission-points'
    | 'event.mission-tied'
    | 'event.mission-unknown'
}

/** The winner of a game that mission points have ended: the most of them, the active player on a tie; null: they have ended none. */
function byMission(players: readonly Player[], { active, age, mission }: GameTold): WinnerFound | null {
  if (mission === null || age === 'silver') return null
  const most = Math.max(...players.map(({ missionPoints = 0 }) => missionPoints))
  if (most < mission.end) return null
  const best = players.filter(({ missionPoints = 0 }) => missionPoints === most)
  if (best.length === 1) return { verdict: 'winner', winner: best[0]!.id, say: 'event.mission-points' }
  const first = best.find(({ id }) => id === active)
  return first
    ? { verdict: 'winner', winner: first.id, say: 'event.mission-tied' }
    : { verdict: 'judge', winner: null, say: 'event.mission-unknown' }
}

/** The winner by mission points, points and survivors. */
export function winnerOfGame(players: readonly Player[], told: GameTold): WinnerFound {
  const ended = byMission(players, told)
  if (ended) return ended
  const scored = players.map((player) => ({
    ...player,
    victoryPoints: player.victoryPoints + missionValue(player.missionPoints, told.age, told.mission)
  }))
  const found = winnerOf(scored, told.timeCalled)
  const isAtZero = found.verdict === 'roll-off' && scored.every(({ victoryPoints: points }) => points === 0)
  return isAtZero && told.mission !== null ? { ...found, say: 'event.tied-at-zero' } : found
}

/** The part of a score that is recorded (TRN-10). @param most in points; `null` if there is no limit */
export const recorded = (score: number, most: number | null): number => (most === null ? score : Math.min(score, most))

/**
 * The recorded score of each player: at most the build total; the winner by mission points gets the whole build total.
 * @param most the build total in points; `null` if it is unknown
 */
export function recordedScores(
  players: readonly Player[],
  { winner, say }: WinnerFound,
  { age, mission }: GameTold,
  most: number | null
): Readonly<Record<string, number>> {
  const isByMission = say === 'event.mission-points' || say === 'event.mission-tied'
  return Object.fromEntries(
    players.map(({ id, victoryPoints: points, missionPoints }) => {
      const real = points + missionValue(missionPoints, age, mission)
      return [id, most !== null && isByMission && id === winner ? most : recorded(real, most)]
    })
  )
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

/** What defeated figures bring together: one by itself, or those that were replaced with their replacements. */
export interface Score {
  /** Of those defeated, the one that brought it: the last of them in the order in which they were defeated. */
  readonly last: string
  readonly points: number
  /** It came in for these, and others that did are not gone: its points are part of what all bring once they are. */
  readonly within?: { readonly of: readonly string[]; readonly points: number }
  /** Of several replacements that are all gone, what each of them brought when it was defeated, in that order. */
  readonly parts?: readonly { readonly last: string; readonly points: number }[]
}

/**
 * What the opponent scores for the figures defeated (TRN-03), entry by entry. Replaced figures count once all that replaced
 * them are gone: their own points, or those of their replacements if that is more; until then each replacement counts by itself, as a
 * part of that.
 * Figures with a replacement in common, such as the two that became one Duo, are counted together, and it once.
 */
export function scoresOf(figures: readonly ScoredFigure[], defeated: readonly string[]): readonly Score[] {
  const gone = new Set(defeated)
  // The first of an id counts.
  const points = new Map(figures.map((figure) => [figure.id, figure.points] as const).toReversed())
  const pointsOf = (id: string): number => points.get(id) ?? 0
  const lastOf = (ids: readonly string[]): string => defeated.findLast((id) => ids.includes(id)) ?? ids[0]!
  const counted = new Set<string>()
  const scores: Score[] = []
  /** What is more than they brought one by one comes with the last of all. */
  const inTurn = (parts: readonly string[], whole: number, last: string): readonly { readonly last: string; readonly points: number }[] => {
    const ordered = defeated.filter((id, index) => parts.includes(id) && defeated.indexOf(id) === index)
    const rest = whole - sumOf(ordered.map(pointsOf))
    const each = ordered.map((id) => ({ last: id, points: pointsOf(id) + (id === last ? rest : 0) }))
    return ordered.includes(last) ? each : [...each, { last, points: rest }]
  }
  for (const group of replacedTogether(figures)) {
    const parts = [...new Set(group.flatMap(({ replacedBy = [] }) => replacedBy))]
    const members = [...parts, ...group.map((figure) => figure.id)]
    for (const id of members) counted.add(id)
    const own = group.reduce((sum, { points }) => sum + points, 0)
    const scored = parts.filter((part) => gone.has(part))
    const all = group.every(({ id }) => gone.has(id)) || parts.every((part) => gone.has(part))
    const together = (some: readonly string[]): number => Math.max(own, sumOf(some.map(pointsOf)))
    const within = { of: group.map(({ id }) => id), points: together(parts) }
    if (all) scores.push({ last: lastOf(members), points: together(scored), parts: inTurn(scored, together(scored), lastOf(members)) })
    else for (const part of scored) scores.push({ last: part, points: pointsOf(part), within })
  }
  for (const { id, points } of figures) if (gone.has(id) && !counted.has(id)) scores.push({ last: id, points })
  return scores
}

const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0)

/** The sum of `scoresOf`, in victory points. */
export const victoryPoints = (figures: readonly ScoredFigure[], defeated: readonly string[]): number =>
  scoresOf(figures, defeated).reduce((sum, { points }) => sum + points, 0)

/** What is told of a defeated figure in a game of three and more. */
export interface Defeat {
  /** Whose figure it is. */
  readonly player?: string
  /** Whose turn it was when it was defeated. */
  readonly inTurnOf?: string
  /** Which opponent damaged it last. */
  readonly damagedBy?: string
}

/**
 * Who scores for a figure (TRN-03): whose turn it was; in its own player's turn the opponent who damaged it last.
 * `shared`: none of them, so that it goes to all opponents. null: it is not told.
 */
export function scorerOf({ player, inTurnOf, damagedBy }: Defeat): { readonly player: string } | 'shared' | null {
  if (player === undefined || inTurnOf === undefined) return null
  if (inTurnOf !== player) return { player: inTurnOf }
  return damagedBy === undefined || damagedBy === player ? 'shared' : { player: damagedBy }
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

/** Actions that figures with Leadership add: once for the side, or each. @param by what one of them adds */
export const actionsOfLeaders = (leaders: number, by: number, counted: 'one' | 'each'): number =>
  by * (counted === 'one' ? Math.min(1, leaders) : leaders)
