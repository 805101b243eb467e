import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runShell, type ShellPlaces } from '../../../src/main/shell.ts'
import { publicKeyOf, signInstaller } from '../../../scripts/releaseSign.mjs'
import { placeShown } from '../../../src/main/window/shownWindows.ts'
import { PLAYERS } from '../../../src/renderer/model/board/mirror.ts'
import { DISPLAY } from '../../../src/renderer/model/event/log/place.ts'
import { REFUSED_SWITCHES } from '../../../src/main/guard/refused.ts'
import { CHANNELS } from '../../../src/shared/shell/channels.ts'
import { electronStub, StubContents, StubWindow, type Stub, type StubOptions } from '../../support/electronStub.ts'
import { waitFor } from '../../support/waitFor.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-shell-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function start(
  options: Partial<StubOptions> = {},
  argv: readonly string[] = [],
  platform: NodeJS.Platform = 'linux',
  more: Partial<ShellPlaces> = {}
): Promise<Stub> {
  const stub = electronStub({ userData: folder, ...options })
  await runShell(stub.parts, {
    renderer: folder,
    preload: '/bundle/preload.cjs',
    hostProcess: '/bundle/hostProcess.js',
    player: folder,
    argv: ['linejudge', ...argv],
    cwd: folder,
    platform,
    env: {},
    ...more
  })
  return stub
}

const theWindow = (): StubWindow => StubWindow.all[0]!
const filesSent = (): unknown[] =>
  theWindow()
    .webContents.sent.filter(([channel]) => channel === CHANNELS.file)
    .map(([, file]) => file)

describe('starting', () => {
  it('sandboxes everything and registers the scheme before the app is ready', async () => {
    const { app, protocol } = await start()
    expect(app.calls.slice(0, 3)).toEqual(['enableSandbox', 'requestSingleInstanceLock', 'whenReady'])
    expect(app.switches).toEqual([
      ['host-resolver-rules', 'MAP * ~NOTFOUND'],
      ['disable-background-networking', undefined],
      ['disable-component-update', undefined],
      ['enable-features', 'IdbSqliteBackingStore']
    ])
    expect(protocol.privileged).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }
    ])
  })

  it('opens one window at our own address, cut off from everything it does not need', async () => {
    await start()
    expect(StubWindow.all).toHaveLength(1)
    expect(theWindow().loaded).toBe('app://linejudge/')
    expect(theWindow().options.webPreferences).toEqual({
      preload: '/bundle/preload.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      spellcheck: false,
      navigateOnDragDrop: false,
      devTools: false
    })
  })

  it.each(REFUSED_SWITCHES)('is refused with --%s, which would open it to another program', async (name) => {
    const { app, boxes } = await start({ switches: [name] })
    expect([app.calls, StubWindow.all]).toEqual([['exit 2'], []])
    expect(boxes[0]?.detail).toContain(`--${name}`)
  })

  it('takes none of those that let another program look in or take protection away', () => {
    expect(REFUSED_SWITCHES).toEqual(
      expect.arrayContaining([
        'remote-debugging-port',
        'remote-debugging-pipe',
        'remote-allow-origins',
        'inspect',
        'inspect-brk',
        'disable-web-security',
        'js-flags',
        'no-sandbox',
        'disable-gpu-sandbox',
        'renderer-cmd-prefix',
        'utility-cmd-prefix',
        'gpu-launcher',
        'browser-subprocess-path',
        'user-data-dir',
        'log-net-log',
        'enable-blink-features',
        'enable-features',
        'disable-features',
        'unsafely-treat-insecure-origin-as-secure',
        'ignore-certificate-errors',
        'auto-open-devtools-for-tabs'
      ])
    )
  })

  it('starts although Electron itself has set one of the switches that other apps refuse', async () => {
    const { app } = await start()
    expect(
      (app as unknown as { commandLine: { hasSwitch: (name: string) => boolean } }).commandLine.hasSwitch('allow-file-access-from-files')
    ).toBe(true)
    expect(StubWindow.all).toHaveLength(1)
  })

  it('reports --no-sandbox under AppImage, once, and starts: its start script adds it where the system forbids the sandbox', async () => {
    const image = { env: { APPIMAGE: '/apps/Linejudge.AppImage' } }
    const { boxes } = await start({ switches: ['no-sandbox'] }, [], 'linux', image)
    expect([StubWindow.all.length, boxes.map(({ message }) => message)]).toEqual([
      1,
      ['Linejudge runs without its sandbox on this system.']
    ])
    await waitFor(async () => {
      expect((await start({ switches: ['no-sandbox'] }, [], 'linux', image)).boxes).toEqual([])
    })
    // No other switch is let in with it.
    const { app } = await start({ switches: ['no-sandbox', 'inspect'] }, [], 'linux', image)
    expect(app.calls).toEqual(['exit 2'])
  })

  it('takes them while it is being built', async () => {
    await start({ switches: ['inspect', 'remote-debugging-port', 'user-data-dir'], packaged: false })
    expect(StubWindow.all).toHaveLength(1)
  })

  it('gives way to an instance that runs already', async () => {
    const { app } = await start({ first: false })
    expect(app.calls).toEqual(['enableSandbox', 'requestSingleInstanceLock', 'quit'])
    expect(StubWindow.all).toEqual([])
  })

  it('shows the window only when there is something to see', async () => {
    await start()
    expect(theWindow().calls).toEqual([])
    theWindow().emit('ready-to-show')
    expect(theWindow().calls).toEqual(['show'])
  })

  it('shuts the session off before a page is loaded in it', async () => {
    const { session } = await start()
    const decide = vi.fn()
    expect(Object.keys(session.handlers)).toEqual(
      expect.arrayContaining(['beforeRequest', 'permissionRequest', 'permissionCheck', 'device', 'displayMedia'])
    )
    session.handlers.beforeRequest!({ url: 'https://example.org/' } as never, decide as never)
    expect(decide).toHaveBeenCalledExactlyOnceWith({ cancel: true })
    expect(session.calls).toContainEqual(['proxy', { mode: 'direct' }])
  })

  it('guards whatever contents are made', async () => {
    const { app } = await start()
    const contents = new StubContents()
    app.emit('web-contents-created', {}, contents)
    expect(contents.openHandler?.({ url: 'app://linejudge/' })).toEqual({ action: 'deny' })
  })
})

