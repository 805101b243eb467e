/** The shell's files of the journal, in a real folder, and the page's requests for them. */
import { chmod, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { journalFiles } from '../../../src/disk/journalFiles.ts'
import { journalHandlers } from '../../../src/main/requests/journalRequests.ts'
import { electronJournal } from '../../../src/renderer/platform/journal/electronJournal.ts'
import { ByteStoreError } from '../../../src/shared/journal/byteStore.ts'
import type { Bridge } from '../../../src/shared/shell/ipc.ts'

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)
const A = 'journal-a.ljj'
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'linejudge-files-'))
  folder = join(root, 'journal')
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('the journal’s files of the desktop app', () => {
  it('are not there at first, and reading them makes none', async () => {
    const files = journalFiles(folder)
    expect(await files.list()).toEqual([])
    expect(await files.read(A)).toBeNull()
    expect(await readdir(root)).toEqual([])
  })

  it('are written whole, appended to, and cut back to where the next record belongs', async () => {
    const files = journalFiles(folder)
    await files.write(A, bytes(1, 2, 3))
    await files.append(A, 3, bytes(4, 5))
    expect([...(await readFile(join(folder, A)))]).toEqual([1, 2, 3, 4, 5])
    await files.append(A, 4, bytes(9))
    expect([...(await files.read(A))!]).toEqual([1, 2, 3, 4, 9])
    expect(await files.list()).toEqual([{ name: A, bytes: 5 }])
    await files.write(A, bytes(7))
    await files.append(A, 1, bytes(8))
    expect([...(await files.read(A))!]).toEqual([7, 8])
    await files.close()
  })

  it.runIf(process.platform !== 'win32')('are read by their owner alone, as is their folder, also one that was open to all', async () => {
    await mkdir(folder, { mode: 0o755 })
    const files = journalFiles(folder)
    await files.write(A, bytes(1))
    await files.append(A, 1, bytes(2))
    expect([await modeOf(folder), await modeOf(join(folder, A))]).toEqual([0o700, 0o600])
    await files.close()
  })

  it('leave nothing else behind, and show nothing else', async () => {
    const files = journalFiles(folder)
    await files.write(A, bytes(1))
    await writeFile(join(folder, 'notes.txt'), 'x')
    await writeFile(join(folder, `${A}.0a0b.tmp`), 'cut off')
    await files.write(A, bytes(2))
    expect(await readdir(folder)).toEqual([A, `${A}.0a0b.tmp`, 'notes.txt'])
    expect(await files.list()).toEqual([{ name: A, bytes: 1 }])
  })

  it('take the place of what a process that died in the middle of writing has left', async () => {
    await journalFiles(folder).write(A, bytes(1))
    await writeFile(join(folder, `${A}.tmp`), 'half a file of an earlier process')
    await journalFiles(folder).write(A, bytes(2))
    expect(await readdir(folder)).toEqual([A])
    expect([...(await readFile(join(folder, A)))]).toEqual([2])
  })

  it('refuse to leave a hole, and names that are none of theirs', async () => {
    const files = journalFiles(folder)
    await files.write(A, bytes(1))
    await expect(files.append(A, 2, bytes(1))).rejects.toMatchObject({
      code: 'failed',
      message: 'journal-a.ljj has 1 bytes; expected at least 2. Something else has changed it.'
    })
    for (const name of ['../x', 'journal-a.ljj/..', '/etc/passwd', 'aside-UP.ljj', '', 'journal-c.ljj']) {
      await expect(files.write(name, bytes(1))).rejects.toBeInstanceOf(ByteStoreError)
      await expect(files.read(name)).rejects.toBeInstanceOf(ByteStoreError)
    }
  })

  it('do one thing after another, in the order asked for', async () => {
    const files = journalFiles(folder)
    await Promise.all([files.write(A, bytes(0)), ...Array.from({ length: 20 }, (_, i) => files.append(A, i + 1, bytes(i + 1)))])
    expect([...(await files.read(A))!]).toEqual(Array.from({ length: 21 }, (_, i) => i))
    await files.close()
  })

  it('say what kind of trouble there is', async () => {
    await writeFile(join(root, 'journal'), 'a file where the folder should be')
    await expect(journalFiles(folder).write(A, bytes(1))).rejects.toMatchObject({ code: 'failed' })
    // Whoever may do everything meets no folder that is closed to him.
    if (process.getuid?.() === 0) return
    await rm(join(root, 'journal'))
    await journalFiles(folder).write(A, bytes(1))
    await chmod(folder, 0o500)
    await expect(journalFiles(folder).write(A, bytes(2))).rejects.toMatchObject({ code: 'read-only' })
    await chmod(folder, 0o700)
    expect([...(await journalFiles(folder).read(A))!]).toEqual([1])
  })
})

