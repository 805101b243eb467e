/** The life of the desktop app: one instance, one window, everything denied that is not named here. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Electron from 'electron'
import { CHANNELS } from '../shared/shell/channels.ts'
import type { HandedFile, MenuCommand } from '../shared/shell/ipc.ts'
import { createBackups } from './files/backups.ts'
import { createCrashKeeper, isCrash } from './window/crashes.ts'
import { createDocuments } from './files/documents.ts'
import { guardAllContents, guardSession, setSwitches } from './guard/guard.ts'
import { caseFilesIn, Handover } from './files/handover.ts'
import { DeviceLine } from './hosting/deviceLine.ts'
import { Hosting } from './hosting/hosting.ts'
import { registerHandlers } from './requests/ipc.ts'
import { journalFiles } from '../disk/journalFiles.ts'
import { journalHandlers } from './requests/journalRequests.ts'
import { Leaving, type LeavingNeeds } from './window/leaving.ts'
import { menuTemplate } from './window/menu.ts'
import { followPage } from './window/pageLife.ts'
import { copy, printPdf } from './files/paper.ts'
import { registerScheme, serveBundle } from './guard/protocol.ts'
import { dangerousSwitches } from './guard/refused.ts'
import { ShownError } from './text/shownError.ts'
import { askAddress } from './updates/askAddress.ts'
import { openApart, runApart, startAfter, startInstaller } from './updates/startInstaller.ts'
import { Updates, type UpdateSettings } from './updates/updates.ts'
import { ticks } from './time/clock.ts'
import { START_PAGE } from './guard/origin.ts'
import { decideOpening, placeShown } from './window/shownWindows.ts'
import { openWindow } from './window/window.ts'
import { createSpeech } from './text/words.ts'

/** The parts of Electron that the shell uses; a test brings its own. */
export type ElectronParts = Pick<
  typeof Electron,
  | 'app'
  | 'BrowserWindow'
  | 'clipboard'
  | 'ClipboardItem'
  | 'dialog'
  | 'ipcMain'
  | 'Menu'
  | 'powerSaveBlocker'
  | 'protocol'
  | 'screen'
  | 'session'
  | 'utilityProcess'
>

export interface ShellPlaces {
  /** The folder of the built page. */
  readonly renderer: string
  readonly preload: string
  /** The script of the process that hosts an event. */
  readonly hostProcess: string
  /** The folder of the built page of players and displays. */
  readonly player: string
  readonly argv: readonly string[]
  readonly cwd: string
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Partial<Record<string, string>>>
  /** Left out: nothing can be updated from here. */
  readonly updates?: UpdateSettings
}

