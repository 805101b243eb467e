/** Starting an installer that was checked: the only place where Linejudge starts another program. */
import { spawn } from 'node:child_process'
import { copyFile, chmod } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'

export interface StartNeeds {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Partial<Record<string, string>>>
  /** Starts a program that goes on when the app ends. Rejects where it cannot. */
  readonly run: (program: string, args: readonly string[]) => Promise<void>
}

/** By its ending: what opens it. An installer of Windows and an AppImage are programs themselves. */
const OPENERS: Readonly<Record<string, Readonly<Partial<Record<NodeJS.Platform, string>>>>> = {
  '.dmg': { darwin: '/usr/bin/open' },
  '.deb': { linux: 'xdg-open' }
}

/**
 * Starts it. What needs no installing (an AppImage, the portable app) is first put beside the one that runs now, which stays; a name that is taken
 * there is not written over. Rejects where it cannot be started.
 */
export async function startInstaller(installer: string, { platform, env, run }: StartNeeds): Promise<void> {
  const opener = OPENERS[extname(installer)]?.[platform]
  if (opener !== undefined) {
    await run(opener, [installer])
    return
  }
  const own = ownFolder(installer, env)
  const place = own === null ? installer : join(own, basename(installer))
  if (place !== installer) {
    // 1: a file of that name is left as it is.
    await copyFile(installer, place, 1)
    await chmod(place, 0o755)
  }
  await run(place, [])
}

/** Where the app that needs no installing lies; null for all others. */
function ownFolder(installer: string, env: StartNeeds['env']): string | null {
  if (installer.endsWith('.AppImage')) return env.APPIMAGE === undefined ? null : dirname(env.APPIMAGE)
  return installer.endsWith('-portable.exe') ? (env.PORTABLE_EXECUTABLE_DIR ?? null) : null
}

/** Starts a program of its own; resolves when it runs. */
export const runApart = (program: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { detached: true, stdio: 'ignore' })
    child.once('error', reject)
    child.once('spawn', () => {
      child.unref()
      resolve()
    })
  })