describe('what the system is asked for', () => {
  /** The methods of every open file. */
  async function handles(): Promise<FileHandle> {
    const probe = await open(root, 'r')
    await probe.close()
    return Object.getPrototypeOf(probe) as FileHandle
  }
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is that what was appended is on the disk before it is told, and is cut off only where something lies behind it', async () => {
    const files = journalFiles(folder)
    await files.write(A, bytes(1, 2, 3))
    const methods = await handles()
    const held: number[][] = []
    vi.spyOn(methods, 'sync').mockImplementation(async () => {
      held.push([...(await readFile(join(folder, A)))])
    })
    const cut = vi.spyOn(methods, 'truncate')
    await files.append(A, 3, bytes(4))
    expect(cut).not.toHaveBeenCalled()
    await files.append(A, 2, bytes(9))
    expect(cut.mock.calls).toEqual([[2]])
    expect(held).toEqual([
      [1, 2, 3, 4],
      [1, 2, 9]
    ])
    await files.close()
  })

  it('is that all of it is written, however little is taken at once', async () => {
    const files = journalFiles(folder)
    await files.write(A, bytes(1))
    const methods = await handles()
    const write = Reflect.get(methods, 'write') as (...args: unknown[]) => unknown
    let asked = 0
    vi.spyOn(methods, 'write').mockImplementation(function (this: FileHandle, buffer: unknown, from: number, length: number, at: number) {
      asked++
      return write.call(this, buffer, from, Math.min(2, length), at)
    } as never)
    await files.append(A, 1, bytes(2, 3, 4, 5, 6))
    expect([[...(await files.read(A))!], asked]).toEqual([[1, 2, 3, 4, 5, 6], 3])
    await files.close()
  })

  it('is that a file is opened once for all that is appended, and let go of in the end', async () => {
    const files = journalFiles(folder)
    const B = 'journal-b.ljj'
    await files.write(A, bytes(1))
    await files.write(B, bytes(1))
    const flushed = vi.spyOn(await handles(), 'sync')
    await files.append(A, 1, bytes(2))
    await files.append(A, 2, bytes(3))
    await files.append(B, 1, bytes(2))
    const [first, second, other] = flushed.mock.contexts as unknown as FileHandle[]
    expect(first).toBe(second)
    // An open file has a number from 0 on.
    expect([first!.fd >= 0, other!.fd >= 0]).toEqual([true, true])
    await files.close()
    expect([first!.fd, other!.fd]).toEqual([-1, -1])
    await files.close()
    await files.append(A, 3, bytes(4))
    expect([...(await files.read(A))!]).toEqual([1, 2, 3, 4])
    await files.close()
  })

  it('is a new look at the file after something went wrong with it', async () => {
    const files = journalFiles(folder)
    await files.write(A, bytes(1))
    await files.append(A, 1, bytes(2))
    await expect(files.append(A, 9, bytes(3))).rejects.toMatchObject({ code: 'failed' })
    await writeFile(join(folder, 'other'), bytes(7, 8))
    await rename(join(folder, 'other'), join(folder, A))
    await files.append(A, 2, bytes(9))
    expect([...(await files.read(A))!]).toEqual([7, 8, 9])
    await files.close()
  })

  it.each([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EFBIG', 'full'],
    ['EROFS', 'read-only'],
    ['EACCES', 'read-only'],
    ['EPERM', 'read-only'],
    ['EBUSY', 'elsewhere'],
    ['EIO', 'failed'],
    [undefined, 'failed']
  ] as const)('and answers with %s, is %s', async (code, trouble) => {
    const files = journalFiles(folder)
    await files.write(A, bytes(1))
    vi.spyOn(await handles(), 'sync').mockRejectedValue(Object.assign(new Error('what it said'), { code }))
    await expect(files.append(A, 1, bytes(2))).rejects.toMatchObject({ name: 'ByteStoreError', code: trouble, message: 'what it said' })
    vi.restoreAllMocks()
    await files.append(A, 1, bytes(3))
    expect([...(await files.read(A))!]).toEqual([1, 3])
    await files.close()
  })

  it('and answers with anything else than an error, is told as a text', async () => {
    const files = journalFiles(folder)
    await files.write(A, bytes(1))
    vi.spyOn(await handles(), 'sync').mockRejectedValue('no error')
    await expect(files.append(A, 1, bytes(2))).rejects.toMatchObject({ code: 'failed', message: 'no error' })
  })

  it('and cannot be read, is told: it is not taken for nothing', async () => {
    await mkdir(join(folder, A), { recursive: true })
    await expect(journalFiles(folder).read(A)).rejects.toMatchObject({ name: 'ByteStoreError', code: 'failed' })
    await writeFile(join(root, 'file'), 'x')
    await expect(journalFiles(join(root, 'file')).list()).rejects.toMatchObject({ name: 'ByteStoreError', code: 'failed' })
    expect([journalFiles(folder).kind, journalFiles(folder).place]).toEqual(['file', folder])
  })

  it('is given in the order of the names', async () => {
    const files = journalFiles(folder)
    await files.write('journal-b.ljj', bytes(1, 2))
    await files.write('aside-1.ljj', bytes())
    await files.write(A, bytes(1))
    expect(await files.list()).toEqual([
      { name: 'aside-1.ljj', bytes: 0 },
      { name: A, bytes: 1 },
      { name: 'journal-b.ljj', bytes: 2 }
    ])
  })
})

