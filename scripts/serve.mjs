/** Serving the built app to a browser on this machine: what `npm run web` does, and `npm start` where no desktop app opens. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, root, Stop } from './lib.mjs'

/** Always the same where it is free: the browser keeps what is stored by address and port. */
const PORT = 41716
const MORE_PORTS = 20

/** Serves the built app until Ctrl-C. @param {string} remark  a sentence for the second line @param {boolean} noOpen */
export async function serve(remark, noOpen) {
  await ensureBuilt('cli')
  const { startServer } = await import(pathToFileURL(join(root, 'out/cli/server.js')).href)
  /** @type {import('../src/cli/server.ts').RunningServer} */
  let server
  try {
    server = await startServer({ root: join(root, 'out/renderer'), port: PORT, more: MORE_PORTS })
  } catch (error) {
    throw new Stop(
      `Linejudge could not be served: none of the ports ${PORT} to ${PORT + MORE_PORTS} is free ` +
        `(${/** @type {Error} */ (error).message}).`
    )
  }
  console.log(`Linejudge is open at ${server.origin}/ (Ctrl-C ends it)`)
  console.log(`${remark}${server.port === PORT ? '' : ` Port ${PORT} is taken, ` + 'so what was stored there is not seen here.'}`)
  onStop(() => {
    void server.close()
  })
  // The page says it, too: what a browser keeps is kept by address and port.
  if (!noOpen) openBrowser(`${server.origin}/${server.port === PORT ? '' : `#port-${PORT}-taken`}`)
}

/** Opens the address where there is a screen to see it on; the printed address is enough if that fails. @param {string} url */
export function openBrowser(url) {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return
  /** @type {[string, string[]]} */
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '""', url]]
        : ['xdg-open', [url]]
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

/** Calls back once when the script is asked to end. @param {() => void} stop */
export function onStop(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, stop)
}
