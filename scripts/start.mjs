/**
 * `npm start`: installs and builds what is missing, then opens Linejudge: the desktop app where it can open,
 * otherwise the same app in the browser, with one line that says why.
 *   --browser   serve it for the browser in any case        --no-open   only print the address
 *   --desktop   try again to fetch Electron at once         FILE        a case file to open (desktop app)
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureElectron, whyNoWindow } from './electron.mjs'
import { ensureBuilt, ensureInstalled, readCommandLine, root, runScript } from './lib.mjs'
import { onStop, serve } from './serve.mjs'

/**
 * Opens the desktop app and waits until it is closed. Resolves with null then, or with why it could not open.
 * @param {readonly string[]} named  files to open @param {boolean} isWanted  whether Electron is fetched again where that failed before
 */
async function openDesktop(named, isWanted) {
  const noWindow = whyNoWindow()
  if (noWindow) return noWindow
  const electron = await ensureElectron(isWanted)
  if ('why' in electron) return electron.why
  const files = named.map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file))
  const start = performance.now()
  return new Promise((done) => {
    let errors = ''
    const child = spawn(electron.binary, [root, ...files], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })
    child.stderr.on('data', (chunk) => {
      errors = (errors + chunk).slice(-4000)
    })
    child.on('error', (error) => {
      done(`Electron did not start (${error.message})`)
    })
    let stopped = false
    child.on('close', (status, signal) => {
      // One that ends at once with an error never showed a window: a library or the sandbox is missing.
      const failed = status !== 0 && !stopped && performance.now() - start < 5000
      done(failed ? `Electron did not start (${lastLine(errors) || `it ended with ${status ?? signal}`})` : null)
    })
    onStop(() => {
      stopped = true
      child.kill()
    })
  })
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1)?.trim() ?? ''
}

await runScript(async () => {
  const known = /** @type {const} */ ({ browser: 'flag', desktop: 'flag', 'no-open': 'flag' })
  const { options, words } = readCommandLine(import.meta.url, known)
  await ensureInstalled()
  await ensureBuilt('app')
  await ensureBuilt('player')
  const why = options.browser ? '--browser asks for it' : await openDesktop(words, options.desktop ?? false)
  if (why === null) return
  await serve(`In the browser, not as a desktop app: ${why}.`, options['no-open'] ?? false)
})