/** Starts the app. Resolves when the window is open, or at once where another instance has taken over. */
export async function runShell(electron: ElectronParts, places: ShellPlaces): Promise<void> {
  const {
    app,
    BrowserWindow,
    clipboard,
    ClipboardItem,
    dialog,
    ipcMain,
    Menu,
    powerSaveBlocker,
    protocol,
    screen,
    session,
    utilityProcess
  } = electron
  const { refused, reported } = dangerousSwitches(app, places.env)
  if (refused.length > 0) {
    dialog.showErrorBox(
      'Linejudge was not started',
      `It does not take ${refused.map((name) => `--${name}`).join(', ')}: other programs could look into it.`
    )
    app.exit(2)
    return
  }
  setSwitches(app)
  registerScheme(protocol)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  const devTools = !app.isPackaged
  const speech = createSpeech(join(app.getPath('userData'), 'language'), () => app.getPreferredSystemLanguages())
  const handover = new Handover()
  let window: Electron.BrowserWindow | null = null
  let leaving: Leaving | null = null
  /** Commands of the menu that found no page. */
  const waiting: MenuCommand[] = []
  /** Whether the page of the window takes what is sent to it. */
  let pageTakes = false
  let quitting = false
  /** The program to start when the app has ended: the next version of an app that needs no installing. */
  let next: string | null = null
  /** Until everything is guarded and served no window may open, whatever the system asks for. */
  let prepared = false

  const onCrash = createCrashKeeper({
    words: () => speech.words.crash,
    reload: () => {
      window?.webContents.reload()
    },
    tell: (message, detail) => {
      void showBox({ type: 'warning', message, detail, buttons: [speech.words.ok] })
    },
    ask: wantsAgain,
    quit: () => {
      app.quit()
    },
    now: ticks
  })

  guardAllContents(app)
  app.on('second-instance', (_event, argv, cwd) => {
    void handover.offer(...caseFilesIn(argv, cwd))
    bringToFront()
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    void handover.offer(path)
    bringToFront()
  })
  app.on('before-quit', () => {
    quitting = true
  })
  // Not earlier: until all windows are closed the user may still decide to stay.
  app.on('will-quit', () => {
    if (next !== null) startNext(next)
  })
  app.on('window-all-closed', () => {
    if (places.platform !== 'darwin' || quitting) app.quit()
  })
  app.on('activate', () => {
    if (prepared && window === null) open()
  })
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type === 'GPU' && isCrash(reason)) void onCrash('graphics')
  })
  void handover.offer(...caseFilesIn(places.argv, places.cwd))

  await app.whenReady()
  await guardSession(session.defaultSession, devTools)
  serveBundle(protocol, places.renderer)
  setMenu()
  const documents = createDocuments({ dialog, app, window: () => window, words: () => speech.words })
  const backups = createBackups(app)
  const updates = new Updates({
    ...(places.updates ?? { version: '0.0.0', key: '', address: '' }),
    dialog,
    window: () => window,
    folder: join(app.getPath('userData'), 'update'),
    platform: places.platform,
    arch: process.arch,
    ask: askAddress,
    start: (installer) => startInstaller(installer, { platform: places.platform, env: places.env, run: runApart, open: openApart }),
    quit: (program) => {
      next = program
      app.quit()
    }
  })
  void updates.tidy()
  const begin = () => utilityProcess.fork(places.hostProcess, [], { serviceName: 'Linejudge host' })
  const hosting = new Hosting({
    begin,
    folder: join(app.getPath('userData'), 'hosted'),
    version: places.updates?.version ?? '0.0.0',
    app: places.renderer,
    player: places.player,
    tell: (news) => window?.webContents.send(CHANNELS.host, news),
    stayAwake: () => {
      const blocker = powerSaveBlocker.start('prevent-app-suspension')
      return () => {
        powerSaveBlocker.stop(blocker)
      }
    }
  })
  const deviceLine = new DeviceLine({ begin, tell: (news) => window?.webContents.send(CHANNELS.device, news) })
  /** While an event is hosted nothing is installed: every device of the room would be cut off. */
  const notHosting = (): void => {
    if (hosting.leads) throw new ShownError(speech.words.hosting.noUpdate)
  }
  registerHandlers(ipcMain, () => window?.webContents.mainFrame ?? null, {
    openFile: () => documents.open(),
    openFiles: () => documents.openMany(),
    saveFile: (file) => documents.save(file),
    saveBytes: (file) => documents.saveBytes(file),
    printPdf: ({ name }) => printPdf(window?.webContents ?? null, documents, name),
    copy: (content) => copy({ clipboard, ClipboardItem }, content),
    backupPlace: () => backups.place(),
    listBackups: () => backups.list(),
    readBackup: (name) => backups.read(name),
    writeBackup: (file) => backups.write(file),
    removeBackup: (name) => backups.remove(name),
    language: (language) => {
      if (speech.speak(language)) setMenu()
      return Promise.resolve(null)
    },
    updatePlace: () => Promise.resolve(updates.place()),
    checkUpdate: async (from) => {
      notHosting()
      return updates.check(from)
    },
    startUpdate: async ({ version }) => {
      notHosting()
      return updates.start(version)
    },
    ...hosting.handlers,
    ...deviceLine.handlers,
    left: async ({ saved }) => {
      await leaving?.left(saved)
      return null
    },
    ...journalHandlers(journalFiles(join(app.getPath('userData'), 'journal')))
  })
  prepared = true
  open()
  if (reported.length > 0) reportOnce()

  function open(): void {
    const opened = openWindow({
      BrowserWindow,
      screen,
      preload: places.preload,
      stateFile: join(app.getPath('userData'), 'window-state.json'),
      devTools
    })
    window = opened
    let asked = false
    const needs: LeavingNeeds = {
      tell: () => {
        opened.webContents.send(CHANNELS.leave, null)
      },
      ask: async () => {
        const { response } = await showBox({
          type: 'warning',
          message: speech.words.leaving.notSaved,
          detail: speech.words.leaving.lost,
          buttons: [speech.words.leaving.stay, speech.words.closeAllTheSame],
          defaultId: 0,
          cancelId: 0
        })
        if (response !== 1) staysOpen()
        return response === 1
      },
      close: () => {
        if (!opened.isDestroyed()) opened.close()
      }
    }
    leaving = new Leaving(needs)
    const sendFile = (file: HandedFile): void => {
      opened.webContents.send(CHANNELS.file, file)
    }
    const page = followPage(
      opened.webContents,
      (takes) => {
        pageTakes = takes
        void handover.to(takes ? sendFile : null)
        if (takes) for (const command of waiting.splice(0)) send(command)
      },
      () => {
        // One that was to close and came back is asked like any other.
        leaving = new Leaving(needs)
      }
    )
    let askedToEnd = false
    opened.on('close', (event) => {
      if (hosting.event === null) {
        leaving?.onClose(event, page.isThere)
        return
      }
      event.preventDefault()
      if (askedToEnd) return
      askedToEnd = true
      const { title, detail, stay, end } = hosting.leads ? speech.words.hosting : speech.words.standBy
      void showBox({ type: 'warning', message: title, detail, buttons: [stay, end], defaultId: 0, cancelId: 0 }).then(
        async ({ response }) => {
          askedToEnd = false
          if (response !== 1) {
            staysOpen()
            return
          }
          await hosting.end()
          needs.close()
        }
      )
    })
    // Windows never asks a window to close when the user logs off or shuts down. Delaying that by preventing this event is what Windows
    // expects of a program that would lose data; when the app has ended, logging off goes on by itself.
    let isSessionEnding = false
    opened.on('query-session-end', (event) => {
      if (!page.isThere && hosting.event === null) return
      event.preventDefault()
      if (isSessionEnding) return
      isSessionEnding = true
      quitting = true
      // No question: behind the screen of Windows it could not be answered.
      void Promise.all([hosting.end(), leaving?.writeWithoutAsking(page.isThere)]).then(() => {
        app.quit()
      })
    })
    opened.webContents.setWindowOpenHandler(({ url }) => decideOpening(url, () => placeShown(screen, opened.getBounds()), devTools))
    opened.webContents.on('did-fail-load', (_event, code, description, _address, isMainFrame) => {
      // One that was only broken off (-3) goes on elsewhere.
      if (!isMainFrame || code === -3) return
      opened.show()
      void askToOpenAgain(speech.words.notOpened.title, `${speech.words.notOpened.why} (${description || code})`, async () => {
        if (!opened.isDestroyed()) await opened.loadURL(START_PAGE)
      })
    })
    opened.on('unresponsive', () => {
      if (asked) return
      asked = true
      const going = leaving?.isGoing === true
      void showBox({
        type: 'warning',
        message: speech.words.noAnswer.title,
        detail: going ? speech.words.savedIsThere : `${speech.words.savedIsThere} ${speech.words.noAnswer.withoutQuestion}`,
        buttons: [speech.words.wait, going ? speech.words.closeAllTheSame : speech.words.openAgain],
        defaultId: 0,
        cancelId: 0
      }).then(({ response }) => {
        asked = false
        if (response !== 1 || opened.isDestroyed()) return
        // It would not hear of being loaded again, nor of going.
        if (going) opened.destroy()
        else opened.webContents.forcefullyCrashRenderer()
      })
    })
    opened.webContents.on('render-process-gone', (_event, { reason }) => {
      if (!isCrash(reason)) return
      // A turn later: loaded again from within this event, Chromium itself would break in some versions of Electron.
      setImmediate(() => {
        if (opened.isDestroyed()) return
        // It was asked whether it may go, and cannot answer any more.
        if (leaving?.isGoing) opened.destroy()
        else void onCrash('page')
      })
    })
    opened.on('closed', () => {
      pageTakes = false
      void handover.to(null)
      void deviceLine.end()
      window = null
    })
  }

  /** The user decided against closing. */
  function staysOpen(): void {
    quitting = false
    next = null
  }

  function startNext(program: string): void {
    try {
      if (places.platform === 'linux') startAfter(process.pid, program, places.env)
      else app.relaunch({ execPath: program, args: [] })
    } catch {
      dialog.showErrorBox(speech.words.next.title, speech.words.next.where(program))
    }
  }

  function setMenu(): void {
    const template = menuTemplate({ platform: places.platform, name: app.name, words: speech.words.menu, devTools, send })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }

  function bringToFront(): void {
    if (!prepared) return
    if (window === null) {
      open()
      return
    }
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  }

  /** Tells once in the life of a profile that the app runs without its sandbox: the user can do little about it. */
  function reportOnce(): void {
    const mark = join(app.getPath('userData'), 'without-sandbox')
    if (existsSync(mark)) return
    const { title, detail } = speech.words.withoutSandbox
    void showBox({ type: 'warning', message: title, detail, buttons: [speech.words.ok] }).then(() => {
      try {
        writeFileSync(mark, '')
      } catch {
        // It is told again at the next start.
      }
    })
  }

  /** Whether the user wants the page opened again; `false` to quit. */
  async function wantsAgain(message: string, detail: string): Promise<boolean> {
    const { response } = await showBox({
      type: 'error',
      message,
      detail,
      buttons: [speech.words.openAgain, speech.words.quit],
      defaultId: 0,
      cancelId: 1
    })
    return response === 0
  }

  async function askToOpenAgain(message: string, detail: string, again: () => Promise<void>): Promise<void> {
    if (await wantsAgain(message, detail)) await again().catch(() => undefined)
    else app.quit()
  }

  function send(command: MenuCommand): void {
    if (window !== null && pageTakes) window.webContents.send(CHANNELS.menu, command)
    else if (prepared) {
      // On a Mac the menu outlives the window, and a page that has crashed or is being loaded would lose the command without an error.
      waiting.push(command)
      if (window === null) open()
    }
  }

  function showBox(options: Electron.MessageBoxOptions): Promise<Electron.MessageBoxReturnValue> {
    return window === null ? dialog.showMessageBox(options) : dialog.showMessageBox(window, options)
  }
}
