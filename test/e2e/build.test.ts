/** What is built for the desktop: complete in itself, and the main process starts from it (with a stand-in for Electron). */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { CHANNELS } from '../../src/shared/shell/channels.ts'
import { MODERN_EDITIONS, shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { REQUESTS, type RequestName } from '../../src/shared/shell/ipc.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'linejudge-built-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** An `electron` package that writes down what it is asked to do and says when the page would be loaded. */
const STAND_IN = `
const log = (...words) => console.log(words.join(' '))
const anything = () => new Proxy(function () {}, { get: (_, key) => key === 'then' ? undefined : anything(), apply: () => undefined })
export const app = {
  isPackaged: true, name: 'Linejudge', enableSandbox: () => log('sandbox'), commandLine: { appendSwitch: (name) => log('switch', name), hasSwitch: () => false },
  requestSingleInstanceLock: () => { log('lock'); return true }, on: () => undefined, quit: () => log('quit'), exit: (code) => process.exit(code),
  whenReady: () => new Promise((ready) => setTimeout(() => { log('ready'); ready() }, 20)), getPath: () => process.env.FOLDER, isReady: () => true, getPreferredSystemLanguages: () => ['en']
}
class Window {
  constructor(options) { log('window', options.webPreferences.preload.split(/[\\\\/]/).slice(-2).join('/')); this.webContents = { on() {}, setWindowOpenHandler() {}, mainFrame: null } }
  on() {} once() {} loadURL(url) { log('load', url); return Promise.resolve() }
}
export const BrowserWindow = Window
export const clipboard = {}
export class ClipboardItem {}
export const dialog = { showErrorBox: (title, text) => log('error', title, text) }
export const ipcMain = { handle: (channel) => log('handle', channel) }
export const Menu = { buildFromTemplate: () => null, setApplicationMenu: () => log('menu') }
export const powerSaveBlocker = { start: () => 1, stop: () => undefined }
export const utilityProcess = { fork: () => { throw new Error('nobody hosts') } }
export const protocol = { registerSchemesAsPrivileged: () => log('scheme'), handle: (scheme) => log('serve', scheme) }
export const screen = { getPrimaryDisplay: () => ({ id: 1, workArea: { x: 0, y: 0, width: 1280, height: 720 } }), getAllDisplays: () => [] }
export const session = { defaultSession: anything() }
`

describe('the built page', () => {
  it('has the hash of each shipped document, worked out as if it were read from a file', () => {
    const scripts = readdirSync(join(ROOT, 'out/renderer/assets')).filter((name) => /^start-.*\.js$/.test(name))
    const start = scripts.map((name) => read(`out/renderer/assets/${name}`)).join('')
    expect(MODERN_EDITIONS.length).toBeGreaterThan(0)
    for (const { id } of MODERN_EDITIONS) expect(start).toContain(shippedRuleset(id)!.brought!.rules)
  })
})

describe('the built desktop app', () => {
  it('needs no package at run time but Electron', () => {
    // The host of an event is a program of its own, with parts that both have.
    const programs = readdirSync(join(ROOT, 'out/main')).filter((name) => name.endsWith('.js'))
    expect(programs).toEqual(expect.arrayContaining(['index.js', 'hostProcess.js']))
    const imported = programs.flatMap((program) =>
      [...read(`out/main/${program}`).matchAll(/^import .*from ["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm)].flatMap((match) => {
        const name = match[1] ?? match[2]!
        return name.startsWith('./') && programs.includes(name.slice(2)) ? [] : [name]
      })
    )
    expect(imported).toContain('electron')
    expect(imported.filter((name) => name !== 'electron' && !builtinModules.includes(name.replace(/^node:/, '')))).toEqual([])
  })

  it('has a preload that a sandboxed page can load: one CommonJS file that requires Electron alone', () => {
    const preload = read('out/preload/preload.cjs')
    expect([...preload.matchAll(/require\(["']([^"']+)["']\)/g)].map((match) => match[1])).toEqual(['electron'])
    expect(preload).not.toMatch(/^\s*(import|export) /m)
    expect(preload.length).toBeLessThan(6000)
  })

  it('starts, and does first things first', () => {
    cpSync(join(ROOT, 'out/main'), join(folder, 'out/main'), { recursive: true })
    mkdirSync(join(folder, 'node_modules/electron'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'node_modules/electron/package.json'), '{"name":"electron","type":"module","exports":"./index.js"}')
    writeFileSync(join(folder, 'node_modules/electron/index.js'), STAND_IN)
    const log = execFileSync(process.execPath, [join(folder, 'out/main/index.js')], {
      encoding: 'utf8',
      env: { ...process.env, FOLDER: folder }
    })
      .trim()
      .split('\n')
    const requests = Object.keys(REQUESTS).map((name) => `handle ${CHANNELS[name as RequestName]}`)
    const known = [
      'sandbox',
      'scheme',
      'lock',
      'ready',
      'serve app',
      'menu',
      ...requests,
      'window preload/preload.cjs',
      'load app://linejudge/'
    ]
    expect(log.filter((line) => !line.startsWith('switch '))).toEqual(known)
  })

  it('is packed with the files it consists of, and opens case files', () => {
    const packing = read('electron-builder.yml')
    for (const part of ['out/main/**', 'out/preload/**', 'out/renderer/**']) expect(packing).toContain(`  - ${part}\n`)
    expect(packing).toMatch(/fileAssociations:\n\s+- ext: clixcase\n/)
    for (const fuse of [
      'runAsNode: false',
      'enableNodeOptionsEnvironmentVariable: false',
      'enableNodeCliInspectArguments: false',
      'onlyLoadAppFromAsar: true',
      'grantFileProtocolExtraPrivileges: false'
    ]) {
      expect(packing).toContain(`  ${fuse}\n`)
    }
    expect(JSON.parse(read('package.json'))).toMatchObject({ main: './out/main/index.js', type: 'module' })
  })
})
