/**
 * A newer version out of a file, or from the address that the release has set, and only when asked. Everything is checked before anything is
 * touched: the signature of the head, the system, every byte of the installer. What was checked lies in a folder of our own until it is
 * started, and is checked once more then.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BrowserWindow, Dialog } from 'electron'
import type { RequestResult } from '../../shared/shell/ipc.ts'
import {
  against,
  MOST_HEAD_BYTES,
  MOST_INSTALLER_BYTES,
  readHead,
  UPDATE_ENDING,
  updateName,
  type ReadHead,
  type UpdateHead,
  type UpdateRefusal,
  type UpdateSystem
} from '../../shared/shell/updateFile.ts'
import { OWN_FILE, OWN_FOLDER } from '../../disk/replaceFile.ts'

/** What the build has put in. */
export interface UpdateSettings {
  /** Version of this app. */
  readonly version: string
  /** The public key that updates are signed for: Ed25519, DER, in base64; empty: there is none. */
  readonly key: string
  /** Where releases lie, an address with https; empty: nowhere. */
  readonly address: string
}

export interface UpdateNeeds extends UpdateSettings {
  readonly dialog: Pick<Dialog, 'showOpenDialog'>
  readonly window: () => BrowserWindow | null
  /** A folder of our own. */
  readonly folder: string
  readonly platform: NodeJS.Platform
  readonly arch: string
  /** Asks another computer. */
  readonly ask: (address: string, signal: AbortSignal) => Promise<Response>
  /** Starts an installer that was checked. Rejects if it cannot. Returns a program to start when the app has ended, or `null`. */
  readonly start: (installer: string) => Promise<string | null>
  /** Closes the app in its usual way. @param next the program to start when it has ended, or `null` */
  readonly quit: (next: string | null) => void
}

type Answer = RequestResult<'checkUpdate'>
const SYSTEMS: Readonly<Partial<Record<NodeJS.Platform, UpdateSystem>>> = { win32: 'win', darwin: 'mac', linux: 'linux' }
/** Nothing for so long: the other computer is not there any more. */
const SILENCE_MS = 30_000

const refusal = (refused: UpdateRefusal, found = ''): { readonly refused: UpdateRefusal; readonly found: string } => ({ refused, found })

/** Thrown inside, told outside. */
class Refused extends Error {
  readonly refusal: UpdateRefusal
  readonly found: string
  constructor(refusal: UpdateRefusal, found = '') {
    super(refusal)
    this.refusal = refusal
    this.found = found
  }
}

interface Ready {
  readonly path: string
  readonly head: UpdateHead
}

export class Updates {
  readonly #needs: UpdateNeeds
  #ready: Ready | null = null

  constructor(needs: UpdateNeeds) {
    this.#needs = needs
  }

  /** What can be done here: whether there is a key to check with, and the host that would be asked. */
  place(): RequestResult<'updatePlace'> {
    const { key, address } = this.#needs
    return { key: key !== '', host: key !== '' && isSafe(address) ? new URL(address).host : null }
  }

  /** Throws away what an earlier run has left; one that is still in use stays. */
  async tidy(): Promise<void> {
    await rm(this.#needs.folder, { recursive: true, force: true }).catch(() => undefined)
  }

  /** Looks at an update: of a file that the person picks, or from the address of the release. null: cancelled. */
  async check(from: 'file' | 'address'): Promise<Answer> {
    this.#ready = null
    try {
      if (this.#needs.key === '') throw new Refused('no-key')
      await this.#emptyFolder()
      return from === 'file' ? await this.#fromFile() : await this.#fromAddress()
    } catch (error) {
      return told(error)
    }
  }

  /** Starts the installer that was checked last and closes the app. The page has backed up before. */
  async start(version: string): Promise<RequestResult<'startUpdate'>> {
    const ready = this.#ready
    if (ready === null || ready.head.version !== version) return refusal('not-started')
    try {
      if ((await sumOf(createReadStream(ready.path))) !== ready.head.sha256) throw new Refused('changed')
      const next = await this.#needs.start(ready.path).catch((error: unknown) => {
        throw new Refused('not-started', error instanceof Error ? error.message : '')
      })
      this.#needs.quit(next)
      return null
    } catch (error) {
      return told(error)
    }
  }

