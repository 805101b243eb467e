/** A figure that waits for its square, or an object that goes on each square tapped. */
import { texts } from '../../i18n/texts.ts'
import { hintWithEscape } from '../../model/tools/escape.ts'
import { squareHint } from '../../model/tools/toolInHand.ts'
import { putOn } from '../setup/putOn.ts'
import type { ClixTool } from './clixTool.ts'

export const placeTool: ClixTool = {
  id: 'place',
  onPointer(app, act) {
    const { placing } = app.session
    if (!placing || act.do !== 'tap-square') return false
    putOn(app, placing, act.at)
    return true
  },
  cancel({ session }) {
    if (!session.placing) return false
    session.tool = null
    return true
  },
  hint({ session: { placing } }) {
    if (!placing) return null
    return 'object' in placing
      ? hintWithEscape(texts.ask.placingObject(texts.objects[placing.object]))
      : texts.ask.placing(placing.figure.name ?? '')
  },
  name({ session: { placing } }) {
    if (!placing) return null
    return 'object' in placing ? texts.objects[placing.object] : (placing.figure.name ?? '')
  },
  cursor: ({ session }) => session.placing && { cursor: 'copy', strokes: false },
  preview: ({ session: { placing, hovered } }) => placing && hovered && squareHint(hovered)
}
