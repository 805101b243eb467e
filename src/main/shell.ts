/** The life of the desktop app: one instance, one window, everything denied that is not named here. */
import { join } from 'node:path'
import type * as Electron from 'electron'
import { CHANNELS, type HandedFile, type MenuCommand } from '../shared/shell/ipc.ts'
import { createBackups } from './backups.ts'
import { createCrashKeeper, isCrash } from './crashes.ts'
import { createDocuments } from './documents.ts'
import { guardAllContents, guardSession, setSwitches } from './guard.ts'
import { caseFilesIn, Handover } from './handover.ts'
import { registerHandlers } from './ipc.ts'
import { journalFiles } from '../disk/journalFiles.ts'
import { journalHandlers } from './journalRequests.ts'
import { Leaving } from './leaving.ts'
import { menuTemplate } from './menu.ts'
import { copy, printPdf } from './paper.ts'
import { registerScheme, serveBundle } from './protocol.ts'
import { refusedSwitches } from './refused.ts'
import { START_PAGE } from './origin.ts'
import { openWindow } from './window.ts'

/** The parts of Electron that the shell uses; a test brings its own. */
export type ElectronParts = Pick<
  typeof Electron,
  'app' | 'BrowserWindow' | 'clipboard' | 'ClipboardItem' | 'dialog' | 'ipcMain' | 'Menu' | 'protocol' | 'screen' | 'session'
>

export interface ShellPlaces {
  /** The folder of the built page. */
  readonly renderer: string
  readonly preload: string
  readonly argv: readonly string[]
  readonly cwd: string
  readonly platform: NodeJS.Platform
}

/** Starts the app. Resolves when the window is open, or at once where another instance has taken over. */
export async function runShell(electron: ElectronParts, places: ShellPlaces): Promise<void> {
  const { app, BrowserWindow, clipboard, ClipboardItem, dialog, ipcMain, Menu, protocol, screen, session } = electron
  const refused = refusedSwitches(app)
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
  const handover = new Handover()
  let window: Electron.BrowserWindow | null = null
  let leaving: Leaving | null = null
  let quitting = false

  const onCrash = createCrashKeeper({
    reload: () => {
      window?.webContents.reload()
    },
    tell: (message, detail) => {
      void showBox({ type: 'warning', message, detail, buttons: ['OK'] })
    },
    ask: async (message, detail) => {
      const { response } = await showBox({
        type: 'error',
        message,
        detail,
        buttons: ['Open again', 'Quit'],
        defaultId: 0,
        cancelId: 1
      })
      return response === 0
    },
    quit: () => {
      app.quit()
    },
    now: () => Date.now()
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
  app.on('window-all-closed', () => {
    if (places.platform !== 'darwin' || quitting) app.quit()
  })
  app.on('activate', () => {
    if (app.isReady() && window === null) open()
  })
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type === 'GPU' && isCrash(reason)) void onCrash('graphics')
  })
  void handover.offer(...caseFilesIn(places.argv, places.cwd))

  await app.whenReady()
  await guardSession(session.defaultSession, devTools)
  serveBundle(protocol, places.renderer)
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate({ platform: places.platform, name: app.name, devTools, send })))
  const documents = createDocuments({ dialog, app, window: () => window })
  const backups = createBackups(app)
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
    left: async ({ saved }) => {
      await leaving?.left(saved)
      return null
    },
    ...journalHandlers(journalFiles(join(app.getPath('userData'), 'journal')))
  })
  open()

  function open(): void {
    const opened = openWindow({
      BrowserWindow,
      screen,
      preload: places.preload,
      stateFile: join(app.getPath('userData'), 'window-state.json'),
      devTools
    })
    window = opened
    let alive = false
    let asked = false
    leaving = new Leaving({
      tell: () => {
        opened.webContents.send(CHANNELS.leave, null)
      },
      ask: async () => {
        const { response } = await showBox({
          type: 'warning',
          message: 'Something is not saved yet.',
          detail: 'The table tells why. Closing now loses what could not be saved.',
          buttons: ['Stay', 'Close all the same'],
          defaultId: 0,
          cancelId: 0
        })
        quitting &&= response === 1
        return response === 1
      },
      close: () => {
        opened.close()
      }
    })
    opened.on('close', (event) => {
      leaving?.onClose(event, alive)
    })
    const sendFile = (file: HandedFile): void => {
      opened.webContents.send(CHANNELS.file, file)
    }
    opened.webContents.on('did-fail-load', (_event, code, description, _address, isMainFrame) => {
      // One that was only broken off (-3) goes on elsewhere.
      if (!isMainFrame || code === -3) return
      opened.show()
      void askToOpenAgain('The table could not be opened.', `${description || 'Its files could not be read.'} (${code})`, () =>
        opened.loadURL(START_PAGE)
      )
    })
    opened.on('unresponsive', () => {
      if (asked) return
      asked = true
      void showBox({
        type: 'warning',
        message: 'The table does not answer.',
        detail: 'What was saved is there. Opened again, it shows the table without asking its question.',
        buttons: ['Wait', 'Open again'],
        defaultId: 0,
        cancelId: 0
      }).then(({ response }) => {
        asked = false
        if (response !== 1) return
        // It would not hear of being loaded again.
        opened.webContents.forcefullyCrashRenderer()
      })
    })
    opened.webContents.on('did-finish-load', () => {
      alive = true
      void handover.to(sendFile)
    })
    opened.webContents.on('did-start-loading', () => {
      alive = false
      void handover.to(null)
    })
    opened.webContents.on('render-process-gone', (_event, { reason }) => {
      alive = false
      if (isCrash(reason)) void onCrash('page')
    })
    opened.on('closed', () => {
      void handover.to(null)
      window = null
    })
  }

  function bringToFront(): void {
    if (!app.isReady()) return
    if (window === null) {
      open()
      return
    }
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  }

  async function askToOpenAgain(message: string, detail: string, again: () => Promise<void>): Promise<void> {
    const { response } = await showBox({ type: 'error', message, detail, buttons: ['Open again', 'Quit'], defaultId: 0, cancelId: 1 })
    if (response === 0) await again().catch(() => undefined)
    else app.quit()
  }

  function send(command: MenuCommand): void {
    window?.webContents.send(CHANNELS.menu, command)
  }

  function showBox(options: Electron.MessageBoxOptions): Promise<Electron.MessageBoxReturnValue> {
    return window === null ? dialog.showMessageBox(options) : dialog.showMessageBox(window, options)
  }
}
