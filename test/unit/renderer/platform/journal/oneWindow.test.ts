/** A single window is never told of another one, however it was left and however slowly its lock goes; a second one is told at once. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { browserJournal } from '../../../../../src/renderer/platform/journal/browserJournal.ts'
import { openStorage } from '../../../../../src/renderer/storage/openStorage.ts'
import { Folder, HandWorker, Locks, Talks } from '../../../../support/browserFiles.ts'
import { chanceFrom } from '../../../../support/seeded.ts'
import { sampleRuling } from '../../storage/rows/samples.ts'

const WAIT_MS = 10

/** A browser with its own files, locks and channel, and windows of it. */
function browser() {
  const [locks, talks, folder, indexedDB] = [new Locks(), new Talks(), new Folder(), new IDBFactory()]
  const open = () =>
    openStorage({
      journal: browserJournal({
        locks: locks as unknown as LockManager,
        worker: () => new HandWorker(() => Promise.resolve(folder)),
        talk: talks.open,
        waitMs: WAIT_MS
      }),
      indexedDB,
      IDBKeyRange,
      packs: { mark: null, read: () => Promise.resolve({}) }
    })
  /** The page is gone at once: it says nothing more and its files are let go; the browser takes its time with the lock. */
  const leave = (lockMs: number): void => {
    talks.silence()
    folder.held.clear()
    if (lockMs < Infinity)
      setTimeout(() => {
        locks.release()
      }, lockMs)
  }
  return { open, leave }
}

describe('a single window', () => {
  it('is not told of another one when it was loaded again, closed or killed, many times', async () => {
    const { open, leave } = browser()
    const chance = chanceFrom(7)
    for (let times = 1; times <= 60; times++) {
      const { storage, notices } = await open()
      expect(notices, `start ${times}`).toEqual([])
      expect(storage.health().noJournal, `start ${times}`).toBeNull()
      const told: string[] = []
      storage.onTrouble(({ code }) => told.push(code))
      await storage.commit([{ do: 'put', table: 'rulings', value: sampleRuling(`r${times}`, '2013-10-01T12:00:00.000Z') }])
      expect(told).toEqual([])
      expect(await storage.rulings()).toHaveLength(times)
      // Closed as it should be, or killed in the middle; the lock goes at once, or after several waits of the next start.
      if (chance.is(0.5)) storage.close()
      leave(chance.is(0.3) ? 0 : chance.whole(1, 5 * WAIT_MS))
    }
  })

  it('is told of a window that holds on to its lock and never answers, in the end', async () => {
    const { open, leave } = browser()
    await open()
    leave(Infinity)
    expect((await open()).storage.health().noJournal).toBe('elsewhere')
  })
})

describe('a second window', () => {
  it('is told so after one wait, and each of them only once', async () => {
    const { open } = browser()
    const first = await open()
    const second = await open()
    expect(first.storage.health().noJournal).toBeNull()
    expect(second.storage.health().noJournal).toBe('elsewhere')
  })
})
