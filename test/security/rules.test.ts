/** The sources of the shell and of the page against the rules of `shellRules.ts`, and each rule against a source that breaks it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { META_POLICY } from '../../src/shared/shell/serving.ts'
import { shellFindings, type Source } from './shellRules.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SRC = join(ROOT, 'src')

const sources: readonly Source[] = ['main', 'renderer', 'shared'].flatMap((part) =>
  readdirSync(join(SRC, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(SRC, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
)

describe('the sources', () => {
  it('are read, all of them', () => {
    expect(sources.filter(({ path }) => path.startsWith('main/')).length).toBeGreaterThan(12)
    expect(sources.filter(({ path }) => path.startsWith('renderer/')).length).toBeGreaterThan(100)
  })

  it('open no door', () => {
    expect(shellFindings(sources)).toEqual([])
  })

  it('have a page that states the policy as it is served, runs its own script alone and loads nothing from elsewhere', () => {
    const html = readFileSync(join(SRC, 'renderer/index.html'), 'utf8')
    expect(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1]).toBe(META_POLICY)
    expect([...html.matchAll(/<script\b([^>]*)>([^<]*)/g)].map(([, attributes, text]) => [attributes!.trim(), text])).toEqual([
      ['type="module" src="./main.ts"', '']
    ])
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
  })
})

describe('each rule', () => {
  it.each<[string, string, string]>([
    ['main/x.ts', 'new BrowserWindow({ webPreferences: pagePreferences(a, b) })', 'makes a window beside'],
    ['main/window/window.ts', 'new BrowserWindow({ webPreferences: { ...pagePreferences(a, b), preload } })', 'without the preferences'],
    ['main/window/window.ts', 'new BrowserWindow({})', 'without the preferences'],
    ['main/x.ts', 'const p = { webSecurity: false }', 'says webSecurity'],
    ['main/x.ts', 'const p = { sandbox: false }', 'says sandbox'],
    ['main/x.ts', 'p.contextIsolation = false', 'says contextIsolation'],
    ['main/shell.ts', 'ipcMain.on("x", f)', 'uses ipcMain'],
    ['main/requests/ipc.ts', 'ipc.on("x", f)', 'registers with ipc.on'],
    ['main/x.ts', 'contents.ipc.handle("x", f)', 'past the registrar'],
    ['main/x.ts', 'void shell.openExternal(url)', 'says openExternal'],
    ['main/index.ts', 'import { shell } from "electron"', 'takes shell'],
    ['main/x.ts', 'import { app } from "electron"', 'takes app'],
    ['main/x.ts', 'import * as all from "electron"', 'takes everything'],
    ['main/x.ts', 'import { exec } from "node:child_process"', 'imports node:child_process'],
    ['main/updates/updates.ts', 'import { spawn } from "node:child_process"', 'imports node:child_process'],
    ['main/updates/updates.ts', 'await fetch(address)', 'asks another computer'],
    ['main/x.ts', 'const vm = await import("node:vm")', 'while it runs'],
    ['main/window/window.ts', 'void window.loadURL(address)', 'loads address'],
    ['main/window/window.ts', 'void window.loadFile("index.html")', 'says loadFile'],
    ['main/guard/guard.ts', 'app.commandLine.appendSwitch("disable-web-security")', 'sets the switch'],
    ['main/x.ts', 'contents.executeJavaScript("1")', 'says executeJavaScript'],
    ['main/x.ts', 'eval("1")', 'uses eval'],
    ['renderer/x.ts', 'new Function("return 1")', 'makes code from text'],
    ['renderer/x.ts', 'fetch("https://example.org/")', 'names https'],
    ['renderer/x.svelte', '<script lang="ts">const a = "ws://example.org"</script>', 'names ws'],
    ['renderer/x.svelte', '<p>{@html text}</p>', 'as markup'],
    ['renderer/x.svelte', '<webview src="a"></webview>', 'has a webview'],
    ['renderer/x.ts', 'import { ipcRenderer } from "electron"', 'uses ipcRenderer'],
    ['main/preload.ts', 'import { readFileSync } from "node:fs"', 'the preload imports'],
    ['main/preload.ts', 'contextBridge.exposeInMainWorld("linejudge", { ipcRenderer })', 'hands on'],
    ['main/preload.ts', 'contextBridge.exposeInMainWorld("electron", bridge)', 'exposes something else'],
    ['main/preload.ts', 'const ask = (channel) => ipcRenderer.invoke(channel)', 'over a channel'],
    ['main/preload.ts', 'ipcRenderer.on(channel, listener)', 'keeps the event object'],
    ['main/preload.ts', 'ipcRenderer.sendSync("x")', 'hands on ipcRenderer.sendSync']
  ])('finds in %s: %s', (path, text, finding) => {
    expect(shellFindings([{ path, text }]).join('\n')).toContain(finding)
  })
})
