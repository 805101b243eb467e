/** The typed question put on the table. */
import type { App } from './app.ts'
import { isMovement, withKind, withParts } from './asks.ts'
import { parseAskText } from './askText.ts'
import { texts } from '../i18n/texts.ts'
import { typedOnTimeline } from './timeline/timelineActions.ts'

/** False where the text is not understood; the field then says why. */
export function askByTyping(app: App, text: string): boolean {
  const { table, session } = app
  const parsed = parseAskText(app.timeline.shown, text)
  if (!parsed.ok) return false
  if (typedOnTimeline(app, parsed.value)) return true
  const { from, to, kind } = parsed.value
  const squares = typeof from !== 'string' || (to !== null && typeof to !== 'string')
  // Only a line of fire may begin or end in an empty square.
  const wanted = squares || (to !== null && isMovement(table.case.ask)) ? kind ?? 'line-of-fire' : (kind ?? table.case.ask.kind)
  const asked = withKind(table.case.ask, wanted, table.kept)
  table.ask(texts.steps.ask, withParts(asked, to === null ? { from } : { from, to }))
  session.pick = to === null && (asked.kind === 'move' || !isMovement(asked)) ? 'to' : 'from'
  session.screen = 'table'
  return true
}
