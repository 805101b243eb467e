/** A save that nobody answers: told within a second, told as failed when it is given up, and gone by itself when the answer comes. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserJournal } from '../../../../src/renderer/platform/journal/browserJournal.ts'
import { electronJournal } from '../../../../src/renderer/platform/journal/electronJournal.ts'
import { SettingsStore } from '../../../../src/renderer/model/settings/settings.svelte.ts'
import { openStorage } from '../../../../src/renderer/storage/openStorage.ts'
import type { Change } from '../../../../src/renderer/storage/interface/storage.ts'
import type { JournalSource } from '../../../../src/shared/journal/journalSource.ts'
import type { Bridge, Reply } from '../../../../src/shared/shell/ipc.ts'
import { Folder, HandWorker, Locks } from '../../../support/browserFiles.ts'
import { MemoryDisk } from '../../../support/memoryFiles.ts'

interface Hanging {
  readonly source: JournalSource
  hang(): void
  /** What hung is answered now. */
  wake(): void
}

/** The browser's journal, behind a worker that takes messages and does nothing with them. */
function hangingWorker(): Hanging {
  const folder = new Folder()
  let held: unknown[] | null = null
  const workers: HandWorker[] = []
  const make = (): HandWorker => {
    // The browser lets go of the files of a worker that was ended.
    folder.held.clear()
    const worker = new HandWorker(() => Promise.resolve(folder))
    const post = worker.postMessage.bind(worker)
    worker.postMessage = (message) => {
      if (held && workers.length === 1) held.push(message)
      else post(message)
    }
    workers.push(worker)
    return worker
  }
  return {
    source: browserJournal({ locks: new Locks() as unknown as LockManager, worker: make, talk: () => null }),
    hang: () => {
      held = []
    },
    wake: () => {
      const messages = held ?? []
      held = null
      for (const message of messages) workers[0]!.postMessage(message)
    }
  }
}

/** The desktop's journal, behind a main process that answers nothing. */
function hangingShell(): Hanging {
  const files = new MemoryDisk().open()
  let awake = Promise.resolve()
  let wake = (): void => undefined
  const reply = async <T>(work: () => Promise<T>): Promise<Reply<{ readonly value: T }>> => {
    await awake
    return { ok: true, value: { value: await work() } }
  }
  const journal: Bridge['journal'] = {
    place: async () => {
      await awake
      return { ok: true, value: '/data' }
    },
    list: () => reply(async () => [...(await files.list())]),
    read: (name) => reply(() => files.read(name)),
    append: (name, at, bytes) => reply(() => files.append(name, at, bytes).then(() => null)),
    write: (name, bytes) => reply(() => files.write(name, bytes).then(() => null))
  }
  return {
    source: electronJournal({ journal }),
    hang: () => {
      awake = new Promise((resolve) => {
        wake = resolve
      })
    },
    wake: () => {
      wake()
    }
  }
}

const note = {
  do: 'put',
  table: 'ruleNotes',
  value: { id: 'LOF-05', text: 'typed', bookmarked: false, changedAt: '2013-10-01T12:00:00.000Z' }
} as const satisfies Change
const realTimer = setTimeout
/** Everything that waits for no timer of the app has happened. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    realTimer(resolve, 5)
  })
const pass = async (milliseconds: number): Promise<void> => {
  await settled()
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settled()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each([
  ['a worker', hangingWorker],
  ['the desktop shell', hangingShell]
] as const)('a save that %s does not answer', (_who, make) => {
  const setUp = async () => {
    const journal = make()
    const { storage } = await openStorage({ indexedDB: new IDBFactory(), IDBKeyRange, files: {}, journal: journal.source })
    expect(storage.health()).toMatchObject({ noJournal: null, slow: false })
    return { journal, storage }
  }

  it('is told as slow within a second, and no longer once it is saved', async () => {
    const { journal, storage } = await setUp()
    // One that was quick leaves nothing behind.
    await storage.commit([{ do: 'put', table: 'ruleNotes', value: { ...note.value, id: 'LOF-06' } }])
    const told: boolean[] = []
    storage.onHealth(({ slow }) => {
      told.push(slow)
    })
    journal.hang()
    let answer = 'none'
    const saving = storage.commit([note]).then(() => {
      answer = 'saved'
    })
    await pass(700)
    expect(told).toEqual([])
    await pass(200)
    expect(told).toEqual([true])
    expect(answer).toBe('none')
    journal.wake()
    await saving
    expect(storage.health()).toMatchObject({ slow: false, generation: 2 })
    expect(await storage.ruleNotes()).toMatchObject([{ text: 'typed' }, { text: 'typed' }])
  })

  it('is slow as long as any of several waits', async () => {
    const { journal, storage } = await setUp()
    journal.hang()
    const first = storage.commit([note])
    await pass(500)
    const second = storage.commit([{ do: 'delete', table: 'ruleNotes', id: 'LOF-05' }])
    await pass(500)
    expect(storage.health().slow).toBe(true)
    journal.wake()
    await Promise.all([first, second])
    expect(storage.health().slow).toBe(false)
    expect(await storage.ruleNotes()).toEqual([])
  })

  it('fails in the end, and what was to be saved is saved by the next try', async () => {
    const { journal, storage } = await setUp()
    const settings = new SettingsStore(storage)
    journal.hang()
    settings.set({ squareNames: true })
    await pass(400)
    await pass(900)
    expect(settings.writer.state).toBe('saving')
    expect(storage.health().slow).toBe(true)
    await pass(8000)
    expect(settings.writer.state).toBe('failed')
    expect(settings.writer.error).toContain('The part of Linejudge that writes to the disk has stopped')
    expect(storage.health().slow).toBe(false)
    expect(settings.current.squareNames).toBe(true)
    journal.wake()
    await pass(2100)
    await settings.writer.flush()
    expect(settings.writer.state).toBe('saved')
    expect((await storage.settings()).squareNames).toBe(true)
  })
})

describe('a save that is answered', () => {
  it('is never told as slow', async () => {
    const disk = new MemoryDisk()
    const journal: JournalSource = { open: () => Promise.resolve(disk.open()), whenFree: () => Promise.resolve() }
    const { storage } = await openStorage({ indexedDB: new IDBFactory(), IDBKeyRange, files: {}, journal })
    const told: boolean[] = []
    storage.onHealth(({ slow }) => {
      told.push(slow)
    })
    await storage.commit([note])
    disk.broken = 'full'
    await expect(storage.commit([note])).rejects.toMatchObject({ code: 'quota' })
    await pass(5000)
    expect(told).not.toContain(true)
  })
})
