/** When backups are made by themselves, with the clock in hand: at the start, every five minutes of change, when the window goes away, and before everything is replaced. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { backUpByItself } from '../../../../../src/renderer/model/data/autoBackup.ts'
import { Backups } from '../../../../../src/renderer/model/data/backups.svelte.ts'
import { DataStore } from '../../../../../src/renderer/model/data/dataStore.svelte.ts'
import { DataState } from '../../../../../src/renderer/model/data/data.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { backupRows } from '../../../../../src/renderer/storage/rows/rowBackup.ts'
import type { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import { readBackupName } from '../../../../../src/shared/backup/names.ts'
import type { Digest, Why } from '../../../../../src/shared/backup/snapshot.ts'
import { crc32c } from '../../../../../src/shared/base/bytes/bytes.ts'
import { MemoryShelf } from '../../../../support/memoryShelf.ts'
import { sampleMap } from '../../storage/rows/samples.ts'

/** A checksum that is there at once: the clock stands still meanwhile. */
const digest: Digest = (text) => Promise.resolve(crc32c(new TextEncoder().encode(text)).toString(16).padStart(64, '0'))
const MINUTE = 60_000
const EVERY_MS = 5 * MINUTE

/** A device on which nothing was done yet; `again` starts the app on what lies there. */
function setUp(storage: RowStorage = memoryStorage(), shelf = new MemoryShelf()) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const backups = new Backups({ rows: backupRows(storage), shelf, app: '1', digest, now: () => new Date() })
  const told: string[] = []
  const stop = backUpByItself(
    backups,
    (sentence) => {
      told.push(sentence)
    },
    page as unknown as Document
  )
  return {
    storage,
    shelf,
    backups,
    told,
    stop,
    change: (name: string) => storage.commit([{ do: 'put', table: 'maps', value: sampleMap('m', name), origin: 'user' }]),
    show: (state: 'visible' | 'hidden') => {
      page.visibilityState = state
      page.dispatchEvent(new Event('visibilitychange'))
    },
    again: () => {
      stop()
      return setUp(storage, shelf)
    },
    /** Why each backup on the shelf was made, the oldest first. */
    whys: (): Why[] =>
      [...shelf.files.keys()]
        .map((name) => readBackupName(name)!)
        .sort((a, b) => (a.takenAt < b.takenAt ? -1 : 1))
        .map(({ why }) => why)
  }
}

/** Lets time pass, and everything happen that was begun. */
const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let i = 0; i < 3; i++) {
    await vi.dynamicImportSettled()
    for (let n = 0; n < 200; n++) await Promise.resolve()
  }
}

// What makes backups is read when it is first wanted; reading a script takes real time, and here the clock is in the hand.
beforeAll(async () => {
  await Promise.all([
    import('../../../../../src/shared/backup/readSnapshot.ts'),
    import('../../../../../src/shared/backup/writeSnapshot.ts'),
    import('../../../../../src/renderer/model/data/backupWriter.ts'),
    import('../../../../../src/renderer/model/data/restoring.ts')
  ])
})
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-07T10:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('at the start', () => {
  it('the untouched beginning is not backed up', async () => {
    const device = setUp()
    await pass(10 * MINUTE)
    expect(device.whys()).toEqual([])
  })

  it('what the app ended with before it was backed up is, once', async () => {
    const first = setUp()
    await pass(5000)
    await first.change('one')
    await pass(EVERY_MS)
    await first.change('two')
    const second = first.again()
    await pass(2000)
    expect(second.whys()).toEqual(['change'])
    await pass(2000)
    expect(second.whys()).toEqual(['change', 'start'])
    const third = second.again()
    await pass(10 * MINUTE)
    expect(third.whys()).toEqual(['change', 'start'])
  })
})

