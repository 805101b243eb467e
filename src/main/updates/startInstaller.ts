/** Starting an installer that was checked: the only place where Linejudge starts another program. */
import { spawn } from 'node:child_process'
import { copyFile, chmod } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'

export interface StartNeeds {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Partial<Record<string, string>>>
  /** Starts a program that continues when the app ends. Rejects if it cannot be started. */
  readonly run: (program: string, args: readonly string[]) => Promise<void>
  /** Hands a file to a program that opens it. Rejects if that program cannot be started or reports a failure. */
  readonly open: (opener: string, file: string) => Promise<void>
}

/** The program that opens an installer, by its ending. An installer of Windows and an AppImage are programs themselves. */
const OPENERS: Readonly<Record<string, Readonly<Partial<Record<NodeJS.Platform, string>>>>> = {
  '.dmg': { darwin: '/usr/bin/open' },
  '.deb': { linux: 'xdg-open' }
}

/**
 * Starts the installer. Rejects if it cannot be started or opened; the app must then stay open.
 *
 * A program that needs no installing (an AppImage, the portable app) is not started but copied to the folder of the running one, which
 * stays there; a file of the same name is not overwritten. Returns the path of that copy, to be started when the app has ended: while the
 * app runs it holds the lock of its single instance, and the new program would hand over to it and end. Returns `null` for installers.
 */
export async function startInstaller(installer: string, { platform, env, run, open }: StartNeeds): Promise<string | null> {
  const opener = OPENERS[extname(installer)]?.[platform]
  if (opener !== undefined) {
    await open(opener, installer)
    return null
  }
  const own = ownFolder(installer, env)
  if (own === null) {
    await run(installer, [])
    return null
  }
  const place = join(own, basename(installer))
  // 1: a file of that name is left as it is.
  if (place !== installer) await copyFile(installer, place, 1)
  await chmod(place, 0o755)
  return place
}

/** The folder of the running app if it needs no installing, or `null`. */
function ownFolder(installer: string, env: StartNeeds['env']): string | null {
  if (installer.endsWith('.AppImage')) return env.APPIMAGE === undefined ? null : dirname(env.APPIMAGE)
  return installer.endsWith('-portable.exe') ? (env.PORTABLE_EXECUTABLE_DIR ?? null) : null
}

/** Starts a separate program. Resolves when it runs, rejects if it cannot be started. */
export const runApart = (program: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { detached: true, stdio: 'ignore' })
    child.once('error', reject)
    child.once('spawn', () => {
      child.unref()
      resolve()
    })
  })

/** An opener that still runs after this many milliseconds has opened the file: some stay until the program that they started ends. */
const OPENED_MS = 4000

/** Opens a file with another program. Rejects if that program cannot be started or soon ends with an error, as `xdg-open` does if no program is installed for the file. */
export const openApart = (opener: string, file: string, patience = OPENED_MS): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(opener, [file], { detached: true, stdio: 'ignore' })
    const timer = setTimeout(resolve, patience)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve()
      else reject(new Error(`${basename(opener)}: ${code ?? 'stopped'}`))
    })
    child.unref()
  })

/** Variables that name the running AppImage; the next one sets its own. */
const OF_THE_IMAGE = ['APPDIR', 'APPIMAGE', 'ARGV0', 'OWD']
/** Lists of folders to which the start script of an AppImage adds folders of the image. */
const LISTS = ['PATH', 'LD_LIBRARY_PATH', 'XDG_DATA_DIRS', 'GSETTINGS_SCHEMA_DIR']

/** Returns the environment without the running image, which is unmounted before the next one starts. */
function withoutImage(env: StartNeeds['env']): Record<string, string> {
  const { APPDIR: image } = env
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) => {
      if (OF_THE_IMAGE.includes(name)) return []
      if (image === undefined || !LISTS.includes(name)) return [[name, value]]
      const left = value.split(':').filter((folder) => folder !== image && !folder.startsWith(`${image}/`))
      return left.length === 0 ? [] : [[name, left.join(':')]]
    })
  )
}

/** Waits for the process of the first argument, at most a minute, then becomes the program of the second. */
const WAIT_AND_START = 'n=0; while kill -0 "$1" 2>/dev/null && [ "$n" -lt 600 ]; do sleep 0.1; n=$((n+1)); done; exec "$2"'

/**
 * Starts an AppImage when the process `pid` has ended. Electron's `app.relaunch` cannot do this: its helper is a file of the old image,
 * which is unmounted when the app ends. Throws if the waiting shell cannot be started.
 */
export function startAfter(pid: number, program: string, env: StartNeeds['env']): void {
  const child = spawn('/bin/sh', ['-c', WAIT_AND_START, 'sh', String(pid), program], {
    detached: true,
    stdio: 'ignore',
    // Another folder could be in the old image.
    cwd: '/',
    env: withoutImage(env)
  })
  // Without a listener an error, which comes a turn later, would end this process with a stack.
  child.once('error', () => undefined)
  if (child.pid === undefined) throw new Error('The shell could not be started.')
  child.unref()
}
