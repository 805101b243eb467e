/** The players' window: a second window of the same browser that shows the board and the verdict as they stand on the judge's table. */
import { isRecord } from '../../../shared/base/validate.ts'
import type { BoardScene } from '../../../shared/scene/scene.ts'
import type { VerdictLook } from '../question/entry/askKind.ts'
import { hear, openShown, sayTo, type ShowingSide, type ShownWindow } from './shownWindow.ts'

/** The address of the players' window is the app's own with this behind it. */
export const PLAYERS = '#players'

export interface PlayersView {
  readonly scene: BoardScene | null
  readonly look: VerdictLook | null
  readonly sentence: string
}

const isList = (value: unknown): boolean => Array.isArray(value)

function isView(view: unknown): view is PlayersView {
  if (!isRecord(view) || typeof view.sentence !== 'string') return false
  const { scene, look } = view
  const isLook = look === null || (isRecord(look) && [look.word, look.shape, look.tone].every((one) => typeof one === 'string'))
  const isScene = scene === null || (isRecord(scene) && isRecord(scene.board) && [scene.tokens, scene.objects, scene.marks].every(isList))
  return isLook && isScene
}

const WINDOW: ShownWindow<PlayersView> = { hash: PLAYERS, channel: 'linejudge-players', isView }

/** The same picture without what only the judge looks at: the cursor, and squares pointed at in the reasons. */
export const forPlayers = (scene: BoardScene): BoardScene => ({
  ...scene,
  cursor: null,
  marks: scene.marks.filter(({ kind }) => kind !== 'highlight')
})

/** The judge's side: tells every players' window what stands on the table, at once and when one is opened. */
export const mirrorOut = (version: string): ShowingSide<PlayersView> => sayTo(WINDOW, version)

/** The players' side; `other` is called where the judge's table runs another version. Returns the end of listening. */
export const mirrorIn = (version: string, listener: (view: PlayersView) => void, other: () => void): (() => void) =>
  hear(WINDOW, version, listener, other)

export const openPlayers = (): void => {
  openShown(WINDOW)
}
