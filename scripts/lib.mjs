/**
 * What the scripts share: where things are, running commands, and making what is missing or stale.
 * Plain Node without dependencies, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, stripVTControlCharacters } from 'node:util'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const out = join(root, 'out')

/** Ends a script with one sentence instead of a stack trace. */
export class Stop extends Error {}

/** What was typed cannot be done, or help is asked for (status 0): what stands at the script's head is printed behind it. */
class Usage extends Error {
  /** @param {string} message @param {string} url @param {number} status */
  constructor(message, url, status) {
    super(message)
    this.url = url
    this.status = status
  }
}

/** @typedef {'flag' | 'number' | 'text'} OptionKind */
/**
 * The options of a script's command line by name, and the words beside them; `--seed 3` and `--seed=3` are the same. Where an option is unknown, a number
 * is none or `--help` is among them, what is thrown ends the script with what stands at its head.
 * @template {Readonly<Record<string, OptionKind>>} Known
 * @param {string} url  of the script, `import.meta.url`
 * @param {Known} known
 * @param {readonly string[]} [args]
 * @returns {{ options: { readonly [Name in keyof Known]?: Known[Name] extends 'flag' ? boolean : Known[Name] extends 'number' ? number : string }, words: readonly string[] }}
 */
export function readCommandLine(url, known, args = process.argv.slice(2)) {
  /** @param {unknown} error @returns {never} */
  const refuse = (error) => {
    throw new Usage(error instanceof Error ? `${error.message.split('. ')[0]}.` : String(error), url, 2)
  }
  const kinds = Object.entries({ help: 'flag', ...known })
  /** @type {NonNullable<import('node:util').ParseArgsConfig['options']>} */
  const types = Object.fromEntries(kinds.map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }]))
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args: [...args], options: types, allowPositionals: true })
    } catch (error) {
      return refuse(error)
    }
  })()
  if ('help' in values) throw new Usage('', url, 0)
  const options = Object.entries(values).map(([name, value]) => {
    if (known[name] !== 'number') return [name, value]
    const text = String(value)
    return /^\d+$/.test(text) ? [name, Number(text)] : refuse(`--${name} takes a whole number, not "${text}".`)
  })
  return { options: Object.fromEntries(options), words: positionals }
}

/** What stands at a script's head. @param {string} url */
function headOf(url) {
  const [head = ''] = readFileSync(fileURLToPath(url), 'utf8').match(/(?<=\/\*\*)[^]*?(?=\*\/)/) ?? []
  return head.replaceAll(/^ \* ?/gm, '').trim()
}

/** Progress for a person, on standard error: standard output belongs to the answer. @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`)
}

/**
 * Runs a script's main function. What goes wrong is told in a sentence; LINEJUDGE_DEBUG=1 shows where it did.
 * @param {() => Promise<number | void>} main  its number is the exit status
 */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (error instanceof Usage) {
      say(`${error.message}\n\n${headOf(error.url)}`.trimStart())
      process.exitCode = error.status
      return
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    say(error instanceof Stop ? message : `Linejudge's own script failed: ${process.env.LINEJUDGE_DEBUG ? stack : message}`)
    process.exitCode = 1
  }
}

/**
 * Runs a program in the project's folder. Resolves with its exit status and what it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, timeout?: number, show?: boolean, stdin?: boolean, shell?: boolean }} [options]
 *   `timeout` in milliseconds; `show` passes the output through instead of collecting it, `stdin` the keys that are pressed
 * @returns {Promise<{ status: number, output: string, timedOut: boolean }>}
 */
export function run(command, args, { env = {}, timeout = 0, show = false, stdin = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }), ...env },
      stdio: [stdin ? 'inherit' : 'ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell
    })
    let output = ''
    let timedOut = false
    const timer =
      timeout > 0
        ? setTimeout(() => {
            timedOut = true
            child.kill('SIGKILL')
          }, timeout)
        : undefined
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    /** @param {number} status @param {string} [more] */
    const end = (status, more = '') => {
      clearTimeout(timer)
      // Some tools colour what they print whatever they are told.
      resolve({ status, output: stripVTControlCharacters(output + more), timedOut })
    }
    child.on('error', (error) => end(127, error.message))
    child.on('close', (status) => end(status ?? 1))
  })
}

/**
 * Runs a program of an installed package by its entry file: the same on every system, no shell between.
 * @param {string} file  below node_modules
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, timeout?: number, show?: boolean, stdin?: boolean }} [options]
 */
