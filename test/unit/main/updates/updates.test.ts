/** Updates: what is signed with the right key and whole is offered and started; everything else is refused by name, and nothing is left. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { installerOf, nameOfUpdate, publicKeyOf, signInstaller } from '../../../../scripts/releaseSign.mjs'
import { Updates, type UpdateNeeds } from '../../../../src/main/updates/updates.ts'
import { MOST_HEAD_BYTES, readHead, updateName } from '../../../../src/shared/shell/updateFile.ts'

const keyPair = (): string => generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const OURS = keyPair()
const STRANGER = keyPair()
/** Longer than a head and than one piece of a stream. */
const INSTALLER = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 31) % 251))

let made: string
const updates: Record<string, string> = {}

/** The update of an installer of this version, signed. */
async function update(version: string, key = OURS, name = `Linejudge-${version}-linux-x86_64.AppImage`): Promise<string> {
  const known = updates[`${version} ${name} ${key}`]
  if (known !== undefined) return known
  const folder = mkdtempSync(join(made, 'one-'))
  writeFileSync(join(folder, name), INSTALLER)
  return (updates[`${version} ${name} ${key}`] = join(folder, await signInstaller(folder, name, key, '2026-11-23')))
}

beforeAll(() => {
  made = mkdtempSync(join(tmpdir(), 'linejudge-updates-'))
  return () => {
    rmSync(made, { recursive: true, force: true })
  }
})

