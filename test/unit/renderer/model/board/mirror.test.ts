/** What goes over to the players' window: from one window, in one version, and nothing that it could not draw. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mirrorIn, mirrorOut, type PlayersView } from '../../../../../src/renderer/model/board/mirror.ts'
import { waitFor } from '../../../../support/waitFor.ts'

const VIEW: PlayersView = { scene: null, look: null, sentence: 'Clear' }
const CHANNEL = 'linejudge-players'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function players(version = '1') {
  const seen: PlayersView[] = []
  const other = vi.fn()
  ends.push(
    mirrorIn(
      version,
      (view) => {
        seen.push(view)
      },
      other
    )
  )
  return { seen, other }
}
function judge(version = '1') {
  const mirror = mirrorOut(version)
  ends.push(() => {
    mirror.stop()
  })
  return mirror
}
/** Something that is said on the channel by whomever. */
function say(data: unknown): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(data)
  ends.push(() => {
    channel.close()
  })
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

describe('the players’ window', () => {
  it('shows what the judge’s window shows, also where it was opened later', async () => {
    judge().show(VIEW)
    const { seen } = players()
    await waitFor(() => {
      expect(seen).toEqual([VIEW])
    })
  })

  it('hears nothing from a window that is not the one that saves', async () => {
    const second = judge()
    second.show(VIEW)
    second.show(null)
    const { seen } = players()
    await settled()
    expect(seen).toEqual([])
  })

  it('is told that the judge’s table runs another version, and draws nothing of it', async () => {
    const { seen, other } = players('1')
    judge('2').show(VIEW)
    await waitFor(() => {
      expect(other).toHaveBeenCalled()
    })
    expect(seen).toEqual([])
  })

  it('passes over what it could not draw', async () => {
    const { seen, other } = players('1')
    for (const view of [
      null,
      {},
      { ...VIEW, sentence: 7 },
      { ...VIEW, look: { word: 1 } },
      { ...VIEW, scene: {} },
      { ...VIEW, scene: { board: {}, tokens: 'x' } }
    ])
      say({ say: 'view', version: '1', view })
    for (const data of [null, 'view', { say: 'view' }, { say: 'view', view: VIEW }]) say(data)
    await settled()
    expect([seen, other.mock.calls]).toEqual([[], []])
  })
})

describe('the judge’s window', () => {
  it('goes on where there is no such channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    try {
      const mirror = mirrorOut('1')
      mirror.show(VIEW)
      mirror.stop()
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