  async #fromFile(): Promise<Answer> {
    const { dialog, window } = this.#needs
    const options = { filters: [{ name: 'Linejudge update', extensions: [UPDATE_ENDING] }], properties: ['openFile' as const] }
    const parent = window()
    const { canceled, filePaths } = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options))
    const [path] = filePaths
    return canceled || path === undefined ? null : this.#look(path)
  }

  /** Checks a file of this device and lays its installer into our folder. */
  async #look(path: string): Promise<Answer> {
    const file = await open(path, 'r')
    try {
      const found = await file.stat()
      if (!found.isFile()) throw new Refused('unreadable', basename(path))
      const bytes = new Uint8Array(Math.min(found.size, MOST_HEAD_BYTES))
      await file.read(bytes, 0, bytes.length, 0)
      const head = this.#checkedHead(bytes)
      // Told by its length, before a gigabyte is copied.
      if (found.size !== head.length + head.head.bytes)
        throw new Refused(found.size < head.length + head.head.bytes ? 'cut-short' : 'changed')
      return await this.#keep(head.head, file.createReadStream({ start: head.length, autoClose: false }))
    } finally {
      await file.close()
    }
  }

  /** The head, once its signature holds and it is for this system. */
  #checkedHead(bytes: Uint8Array): ReadHead {
    const { key, platform, arch } = this.#needs
    const read = readHead(bytes)
    if (typeof read === 'string') throw new Refused(read)
    if (!isSigned(read, key)) throw new Refused('wrong-signature')
    const { head } = read
    if (head.system !== SYSTEMS[platform] || head.arch !== arch) throw new Refused('other-system', `${head.system} ${head.arch}`)
    return read
  }

  async #fromAddress(): Promise<Answer> {
    const { address, platform, arch, version, ask } = this.#needs
    const system = SYSTEMS[platform]
    if (!isSafe(address) || system === undefined) throw new Refused('not-reached')
    const stop = new AbortController()
    let timer = setTimeout(() => stop.abort(), SILENCE_MS)
    const part = join(this.#needs.folder, 'download.part')
    try {
      const from = new URL(updateName(system, arch), address.endsWith('/') ? address : `${address}/`)
      const response = await ask(from.href, stop.signal).catch(() => null)
      if (!response?.ok || response.body === null) throw new Refused('not-reached', from.host)
      const file = await open(part, 'wx', OWN_FILE)
      try {
        let room = MOST_INSTALLER_BYTES + MOST_HEAD_BYTES
        let first = new Uint8Array()
        let known = false
        for await (const piece of piecesOf(response.body, from.host)) {
          clearTimeout(timer)
          timer = setTimeout(() => stop.abort(), SILENCE_MS)
          room -= piece.length
          if (room < 0) throw new Refused('changed')
          await file.write(piece)
          if (known) continue
          first = Uint8Array.from([...first, ...piece.subarray(0, MOST_HEAD_BYTES)])
          // Once the head is whole the rest is fetched only for a newer version.
          if (first.length < MOST_HEAD_BYTES && typeof readHead(first) === 'string') continue
          known = true
          const { head } = this.#checkedHead(first)
          if (against(version, head.version) !== 'newer') throw new Refused('none-newer', head.version)
        }
      } finally {
        await file.close()
      }
      return await this.#look(part)
    } finally {
      clearTimeout(timer)
      stop.abort()
      await rm(part, { force: true })
    }
  }

  /** Copies the installer into our folder while its bytes are summed up. */
  async #keep(head: UpdateHead, installer: AsyncIterable<Uint8Array>): Promise<Answer> {
    const path = join(this.#needs.folder, head.file)
    const copy = await open(path, 'wx', 0o700)
    try {
      if ((await sumOf(installer, copy)) !== head.sha256) throw new Refused('changed')
      await copy.sync()
    } catch (error) {
      await copy.close()
      await rm(path, { force: true })
      throw error
    }
    await copy.close()
    this.#ready = { path, head }
    const { version, built, bytes, file } = head
    return { version, built, bytes, file, against: against(this.#needs.version, version) }
  }

  /** What an earlier look has left. */
  async #emptyFolder(): Promise<void> {
    await rm(this.#needs.folder, { recursive: true, force: true })
    await mkdir(this.#needs.folder, { recursive: true, mode: OWN_FOLDER })
  }
}

/** Nothing is asked over a line that others can change. */
const isSafe = (address: string): boolean => URL.canParse(address) && /^https:$/.test(new URL(address).protocol)

function isSigned({ signed, signature }: ReadHead, key: string): boolean {
  try {
    const known = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return known.asymmetricKeyType === 'ed25519' && verify(null, signed, known, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

async function* piecesOf(body: ReadableStream<Uint8Array>, host: string): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const next = await reader.read().catch(() => {
      throw new Refused('not-reached', host)
    })
    if (next.done) return
    yield next.value
  }
}

/** SHA-256 of all pieces in small hexadecimal digits; each is written to `copy` on the way. */
async function sumOf(pieces: AsyncIterable<Uint8Array>, copy?: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    hash.update(piece)
    await copy?.write(piece)
  }
  return hash.digest('hex')
}

const ROOM = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES']

function told(error: unknown): { readonly refused: UpdateRefusal; readonly found: string } {
  if (error instanceof Refused) return refusal(error.refusal, error.found.slice(0, 200))
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  const isWriting = syscall === 'write' || syscall === 'mkdir' || code === 'ENOSPC' || code === 'EDQUOT'
  return refusal(isWriting && ROOM.includes(code) ? 'no-room' : 'unreadable', code)
}
