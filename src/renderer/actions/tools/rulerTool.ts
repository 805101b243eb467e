/** The ruler: a tap lays an end of it, on a figure or a square. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { boardTexts } from '../../i18n/texts.ts'
import { layRuler, rulerInHand } from '../../model/tools/toolInHand.ts'
import type { End } from '../../model/question/entry/askKind.ts'
import type { App } from '../app.ts'
import { endAt } from '../board/endAt.ts'
import type { Bench, ClixTool } from './clixTool.ts'

export const rulerTool: ClixTool = {
  id: 'ruler',
  onPointer: (app, act) => act.do === 'tap-square' && !act.secondary && lay(app, act.at),
  cancel({ session }) {
    if (!session.ruler) return false
    session.tool = null
    return true
  },
  hint({ session: { ruler } }) {
    if (!ruler) return null
    return ruler.from === null || ruler.to !== null ? boardTexts.rulerHint.from : boardTexts.rulerHint.to
  }
}

function lay({ session, timeline }: Bench, at: SquareXY): boolean {
  const { ruler } = session
  if (!ruler) return false
  session.tool = layRuler(ruler, endAt(timeline.shown, at))
  return true
}

export function toggleRuler({ session }: Pick<App, 'session'>): void {
  session.tool = session.ruler ? null : rulerInHand()
}

/** Takes the ruler in hand with its first end laid. */
export function measureFrom({ session }: Pick<App, 'session'>, end: End): void {
  session.tool = rulerInHand(end)
}