describe('case files', () => {
  it('named on the command line reach the page once it has loaded, and once only', async () => {
    await writeFile(join(folder, 'one.clixcase'), '{"a":1}')
    await start({}, ['--flag', '.', 'one.clixcase', 'notes.txt'])
    expect(filesSent()).toEqual([])
    theWindow().webContents.emit('did-finish-load')
    await waitFor(() => {
      expect(filesSent()).toEqual([{ name: 'one.clixcase', text: '{"a":1}' }])
    })
    theWindow().webContents.emit('did-finish-load')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(filesSent()).toHaveLength(1)
  })

  it('of a second start are taken over, and the window comes to the front', async () => {
    const { app } = await start()
    theWindow().webContents.emit('did-finish-load')
    theWindow().minimized = true
    await writeFile(join(folder, 'two.clixcase'), '{}')
    app.emit('second-instance', {}, ['linejudge', 'two.clixcase'], folder)
    await waitFor(() => {
      expect(filesSent()).toEqual([{ name: 'two.clixcase', text: '{}' }])
    })
    expect(theWindow().calls).toEqual(['restore', 'show', 'focus'])
  })

  it('opened by the system reach the page, a missing one as a sentence', async () => {
    const { app } = await start()
    theWindow().webContents.emit('did-finish-load')
    const preventDefault = vi.fn()
    app.emit('open-file', { preventDefault }, join(folder, 'gone.clixcase'))
    await waitFor(() => {
      expect(filesSent()).toMatchObject([
        { name: 'gone.clixcase', error: { message: '“gone.clixcase” could not be read: it is not there.' } }
      ])
    })
    expect(preventDefault).toHaveBeenCalledOnce()
  })

  it('are opened and saved through the dialogs by requests of the page', async () => {
    const { ipc } = await start({ picks: { save: join(folder, 'saved') } })
    const event = { senderFrame: theWindow().webContents.mainFrame }
    expect(await ipc.get(CHANNELS.saveFile)!(event, { name: 'x', text: '{"b":2}' })).toEqual({
      ok: true,
      value: { name: 'saved.clixcase' }
    })
    expect(await readFile(join(folder, 'saved.clixcase'), 'utf8')).toBe('{"b":2}')
    expect(await ipc.get(CHANNELS.openFile)!(event)).toEqual({ ok: true, value: null })
  })

  it('an export of everything is opened up to the size that backups may have', async () => {
    const path = join(folder, 'all.json')
    await writeFile(path, ' '.repeat(33 * 1024 * 1024))
    const { ipc } = await start({ picks: { open: [path] } })
    expect(await ipc.get(CHANNELS.openFile)!({ senderFrame: theWindow().webContents.mainFrame })).toMatchObject({
      ok: true,
      value: { name: 'all.json' }
    })
  })
})

