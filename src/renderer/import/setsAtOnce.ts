/**
 * Figure sets of our own format, out of the bytes of their files and without the worker: the walk over the bytes makes nothing of them, is
 * done in one pass and knows no way to hang, and a collection of thousands of dials is here before a worker has begun.
 */
import { nextTask } from '../../shared/base/nextTask.ts'
import { figureSetInBytes } from '../../shared/formats/documents/figures/figureSetBytes.ts'
import { checkSizes } from '../../shared/formats/fileSizes.ts'
import type { Incoming, Reading, UntrustedFile } from '../../shared/formats/incoming.ts'

/** So long the page may be held up at a time, in milliseconds. */
const SLICE_MS = 12

/**
 * The sets in `files`; null where it is not certain that all of them are sound sets, each of another id: then the worker says what they are.
 * @param rest lets the page go on for a moment
 */
export async function setsAtOnce(
  files: readonly UntrustedFile[],
  signal?: AbortSignal,
  rest: () => Promise<void> = nextTask
): Promise<Reading | null> {
  if (checkSizes(files.map(({ name, bytes }) => ({ name, size: bytes.length })))) return null
  const documents: Incoming[] = []
  const ids = new Set<string>()
  let since = performance.now()
  for (const { name: file, bytes } of files) {
    if (performance.now() - since > SLICE_MS) {
      await rest()
      if (signal?.aborted) return null
      since = performance.now()
    }
    const document = figureSetInBytes(bytes)
    if (!document || ids.has(document.id)) return null
    ids.add(document.id)
    documents.push({ file, kind: 'figures', document })
  }
  return { ok: true, documents, packs: [] }
}
