/** A copy as a file, offered by itself where the browser forgets, with the clock in hand. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerCopies } from '../../../../../src/renderer/actions/data/offerCopy.svelte.ts'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { MANY_CHANGES } from '../../../../../src/renderer/model/data/copyNote.ts'
import { Backups } from '../../../../../src/renderer/model/data/backups.svelte.ts'
import type { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { UNKNOWN_HEALTH, type DataHealth } from '../../../../../src/renderer/storage/interface/dataHealth.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { backupRows } from '../../../../../src/renderer/storage/rows/rowBackup.ts'
import { MemoryShelf } from '../../../../support/memoryShelf.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

class Kept {
  readonly #texts = new Map<string, string>()
  getItem = (key: string): string | null => this.#texts.get(key) ?? null
  setItem = (key: string, text: string): void => {
    this.#texts.set(key, text)
  }
}

/** A page in a browser that forgets; `again` opens it anew on what was kept. */
function setUp(kept = new Kept(), screen: Session['screen'] = 'event', weekly = true) {
  vi.stubGlobal('localStorage', kept)
  const session = {
    screen,
    offer: null as Session['offer'],
    roundsPublished: 0,
    notify: (_kind: 'info' | 'error', text: string) => {
      said.push(text)
    }
  }
  const said: string[] = []
  const files: string[] = []
  let picks = true
  let wide = true
  let health: DataHealth = { ...UNKNOWN_HEALTH, persistent: 'no' }
  const heard = new Set<(health: DataHealth) => void>()
  const set = (change: Partial<DataHealth>): void => {
    health = { ...health, ...change }
    for (const hear of heard) hear(health)
  }
  const backups = new Backups({
    rows: backupRows(memoryStorage()),
    shelf: new MemoryShelf(),
    app: '1',
    digest: () => Promise.resolve('0'.repeat(64)),
    now: () => new Date()
  })
  const app = {
    session,
    storage: {
      health: () => health,
      onHealth: (hear: (health: DataHealth) => void) => {
        heard.add(hear)
        return () => heard.delete(hear)
      }
    },
    dataStore: { backups },
    saving: { flush: () => Promise.resolve(), unsaved: () => [] },
    library: { held: () => [] },
    platform: {
      saveBytes: ({ name }: { name: string }) => {
        if (picks) files.push(name)
        return Promise.resolve(picks ? { name } : null)
      }
    }
  } as unknown as Pick<App, 'dataStore' | 'saving' | 'platform' | 'library' | 'storage'> & { readonly session: typeof session }
  const stop = offerCopies(app, () => wide, kept, weekly)
  return {
    session,
    said,
    files,
    stop,
    set,
    change: (times = 1) => {
      for (let i = 0; i < times; i++) set({ savedAt: `${Date.now()} ${health.generation}`, generation: health.generation + 1 })
    },
    publish: () => {
      session.roundsPublished++
    },
    narrow: () => {
      wide = false
    },
    cancels: () => {
      picks = false
    },
    again: () => {
      stop()
      return setUp(kept, session.screen, weekly)
    }
  }
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)
/** Takes the offer, and waits until the copy lies in its file or was refused. */
async function take(device: ReturnType<typeof setUp>): Promise<void> {
  device.session.offer!.run()
  for (let i = 0; i < 3; i++) {
    await vi.dynamicImportSettled()
    for (let n = 0; n < 200; n++) await Promise.resolve()
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-07T10:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a copy is offered', () => {
  it('when a round of an event is published, and saved by one tap', async () => {
    const device = setUp()
    device.change()
    await pass(MINUTE)
    expect(device.session.offer).toBeNull()
    device.publish()
    await pass(MINUTE)
    expect(device.session.offer?.text).toMatch(/^A round is published\. This browser deletes/)
    await take(device)
    expect(device.session.offer).toBeNull()
    expect(device.files).toEqual(['Linejudge 2026-03-07'])
    expect(device.said).toEqual(['Everything is in Linejudge 2026-03-07.'])
    await pass(30 * HOUR)
    expect(device.session.offer).toBeNull()
  })

  it('once a day in a browser that deletes only when the disk is full, with that reason', async () => {
    const device = setUp(new Kept(), 'event', false)
    device.change(MANY_CHANGES - 1)
    await pass(23 * HOUR)
    expect(device.session.offer).toBeNull()
    await pass(2 * HOUR)
    expect(device.session.offer?.text).toMatch(
      /^Your last copy is older than a day\. The browser may delete what it keeps when the disk is full/
    )
    await take(device)
    // Not for each round, as in a browser that forgets after a week.
    device.publish()
    await pass(MINUTE)
    expect(device.session.offer).toBeNull()
  })

  it('after many changes, also where they were made before the page was opened again', async () => {
    const first = setUp()
    first.change(MANY_CHANGES - 1)
    await pass(MINUTE)
    expect(first.session.offer).toBeNull()
    const second = first.again()
    second.change()
    await pass(MINUTE)
    expect(second.session.offer?.text).toMatch(/^Much has changed/)
  })

  it('when something was changed and a day has gone without a copy', async () => {
    const device = setUp()
    await pass(48 * HOUR)
    expect(device.session.offer).toBeNull()
    device.change()
    await pass(23 * HOUR)
    expect(device.session.offer).toBeNull()
    await pass(HOUR + MINUTE)
    expect(device.session.offer?.text).toMatch(/^Your last copy is older than a day/)
  })
})

