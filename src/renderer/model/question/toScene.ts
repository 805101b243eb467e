/** A table and its ruling as a picture: its marks and roles are those of its kind of question. */
import type { CaseFigure, ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import { sameSquare, squaresOf } from '../../../shared/contract/caseSquares.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import type { BoardScene, SceneMark } from '../../../shared/scene/scene.ts'
import { sceneOf, type SceneView } from '../../../shared/scene/sceneOf.ts'
import type { Roles } from '../../../shared/scene/sceneTokens.ts'
import { specialWords } from '../../i18n/specialWords.ts'
import { entryOf } from './kinds/all.ts'
import type { Role } from './entry/askKind.ts'

const isAt = (figure: CaseFigure, at: SquareXY): boolean => squaresOf(figure).some((square) => sameSquare(square, at))

/** Only the ruling on the question of the table is drawn. */
const fitting = ({ ask }: ClixCase, ruling: Ruling | null): Ruling | null => (ruling?.kind === ask.kind ? ruling : null)

const isSquare = (who: object): who is SquareXY => Array.isArray(who)

/** Whom the question is about: attackers and targets by figure id. */
export function rolesOf(value: ClixCase, ruling: Ruling | null, plan = 0): Roles {
  const roles = new Map<string, Role>()
  for (const [who, role] of entryOf(value.ask).roles?.(value.ask, fitting(value, ruling), plan) ?? []) {
    const id = typeof who !== 'object' ? who : isSquare(who) ? value.figures?.find((figure) => isAt(figure, who))?.id : undefined
    if (id !== undefined) roles.set(id, role)
  }
  return roles
}

const marksOf = (value: ClixCase, ruling: Ruling | null, plan: number): readonly SceneMark[] =>
  ruling ? (entryOf(ruling).marks?.(value, value.ask, ruling, plan) ?? []) : []

/** What the board shows for a case, its ruling (null while there is none) and the person's view. */
export const toScene = (value: ClixCase, ruling: Ruling | null, view: SceneView): BoardScene =>
  sceneOf(
    value,
    ruling,
    { marks: marksOf(value, fitting(value, ruling), view.plan ?? 0), roles: rolesOf(value, ruling, view.plan ?? 0) },
    view,
    specialWords
  )
