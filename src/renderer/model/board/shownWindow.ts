/**
 * A second window of the same browser that shows what the first one says, and nothing else: the board for the players, an
 * event for everybody. Windows of one origin talk over a channel; nothing leaves the machine.
 */
import { isRecord } from '../../../shared/base/validate.ts'

/** What such a window is: its address behind the app's own, its channel, and what may be shown in it. */
export interface ShownWindow<View> {
  /** Such as "#players". */
  readonly hash: string
  readonly channel: string
  /** Whether this is a view in its outline: what is drawn of it comes from this version of the app, and is what it was. */
  readonly isView: (view: unknown) => view is View
}

interface Hello {
  readonly say: 'hello'
  readonly version: string
}
interface Said {
  readonly say: 'view'
  readonly version: string
  readonly view: unknown
}

/** A message of ours; what else is said on the channel is passed over. `view` is looked at where the version is the same. */
const isMessage = (data: unknown): data is Hello | Said =>
  isRecord(data) && typeof data.version === 'string' && (data.say === 'hello' || (data.say === 'view' && 'view' in data))

export interface ShowingSide<View> {
  /** null: this window is not the one that is shown. */
  show(view: View | null): void
  stop(): void
}

/**
 * The side that says what is shown, at once and whenever such a window is opened.
 * @param fresh brings a view that is said again up to date
 */
export function sayTo<View>(
  { channel: name }: ShownWindow<View>,
  version: string,
  fresh: (view: View) => View = (view) => view
): ShowingSide<View> {
  // Where there is no such channel there is no second window.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  let last: View | null = null
  const send = (): void => {
    if (last) channel?.postMessage({ say: 'view', version, view: fresh(last) } satisfies Said)
  }
  if (channel)
    channel.onmessage = ({ data }) => {
      if (isMessage(data) && data.say === 'hello') send()
    }
  return {
    show(view) {
      last = view
      send()
    },
    stop: () => {
      channel?.close()
    }
  }
}

/** The side that shows; `other` is called where the first window runs another version. Returns the end of listening. */
export function hear<View>(
  { channel: name, isView }: ShownWindow<View>,
  version: string,
  listener: (view: View) => void,
  other: () => void
): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.say !== 'view') return
    if (data.version !== version) other()
    else if (isView(data.view)) listener(data.view)
  }
  channel.postMessage({ say: 'hello', version } satisfies Hello)
  return () => {
    channel.close()
  }
}

/** Opens the window, or brings the one that is open to the front. */
export function openShown({ hash, channel }: Pick<ShownWindow<unknown>, 'hash' | 'channel'>): void {
  window.open(`${location.pathname}${hash}`, channel)
}
