/**
 * The gate as the app uses it: files go to a worker of their own, which ends with the reading, by itself or by the
 * deadline. Whatever happens there, the answer is documents or sentences. Sound figure sets of our own format need no worker.
 */
import type { BrokenFile, ChoicesByFile, Reading, UntrustedFile } from '../../shared/formats/incoming.ts'
import { takenOver, type HandedOver } from './handOver.ts'
import { FIGURES_VERSIONS } from '../../shared/formats/documents/figuresVersion.ts'
import { HEAD_BYTES } from '../../shared/json/fileSize.ts'
import { IMPORT_DEADLINE_MS } from '../../shared/json/limits.ts'

/** What the gate needs of a worker. */
export type GateWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>

/** What the worker is told. */
export interface GateAsk {
  readonly files: readonly UntrustedFile[]
  readonly choices: ChoicesByFile
  readonly columns: Readonly<Record<string, string>> | undefined
}

export interface GateOptions {
  /** For files of other programs that do not say everything, by their names. */
  readonly choices?: ChoicesByFile
  /** What the columns of tables hold, by their heads. */
  readonly columns?: Readonly<Record<string, string>> | undefined
  readonly makeWorker?: () => GateWorker
  /** Milliseconds. */
  readonly deadline?: number
  /** Stops the reading; the answer is then null. */
  readonly signal?: AbortSignal
}

const makeOwnWorker = (): GateWorker => new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module', name: 'import' })

/** Reads everything in `files`; null: stopped by `signal`. Never rejects. The bytes are handed over and gone afterwards. */
export async function readThroughGate(files: readonly UntrustedFile[], options: GateOptions = {}): Promise<Reading | null> {
  const { signal } = options
  if (files.length > 0 && files.every(saysFigureSet)) {
    const { setsAtOnce } = await import('./setsAtOnce.ts')
    const sets = await setsAtOnce(files, signal)
    if (signal?.aborted) return null
    if (sets) return sets
  }
  return readInWorker(files, options)
}

/** Whether a file says near its front that it is a figure set of ours, in a version that sets are written in. */
function saysFigureSet({ bytes }: UntrustedFile): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  return FIGURES_VERSIONS.some((version) => head.includes(`"${version}"`))
}

function readInWorker(
  files: readonly UntrustedFile[],
  { choices = {}, makeWorker = makeOwnWorker, deadline = IMPORT_DEADLINE_MS, signal, columns }: GateOptions
): Promise<Reading | null> {
  const failed = (code: string, message: string): Reading => ({ ok: false, broken: [brokenFile(files[0]?.name ?? '', code, message)] })
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve(null)
      return
    }
    let worker: GateWorker
    try {
      worker = makeWorker()
    } catch {
      resolve(failed('no-worker', 'The file could not be read, because the system gave no room for it. Nothing came in; try again.'))
      return
    }
    const end = (reading: Reading | null): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      worker.terminate()
      resolve(reading)
    }
    const stop = (): void => {
      end(null)
    }
    const timer = setTimeout(() => {
      end(
        failed(
          'too-slow',
          `Reading took longer than ${deadline / 1000} seconds and was stopped; expected a file that is read faster. Nothing came in.`
        )
      )
    }, deadline)
    signal?.addEventListener('abort', stop)
    const broke = (): void => {
      end(failed('stopped', 'Reading stopped by itself, as it does when the memory runs out. Nothing came in.'))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      broke()
    }
    worker.onmessageerror = broke
    worker.onmessage = (event: MessageEvent<HandedOver>) => {
      clearTimeout(timer)
      takenOver(event.data).then(end, broke)
    }
    const ask: GateAsk = { files, choices, columns }
    worker.postMessage(ask, { transfer: buffersOf(files) })
  })
}

const brokenFile = (name: string, code: string, message: string): BrokenFile => ({ name, problems: [{ code, path: '', message }] })

/** Each buffer once: two views of one buffer could not be handed over. */
const buffersOf = (files: readonly UntrustedFile[]): ArrayBuffer[] =>
  [...new Set(files.map(({ bytes }) => bytes.buffer))].filter((buffer) => buffer instanceof ArrayBuffer)
