/** What the shell reports as written is on the disk: these files lose whatever was not flushed, as a machine does if its power fails. */
import { mkdtemp, readFile, rm, stat, writeFile, mkdir, chmod } from 'node:fs/promises'
import type * as FsPromises from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { closeSync, constants, openSync } from 'node:fs'
import type * as Fs from 'node:fs'
import { generateKeyPairSync } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackups } from '../../../src/main/files/backups.ts'
import { readRawFile, writeWholeFile } from '../../../src/main/files/files.ts'
import { createSpeech } from '../../../src/main/text/words.ts'
import { Updates } from '../../../src/main/updates/updates.ts'
import { readWindowState, writeWindowState } from '../../../src/main/window/windowState.ts'
import { journalFiles } from '../../../src/disk/journalFiles.ts'
import { publicKeyOf, signInstaller } from '../../../scripts/releaseSign.mjs'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FsPromises>()
  /** Writes wait for `sync`; what still waits when the file is closed is lost. */
  const losing = (file: FileHandle): FileHandle => {
    let waiting: (() => Promise<unknown>)[] = []
    return new Proxy(file, {
      get(target, name: keyof FileHandle) {
        switch (name) {
          case 'writeFile':
            return (content: string) => {
              waiting.push(() => target.writeFile(content))
              return Promise.resolve()
            }
          case 'write':
            return (bytes: Uint8Array, offset: number, length: number, at: number) => {
              waiting.push(() => target.write(bytes, offset, length, at))
              return Promise.resolve({ bytesWritten: length, buffer: bytes })
            }
          case 'sync':
            return async () => {
              for (const write of waiting.splice(0)) await write()
              await target.sync()
            }
          case 'close':
            return () => {
              waiting = []
              return target.close()
            }
          default: {
            const value: unknown = Reflect.get(target, name, target)
            return typeof value === 'function' ? (value.bind(target) as unknown) : value
          }
        }
      }
    })
  }
  return { ...real, open: async (...args: Parameters<typeof real.open>) => losing(await real.open(...args)) }
})

vi.mock('node:fs', async (original) => {
  const real = await original<typeof Fs>()
  /** A file that is written in one call and not flushed is empty afterwards. */
  const writeFileSync = (path: string, content: string, options?: { readonly flush?: boolean }): void => {
    real.writeFileSync(path, options?.flush === true ? content : '')
  }
  return { ...real, writeFileSync, default: { ...real, writeFileSync } }
})

const A = 'journal-a.ljj'
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'linejudge-flush-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('what is flushed', () => {
  it('is the journal: written, and every record after it', async () => {
    const folder = join(root, 'journal')
    const files = journalFiles(folder)
    await files.write(A, Uint8Array.of(1, 2))
    expect([...(await readFile(join(folder, A)))]).toEqual([1, 2])
    await files.append(A, 2, Uint8Array.of(3))
    expect([...(await readFile(join(folder, A)))]).toEqual([1, 2, 3])
    await files.close()
    expect([...(await readFile(join(folder, A)))]).toEqual([1, 2, 3])
  })

  it('is the place of the window, and the language of the menu', () => {
    const state = { x: 1, y: 2, width: 800, height: 600, maximized: false, fullScreen: true }
    const file = join(root, 'window-state.json')
    writeWindowState(file, state)
    expect(readWindowState(file)).toEqual(state)
    createSpeech(join(root, 'language'), () => ['en']).speak('pt')
    expect(createSpeech(join(root, 'language'), () => ['en']).words.quit).toBe('Sair')
  })

  it('is an installer, before it can be started', async () => {
    const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const installer = 'Linejudge-0.4.0-linux-x86_64.AppImage'
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 31) % 251))
    await writeFile(join(root, installer), bytes)
    const picked = join(root, await signInstaller(root, installer, key, '2026-11-23'))
    const folder = join(root, 'update')
    const updates = new Updates({
      version: '0.3.0',
      key: publicKeyOf(key),
      address: '',
      dialog: { showOpenDialog: () => Promise.resolve({ canceled: false, filePaths: [picked] }) },
      window: () => null,
      folder,
      platform: 'linux',
      arch: 'x64',
      ask: () => Promise.reject(new Error('No address is set.')),
      start: () => Promise.resolve(null),
      quit: () => undefined
    })
    expect(await updates.check('file')).toMatchObject({ version: '0.4.0' })
    expect((await readFile(join(folder, installer))).equals(bytes)).toBe(true)
  })

  it('is a file that is saved, before it takes the place of the one before', async () => {
    const path = join(root, 'a.clixcase')
    await writeWholeFile(path, 'whole')
    expect(await readFile(path, 'utf8')).toBe('whole')
  })
})

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

describe.runIf(process.platform !== 'win32')('who reads it', () => {
  it('is the owner alone, of backups and their folder, also where that was open to all', async () => {
    const folder = join(root, 'documents', 'Linejudge backups')
    await mkdir(folder, { recursive: true })
    await chmod(folder, 0o755)
    const backups = createBackups({ getPath: (name) => join(root, name) })
    const name = 'linejudge-2026-11-22T10-00-00-000Z-hand.json'
    await backups.write({ name, text: '{}' })
    expect([await modeOf(folder), await modeOf(join(folder, name))]).toEqual([0o700, 0o600])
  })

  it('is whoever the system lets, of a file that a person saves where they like; its rights stay', async () => {
    const path = join(root, 'a.clixcase')
    await writeWholeFile(path, 'x')
    expect((await modeOf(path)) & 0o111).toBe(0)
    await writeFile(path, 'y')
    await chmod(path, 0o640)
    await writeWholeFile(path, 'z')
    expect(await modeOf(path)).toBe(0o640)
  })

  it('waits for nobody at a pipe that is called like a case', async () => {
    const { execFileSync } = await import('node:child_process')
    const path = join(root, 'x.clixcase')
    execFileSync('mkfifo', [path])
    const reading = readRawFile(path).then(
      () => 'read',
      (error: unknown) => String(error)
    )
    const waited = await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, 1000, 'waits'))])
    // Whoever waits all the same is let go, so that the run ends.
    closeSync(openSync(path, constants.O_RDWR | constants.O_NONBLOCK))
    expect(waited).toContain('is no file that can be opened')
  })
})
