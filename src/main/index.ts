/**
 * Entry of the desktop app: hands Electron and the places of its files to the shell.
 * Not awaited: Electron is ready only after this module has run through.
 */
import { join } from 'node:path'
import {
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
} from 'electron'
import { runShell } from './shell.ts'

/** Put in by the build: from package.json, and from resources/updates.json. */
declare const __LINEJUDGE_VERSION__: string
declare const __LINEJUDGE_UPDATES__: { readonly key: string; readonly address: string }

void runShell(
  { app, BrowserWindow, clipboard, ClipboardItem, dialog, ipcMain, Menu, powerSaveBlocker, protocol, screen, session, utilityProcess },
  {
    renderer: join(import.meta.dirname, '../renderer'),
    preload: join(import.meta.dirname, '../preload/preload.cjs'),
    hostProcess: join(import.meta.dirname, 'hostProcess.js'),
    player: join(import.meta.dirname, '../player'),
    argv: process.argv,
    cwd: process.cwd(),
    platform: process.platform,
    env: process.env,
    updates: { version: __LINEJUDGE_VERSION__, ...__LINEJUDGE_UPDATES__ }
  }
).catch((error: unknown) => {
  dialog.showErrorBox('Linejudge could not start', error instanceof Error ? error.message : String(error))
  app.exit(1)
})
