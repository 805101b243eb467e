/** Walking along a path step by step: which step is shown, its marks, back and on. */
import type { SceneMark } from '../../../shared/explain/scene.ts'
import type { App } from '../app.ts'
import { boardCommands } from '../boardCommands.ts'
import { pathStart, pathSteps, type PathStep } from './pathSteps.ts'

/** The steps of the question on the table; none while a timeline shows another moment. */
export const stepsOf = ({ table, timeline }: App): readonly PathStep[] => (timeline.on ? [] : pathSteps(table.case, table.ruling))

/** How many steps of the present ruling have been taken: another ruling begins anew. */
export const stepNow = ({ session, table }: App): number => (session.board.step?.of === table.ruling ? session.board.step?.taken ?? 0 : 0)

/** The square that the present step leads to stands out on the board. */
export function stepMarks(app: App): readonly SceneMark[] {
  const { session, table } = app
  if (session.board.step === null || session.board.step.of !== table.ruling) return []
  const steps = stepsOf(app)
  const now = stepNow(app)
  const at = now === 0 ? pathStart(table.case, table.ruling)?.at : steps[now - 1]?.at
  return at && steps.length > 0 ? [{ kind: 'highlight', squares: [at] }] : []
}

/** Goes on by so many steps, or back; false where there is no path. */
export function goStep(app: App, by: number): boolean {
  const { session, table } = app
  const steps = stepsOf(app)
  if (steps.length === 0 || !table.ruling) return false
  const taken = Math.max(0, Math.min(steps.length, stepNow(app) + by))
  session.board.step = { of: table.ruling, taken }
  const at = steps[taken - 1]?.at
  if (at) boardCommands.reveal(at)
  return true
}
