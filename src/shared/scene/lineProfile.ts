/** The squares along a line of fire from the side: their levels, who stands there, what blocks. It only reads the ruling. */
import type { ClixCase, Size, SquareXY } from '../contract/case.ts'
import { sameSquare, squaresOf } from '../contract/caseSquares.ts'
import type { LineOfFireRuling, LineVerdict } from '../contract/ruling.ts'
import { sceneBoard } from './sceneBoard.ts'
import type { SceneSquare } from './scene.ts'

export interface ProfileSquare {
  readonly at: SquareXY
  readonly level: number
  readonly kinds: SceneSquare['kinds']
  readonly figure: { readonly name: string; readonly size: Size; readonly label: string } | null
  /** The numbers that the ruling's blockers of this square carry. */
  readonly blockers: readonly number[]
  /** A wall that blocks stands between this square and the next; its number. */
  readonly wallAfter: number | null
  readonly hinders: boolean
}

export interface LineProfile {
  readonly squares: readonly ProfileSquare[]
  readonly verdict: LineVerdict
  /** The levels that the ends count as for this line; as they stand where nothing raises them. */
  readonly from: number
  readonly to: number
  readonly raised: boolean
  readonly top: number
}

/** Levels and figures along the line of a ruling. */
export function lineProfile(position: ClixCase, ruling: LineOfFireRuling): LineProfile {
  const squares = new Map(sceneBoard(position).squares.map((square) => [String(square.at), square]))
  const [start, end] = ruling.between
  const along = sameSquare(start, end) ? [start] : [start, ...ruling.crossed, end]
  const profile = along.map((at, i): ProfileSquare => {
    const square = squares.get(String(at))
    const next = along[i + 1]
    const figure = position.figures?.find((one) => squaresOf(one).some((own) => sameSquare(own, at)))
    const numbered = ruling.blockedBy.map((blocker, n) => ({ ...blocker, number: n + 1 }))
    const isEdge = (kind: string, of: readonly SquareXY[]): boolean => of.length === 2 && kind !== 'corner'
    const wall = numbered.find(
      (blocker) =>
        isEdge(blocker.kind, blocker.at) &&
        next !== undefined &&
        blocker.at.some((one) => sameSquare(one, at)) &&
        blocker.at.some((one) => sameSquare(one, next))
    )
    return {
      at,
      level: square?.level ?? 1,
      kinds: square?.kinds ?? [],
      figure: figure
        ? { name: figure.name ?? figure.id, size: figure.size ?? 'standard', label: (figure.name ?? figure.id).slice(0, 2) }
        : null,
      blockers: numbered
        .filter((blocker) => !isEdge(blocker.kind, blocker.at) && blocker.at.some((one) => sameSquare(one, at)))
        .map(({ number }) => number),
      wallAfter: wall?.number ?? null,
      hinders: ruling.hinderedBy.some((one) => sameSquare(one, at))
    }
  })
  const counted = ruling.because.find(({ say }) => say === 'line.counts-higher')?.facts
  const own = [profile[0]!.level, profile.at(-1)!.level] as const
  const from = typeof counted?.['from'] === 'number' ? counted['from'] : own[0]
  const to = typeof counted?.['to'] === 'number' ? counted['to'] : own[1]
  return {
    squares: profile,
    verdict: ruling.verdict,
    from,
    to,
    raised: from !== own[0] || to !== own[1],
    top: Math.max(from, to, ...profile.map(({ level }) => level))
  }
}

/** Do heights have a part in this line: more than one level, or a figure that is not of common size? */
export const heightsMatter = ({ squares, raised }: LineProfile): boolean =>
  raised ||
  squares.some(
    ({ level, figure }) => level !== squares[0]!.level || (figure !== null && (figure.size === 'giant' || figure.size === 'colossal'))
  )
