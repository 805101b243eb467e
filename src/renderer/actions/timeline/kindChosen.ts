/** A question of another kind is chosen: what turns need for it is loaded only if there are turns. */
import type { AskKind } from '../../../shared/contract/case.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { later } from '../../model/window/later.ts'
import type { App, AtTable } from '../app.ts'
import { askKindOnTable } from '../question/ask.ts'

/** The same as `chooseKind`, from a screen that has not loaded it. */
export async function kindChosen(app: AtTable & Pick<App, 'timeline'>, kind: AskKind): Promise<void> {
  const { table, timeline, session } = app
  if (timeline.on || (kind === 'timeline' && table.kept)) {
    try {
      const { chooseKind } = await later(() => import('./timelineActions.ts'))
      chooseKind(app, kind)
    } catch (error) {
      session.notify('error', messageOf(error))
    }
    return
  }
  if (kind !== table.case.ask.kind) askKindOnTable(app, kind)
}
