/** Case files that the system hands over: on the command line, by a double click, from a second start of the app. */
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Turns } from '../../shared/base/turns.ts'
import type { HandedFile } from '../../shared/shell/ipc.ts'
import { readRawFile, readTextFile } from './files.ts'
import { shown, toldOver } from '../text/shownError.ts'

/**
 * The case files named on a command line. Switches and everything that is no case file by its name are passed over.
 * @param cwd the folder that relative names start from
 */
export function caseFilesIn(argv: readonly string[], cwd: string): readonly string[] {
  return argv
    .slice(1)
    .filter((argument) => !argument.startsWith('-') && /\.(clixcase|clixmap|clixpack|json)$/i.test(argument))
    .flatMap((argument) => pathOf(argument, cwd))
}

/** Whether the system would ask another computer for it: Linejudge never does. */
export const isElsewhere = (path: string): boolean => /^([\\/]{2}|file:)/i.test(path)

function pathOf(argument: string, cwd: string): readonly string[] {
  // Left as it is: that it lies elsewhere is told when it is its turn.
  if (/^[\\/]{2}/.test(argument) || isAbsolute(argument)) return [argument]
  if (!/^[a-z][a-z0-9+.-]+:/i.test(argument)) return [resolve(cwd, argument)]
  try {
    const { protocol, hostname } = new URL(argument)
    if (protocol === 'file:' && hostname !== '') return [argument]
    return [fileURLToPath(argument)]
  } catch {
    return []
  }
}

/** Keeps files until the window can take them, then hands each over once, in order. */
export class Handover {
  #send: ((file: HandedFile) => void) | null = null
  readonly #turns = new Turns()
  readonly #waiting: string[] = []

  /** Resolves when everything offered so far has been handed over or waits for a window. */
  offer(...paths: readonly string[]): Promise<void> {
    this.#waiting.push(...paths)
    return this.#flush()
  }

  /** The window can take files now; null: it no longer can. */
  to(send: ((file: HandedFile) => void) | null): Promise<void> {
    this.#send = send
    return this.#flush()
  }

  #flush(): Promise<void> {
    return this.#turns.run(async () => {
      while (this.#send !== null && this.#waiting.length > 0) {
        const path = this.#waiting.shift()!
        const file = await readHanded(path)
        if (this.#send === null) this.#waiting.unshift(path)
        else this.#send(file)
      }
    })
  }
}

async function readHanded(path: string): Promise<HandedFile> {
  const name = path.split(/[/\\]/).at(-1) ?? path
  if (isElsewhere(path)) return { name, error: toldOver(shown('file-elsewhere', { name })) }
  try {
    return await (/\.clixpack$/i.test(path) ? readRawFile(path) : readTextFile(path))
  } catch (error) {
    return { name, error: toldOver(error) }
  }
}
