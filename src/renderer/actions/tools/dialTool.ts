/** The hand that turns dials: a tap on a token is a click or an action token, a right click or a long press takes it back. */
import { boardTexts } from '../../i18n/texts.ts'
import type { DialInHand } from '../../model/tools/toolInHand.ts'
import type { App } from '../app.ts'
import { giveToken, turnDial } from './turnDial.ts'
import type { ClixTool } from './clixTool.ts'

export const dialTool: ClixTool = {
  id: 'dial',
  onPointer(app, act) {
    const { turning } = app.session
    if (turning === null || act.do !== 'tap-square' || act.figure === null) return false
    app.session.selected = act.figure
    if (turning === 'clicks') turnDial(app, act.figure, act.secondary ? -1 : 1)
    else giveToken(app, act.figure, act.secondary ? -1 : 1, !act.secondary)
    return true
  },
  cancel({ session }) {
    if (session.turning === null) return false
    session.tool = null
    return true
  },
  hint: ({ session: { turning } }) => turning && boardTexts.dials.hint[turning],
  name: ({ session: { turning } }) => turning && boardTexts.dials.inHand[turning]
}

/** Takes it into the hand, or puts it down where it is there. */
export function toggleTurning({ session }: Pick<App, 'session'>, turns: DialInHand['turns']): void {
  session.tool = session.turning === turns ? null : { id: 'dial', turns }
}
