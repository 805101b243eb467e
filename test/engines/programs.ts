/** Programs of this machine: found on the path, started, and ended with everything that they started. */
import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function findProgram(...names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = names.flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)))).find(isProgram)
  return found ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface Running {
  /** Resolves with the first match in what it says. */
  says(what: RegExp): Promise<RegExpExecArray>
  /** Resolves when it has ended by itself. */
  readonly ended: Promise<void>
  end(): Promise<void>
}

/** A group of its own, so that one signal ends all of it. */
export function runProgram(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child: ChildProcess = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let said = ''
  const waiting: (() => void)[] = []
  const hear = (chunk: Buffer): void => {
    said = (said + chunk.toString('utf8')).slice(-20_000)
    for (const look of waiting) look()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    ended,
    says: (what) =>
      new Promise((done, fail) => {
        const look = (): void => {
          const found = what.exec(said)
          if (found) done(found)
        }
        waiting.push(look)
        look()
        void ended.then(() => fail(new Error(`${program} ended: ${said.slice(-500)}`)))
      }),
    end: async () => {
      try {
        process.kill(-child.pid!, 'SIGTERM')
      } catch {
        // It is gone already.
      }
      await Promise.race([ended, new Promise((late) => setTimeout(late, 5000))])
      try {
        process.kill(-child.pid!, 'SIGKILL')
      } catch {
        // All of it is gone.
      }
    }
  }
}