export function runPackage(file, args, options) {
  return run(process.execPath, [join(root, 'node_modules', file), ...args], options)
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Whether node_modules holds what package-lock.json asks for (npm keeps its own copy of the list there). */
export function isInstalled() {
  const [wanted, present] = [join(root, 'package-lock.json'), join(root, 'node_modules', '.package-lock.json')]
  if (!existsSync(present)) return false
  if (statSync(present).mtimeMs >= statSync(wanted).mtimeMs) return true
  const [lock, have] = [readJson(wanted).packages, readJson(present).packages]
  return Object.keys(lock).every((key) => key === '' || lock[key].optional || lock[key].version === have[key]?.version)
}

/** Runs npm: the one that runs this script, where there is one. @param {readonly string[]} args */
export function runNpm(args) {
  const own = process.env.npm_execpath
  return own && /\.c?js$/.test(own) ? run(process.execPath, [own, ...args]) : run('npm', args, { shell: process.platform === 'win32' })
}

/** Installs the packages that package-lock.json names where they are not there yet. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock('install', async () => {
    if (isInstalled()) return
    say('Installing packages (once) …')
    const { status, output } = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
    if (status !== 0) throw new Stop(`The packages could not be installed (npm ci).\n${output.trim()}`)
  })
}

/** @typedef {{ sources: string[], command: [string, string[]], made: string, what: string }} Target */

/** What is built, from what. @type {Record<'app' | 'cli' | 'standin' | 'host' | 'player', Target>} */
const TARGETS = {
  app: {
    what: 'the app',
    sources: [
      'src/main',
      'src/device',
      'src/host',
      'src/disk',
      'src/renderer',
      'src/shared',
      'resources',
      'electron.vite.config.ts',
      'offline.config.ts',
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
      'tsconfig.web.json'
    ],
    command: ['electron-vite/bin/electron-vite.js', ['build', '--logLevel', 'warn']],
    made: 'renderer/index.html'
  },
  cli: {
    what: 'the command line',
    sources: ['src/cli', 'src/shared', 'resources', 'vite.cli.config.ts', 'package.json', 'package-lock.json', 'tsconfig.base.json'],
    command: ['vite/bin/vite.js', ['build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn']],
    made: 'cli/judge.js'
  },
  host: {
    what: 'the host',
    sources: [
      'src/host',
      'src/device',
      'src/disk',
      'src/shared',
      'vite.cli.config.ts',
      'package.json',
      'package-lock.json',
      'tsconfig.base.json'
    ],
    command: ['vite/bin/vite.js', ['build', '--config', 'vite.cli.config.ts', '--mode', 'host', '--logLevel', 'warn']],
    made: 'host/hostCommand.js'
  },
  player: {
    what: 'the page of players and displays',
    sources: [
      'src/player',
      'src/shared/venue',
      'src/shared/tournament',
      'vite.player.config.ts',
      'package.json',
      'package-lock.json',
      'tsconfig.base.json'
    ],
    command: ['vite/bin/vite.js', ['build', '--config', 'vite.player.config.ts', '--logLevel', 'warn']],
    made: 'player/player.html'
  },
  standin: {
    what: 'the stand-in for Electron',
    sources: ['test/standin'],
    command: ['vite/bin/vite.js', ['build', '--config', 'test/standin/vite.config.ts', '--logLevel', 'warn']],
    made: 'standin/electron.js'
  }
}

/** A hash over names, sizes and times of all sources: cheap enough to look at before every single answer. @param {Target} target */
function fingerprint(target) {
  const hash = createHash('sha1')
  /** @param {string} path */
  const add = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat) return
    if (!stat.isDirectory()) hash.update(`${relative(root, path)}:${stat.size}:${stat.mtimeMs}\n`)
    else for (const name of readdirSync(path).sort()) add(join(path, name))
  }
  for (const source of target.sources) add(join(root, source))
  return hash.digest('hex')
}

/** @param {keyof typeof TARGETS} name */
const stampOf = (name) => join(out, `.built-${name}`)

/** @param {keyof typeof TARGETS} name */
export function isBuilt(name) {
  const stamp = stampOf(name)
  return existsSync(join(out, TARGETS[name].made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(TARGETS[name])
}

/**
 * Builds `name` where a source has changed since it was last built; installs first where that is needed.
 * @param {keyof typeof TARGETS} name
 */
export async function ensureBuilt(name) {
  if (isBuilt(name)) return
  await ensureInstalled()
  await withLock('build', async () => {
    if (isBuilt(name)) return
    const target = TARGETS[name]
    const before = fingerprint(target)
    say(`Building ${target.what} …`)
    const { status, output } = await runPackage(...target.command)
    if (status !== 0) throw new Stop(`Building ${target.what} failed.\n${output.trim()}`)
    writeFileSync(stampOf(name), before)
  })
}

/**
 * Lets one process at a time install, build or check in this folder; the others wait for it.
 * @param {string} name
 * @param {() => Promise<void>} work
 */
export async function withLock(name, work) {
  mkdirSync(out, { recursive: true })
  const lock = join(out, `.lock-${name}`)
  const owner = join(lock, 'pid')
  for (;;) {
    try {
      mkdirSync(lock)
      writeFileSync(owner, String(process.pid))
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
      if (isAbandoned(lock, owner)) rmSync(lock, { recursive: true, force: true })
      else await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  try {
    await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Whether the process that took a lock is gone. @param {string} lock @param {string} owner */
function isAbandoned(lock, owner) {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0)
    return false
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code
    if (code === 'EPERM') return false
    // Taken, but its owner not yet written: give it a moment.
    const stat = statSync(lock, { throwIfNoEntry: false })
    return stat !== undefined && (code === 'ESRCH' || Date.now() - stat.mtimeMs > 2000)
  }
}
