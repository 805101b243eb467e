/** A second window shows what the first one says, whichever of them is opened first. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hear, openShown, sayTo, type ShownWindow } from '../../../../../src/renderer/model/board/shownWindow.ts'

/** Channels of one name hear each other at once, and never themselves. */
class Channel {
  static all: Channel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly name: string
  constructor(name: string) {
    this.name = name
    Channel.all.push(this)
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this && other.name === this.name) other.onmessage?.({ data })
  }
  close(): void {
    Channel.all = Channel.all.filter((one) => one !== this)
  }
}

const players: ShownWindow<{ readonly board: number }> = {
  hash: '#players',
  channel: 'players',
  isView: (view): view is { board: number } => typeof (view as { board?: unknown }).board === 'number'
}

function opened(version = '1') {
  const heard: unknown[] = []
  const stop = hear(
    players,
    version,
    (view) => heard.push(view),
    () => heard.push('other version')
  )
  return { heard, stop }
}

afterEach(() => {
  Channel.all = []
})

describe('a window that is shown', () => {
  it('gets what is said from now on, and at once what was said before it was opened', () => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const side = sayTo(players, '1')
    const early = opened()
    expect(early.heard).toEqual([])
    side.show({ board: 1 })
    const late = opened()
    side.show({ board: 2 })
    expect(late.heard).toEqual([{ board: 1 }, { board: 2 }])
    late.stop()
    expect(Channel.all).toHaveLength(2)
    // Only whoever asks is answered.
    const stranger = new Channel('players')
    for (const data of [null, { say: 'view', version: '1', view: { board: 9 } }]) stranger.postMessage(data)
    expect(early.heard).toEqual([{ board: 1 }, { board: 1 }, { board: 2 }, { board: 9 }])
    // Nothing is shown any more: nobody is told anything, nor whoever asks.
    side.show(null)
    expect([opened().heard, late.heard.length]).toEqual([[], 2])
    side.show({ board: 3 })
    side.stop()
    expect(opened().heard).toEqual([])
    expect(early.heard.at(-1)).toEqual({ board: 3 })
  })

  it('shows nothing of another version, and nothing that is no view', () => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const newer = sayTo(players, '2')
    newer.show({ board: 1 })
    expect(opened('1').heard).toEqual(['other version'])
    newer.stop()
    const { heard } = opened('1')
    const stranger = new Channel('players')
    for (const data of [
      null,
      'view',
      { say: 'view', view: { board: 1 } },
      { say: 'view', version: '1' },
      { say: 'bye', version: '1', view: { board: 1 } },
      { say: 'hello', version: '1', view: { board: 1 } },
      { say: 'view', version: '1', view: { board: 'no' } }
    ])
      stranger.postMessage(data)
    expect(heard).toEqual([])
    stranger.postMessage({ say: 'view', version: '1', view: { board: 4 } })
    expect(heard).toEqual([{ board: 4 }])
  })

  it('is none where windows have no channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const side = sayTo(players, '1')
    side.show({ board: 1 })
    side.stop()
    expect(Channel.all).toEqual([])
  })

  it('is opened once: its name brings the one that is open to the front', () => {
    const open = vi.fn()
    vi.stubGlobal('window', { open })
    vi.stubGlobal('location', { pathname: '/app/' })
    openShown(players)
    expect(open).toHaveBeenCalledExactlyOnceWith('/app/#players', 'players')
  })
})