describe('files of other kinds', () => {
  it('are refused if they are too large together, though each alone is not', async () => {
    const names = ['a.clixpack', 'b.clixpack'].map((name) => join(folder, name))
    for (const name of names) {
      await writeFile(name, 'PK\u0003\u0004')
      await truncate(name, 65 * 1024 * 1024)
    }
    const event = { senderFrame: null as unknown }
    const { ipc } = await start({ picks: { open: names } })
    event.senderFrame = theWindow().webContents.mainFrame
    expect(await ipc.get(CHANNELS.openFiles)!(event)).toMatchObject({
      ok: false,
      say: 'too-large-together',
      facts: { size: 130, most: 128 }
    })
  })

  it('are opened several at once, as they lie there', async () => {
    await writeFile(join(folder, 'a.clixmap'), '{}')
    await writeFile(join(folder, 'b.clixpack'), new Uint8Array([80, 75, 255]))
    const { ipc } = await start({ picks: { open: [join(folder, 'a.clixmap'), join(folder, 'b.clixpack')] } })
    const event = { senderFrame: theWindow().webContents.mainFrame }
    expect(await ipc.get(CHANNELS.openFiles)!(event)).toEqual({
      ok: true,
      value: [
        { name: 'a.clixmap', bytes: new Uint8Array([123, 125]) },
        { name: 'b.clixpack', bytes: new Uint8Array([80, 75, 255]) }
      ]
    })
  })
})

describe('what else leaves the page', () => {
  const ask = async (stub: Stub, name: 'saveBytes' | 'printPdf' | 'copy', ...args: unknown[]): Promise<unknown> =>
    stub.ipc.get(CHANNELS[name])!({ senderFrame: theWindow().webContents.mainFrame }, ...args)

  it('a picture is saved byte by byte, with the ending of its kind whatever the dialog says', async () => {
    const stub = await start({ picks: { save: join(folder, 'board.sh') } })
    const bytes = new Uint8Array([0x89, 0x50, 0, 255])
    expect(await ask(stub, 'saveBytes', { name: 'board', kind: 'png', bytes })).toEqual({ ok: true, value: { name: 'board.sh.png' } })
    expect(new Uint8Array(await readFile(join(folder, 'board.sh.png')))).toEqual(bytes)
    expect(await ask(stub, 'saveBytes', { name: 'board', kind: 'exe', bytes })).toMatchObject({ ok: false })
  })

  it.each([
    ['case.bat', 'case.bat.clixcase'],
    ['notes.JSON', 'notes.JSON'],
    ['a.clixmap', 'a.clixmap'],
    ['a', 'a.clixcase']
  ])('words are saved as %s with an ending of ours', async (typed, name) => {
    const stub = await start({ picks: { save: join(folder, typed) } })
    const saved = await stub.ipc.get(CHANNELS.saveFile)!(
      { senderFrame: theWindow().webContents.mainFrame },
      { name: 'case.bat', text: 'x' }
    )
    expect(saved).toEqual({ ok: true, value: { name } })
    expect(stub.proposed).toEqual([join(folder, 'documents', 'case.bat.clixcase')])
  })

  it('the paper view is saved as a PDF, and nothing where that was cancelled or failed', async () => {
    const stub = await start({ picks: { save: join(folder, 'ruling') } })
    expect(await ask(stub, 'printPdf', { name: 'Ruling' })).toEqual({ ok: true, value: { name: 'ruling.pdf' } })
    expect(await readFile(join(folder, 'ruling.pdf'), 'utf8')).toBe('%PDF-stub')
    theWindow().webContents.pdf = () => Promise.reject(new Error('out of paper'))
    expect(await ask(stub, 'printPdf', { name: 'Ruling' })).toMatchObject({
      ok: false,
      message: '“Ruling” could not be made into a PDF: out of paper.'
    })
    expect(await ask(await start(), 'printPdf', { name: 'Ruling' })).toEqual({ ok: true, value: null })
  })

  it('words and a picture go to the clipboard, and nothing is read from it', async () => {
    const stub = await start()
    expect(await ask(stub, 'copy', { text: 'B4 is clear', png: null })).toEqual({ ok: true, value: null })
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
    expect(await ask(stub, 'copy', { text: 'B4', png })).toEqual({ ok: true, value: null })
    expect(stub.clipboard).toEqual([{ 'text/plain': 'B4 is clear' }, { 'text/plain': 'B4', 'image/png': expect.any(Blob) as Blob }])
    expect(new Uint8Array(await (stub.clipboard[1]!['image/png'] as Blob).arrayBuffer())).toEqual(png)
    expect(await ask(stub, 'copy', { text: 'B4', png: new Uint8Array([1]) })).toMatchObject({
      ok: false,
      message: 'The picture could not be copied: it is no PNG.'
    })
  })
})

