/**
 * `npm start`: installs and builds what is missing, then opens Linejudge: the desktop app where it can open,
 * otherwise the same app in the browser, with one line that says why.
 *   --browser   serve it for the browser in any case        --no-open   only print the address
 *   --desktop   try again to fetch Electron at once         FILE        a case file to open (desktop app)
 */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureElectron, whyNoWindow } from './electron.mjs'
import { ensureBuilt, ensureInstalled, root, runScript, Stop } from './lib.mjs'

/** Always the same where it is free: the browser keeps what is stored by address and port. */
const PORT = 41716
const MORE_PORTS = 20

/**
 * Opens the desktop app and waits until it is closed. Resolves with null then, or with why it could not open.
 * @param {readonly string[]} args
 */
async function openDesktop(args) {
  const noWindow = whyNoWindow()
  if (noWindow) return noWindow
  const electron = await ensureElectron(args.includes('--desktop'))
  if ('why' in electron) return electron.why
  const files = args.filter((arg) => !arg.startsWith('-')).map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file))
  const start = performance.now()
  return new Promise((done) => {
    let errors = ''
    const child = spawn(electron.binary, [root, ...files], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })
    child.stderr.on('data', (chunk) => { errors = (errors + chunk).slice(-4000) })
    child.on('error', (error) => { done(`Electron did not start (${error.message})`) })
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

/** Serves the built app until Ctrl-C. @param {string} why @param {boolean} noOpen */
async function serve(why, noOpen) {
  const { startServer } = await import(pathToFileURL(join(root, 'out/cli/server.js')).href)
  /** @type {import('../src/cli/server.ts').RunningServer} */
  let server
  try {
    server = await startServer({ root: join(root, 'out/renderer'), port: PORT, more: MORE_PORTS })
  } catch (error) {
    throw new Stop(`Linejudge could not be served: none of the ports ${PORT} to ${PORT + MORE_PORTS} is free ` +
      `(${/** @type {Error} */ (error).message}).`)
  }
  console.log(`Linejudge is open at ${server.origin}/ (Ctrl-C ends it)`)
  console.log(`In the browser, not as a desktop app: ${why}.${server.port === PORT ? '' : ` Port ${PORT} is taken, ` +
    'so what was stored there is not seen here.'}`)
  onStop(() => { void server.close() })
  if (!noOpen) openBrowser(`${server.origin}/`)
}

/** Opens the address where there is a screen to see it on; the printed address is enough if that fails. @param {string} url */
function openBrowser(url) {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return
  /** @type {[string, string[]]} */
  const [command, args] = process.platform === 'darwin' ? ['open', [url]]
    : process.platform === 'win32' ? ['cmd', ['/c', 'start', '""', url]]
      : ['xdg-open', [url]]
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

/** @param {() => void} stop */
function onStop(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, stop)
}

await runScript(async () => {
  const args = process.argv.slice(2)
  await ensureInstalled()
  await ensureBuilt('app')
  const why = args.includes('--browser') ? '--browser asks for it' : await openDesktop(args)
  if (why === null) return
  await ensureBuilt('cli')
  await serve(why, args.includes('--no-open'))
})
