/** The shell's files of the journal, in a real folder, and the page's requests for them. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
