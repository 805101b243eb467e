/** The worker that writes the journal in a browser, and the page’s side of it. */
import { describe, expect, it, vi } from 'vitest'
import { browserJournal, browserPersistence, browserWitness } from '../../../../../src/renderer/platform/journal/browserJournal.ts'
import { WorkerFiles } from '../../../../../src/renderer/platform/journal/workerFiles.ts'
import { Folder, HandWorker, Locks, Talks } from '../../../../support/browserFiles.ts'

const A = 'journal-a.ljj'
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)

const setUp = (deadline?: number) => {
  const folder = new Folder()
  const worker = new HandWorker(() => Promise.resolve(folder))
  return { folder, worker, files: new WorkerFiles(worker, deadline) }
}

describe('the worker', () => {
  it('writes, appends, cuts back and flushes before it answers', async () => {
    const { files, folder } = setUp()
    await files.open()
    expect(await files.read(A)).toBeNull()
    await files.write(A, bytes(1, 2, 3))
    await files.append(A, 2, bytes(9))
    expect(folder.flushed).toEqual([A, A])
    expect([...(await files.read(A))!]).toEqual([1, 2, 9])
    expect(await files.list()).toEqual([{ name: A, bytes: 3 }])
  })

  it('refuses a hole, a foreign name, and tells when the room is not enough', async () => {
    const { files, folder } = setUp()
    await files.write(A, bytes(1))
    await expect(files.append(A, 5, bytes(1))).rejects.toMatchObject({ code: 'failed' })
    await expect(files.write('other.txt', bytes(1))).rejects.toMatchObject({ code: 'failed' })
    folder.room = 3
    await expect(files.append(A, 1, bytes(1, 2, 3, 4))).rejects.toMatchObject({
      code: 'full',
      message: expect.stringContaining('2 of 4 bytes') as string
    })
  })

  it.each([
    ['QuotaExceededError', 'full'],
    ['NoModificationAllowedError', 'elsewhere'],
    ['SecurityError', 'unsupported'],
    ['UnknownError', 'failed']
  ])('tells a %s as “%s”', async (name, code) => {
    const { files, folder } = setUp()
    folder.refusal = name
    await expect(files.write(A, bytes(1))).rejects.toMatchObject({ code })
  })

  it('acknowledges nothing in a file that the browser has removed, and begins a new one with the next write', async () => {
    const { files, folder } = setUp()
    await files.write(A, bytes(1, 2))
    folder.removeAll()
    await expect(files.append(A, 2, bytes(3))).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringMatching(/is gone .*removed the data/) as string
    })
    expect(folder.held.size).toBe(0)
    await files.write(A, bytes(1, 2, 3))
    expect(await files.list()).toEqual([{ name: A, bytes: 3 }])
  })

  it('lets go of the files when it is closed', async () => {
    const { files, folder, worker } = setUp()
    await files.write(A, bytes(1))
    expect(folder.held.size).toBe(1)
    await files.close()
    expect(folder.held.size).toBe(0)
    expect(worker.terminated).toBe(true)
    await expect(files.read(A)).rejects.toMatchObject({ code: 'dead' })
  })

  it('is taken for dead when it stops or does not answer, and then every wait ends', async () => {
    const stopped = setUp()
    stopped.worker.silent = true
    const waiting = [stopped.files.write(A, bytes(1)), stopped.files.list()]
    stopped.worker.raise('error')
    for (const one of waiting) await expect(one).rejects.toMatchObject({ code: 'dead' })
    const silent = setUp(10)
    silent.worker.silent = true
    await expect(silent.files.write(A, bytes(1))).rejects.toMatchObject({ code: 'dead' })
    expect(silent.worker.terminated).toBe(true)
  })
})

describe('the journal of a browser', () => {
  it('belongs to one window, until that one is gone', async () => {
    const locks = new Locks()
    const talks = new Talks()
    const folder = new Folder()
    const workers: HandWorker[] = []
    const window = () =>
      browserJournal({
        locks: locks as unknown as LockManager,
        worker: () => {
          workers.push(new HandWorker(() => Promise.resolve(folder)))
          return workers.at(-1)!
        },
        talk: talks.open,
        waitMs: 10
      })
    const [first, second] = [window(), window()]
    const files = await first.open()
    await files.write(A, bytes(1))
    await expect(second.open()).rejects.toMatchObject({ code: 'elsewhere' })
    const free = second.whenFree()
    let isFree = false
    void free.then(() => {
      isFree = true
    })
    await Promise.resolve()
    expect(isFree).toBe(false)
    await files.close()
    locks.release()
    await free
    expect([...(await (await second.open()).read(A))!]).toEqual([1])
  })

  it('gives a new worker in place of a dead one', async () => {
    const folder = new Folder()
    const workers: HandWorker[] = []
    const source = browserJournal({
      locks: new Locks() as unknown as LockManager,
      worker: () => {
        workers.push(new HandWorker(() => Promise.resolve(folder)))
        return workers.at(-1)!
      },
      talk: () => null
    })
    const files = await source.open()
    await files.write(A, bytes(1))
    workers[0]!.raise('error')
    folder.held.clear()
    await expect(files.append(A, 1, bytes(2))).rejects.toMatchObject({ code: 'dead' })
    await (await source.open()).append(A, 1, bytes(2))
    expect(folder.files.get(A)).toEqual([1, 2])
  })

  it('is not to be had without locks, and where the browser refuses', async () => {
    await expect(browserJournal({ locks: undefined }).open()).rejects.toMatchObject({ code: 'unsupported' })
    const refusing = () => new HandWorker(() => Promise.reject(new DOMException('no', 'SecurityError')))
    await expect(
      browserJournal({ locks: new Locks() as unknown as LockManager, worker: refusing, talk: () => null }).open()
    ).rejects.toMatchObject({ code: 'unsupported' })
  })
})

describe('what the browser promises and remembers', () => {
  it('is asked as the browser can be asked', async () => {
    const persist = vi.fn(() => Promise.resolve(true))
    const persistence = browserPersistence({ persist, persisted: () => Promise.resolve(false) })
    expect(await persistence.state()).toBe('no')
    expect(persist).not.toHaveBeenCalled()
    expect(await persistence.ask()).toBe('yes')
    expect(await browserPersistence({}).ask()).toBe('unknown')
    expect(await browserPersistence({ persist, persisted: () => Promise.reject(new Error('no')) }).state()).toBe('unknown')
  })

  it('has room, as far as the browser tells it', async () => {
    const of = (estimate: () => Promise<StorageEstimate>) => browserPersistence({ estimate }).room()
    expect(await of(() => Promise.resolve({ usage: 5, quota: 7 }))).toEqual({ used: 5, quota: 7 })
    expect(await of(() => Promise.resolve({ quota: 7 }))).toBeNull()
    expect(await of(() => Promise.reject(new Error('no')))).toBeNull()
    expect(await browserPersistence({}).room()).toBeNull()
  })

  it('is remembered apart from the data, where that can be', () => {
    const kept = new Map<string, string>()
    const witness = browserWitness(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        kept.set(key, value)
      }
    }))
    expect(witness.lastSaved()).toBeNull()
    witness.saved('2013-10-01T12:00:00.000Z')
    expect(witness.lastSaved()).toBe('2013-10-01T12:00:00.000Z')
    const none = browserWitness(() => {
      throw new DOMException('no', 'SecurityError')
    })
    none.saved('2013-10-01T12:00:00.000Z')
    expect(none.lastSaved()).toBeNull()
  })
})
