/** A question of another kind is chosen: what turns need for it is loaded only if there are turns. */
import type { AskKind } from '../../../shared/contract/case.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { texts } from '../../i18n/texts.ts'
import { firstPick, withKind } from '../../model/table/ask/asks.ts'
import { later } from '../../model/window/later.ts'
import type { App, AtTable } from '../app.ts'
import { askOnTable } from '../question/ask.ts'

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
  const { ask } = table.case
  if (kind === ask.kind) return
  askOnTable(app, texts.steps.ask, withKind(ask, kind, table.rememberedEnds))
  // A path is tapped next; every other question begins with its first figure again.
  session.pick = firstPick(table.case.ask)
}
