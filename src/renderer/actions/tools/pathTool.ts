/** While the question is a move that has its figure, every tap is a step of its path. */
import { squaresOf } from '../../../shared/contract/caseSquares.ts'
import { texts } from '../../i18n/texts.ts'
import { figureById } from '../../model/table/position/caseEdit.ts'
import { withoutLastStep, withTap } from '../../model/table/position/path.ts'
import type { App } from '../app.ts'
import { selectObjectAt } from '../board/boardActions.ts'
import type { Bench, ClixTool, Tap } from './clixTool.ts'

export const pathTool: ClixTool = {
  id: 'path',
  onPointer: (app, act) => act.do === 'tap-square' && !act.secondary && step(app, act),
  // The figure is chosen anew by the tool below, as an attacker is.
  cancel: () => false,
  hint: ({ session }) => (session.pick === 'to' ? texts.ask.pickPath : null)
}

function step(app: Bench, tap: Tap): boolean {
  const { session, table } = app
  const { ask } = table.case
  if (ask.kind !== 'move' || session.pick === 'from') return false
  const mover = figureById(table.case, ask.figure)
  const start = mover && squaresOf(mover)[0]
  if (!start) return false
  selectObjectAt(app, tap)
  table.ask(texts.steps.path, withTap(ask, start, tap.at))
  return true
}

/** The path's last step taken back; true where there was one. */
export function stepBackOnPath({ table }: Pick<App, 'table'>): boolean {
  const { ask } = table.case
  if (ask.kind !== 'move' || ask.path.length === 0) return false
  table.ask(texts.steps.path, withoutLastStep(ask))
  return true
}
