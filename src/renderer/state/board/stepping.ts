/** Walking along a path step by step: which step is shown, its marks, back and on. */
import type { SceneMark } from '../../../shared/explain/scene.ts'
import type { App } from '../app.ts'
import { boardCommands } from '../boardCommands.ts'
import { pathStart, pathSteps, type PathStep } from './pathSteps.ts'

/** The steps of the question on the table; none while a timeline shows another moment. */
export const stepsOf = ({ table, timeline }: App): readonly PathStep[] => (timeline.on ? [] : pathSteps(table.case, table.ruling))

/** How many steps have been taken, within the steps there are. */
export const stepNow = (app: App, steps: readonly PathStep[]): number => Math.min(app.session.board.step ?? 0, steps.length)

/** The square that the present step leads to stands out on the board. */
export function stepMarks(app: App): readonly SceneMark[] {
  if (app.session.board.step === null) return []
  const steps = stepsOf(app)
  const now = stepNow(app, steps)
  const at = now === 0 ? pathStart(app.table.case, app.table.ruling)?.at : steps[now - 1]?.at
  return at && steps.length > 0 ? [{ kind: 'highlight', squares: [at] }] : []
}

/** Goes on by so many steps, or back; false where there is no path. */
export function goStep(app: App, by: number): boolean {
  const steps = stepsOf(app)
  if (steps.length === 0) return false
  const { board } = app.session
  board.step = Math.max(0, Math.min(steps.length, (board.step === null ? 0 : stepNow(app, steps)) + by))
  const at = steps[board.step - 1]?.at
  if (at) boardCommands.reveal(at)
  return true
}
