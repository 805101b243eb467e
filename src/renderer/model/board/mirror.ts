/**
 * The players' window: a second tab of the same browser that shows the board and the verdict as they stand on the
 * judge's table, and nothing else. Windows of one origin talk over a channel; nothing leaves the machine.
 */
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

type Message = { readonly say: 'hello' } | { readonly say: 'view'; readonly view: PlayersView }

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'say' in data && (data.say === 'hello' || (data.say === 'view' && 'view' in data))

/** The same picture without what only the judge looks at: the cursor, and squares pointed at in the reasons. */
export const forPlayers = (scene: BoardScene): BoardScene => ({
  ...scene,
  cursor: null,
  marks: scene.marks.filter(({ kind }) => kind !== 'highlight')
})

/** The judge's side: tells every players' window what stands on the table, at once and when one is opened. */
export function mirrorOut(): { show(view: PlayersView): void; stop(): void } {
  const channel = new BroadcastChannel(CHANNEL)
  let last: PlayersView | null = null
  const send = (): void => {
    if (last) channel.postMessage({ say: 'view', view: last } satisfies Message)
  }
  channel.onmessage = ({ data }) => {
    if (isMessage(data) && data.say === 'hello') send()
  }
  return {
    show(view) {
      last = view
      send()
    },
    stop: () => {
      channel.close()
    }
  }
}

/** The players' side. Returns the end of listening. */
export function mirrorIn(listener: (view: PlayersView) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (isMessage(data) && data.say === 'view') listener(data.view)
  }
  channel.postMessage({ say: 'hello' } satisfies Message)
  return () => {
    channel.close()
  }
}

export function openPlayers(): void {
  window.open(`${location.pathname}${PLAYERS}`, 'linejudge-players')
}