describe('the page’s side', () => {
  /** The bridge with the wire left out: every answer goes through the handlers as they are. */
  function bridgeTo(place: string): Bridge['journal'] {
    const handlers = journalHandlers(journalFiles(place))
    const reply = async <T>(work: Promise<T>): Promise<{ ok: true; value: T }> => ({ ok: true, value: await work })
    return {
      place: () => reply(handlers.journalPlace()),
      list: () => reply(handlers.listJournal()),
      read: (name) => reply(handlers.readJournal(name)),
      append: (name, at, content) => reply(handlers.appendJournal(name, at, content)),
      write: (name, content) => reply(handlers.writeJournal(name, content))
    }
  }

  it('reads and writes through the shell, and gets the kind of trouble as it was', async () => {
    const source = electronJournal({ journal: bridgeTo(folder) })
    const files = await source.open()
    expect(files).toMatchObject({ kind: 'file', place: folder })
    await files.write(A, bytes(1))
    await files.append(A, 1, bytes(2))
    expect([...(await files.read(A))!]).toEqual([1, 2])
    expect(await files.list()).toEqual([{ name: A, bytes: 2 }])
    await expect(files.append(A, 7, bytes(2))).rejects.toMatchObject({ name: 'ByteStoreError', code: 'failed' })
  })

  it('turns a refusal of the shell into trouble of its own', async () => {
    const refuse = () => Promise.resolve({ ok: false as const, message: 'Only the window of Linejudge may ask for this.' })
    const files = await electronJournal({ journal: { place: refuse, list: refuse, read: refuse, append: refuse, write: refuse } }).open()
    expect(files.place).toBeNull()
    await expect(files.write(A, bytes(1))).rejects.toMatchObject({
      code: 'failed',
      message: 'Only the window of Linejudge may ask for this.'
    })
  })
})
