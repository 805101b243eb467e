/** Walking along a path step by step: which step is shown, its marks, back and on. */
import type { SceneMark } from '../../../shared/scene/scene.ts'
import type { App } from '../app.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { momentAfter } from '../../model/table/playing.ts'
import { walkOfEvent } from '../../model/board/eventSteps.ts'
import { walkOfRuling, type Walk } from '../../model/board/pathSteps.ts'

/** What can be walked through now: the ruling on the table, or of a timeline the event just looked at. */
export function walkNow({ table, timeline, session }: Pick<App, 'table' | 'timeline' | 'session'>): Walk | null {
  if (!timeline.on) return table.ruling && walkOfRuling(table.case, table.ruling, session.plan)
  const { played, at } = timeline
  const step = at > 0 && !timeline.draft ? played?.steps[at - 1] : undefined
  return played && step?.moment ? walkOfEvent(table.case, momentAfter(played, at - 1).play, step.moment, step.event) : null
}

/** How many steps of the walk have been taken: another walk begins anew. */
export const takenOf = ({ session }: Pick<App, 'session'>, walk: Walk | null): number =>
  walk && session.board.step?.of === walk.of ? session.board.step.taken : 0

/** The square that the present step leads to stands out on the board. */
export function stepMarks(app: Pick<App, 'table' | 'timeline' | 'session'>): readonly SceneMark[] {
  if (app.session.board.step === null) return []
  const walk = walkNow(app)
  if (walk?.of !== app.session.board.step.of) return []
  const at = walk.steps[takenOf(app, walk) - 1]?.at ?? walk.start.at
  return [{ kind: 'highlight', squares: [at] }]
}

/** Goes on by so many steps, or back; false where there is no path. */
export function goStep(app: Pick<App, 'table' | 'timeline' | 'session'>, by: number): boolean {
  const walk = walkNow(app)
  if (!walk) return false
  const taken = Math.max(0, Math.min(walk.steps.length, takenOf(app, walk) + by))
  app.session.board.step = { of: walk.of, taken }
  const at = walk.steps[taken - 1]?.at
  if (at) boardCommands.reveal(at)
  return true
}
