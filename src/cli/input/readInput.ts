/** Reads what is to be judged: a file or standard input, never more than a case file may hold. */
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { inCodeOrder } from '../../shared/base/text/inCodeOrder.ts'
import { HEAD_BYTES, mostBytesOf } from '../../shared/json/fileSize.ts'
import { MOST_BYTES } from '../../shared/json/limits.ts'
import { fail, ok, type Result } from '../../shared/base/result.ts'
import '../../shared/base/sayFileSentences.ts'

export interface Input {
  /** How messages call it. */
  readonly name: string
  /** Text in UTF-8. */
  readonly read: () => Promise<Result<string>>
  readonly readBytes: () => Promise<Result<Uint8Array>>
}

/** Where paths on the command line start: npm changes to the project's folder, the person stands elsewhere. */
export const base = (): string =>
  process.env.npm_lifecycle_event === 'judge' && process.env.INIT_CWD ? process.env.INIT_CWD : process.cwd()

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file',
  EISDIR: 'This is a folder; expected a file',
  EACCES: 'This file may not be read by you',
  EPERM: 'This file may not be read by you',
  ENOTDIR: 'There is no such file'
}

/** `-` is standard input. */
export function inputOf(argument: string): Input {
  if (argument === '-') return inputFrom('standard input', () => readBytes(process.stdin))
  const path = resolve(base(), argument)
  return inputFrom(argument, async () => {
    try {
      if ((await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
      return await readBytes(createReadStream(path))
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      return fail({ code: 'unreadable', path: '', message: `${SENTENCES[code] ?? `This file could not be read (${code})`}.` })
    }
  })
}

/** Files of cases by their names, if the argument is a folder; else the argument alone, which may turn out to be no file. */
export const filesOfCases = (argument: string): Promise<readonly string[]> => filesBelow(argument, /\.(json|clixcase)$/)

/** Sets of OCTGN by their names, if the argument is a folder with some; else the argument alone. */
export async function filesOfSets(argument: string): Promise<readonly string[]> {
  const names = await filesBelow(argument, /(^|[/\\])set\.xml$/i)
  return names.length > 0 ? names : [argument]
}

/** Files below a folder whose names fit; of what is no folder, its own name. */
async function filesBelow(argument: string, fits: RegExp): Promise<readonly string[]> {
  if (argument === '-') return [argument]
  const path = resolve(base(), argument)
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false
  )
  if (!isFolder) return [argument]
  const names = await readdir(path, { recursive: true })
  return names
    .filter((name) => fits.test(name))
    .sort(inCodeOrder)
    .map((name) => join(argument, name))
}

const inputFrom = (name: string, bytesOf: () => Promise<Result<Uint8Array>>): Input => ({
  name,
  readBytes: bytesOf,
  read: async () => {
    const bytes = await bytesOf()
    return bytes.ok ? textOf(bytes.value) : bytes
  }
})

/** The text of a file, or the sentence that it is none. */
export function textOf(bytes: Uint8Array): Result<string> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return fail({ code: 'not-utf-8', path: '', message: 'These bytes are no UTF-8 text; expected JSON in UTF-8.' })
  }
}

async function readBytes(stream: Readable): Promise<Result<Uint8Array>> {
  const chunks: Buffer[] = []
  let bytes = 0
  let most = MOST_BYTES
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    // What may hold more says so in its first words, which so many chunks hold in any case.
    if (bytes > MOST_BYTES && most === MOST_BYTES) most = mostBytesOf(Buffer.concat(chunks.slice(0, HEAD_BYTES)))
    if (bytes > most) {
      stream.destroy()
      const limit = `${most / 1024 / 1024} MiB`
      return fail({ code: 'too-large', path: '', message: `There is more than ${limit} here; expected at most ${limit}.` })
    }
  }
  return ok(Buffer.concat(chunks))
}
