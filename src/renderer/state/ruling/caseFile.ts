/** A kept ruling's question as a case file. */
import type { BytesFile } from '../../platform/platform.ts'
import type { SavedRuling } from '../../storage/storage.ts'

/** A name for a file out of a title: what no system forbids, and not too long. */
export const fileName = (title: string): string => title.replace(/[^\p{L}\p{N} ._-]+/gu, '').trim().slice(0, 60) || 'Linejudge'

export const caseBytes = ({ title, case: value }: SavedRuling): BytesFile => ({
  name: fileName(title), kind: 'case', bytes: new TextEncoder().encode(`${JSON.stringify({ ...value, title: value.title ?? title }, null, 2)}\n`)
})