describe('while something changes', () => {
  it('one is made every five minutes, and none in five minutes without a change', async () => {
    const device = setUp()
    await pass(5000)
    await device.change('one')
    await pass(4 * MINUTE)
    expect(device.whys()).toEqual([])
    await pass(MINUTE)
    expect(device.whys()).toEqual(['change'])
    await pass(2 * EVERY_MS)
    expect(device.whys()).toEqual(['change'])
    await device.change('two')
    await device.change('three')
    await pass(EVERY_MS)
    expect(device.whys()).toEqual(['change', 'change'])
    device.stop()
    await device.change('four')
    await pass(4 * EVERY_MS)
    expect(device.whys()).toEqual(['change', 'change'])
  })

  it('what is changed back needs none', async () => {
    const device = setUp()
    await pass(5000)
    await device.change('one')
    await pass(EVERY_MS)
    expect(device.whys()).toEqual(['change'])
    await device.change('two')
    await device.change('one')
    await pass(2 * EVERY_MS)
    expect(device.whys()).toEqual(['change'])
  })
})

describe('when the window goes away', () => {
  it('one is made where something has changed, and none when it comes back', async () => {
    const device = setUp()
    await pass(5000)
    device.show('hidden')
    await pass(0)
    expect(device.whys()).toEqual([])
    device.show('visible')
    await device.change('one')
    await pass(0)
    expect(device.whys()).toEqual([])
    device.show('hidden')
    await pass(0)
    expect(device.whys()).toEqual(['hidden'])
    device.show('visible')
    device.show('hidden')
    await pass(0)
    expect(device.whys()).toEqual(['hidden'])
    device.stop()
    await device.change('two')
    device.show('hidden')
    await pass(EVERY_MS)
    expect(device.whys()).toEqual(['hidden'])
  })
})

describe('a backup that cannot be made', () => {
  it('is told once for each reason, and tried again', async () => {
    const device = setUp()
    await pass(5000)
    const { write } = device.shelf
    let why = 'The disk is full.'
    device.shelf.write = () => Promise.reject(new Error(why))
    await device.change('one')
    await pass(3 * EVERY_MS)
    expect(device.told).toEqual(['The disk is full.'])
    why = 'The disk is gone.'
    await pass(EVERY_MS)
    expect(device.told).toEqual(['The disk is full.', 'The disk is gone.'])
    device.shelf.write = write
    await pass(EVERY_MS)
    expect(device.whys()).toEqual(['change'])
    expect(device.backups.error).toBeNull()
  })
})

describe('before everything is replaced', () => {
  const withDesk = async () => {
    const device = setUp()
    await device.change('one')
    await device.backups.backUp('asked')
    await pass(1000)
    await device.change('two')
    const order: string[] = []
    const desk = new DataStore(device.backups, new DataState(device.storage), {
      settle: () => {
        order.push('settled')
        return Promise.resolve()
      },
      restart: () => {
        order.push(`opened again with ${device.whys().join()}`)
      }
    })
    const names = async () => (await device.storage.maps()).map(({ name }) => name)
    return { ...device, desk, order, names }
  }

  it('by a backup of the list, the present state is backed up first', async () => {
    const { desk, backups, order, names } = await withDesk()
    await desk.choose(backups.generations[0]!)
    await pass(1000)
    await desk.restoreChosen()
    expect(desk.problem).toBeNull()
    expect(order).toEqual(['settled', 'opened again with asked,before-restore'])
    expect(await names()).toEqual(['one'])
  })

  it('by a file, too', async () => {
    const { desk, backups, order, names } = await withDesk()
    const read = await backups.read(backups.generations[0]!.name)
    if (!read.ok) throw new Error(read.problems[0]?.message)
    await desk.offer('export.json', read.value)
    await pass(1000)
    await desk.importIncoming('replace')
    expect(desk.problem).toBeNull()
    expect(order).toEqual(['settled', 'opened again with asked,before-import'])
    expect(await names()).toEqual(['one'])
  })

  it('nothing is replaced where that backup cannot be made', async () => {
    const { desk, backups, shelf, order, names, whys } = await withDesk()
    await desk.choose(backups.generations[0]!)
    shelf.write = () => Promise.reject(new Error('The disk is full.'))
    await desk.restoreChosen()
    expect(desk.problem).toBe('Nothing has been changed, because the present state could not be backed up first. The disk is full.')
    expect(order).toEqual(['settled'])
    expect(whys()).toEqual(['asked'])
    expect(await names()).toEqual(['two'])
  })
})
