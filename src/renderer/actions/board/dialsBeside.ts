/** The dials beside the board: shown or folded away. */
import { setBoard } from '../../model/board/layers.ts'
import { media } from '../../model/settings/media.svelte.ts'
import type { App } from '../app.ts'

type Place = Pick<App, 'session' | 'settings'>

/** Whether they are shown now. Where there is no room beside the board they are folded away until somebody asks for them. */
export const dialsShown = ({ session: { board }, settings }: Place): boolean =>
  !board.full && (board.dials ?? (settings.current.board?.dials === true && !media.narrow))

/** Shows them or folds them away; where there is room, this is remembered. */
export function showDials({ session, settings }: Place, shown: boolean): void {
  session.board.dials = shown
  if (!media.narrow) setBoard(settings, { dials: shown })
}