describe('the window', () => {
  it('keeps its place for the next start', async () => {
    await start()
    theWindow().bounds = { x: 30, y: 40, width: 900, height: 700 }
    theWindow().close()
    await start()
    expect(theWindow().options).toMatchObject({ x: 30, y: 40, width: 900, height: 700 })
  })

  it('ends the app when it is closed, except on a Mac, where it opens again', async () => {
    const linux = await start()
    linux.app.emit('window-all-closed')
    expect(linux.app.calls).toContain('quit')
    const mac = await start({}, [], 'darwin')
    theWindow().emit('closed')
    mac.app.emit('window-all-closed')
    expect(mac.app.calls).not.toContain('quit')
    mac.app.emit('activate')
    expect(StubWindow.all).toHaveLength(2)
  })

  it('gets the commands of the menu', async () => {
    const { menu } = await start()
    const items = menu!.flatMap((top) => top.submenu as Electron.MenuItemConstructorOptions[])
    const save = (): void => {
      items.find(({ id }) => id === 'save')!.click!({} as never, undefined, {})
    }
    theWindow().webContents.emit('did-finish-load')
    save()
    expect(theWindow().webContents.sent).toEqual([[CHANNELS.menu, 'save']])
    // What is sent to a page that has crashed or is loaded again is lost without an error: it waits for the next page.
    theWindow().webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    save()
    expect(theWindow().webContents.sent).toHaveLength(1)
    theWindow().webContents.emit('did-finish-load')
    expect(theWindow().webContents.sent).toEqual([
      [CHANNELS.menu, 'save'],
      [CHANNELS.menu, 'save']
    ])
  })
})