describe('it is not offered', () => {
  it('twice within an hour', async () => {
    const device = setUp()
    device.publish()
    await pass(MINUTE)
    device.session.offer!.aside()
    device.publish()
    await pass(50 * MINUTE)
    expect(device.session.offer).toBeNull()
    await pass(10 * MINUTE)
    expect(device.session.offer).not.toBeNull()
  })

  it('again for what was put aside, until something more has happened or a day has gone', async () => {
    const device = setUp()
    device.change(MANY_CHANGES)
    await pass(MINUTE)
    device.session.offer!.aside()
    await pass(20 * HOUR)
    expect(device.session.offer).toBeNull()
    await pass(5 * HOUR)
    expect(device.session.offer).not.toBeNull()
  })

  it('at the table only after the hand has rested, and on a narrow one only for as long', async () => {
    const narrow = setUp(new Kept(), 'table')
    narrow.narrow()
    narrow.publish()
    await pass(MINUTE)
    expect(narrow.session.offer).toBeNull()
    await pass(2 * MINUTE)
    expect(narrow.session.offer?.valid()).toBe(true)
    narrow.change()
    expect(narrow.session.offer?.valid()).toBe(false)
    narrow.session.screen = 'event'
    expect(narrow.session.offer?.valid()).toBe(true)
    narrow.session.screen = 'table'
    await pass(3 * MINUTE)
    expect(narrow.session.offer?.valid()).toBe(true)
    narrow.stop()
    const wide = setUp(new Kept(), 'table')
    wide.publish()
    for (let i = 0; i < 5; i++) {
      wide.change()
      await pass(MINUTE)
    }
    expect(wide.session.offer).toBeNull()
    await pass(2 * MINUTE)
    expect(wide.session.offer?.valid()).toBe(true)
  })

  it('where the browser has promised to keep everything', async () => {
    const device = setUp()
    device.set({ persistent: 'yes' })
    device.publish()
    await pass(HOUR)
    expect(device.session.offer).toBeNull()
  })
})

it('a copy that was cancelled counts for none', async () => {
  const device = setUp()
  device.cancels()
  device.publish()
  await pass(MINUTE)
  await take(device)
  expect(device.said).toEqual([])
  await pass(HOUR + MINUTE)
  expect(device.session.offer).not.toBeNull()
})