describe('updates', () => {
  let home: string
  let picked: string | null
  let started: string[]
  let quits: number
  let server: Server | null

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'linejudge-update-'))
    ;[picked, started, quits, server] = [null, [], 0, null]
  })
  afterEach(() => {
    server?.close()
    rmSync(home, { recursive: true, force: true })
  })

  const folder = (): string => join(home, 'update')
  const kept = (): readonly string[] => {
    try {
      return readdirSync(folder())
    } catch {
      return []
    }
  }
  const of = (more: Partial<UpdateNeeds> = {}): Updates =>
    new Updates({
      version: '0.3.0',
      key: publicKeyOf(OURS),
      address: '',
      dialog: {
        showOpenDialog: () => Promise.resolve({ canceled: picked === null, filePaths: picked === null ? [] : [picked] })
      },
      window: () => null,
      folder: folder(),
      platform: 'linux',
      arch: 'x64',
      ask: () => Promise.reject(new Error('Nobody is asked.')),
      start: (installer) => {
        started.push(installer)
        return Promise.resolve(null)
      },
      quit: () => {
        quits++
      },
      ...more
    })

  it('are offered where key and bytes are right, and started once they are asked for', async () => {
    picked = await update('0.4.0')
    const own = of()
    expect(own.place()).toEqual({ key: true, host: null })
    expect(await own.check('file')).toEqual({
      version: '0.4.0',
      built: '2026-11-23',
      bytes: INSTALLER.length,
      file: 'Linejudge-0.4.0-linux-x86_64.AppImage',
      against: 'newer'
    })
    expect(started).toEqual([])
    expect(readFileSync(join(folder(), kept()[0]!)).equals(INSTALLER)).toBe(true)
    if (process.platform !== 'win32') expect(statSync(folder()).mode & 0o777).toBe(0o700)
    expect(await own.start('0.4.0')).toBeNull()
    expect(started).toEqual([join(folder(), 'Linejudge-0.4.0-linux-x86_64.AppImage')])
    expect(quits).toBe(1)
  })

  it.each([
    ['0.3.0', 'same'],
    ['0.2.9', 'older'],
    ['0.10.0', 'newer']
  ])('of version %s are told as %s', async (version, against) => {
    picked = await update(version)
    expect(await of().check('file')).toMatchObject({ version, against })
  })

  it('are nothing where nobody picks one', async () => {
    expect(await of().check('file')).toBeNull()
  })

  it('are not looked at without a key', async () => {
    picked = await update('0.4.0')
    expect(of({ key: '' }).place()).toEqual({ key: false, host: null })
    expect(await of({ key: '' }).check('file')).toEqual({ refused: 'no-key', found: '' })
    expect(kept()).toEqual([])
  })

  const broken = async (change: (bytes: Buffer, head: number) => Buffer, name = 'x.clixupdate'): Promise<unknown> => {
    const bytes = readFileSync(await update('0.4.0'))
    const head = readHead(bytes)
    picked = join(home, name)
    writeFileSync(picked, change(bytes, typeof head === 'string' ? 0 : head.length))
    return of().check('file')
  }
  const swapped = (bytes: Buffer, at: number): Buffer => {
    const other = Buffer.from(bytes)
    other[at] = other[at]! ^ 1
    return other
  }

  it.each<[string, (bytes: Buffer, head: number) => Buffer, string]>([
    ['its first byte changed', (bytes, head) => swapped(bytes, head), 'changed'],
    ['its last byte changed', (bytes) => swapped(bytes, bytes.length - 1), 'changed'],
    ['a byte more', (bytes) => Buffer.concat([bytes, Buffer.from([0])]), 'changed'],
    ['a byte less', (bytes) => bytes.subarray(0, -1), 'cut-short'],
    ['its end missing from the head on', (bytes, head) => bytes.subarray(0, head), 'cut-short'],
    ['half its head', (bytes, head) => bytes.subarray(0, head >> 1), 'cut-short'],
    [
      'another version in its head',
      (bytes) => Buffer.from(bytes.toString('latin1').replace('"0.4.0"', '"9.4.0"'), 'latin1'),
      'wrong-signature'
    ],
    ['another signature', (bytes, head) => swapped(bytes, head - 10), 'wrong-signature'],
    [
      'no signature',
      (bytes, head) => Buffer.concat([bytes.subarray(0, bytes.indexOf('\n', 30) + 1), Buffer.from('\n'), bytes.subarray(head)]),
      'wrong-signature'
    ],
    ['a head of later times', (bytes) => Buffer.from(bytes.toString('latin1').replace('update/1', 'update/2'), 'latin1'), 'later-format'],
    ['nothing in it', () => Buffer.alloc(0), 'not-an-update'],
    ['something else in it', () => Buffer.from('MZ an installer alone'), 'not-an-update'],
    [
      'a head that is no JSON',
      (bytes) => Buffer.from(bytes.toString('latin1').replace('{"version"', '{version'), 'latin1'),
      'not-an-update'
    ],
    ['a path for a name', (bytes) => Buffer.from(bytes.toString('latin1').replace('"Linejudge-', '"../judge-'), 'latin1'), 'not-an-update'],
    [
      'a head without an end',
      () => Buffer.concat([Buffer.from('linejudge-update/1\n'), Buffer.alloc(MOST_HEAD_BYTES, 0x20)]),
      'not-an-update'
    ]
  ])('with %s are refused, and nothing of them is kept', async (_what, change, refused) => {
    expect(await broken(change)).toMatchObject({ refused })
    expect(kept()).toEqual([])
    expect(started).toEqual([])
  })

  it('of a stranger’s key are refused', async () => {
    picked = await update('0.4.0', STRANGER)
    expect(await of().check('file')).toEqual({ refused: 'wrong-signature', found: '' })
    expect(await of({ key: 'no key at all' }).check('file')).toEqual({ refused: 'wrong-signature', found: '' })
    expect(await of({ key: publicKeyOf(STRANGER) }).check('file')).toMatchObject({ version: '0.4.0' })
  })

  it('for another system or processor are refused by its name', async () => {
    picked = await update('0.4.0', OURS, 'Linejudge-0.4.0-win-x64-setup.exe')
    expect(await of().check('file')).toEqual({ refused: 'other-system', found: 'win x64' })
    expect(await of({ platform: 'win32' }).check('file')).toMatchObject({ version: '0.4.0' })
    expect(await of({ platform: 'win32', arch: 'arm64' }).check('file')).toMatchObject({ refused: 'other-system' })
  })

  it('that cannot be read, or kept, are told so', async () => {
    picked = join(home, 'not-there.clixupdate')
    expect(await of().check('file')).toEqual({ refused: 'unreadable', found: 'ENOENT' })
    picked = home
    expect(await of().check('file')).toMatchObject({ refused: 'unreadable' })
    picked = await update('0.4.0')
    writeFileSync(join(home, 'in-the-way'), '')
    expect(await of({ folder: join(home, 'in-the-way', 'update') }).check('file')).toMatchObject({ refused: 'unreadable' })
  })

  it('are checked once more when they are started, and only the one that was offered is', async () => {
    picked = await update('0.4.0')
    const own = of()
    await own.check('file')
    expect(await own.start('0.5.0')).toEqual({ refused: 'not-started', found: '' })
    writeFileSync(join(folder(), kept()[0]!), 'another program')
    expect(await own.start('0.4.0')).toEqual({ refused: 'changed', found: '' })
    expect([started, quits]).toEqual([[], 0])
    // What was refused after it takes the place of what was offered.
    await own.check('file')
    picked = join(home, 'no.clixupdate')
    await own.check('file')
    expect(await own.start('0.4.0')).toEqual({ refused: 'not-started', found: '' })
  })

  it('that need no installing are given to the app, to be started when it has ended', async () => {
    picked = await update('0.4.0')
    const next: (string | null)[] = []
    const own = of({ start: () => Promise.resolve('/apps/Linejudge-0.4.0.AppImage'), quit: (program) => void next.push(program) })
    await own.check('file')
    expect(await own.start('0.4.0')).toBeNull()
    expect(next).toEqual(['/apps/Linejudge-0.4.0.AppImage'])
  })

  it('leave the app open where they cannot be started', async () => {
    picked = await update('0.4.0')
    const own = of({ start: () => Promise.reject(new Error('no program opens this')) })
    await own.check('file')
    expect(await own.start('0.4.0')).toEqual({ refused: 'not-started', found: 'no program opens this' })
    expect(quits).toBe(0)
  })

  it('leave nothing behind after the next start of the app', async () => {
    picked = await update('0.4.0')
    const own = of()
    await own.check('file')
    expect(kept()).toHaveLength(1)
    await of().tidy()
    expect(kept()).toEqual([])
  })

  describe('from the address of the release', () => {
    /** What was asked for, and how much of an answer was sent. */
    let asked: string[]
    let sent: number

    async function serving(path: string | null, cutAt?: number): Promise<Partial<UpdateNeeds>> {
      ;[asked, sent] = [[], 0]
      const opened = createServer(({ url }, response) => {
        asked.push(url ?? '')
        if (path === null) {
          response.writeHead(404).end()
          return
        }
        const bytes = readFileSync(path)
        response.writeHead(200, { 'Content-Length': bytes.length })
        const body = cutAt === undefined ? bytes : bytes.subarray(0, cutAt)
        sent = body.length
        response.write(body, () => {
          if (cutAt === undefined) response.end()
          else response.destroy()
        })
      })
      server = opened
      await new Promise<void>((listening) => opened.listen(0, '127.0.0.1', listening))
      const { port } = opened.address() as AddressInfo
      // What the app would only do over https.
      return {
        address: 'https://updates.example/linejudge',
        ask: (address, signal) => fetch(address.replace('https://updates.example', `http://127.0.0.1:${port}`), { signal })
      }
    }

    it('are asked for only then, by system and processor, and checked like a file', async () => {
      const own = of(await serving(await update('0.4.0')))
      expect(own.place()).toEqual({ key: true, host: 'updates.example' })
      expect(asked).toEqual([])
      expect(await own.check('address')).toMatchObject({ version: '0.4.0', against: 'newer' })
      expect(asked).toEqual([`/linejudge/${updateName('linux', 'x64')}`])
      expect(kept()).toEqual(['Linejudge-0.4.0-linux-x86_64.AppImage'])
      expect(sent).toBeGreaterThan(INSTALLER.length)
    })

    it.each(['0.3.0', '0.2.0'])('are not fetched whole where there is only %s', async (version) => {
      expect(await of(await serving(await update(version))).check('address')).toEqual({ refused: 'none-newer', found: version })
      expect(kept()).toEqual([])
    })

    it('are refused where the line breaks, there is none, or a stranger has put one there', async () => {
      expect(await of(await serving(await update('0.4.0'), 100_000)).check('address')).toEqual({
        refused: 'not-reached',
        found: 'updates.example'
      })
      server?.close()
      expect(await of(await serving(null)).check('address')).toEqual({ refused: 'not-reached', found: 'updates.example' })
      server?.close()
      expect(await of(await serving(await update('0.4.0', STRANGER))).check('address')).toMatchObject({ refused: 'wrong-signature' })
      expect(await of({ address: 'https://updates.example' }).check('address')).toMatchObject({ refused: 'not-reached' })
      expect(kept()).toEqual([])
    })

    it('are given up if nothing comes for half a minute, however long it took until then', async () => {
      // The head comes at once, then a piece after 20 s, then nothing any more.
      const bytes = readFileSync(await update('0.4.0'))
      let aborted = false
      /** How often more was asked for: each time the piece before it has been read. */
      let pulls = 0
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      try {
        const asked = of({
          address: 'https://updates.example',
          ask: (_address, signal) =>
            Promise.resolve(
              new Response(
                new ReadableStream<Uint8Array>({
                  start: (body) => {
                    body.enqueue(bytes.subarray(0, 8000))
                    setTimeout(() => {
                      body.enqueue(bytes.subarray(8000, 9000))
                    }, 20_000)
                    signal.addEventListener('abort', () => {
                      aborted = true
                      body.error(signal.reason)
                    })
                  },
                  pull: () => {
                    pulls++
                  }
                })
              )
            )
        }).check('address')
        // Files are read and written between the two, in real time.
        const pass = async (milliseconds: number): Promise<void> => {
          await new Promise((resolve) => setImmediate(resolve))
          vi.advanceTimersByTime(milliseconds)
          for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
        }
        // However slow the machine is: the first piece has been read, then the second.
        while (pulls < 1 || vi.getTimerCount() < 2) await pass(0)
        await pass(20_000)
        while (pulls < 2) await pass(0)
        await pass(0)
        await pass(29_000)
        expect(aborted).toBe(false)
        await pass(2_000)
        expect(aborted).toBe(true)
        expect(await asked).toEqual({ refused: 'not-reached', found: 'updates.example' })
        expect(kept()).toEqual([])
      } finally {
        vi.useRealTimers()
      }
    })

    it('are never asked for over a line that others can change', async () => {
      for (const address of ['', 'http://updates.example', 'file:///tmp', 'updates.example']) {
        expect(of({ address }).place().host).toBeNull()
        expect(await of({ address }).check('address')).toMatchObject({ refused: 'not-reached' })
      }
    })
  })
})

