/** What a board is to show of its question, and how one question is told from another. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { squaresOf } from '../../../shared/contract/caseSquares.ts'
import { questionPoints } from '../../../shared/scene/questionPoints.ts'
import type { BoardScene, Point, SceneMark } from '../../../shared/scene/scene.ts'
import { entryOf } from '../question/kinds/all.ts'
import { figureById } from '../table/position/caseEdit.ts'

export interface Subject {
  /** All that the question is about, in squares; none: nothing is asked yet. */
  readonly points: readonly Point[]
  /** What has to be in sight where not all of it can be: what stops the line, the end of a path, else the target. */
  readonly first: readonly Point[]
}

const corners = ([x, y]: readonly [number, number]): Point[] => [
  [x, y],
  [x + 1, y + 1]
]

/** Where the ruling is decided, as far as a mark says so. */
function decidedAt(mark: SceneMark): readonly Point[] {
  switch (mark.kind) {
    case 'blocker':
      return mark.at.flatMap(corners)
    case 'knock-back':
      return corners(mark.end)
    case 'move':
      return mark.path.slice(-1).flatMap(corners)
    default:
      return []
  }
}

export function subjectOf(scene: BoardScene): Subject {
  const points = questionPoints(scene)
  const decided = scene.marks.flatMap(decidedAt)
  const [target] = scene.tokens.filter(({ role }) => role === 'target')
  return { points, first: decided.length ? decided.slice(0, 2) : (target?.squares.flatMap(corners) ?? points.slice(0, 2)) }
}

/** Two tables with the same key ask the same of figures on the same squares: there is nothing new to be brought into sight. */
export function questionKey(value: ClixCase): string {
  const { ask } = value
  const ends = entryOf(ask)
    .roles?.(ask, null, 0)
    .map(([who]) => (typeof who === 'string' ? [who, squaresOf(figureById(value, who) ?? { id: '' })] : who))
  return JSON.stringify([ask.kind, ends ?? []])
}

export interface OffSight {
  readonly id: string
  /** Whoever or whatever is there. */
  readonly name: string
  /** In squares. */
  readonly at: Point
}

/** Whom and what a hand may look for at the edge of the board: the ends of the question, and where what moves in it ends. */
export function offSight({ tokens, marks }: BoardScene): readonly OffSight[] {
  const middle = (squares: readonly (readonly [number, number])[]): Point => [
    squares.reduce((sum, [x]) => sum + x + 0.5, 0) / squares.length,
    squares.reduce((sum, [, y]) => sum + y + 0.5, 0) / squares.length
  ]
  return [
    ...tokens
      .filter(({ role, blocker, squares }) => squares.length > 0 && (role !== null || blocker !== null))
      .map(({ id, name, squares }) => ({ id, name, at: middle(squares) })),
    ...marks.flatMap((mark) => {
      if (mark.kind === 'knock-back' && mark.path.length > 0)
        return [{ id: `end ${mark.end.join()}`, name: formatSquareName(mark.end), at: middle([mark.end]) }]
      return mark.kind === 'blocker' && !tokens.some(({ blocker }) => blocker === mark.number)
        ? [{ id: `blocker ${mark.at.join(' ')}`, name: mark.at.map(formatSquareName).join(' '), at: middle(mark.at) }]
        : []
    })
  ]
}
