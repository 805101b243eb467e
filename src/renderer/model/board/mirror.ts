/**
 * The players' window: a second tab of the same browser that shows the board and the verdict as they stand on the
 * judge's table, and nothing else. Windows of one origin talk over a channel; nothing leaves the machine.
 */
import { isRecord } from '../../../shared/base/validate.ts'
import type { BoardScene } from '../../../shared/scene/scene.ts'
import type { VerdictLook } from '../question/entry/askKind.ts'

/** The address of the players' window is the app's own with this behind it. */
export const PLAYERS = '#players'
const CHANNEL = 'linejudge-players'

export interface PlayersView {
  readonly scene: BoardScene | null
  readonly look: VerdictLook | null
  readonly sentence: string
}

type Message =
  { readonly say: 'hello'; readonly version: string } | { readonly say: 'view'; readonly version: string; readonly view: PlayersView }

const isList = (value: unknown): boolean => Array.isArray(value)

/** Whether this is a picture in its outline: what is drawn of it comes from this version of the app, and is what it was. */
function isView(view: unknown): view is PlayersView {
  if (!isRecord(view) || typeof view.sentence !== 'string') return false
  const { scene, look } = view
  const isLook = look === null || (isRecord(look) && [look.word, look.shape, look.tone].every((one) => typeof one === 'string'))
  const isScene = scene === null || (isRecord(scene) && isRecord(scene.board) && [scene.tokens, scene.objects, scene.marks].every(isList))
  return isLook && isScene
}

/** A message of ours; what else is said on the channel is passed over. `view` is looked at where the version is the same. */
const isMessage = (data: unknown): data is Message =>
  isRecord(data) && typeof data.version === 'string' && (data.say === 'hello' || (data.say === 'view' && 'view' in data))

/** The same picture without what only the judge looks at: the cursor, and squares pointed at in the reasons. */
export const forPlayers = (scene: BoardScene): BoardScene => ({
  ...scene,
  cursor: null,
  marks: scene.marks.filter(({ kind }) => kind !== 'highlight')
})

/** The judge's side: tells every players' window what stands on the table, at once and when one is opened. */
export function mirrorOut(version: string): { show(view: PlayersView | null): void; stop(): void } {
  // Where there is no such channel there is no window for the players.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  let last: PlayersView | null = null
  const send = (): void => {
    if (last) channel?.postMessage({ say: 'view', version, view: last } satisfies Message)
  }
  if (channel)
    channel.onmessage = ({ data }) => {
      if (isMessage(data) && data.say === 'hello') send()
    }
  return {
    /** null: this window is not the one that the players look at. */
    show(view) {
      last = view
      send()
    },
    stop: () => {
      channel?.close()
    }
  }
}

/** The players' side; `other` is called where the judge's table runs another version. Returns the end of listening. */
export function mirrorIn(version: string, listener: (view: PlayersView) => void, other: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.say !== 'view') return
    if (data.version !== version) other()
    else if (isView(data.view)) listener(data.view)
  }
  channel.postMessage({ say: 'hello', version } satisfies Message)
  return () => {
    channel.close()
  }
}

export function openPlayers(): void {
  window.open(`${location.pathname}${PLAYERS}`, 'linejudge-players')
}
