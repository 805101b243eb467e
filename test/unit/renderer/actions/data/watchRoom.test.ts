/** The warning before the room that the browser gives is used up. */
import { describe, expect, it } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { watchRoom, warnOfImport } from '../../../../../src/renderer/actions/data/watchRoom.ts'
import { isShort, LEAST_FREE, mayNotFit } from '../../../../../src/renderer/model/data/room.ts'
import { UNKNOWN_HEALTH, type DataHealth } from '../../../../../src/renderer/storage/interface/dataHealth.ts'

const MIB = 1024 * 1024

/** An app whose browser gives `free` bytes more than are used. */
function setUp(free: number | null, bytes = 0) {
  const said: string[] = []
  const labels: (string | undefined)[] = []
  const heard = new Set<(health: DataHealth) => void>()
  const healthOf = (left: number | null): DataHealth => ({
    ...UNKNOWN_HEALTH,
    bytes,
    room: left === null ? null : { used: 50 * MIB, quota: 50 * MIB + left }
  })
  let health = healthOf(free)
  const app = {
    session: {
      notify: (_kind: string, text: string, action?: { label: string }) => {
        said.push(text)
        labels.push(action?.label)
      }
    },
    storage: {
      health: () => health,
      onHealth: (hear: (health: DataHealth) => void) => {
        heard.add(hear)
        return () => heard.delete(hear)
      },
      measureRoom: () => Promise.resolve(health.room)
    }
  } as unknown as App
  const set = (left: number | null): void => {
    health = healthOf(left)
    for (const hear of heard) hear(health)
  }
  return { app, said, labels, set }
}

describe('room', () => {
  it('is short if the next renewal of journal, database and backup may not fit', () => {
    const room = (free: number) => ({ used: 1, quota: 1 + free })
    expect([isShort(room(LEAST_FREE), 0), isShort(room(LEAST_FREE - 1), 0)]).toEqual([false, true])
    expect([isShort(room(LEAST_FREE + 30 * MIB), 10 * MIB), isShort(room(LEAST_FREE + 30 * MIB - 1), 10 * MIB)]).toEqual([false, true])
    // More used than given, as a browser may say when the disk is full.
    expect(isShort({ used: 10, quota: 5 }, 0)).toBe(true)
  })

  it('that is short is told at the start with a way to save a copy, and again only when half of the rest is used', () => {
    const on = setUp(20 * MIB)
    const stop = watchRoom(on.app)
    expect(on.said).toEqual([expect.stringContaining('the browser gives Linejudge only 20.0 MB more')])
    expect(on.labels).toEqual(['Save a copy of everything'])
    on.set(15 * MIB)
    expect(on.said).toHaveLength(1)
    on.set(10 * MIB)
    expect(on.said).toHaveLength(2)
    // There is room again, then it is short again.
    on.set(900 * MIB)
    on.set(20 * MIB)
    expect(on.said).toHaveLength(3)
    stop()
    on.set(1 * MIB)
    expect(on.said).toHaveLength(3)
  })

  it('that is enough, or that the browser does not tell, is not talked about', () => {
    for (const free of [900 * MIB, null]) {
      const on = setUp(free)
      watchRoom(on.app)
      on.set(free)
      expect(on.said).toEqual([])
    }
  })

  it('is measured before large files are imported, which may not fit', async () => {
    expect([mayNotFit({ used: 0, quota: LEAST_FREE + 30 * MIB }, 10 * MIB), mayNotFit({ used: 0, quota: LEAST_FREE }, 10 * MIB)]).toEqual([
      false,
      true
    ])
    const on = setUp(40 * MIB)
    await warnOfImport(on.app, 1 * MIB)
    expect(on.said).toEqual([])
    await warnOfImport(on.app, 20 * MIB)
    expect(on.said).toEqual([expect.stringContaining('These files hold 20.0 MB, and the browser gives Linejudge only 40.0 MB more.')])
    expect(on.labels).toEqual(['Save a copy of everything'])
  })
})
