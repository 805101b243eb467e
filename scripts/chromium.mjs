/** Finding a Chromium for the browser tests, and installing Debian's where that can be done. */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say, Stop } from './lib.mjs'

const env = process.env

/** Where Chromium and its relatives are, per system, the best first. @type {Partial<Record<NodeJS.Platform, string[]>>} */
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
  ],
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')] : []
  )
}
// The headless shell is the same Chromium without the windows around the page, and starts sooner.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The Chromium, Chrome or Edge to test with, or null. LINEJUDGE_CHROMIUM names one and overrules the search.
 * @returns {string | null}
 */
export function findChromium() {
  if (env.LINEJUDGE_CHROMIUM) return isProgram(env.LINEJUDGE_CHROMIUM) ? env.LINEJUDGE_CHROMIUM : null
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const places = process.platform === 'win32' ? [] : onPath
  return [...(PLACES[process.platform] ?? []), ...places].find(isProgram) ?? null
}

/** Finds a Chromium or installs Debian's (as root on a Debian-like system); otherwise says what to do. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (env.LINEJUDGE_CHROMIUM) {
    throw new Stop(`LINEJUDGE_CHROMIUM names ${env.LINEJUDGE_CHROMIUM}, which is no program that can be run.`)
  }
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('Installing Chromium for the browser tests (once) …')
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
    const update = await run('apt-get', ['update'], quiet)
    let { output } = update
    // Not every release of Debian has the shell alone.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const install = await run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core'], quiet)
      const now = findChromium()
      if (now) return now
      output += install.output
    }
    throw new Stop(`Chromium could not be installed for the browser tests.\n${output}`.trim())
  }
  throw new Stop(
    'The browser tests need Chromium, Chrome or Edge, and none was found: install one of them ' +
      '(on Debian and Ubuntu: sudo apt-get install chromium) or name its program in LINEJUDGE_CHROMIUM.'
  )
}