describe('closing', () => {
  const close = (): { readonly prevented: number } => {
    const event = {
      prevented: 0,
      preventDefault: () => {
        event.prevented++
      }
    }
    theWindow().emit('close', event)
    return event
  }
  const left = (stub: Stub, saved: boolean) => stub.ipc.get(CHANNELS.left)!({ senderFrame: theWindow().webContents.mainFrame }, { saved })
  const told = () => theWindow().webContents.sent.filter(([channel]) => channel === CHANNELS.leave).length

  it('waits until the page says that its last change is written', async () => {
    const stub = await start()
    theWindow().webContents.emit('did-finish-load')
    expect([close().prevented, close().prevented, told(), theWindow().closes]).toEqual([1, 1, 1, 0])
    await left(stub, true)
    expect([theWindow().closes, close().prevented]).toEqual([1, 0])
  })

  it('asks where something is not saved, and stays where the judge wants that', async () => {
    const stay = await start()
    theWindow().webContents.emit('did-finish-load')
    close()
    await left(stay, false)
    expect([stay.boxes[0]?.buttons, theWindow().closes]).toEqual([['Stay', 'Close all the same'], 0])
    // The next time it is told again.
    expect([close().prevented, told()]).toEqual([1, 2])
    const go = await start({ button: 1 })
    theWindow().webContents.emit('did-finish-load')
    close()
    await left(go, false)
    expect(theWindow().closes).toBe(1)
  })

  it('does not wait for a page that is not there, nor for ever for one that does not answer', async () => {
    await start()
    expect(close().prevented).toBe(0)
    vi.useFakeTimers()
    try {
      theWindow().webContents.emit('did-finish-load')
      close()
      vi.advanceTimersByTime(2999)
      expect(theWindow().closes).toBe(0)
      vi.advanceTimersByTime(1)
      expect(theWindow().closes).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('goes on with quitting on a Mac, where closing alone does not quit', async () => {
    const mac = await start({}, [], 'darwin')
    mac.app.emit('before-quit')
    mac.app.emit('window-all-closed')
    expect(mac.app.calls).toContain('quit')
  })
})

describe('Windows that ends the session', () => {
  /** As Windows asks, once or several times; `close` is never sent. */
  const endSession = (): { readonly prevented: number } => {
    const event = {
      prevented: 0,
      reasons: ['shutdown'],
      preventDefault: () => {
        event.prevented++
      }
    }
    theWindow().emit('query-session-end', event)
    return event
  }
  const told = () => theWindow().webContents.sent.filter(([channel]) => channel === CHANNELS.leave).length

  it('waits until the last change is written, asks nothing, and quits', async () => {
    const stub = await start({}, [], 'win32')
    theWindow().webContents.emit('did-finish-load')
    expect([endSession().prevented, endSession().prevented, told()]).toEqual([1, 1, 1])
    expect(stub.app.calls).not.toContain('quit')
    await stub.ipc.get(CHANNELS.left)!({ senderFrame: theWindow().webContents.mainFrame }, { saved: false })
    await waitFor(() => expect(stub.app.calls).toContain('quit'))
    expect(stub.boxes).toEqual([])
    // Quitting closes the window, which is held up no more.
    const event = { preventDefault: vi.fn() }
    theWindow().emit('close', event)
    expect(event.preventDefault).not.toHaveBeenCalled()
  })

  it('ends what is hosted, too, and does not wait for ever for a page that does not answer', async () => {
    const stub = await start({}, [], 'win32')
    const event = { senderFrame: theWindow().webContents.mainFrame }
    await stub.ipc.get(CHANNELS.startHost)!(event, { event: 'saturday', text: '{}', address: '192.168.0.7', port: 0 })
    theWindow().webContents.emit('did-finish-load')
    vi.useFakeTimers()
    try {
      endSession()
      await vi.advanceTimersByTimeAsync(3000)
    } finally {
      vi.useRealTimers()
    }
    await waitFor(() => expect(stub.app.calls).toContain('quit'))
    expect(stub.utilities[0]!.heard.at(-1)).toMatchObject({ do: 'end' })
    expect(stub.app.calls).toContain('sleep')
    expect(stub.boxes).toEqual([])
  })

  it('goes on at once if nothing can be lost', async () => {
    const stub = await start({}, [], 'win32')
    expect(endSession().prevented).toBe(0)
    expect(stub.app.calls).not.toContain('quit')
  })
})

describe('the next version of an app that needs no installing', () => {
  /** Picks a signed update, has it checked and started; returns the stand-in and where the next version is. */
  async function updated(platform: NodeJS.Platform, installer: string, env: (own: string) => Record<string, string>, button = 0) {
    const own = await mkdtemp(join(folder, 'own-'))
    const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    await writeFile(join(folder, installer), 'a program')
    const picked = join(folder, await signInstaller(folder, installer, key, '2026-11-23'))
    const updates = { version: '0.3.0', key: publicKeyOf(key), address: '' }
    const stub = await start({ picks: { open: [picked] }, button }, [], platform, { updates, env: env(own) })
    const event = { senderFrame: theWindow().webContents.mainFrame }
    expect(await stub.ipc.get(CHANNELS.checkUpdate)!(event, 'file')).toMatchObject({ ok: true, value: { version: '0.4.0' } })
    theWindow().webContents.emit('did-finish-load')
    expect(await stub.ipc.get(CHANNELS.startUpdate)!(event, { version: '0.4.0' })).toEqual({ ok: true, value: null })
    return { stub, event, next: join(own, installer) }
  }
  const relaunches = (stub: Stub): readonly string[] => stub.app.calls.filter((call) => call.startsWith('relaunch'))
  const portable = 'Linejudge-0.4.0-win-x64-portable.exe'
  const beside = (own: string) => ({ PORTABLE_EXECUTABLE_DIR: own })

  it.runIf(process.arch === 'x64')('is started when the app has ended, not while it holds the lock of its single instance', async () => {
    const { stub, next } = await updated('win32', portable, beside)
    expect([stub.app.calls.at(-1), relaunches(stub)]).toEqual(['quit', []])
    stub.app.emit('will-quit', {})
    expect(relaunches(stub)).toEqual([`relaunch ${next}`])
  })

  it.runIf(process.arch === 'x64')('is not started if the user decides to stay because something is not saved', async () => {
    const { stub, event } = await updated('win32', portable, beside)
    stub.app.emit('before-quit')
    theWindow().emit('close', { preventDefault: () => undefined })
    await stub.ipc.get(CHANNELS.left)!(event, { saved: false })
    expect(stub.boxes.at(-1)?.message).toBe('Something is not saved yet.')
    stub.app.emit('will-quit', {})
    expect(relaunches(stub)).toEqual([])
  })
})

describe('a page that is there', () => {
  const isWaitedFor = (): boolean => {
    const preventDefault = vi.fn()
    theWindow().emit('close', { preventDefault })
    return preventDefault.mock.calls.length > 0
  }
  const steps = (...events: readonly string[]): void => {
    for (const event of events) theWindow().webContents.emit(event, {}, -379, 'ERR', 'app://linejudge/', true)
  }
  const LOADED = ['did-start-loading', 'did-navigate', 'did-finish-load', 'did-stop-loading']

  it('stays there through every step of its own history, and a way elsewhere that was refused', async () => {
    const { app } = await start()
    steps(
      ...LOADED,
      'did-start-loading',
      'did-navigate-in-page',
      'did-stop-loading',
      'did-start-loading',
      'will-navigate',
      'did-stop-loading'
    )
    await writeFile(join(folder, 'two.clixcase'), '{}')
    app.emit('second-instance', {}, ['linejudge', 'two.clixcase'], folder)
    await waitFor(() => {
      expect(filesSent()).toHaveLength(1)
    })
    expect(isWaitedFor()).toBe(true)
  })

  it('is sent no file while it may be about to go', async () => {
    const { app } = await start()
    steps(...LOADED, 'did-start-loading')
    await writeFile(join(folder, 'two.clixcase'), '{}')
    app.emit('second-instance', {}, ['linejudge', 'two.clixcase'], folder)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(filesSent()).toEqual([])
    steps('did-navigate', 'did-finish-load', 'did-stop-loading')
    await waitFor(() => {
      expect(filesSent()).toHaveLength(1)
    })
  })

  it('is not the page of an error, which is loaded like any other', async () => {
    await start({ picks: {} })
    steps('did-start-loading', 'did-fail-load', 'did-finish-load', 'did-stop-loading')
    expect(isWaitedFor()).toBe(false)
    steps(...LOADED)
    expect(isWaitedFor()).toBe(true)
  })
})

describe('before everything is guarded and served', () => {
  it('no window opens, whatever the system asks for', async () => {
    const stub = electronStub({ userData: folder })
    Object.assign(stub.session, {
      setProxy: () => {
        // Electron is ready, and the shell is not.
        stub.app.emit('activate')
        stub.app.emit('second-instance', {}, ['linejudge'], folder)
        return Promise.resolve()
      }
    })
    const places = { renderer: folder, preload: '', hostProcess: '', player: folder, argv: ['linejudge'], cwd: folder, env: {} }
    await runShell(stub.parts, { ...places, platform: 'darwin' })
    expect(StubWindow.all).toHaveLength(1)
  })
})

describe('the windows that show', () => {
  it('may be opened by the table and nothing else, have no preload, and lie on the other display', async () => {
    await start()
    const open = (url: string) => theWindow().webContents.openHandler!({ url })
    for (const hash of [PLAYERS, DISPLAY])
      expect(open(`app://linejudge/${hash}`)).toMatchObject({
        action: 'allow',
        overrideBrowserWindowOptions: {
          width: 1024,
          height: 768,
          webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false }
        }
      })
    expect(JSON.stringify(open(`app://linejudge/${PLAYERS}`))).not.toContain('preload')
    for (const url of [
      'app://linejudge/',
      'app://linejudge/#data',
      `app://linejudge/?a${PLAYERS}`,
      `app://linejudge/x${PLAYERS}`,
      `https://example.org/${PLAYERS}`
    ])
      expect(open(url), url).toEqual({ action: 'deny' })
    const area = { x: 1920, y: 0, width: 1280, height: 720 }
    const displays = [
      { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } },
      { id: 2, workArea: area }
    ]
    expect(placeShown({ getAllDisplays: () => displays, getDisplayMatching: () => displays[0]! } as never, area)).toEqual(area)
  })
})

describe('the languages', () => {
  it('of the menu and the boxes are the page’s, kept for the next start; at first the system’s', async () => {
    const first = await start({ languages: ['fr-FR', 'pt-BR'] })
    expect(first.menu![0]!.label).toBe('&Arquivo')
    const said = await first.ipc.get(CHANNELS.language)!({ senderFrame: theWindow().webContents.mainFrame }, 'es')
    expect([said, first.menu![0]!.label]).toEqual([{ ok: true, value: null }, '&Archivo'])
    const again = await start({ languages: ['pt-BR'] })
    expect(again.menu![0]!.label).toBe('&Archivo')
    again.app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' })
    expect(again.boxes[0]!.message).toContain('Los gráficos')
  })
})

describe('a Mac', () => {
  it('opens the window again for a command of the menu, which outlives it', async () => {
    const mac = await start({}, [], 'darwin')
    theWindow().emit('closed')
    mac.menu!.flatMap((top) => top.submenu as Electron.MenuItemConstructorOptions[]).find(({ id }) => id === 'new')!.click!(
      {} as never,
      undefined,
      {}
    )
    const second = StubWindow.all[1]!
    expect(second.webContents.sent).toEqual([])
    second.webContents.emit('did-finish-load')
    expect(second.webContents.sent).toEqual([[CHANNELS.menu, 'new']])
  })

  it('keeps the button that fills the screen', async () => {
    await start({}, [], 'darwin')
    expect(theWindow().options).not.toHaveProperty('fullscreen')
  })
})

describe('a page that is in trouble', () => {
  it('and hangs while it is to close is closed where the judge says so', async () => {
    await start({ button: 1 })
    theWindow().webContents.emit('did-finish-load')
    vi.useFakeTimers()
    try {
      theWindow().close()
      vi.advanceTimersByTime(3000)
    } finally {
      vi.useRealTimers()
    }
    theWindow().emit('unresponsive')
    await waitFor(() => {
      expect(theWindow().destroyed).toBe(true)
    })
    expect(theWindow().webContents.crashed).toBe(0)
  })

  it('and cannot be opened is a window with words, and a way to try again', async () => {
    const { boxes } = await start()
    theWindow().webContents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', 'app://linejudge/', true)
    theWindow().webContents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'app://linejudge/x.svg', false)
    expect(boxes).toEqual([])
    theWindow().webContents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'app://linejudge/', true)
    await waitFor(() => {
      expect([theWindow().calls, boxes[0]?.message, theWindow().loads]).toEqual([['show'], 'The table could not be opened.', 2])
    })
    const quit = await start({ button: 1 })
    theWindow().webContents.emit('did-fail-load', {}, -6, '', 'app://linejudge/', true)
    await waitFor(() => {
      expect(quit.app.calls).toContain('quit')
    })
  })

  it('and does not answer is asked about once, and ended where the judge says so', async () => {
    const waits = await start()
    theWindow().emit('unresponsive')
    theWindow().emit('unresponsive')
    expect(waits.boxes).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve))
    expect(theWindow().webContents.crashed).toBe(0)
    await start({ button: 1 })
    theWindow().emit('unresponsive')
    await waitFor(() => {
      expect(theWindow().webContents.crashed).toBe(1)
    })
  })

  it('and is killed from outside is opened again like one that crashed', async () => {
    await start()
    theWindow().webContents.emit('render-process-gone', {}, { reason: 'killed' })
    // Not from within the event: Chromium would break in some versions of Electron.
    expect(theWindow().webContents.reloads).toBe(0)
    await waitFor(() => {
      expect(theWindow().webContents.reloads).toBe(1)
    })
  })
})

