/**
 * `npm run dev`: the page from its sources in a browser on 127.0.0.1; what is changed is replaced while it runs. Ctrl-C ends it.
 *   --no-open  only print the address
 *   --desktop  the desktop app instead, built anew and opened again after each change. Its shell loads the built page and nothing
 *              else, in development too, so nothing can be replaced in it while it runs.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { ensureElectron, whyNoWindow } from './electron.mjs'
import { ensureInstalled, readCommandLine, root, runScript, say, Stop } from './lib.mjs'
import { onStop, openBrowser } from './serve.mjs'

/** Another one than that of `npm run web`: a browser keeps what is stored by address and port. */
const PORT = 41816
/** A build writes its files one after another. */
const QUIET_MS = 400

/** @param {boolean} noOpen */
async function serveSources(noOpen) {
  const { createServer, mergeConfig, runnerImport } = await import('vite')
  /** @type {{ module: { default: { renderer: import('vite').UserConfig } } }} */
  const {
    module: {
      default: { renderer }
    }
  } = await runnerImport(join(root, 'electron.vite.config.ts'), { configFile: false, root, logLevel: 'error' })
  const server = await createServer(
    mergeConfig(renderer, {
      configFile: false,
      plugins: [serveIdleWorker()],
      // Beside the other caches: the nearest package.json is not that of `root`.
      cacheDir: join(root, 'node_modules/.cache/vite'),
      server: { host: '127.0.0.1', port: PORT, fs: { allow: [root] } }
    })
  )
  await server.listen()
  say('Making the libraries ready …')
  // Else the first page that is opened waits for it, without a word.
  await server.warmupRequest('/main.ts')
  await server.waitForRequestsIdle()
  const address = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${PORT}/`
  console.log(`Linejudge is open at ${address} from its sources (Ctrl-C ends it)`)
  onStop(() => {
    void server.close().then(() => {
      process.exit()
    })
  })
  if (!noOpen) openBrowser(address)
}

/** The page asks for its service worker: here for one that keeps nothing, so that what is shown is what was last written. */
function serveIdleWorker() {
  return {
    name: 'linejudge-serve-idle-worker',
    /** @param {import('vite').ViteDevServer} server */
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end('// Keeps nothing: the page comes from its sources.\n')
      })
    }
  }
}

async function openDesktop() {
  const noWindow = whyNoWindow()
  if (noWindow) throw new Stop(`The desktop app cannot be opened: ${noWindow}. \`npm run dev\` opens the page in a browser.`)
  const electron = await ensureElectron(true)
  if ('why' in electron) throw new Stop(`The desktop app cannot be opened: ${electron.why}. \`npm run dev\` opens the page in a browser.`)
  const out = join(root, 'out')
  for (const part of ['main', 'preload', 'renderer']) mkdirSync(join(out, part), { recursive: true })
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let app
  const open = () => {
    if (
      !existsSync(join(out, 'main/index.js')) ||
      !existsSync(join(out, 'preload/preload.cjs')) ||
      !existsSync(join(out, 'renderer/index.html'))
    )
      return
    app?.kill()
    say('Opening the desktop app …')
    app = spawn(electron.binary, [root], { cwd: root, stdio: 'inherit' })
  }
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const builder = spawn(
    process.execPath,
    [join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--watch', '--logLevel', 'warn'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  )
  for (const part of ['main', 'preload', 'renderer']) {
    watch(join(out, part), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(open, QUIET_MS)
    })
  }
  onStop(() => {
    app?.kill()
    builder.kill()
    process.exit()
  })
}

await runScript(async () => {
  const { options } = readCommandLine(import.meta.url, { desktop: 'flag', 'no-open': 'flag' })
  await ensureInstalled()
  await (options.desktop ? openDesktop() : serveSources(options['no-open'] ?? false))
})
