/** The desktop app's runtime: whether it can open a window here, and fetching it (the package brings no binary). */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runPackage, say } from './lib.mjs'

const folder = join(root, 'node_modules', 'electron')
/** When fetching last failed: it is not tried again at every start, so that a start without a network stays quick. */
const failure = join(root, 'out', '.electron-not-fetched')
const AGAIN_AFTER_MS = 12 * 60 * 60 * 1000
/** The binary has about 120 MB. */
const FETCH_MS = 5 * 60 * 1000

/** The path of the Electron binary where it has been fetched, or null. @returns {string | null} */
export function electronBinary() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const pathFile = join(folder, 'path.txt')
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : process.platform === 'win32' ? 'electron.exe' : 'electron'
  const binary = join(override ?? join(folder, 'dist'), name)
  return existsSync(binary) ? binary : null
}

/** Why no window can open here, as the end of a sentence, or null. @returns {string | null} */
export function whyNoWindow() {
  if (process.platform !== 'linux') return null
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return 'there is no display here'
  if (process.getuid?.() === 0) return 'it does not run as root'
  return null
}

/**
 * The Electron binary, fetched within a time limit where it is missing; or why there is none.
 * @param {boolean} retry  try even if it failed a short while ago
 * @returns {Promise<{ binary: string } | { why: string }>}
 */
export async function ensureElectron(retry) {
  const present = electronBinary()
  if (present) return { binary: present }
  const failedAt = statSync(failure, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (!retry && Date.now() - failedAt < AGAIN_AFTER_MS) {
    return { why: 'Electron could not be fetched a while ago (npm start -- --desktop tries again)' }
  }
  say('Fetching Electron (once) …')
  const { timedOut } = await runPackage('electron/install.js', [], { timeout: FETCH_MS })
  const fetched = electronBinary()
  if (fetched) return { binary: fetched }
  noteFailure()
  return { why: timedOut ? 'Electron could not be fetched within five minutes' : 'Electron could not be fetched from its download site' }
}

function noteFailure() {
  try {
    mkdirSync(dirname(failure), { recursive: true })
    writeFileSync(failure, '')
  } catch {
    // Then it is simply tried again next time.
  }
}