describe('the names of installers', () => {
  it.each([
    ['Linejudge-1.2.3-win-x64-setup.exe', 'linejudge-win-x64.clixupdate'],
    ['Linejudge-1.2.3-win-x64-portable.exe', 'linejudge-win-x64-portable.clixupdate'],
    ['Linejudge-1.2.3-mac-arm64.dmg', 'linejudge-mac-arm64.clixupdate'],
    ['Linejudge-1.2.3-linux-x86_64.AppImage', 'linejudge-linux-x64.clixupdate'],
    ['Linejudge-1.2.3-linux-amd64.deb', 'linejudge-linux-x64-deb.clixupdate']
  ])('%s becomes %s', (file, name) => {
    const installer = installerOf(file)
    expect(installer?.version).toBe('1.2.3')
    expect(nameOfUpdate(installer!)).toBe(name)
  })

  it('are no others', () => {
    for (const name of ['SHA256SUMS', 'Linejudge-1.2.3-win-x64.exe', 'Linejudge-1.2-mac-x64.dmg', 'x-Linejudge-1.2.3-mac-x64.dmg'])
      expect(installerOf(name)).toBeNull()
  })

  it('tell keys of another kind', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    expect(() => publicKeyOf(rsa)).toThrow('Ed25519')
    mkdirSync(made, { recursive: true })
  })
})