describe('crashes', () => {
  it('of the page load it again once and say so', async () => {
    const { boxes, app } = await start()
    theWindow().webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    await waitFor(() => {
      expect(theWindow().webContents.reloads).toBe(1)
    })
    expect(boxes[0]!.message).toContain('opened again')
    expect(app.calls).not.toContain('quit')
  })

  it('again and again let the judge decide', async () => {
    const { boxes, app } = await start({ button: 1 })
    theWindow().webContents.emit('render-process-gone', {}, { reason: 'oom' })
    await waitFor(() => {
      expect(boxes).toHaveLength(1)
    })
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' })
    await waitFor(() => {
      expect(app.calls).toContain('quit')
    })
    expect(boxes[1]!.buttons).toEqual(['Open again', 'Quit'])
    expect(theWindow().webContents.reloads).toBe(1)
  })

  it('are told from ends that somebody asked for', async () => {
    const { app, boxes } = await start()
    theWindow().webContents.emit('render-process-gone', {}, { reason: 'clean-exit' })
    app.emit('child-process-gone', {}, { type: 'Utility', reason: 'crashed' })
    expect(theWindow().webContents.reloads).toBe(0)
    expect(boxes).toEqual([])
  })
})

describe('hosting', () => {
  const from = (stub: Stub, name: keyof typeof CHANNELS, ...args: unknown[]) =>
    stub.ipc.get(CHANNELS[name])!({ senderFrame: theWindow().webContents.mainFrame }, ...args) as Promise<{
      ok: boolean
      value: unknown
      message: string
    }>
  const ask = { event: 'saturday', text: '{}', address: '192.168.0.7', port: 0 }
  const news = () =>
    theWindow()
      .webContents.sent.filter(([channel]) => channel === CHANNELS.host)
      .map(([, text]) => JSON.parse(String(text)) as unknown)

  it('starts its process when it is switched on, keeps the machine awake, and ends both', async () => {
    const stub = await start()
    expect(stub.utilities).toEqual([])
    expect(await from(stub, 'startHost', ask)).toMatchObject({ ok: true, value: { aside: null } })
    expect(stub.app.calls.slice(-2)).toEqual(['fork /bundle/hostProcess.js', 'stay awake'])
    expect(stub.utilities[0]!.heard[0]).toMatchObject({
      do: 'start',
      event: '{}',
      address: '192.168.0.7',
      roots: { app: folder, player: folder }
    })
    expect((await from(stub, 'hostPlaces')).value).toMatchObject({ running: 'saturday', left: null })
    expect((await from(stub, 'startHost', ask)).ok).toBe(false)
    expect((await from(stub, 'endHost', { taken: true })).ok).toBe(true)
    expect(stub.utilities[0]!.heard.at(-1)).toMatchObject({ do: 'end' })
    expect(stub.app.calls.at(-1)).toBe('sleep')
    expect((await from(stub, 'hostPlaces')).value).toMatchObject({ running: null, left: null })
  })

  it('tells the page when the process ends by itself, and knows at the next start what was hosted', async () => {
    const stub = await start()
    await from(stub, 'startHost', ask)
    stub.utilities[0]!.emit('exit', 1)
    await waitFor(() => expect(news()).toEqual([{ say: 'gone', event: 'saturday' }]))
    expect((await from(stub, 'askHost', '{}')).ok).toBe(false)
    const again = await start()
    expect((await from(again, 'hostPlaces')).value).toMatchObject({ running: null, left: { event: 'saturday', port: 8080 } })
  })

  it('says what stands in the way of it, and leaves nothing running', async () => {
    const stub = await start({ utility: { end: null } })
    const first = from(stub, 'startHost', ask)
    await waitFor(() => expect(stub.utilities[0]?.heard).toHaveLength(1))
    stub.utilities[0]!.emit('message', { id: 1, failed: 'The port is taken.', trouble: 'port' })
    expect((await first).value).toEqual({ trouble: 'port', said: 'The port is taken.' })
    expect((await from(stub, 'hostPlaces')).value).toMatchObject({ running: null, left: null })
  })

  it('says that its process ended while it was started, and can be switched on again', async () => {
    // It answers nothing, least of all once it has ended.
    const stub = await start({ utility: {} })
    const first = from(stub, 'startHost', ask)
    await waitFor(() => expect(stub.utilities[0]?.heard).toHaveLength(1))
    stub.utilities[0]!.emit('exit', 1)
    expect((await first).value).toMatchObject({ trouble: 'process' })
    const second = from(stub, 'startHost', ask)
    await waitFor(() => expect(stub.utilities).toHaveLength(2))
    stub.utilities[1]!.emit('exit', 1)
    expect((await second).ok).toBe(true)
  })

  it('asks before the window closes, and installs nothing meanwhile', async () => {
    const stub = await start()
    await from(stub, 'startHost', ask)
    const update = await from(stub, 'checkUpdate', 'file')
    expect([update.ok, update.message]).toEqual([false, expect.stringContaining('While an event is hosted nothing is installed')])
    // Also one that was checked before hosting began.
    const started = await from(stub, 'startUpdate', { version: '0.4.0' })
    expect([started.ok, started.message]).toEqual([false, expect.stringContaining('While an event is hosted nothing is installed')])
    const event = { preventDefault: vi.fn() }
    theWindow().emit('close', event)
    expect(event.preventDefault).toHaveBeenCalledOnce()
    await waitFor(() => expect(stub.boxes).toHaveLength(1))
    expect(stub.boxes[0]).toMatchObject({ message: 'This computer hosts an event.', defaultId: 0, cancelId: 0 })
    expect((await from(stub, 'hostPlaces')).value).toMatchObject({ running: 'saturday' })
  })

  it('asks as a stand-by, too: what is entered afterwards would be on one computer alone', async () => {
    const stub = await start()
    await from(stub, 'startHost', ask)
    stub.utilities[0]!.emit('message', { leads: false })
    const event = { preventDefault: vi.fn() }
    theWindow().emit('close', event)
    expect(event.preventDefault).toHaveBeenCalledOnce()
    await waitFor(() => expect(stub.boxes).toHaveLength(1))
    expect(stub.boxes[0]).toMatchObject({ message: 'This computer is the stand-by of an event.', defaultId: 0, cancelId: 0 })
  })

  it('holds the line of a device of the staff in a process of its own, beside what is hosted: started when it is asked, told when it ends', async () => {
    const stub = await start({ utility: { device: 'null', end: null } })
    const told = () => theWindow().webContents.sent.filter(([channel]) => channel === CHANNELS.device)
    expect((await from(stub, 'endDevice')).ok).toBe(true)
    expect(stub.utilities).toEqual([])
    expect(await from(stub, 'askDevice', '{"do":"post"}')).toMatchObject({ ok: true, value: 'null' })
    await from(stub, 'askDevice', '{"do":"open"}')
    expect(stub.utilities.map(({ heard }) => heard)).toMatchObject([
      [
        { do: 'device', ask: '{"do":"post"}' },
        { do: 'device', ask: '{"do":"open"}' }
      ]
    ])
    stub.utilities[0]!.emit('message', { news: '{"say":"beat"}' })
    stub.utilities[0]!.emit('exit', 1)
    await waitFor(() => expect(told().map(([, text]) => text)).toEqual(['{"say":"beat"}', '{"say":"gone"}']))
    await from(stub, 'askDevice', '{}')
    expect(stub.utilities).toHaveLength(2)
    theWindow().emit('closed')
    await waitFor(() => expect(stub.utilities[1]!.heard.at(-1)).toMatchObject({ do: 'end' }))
    expect(told()).toHaveLength(2)
  })

  it('ends with the window where somebody says so, and what was hosted is known', async () => {
    const stub = await start({ button: 1 })
    await from(stub, 'startHost', ask)
    const { closes } = theWindow()
    theWindow().emit('close', { preventDefault: () => undefined })
    await waitFor(() => expect(theWindow().closes).toBe(closes + 1))
    expect(stub.utilities[0]!.heard.at(-1)).toMatchObject({ do: 'end' })
    expect((await from(stub, 'hostPlaces')).value).toMatchObject({ running: null, left: { event: 'saturday' } })
  })
})
