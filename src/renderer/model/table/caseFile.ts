/** A question as a file of its own. */
import type { BytesFile, TextFile } from '../../platform/interface/platform.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import { texts } from '../../i18n/texts.ts'

/** A name for a file out of a title, without an ending: what no system forbids, and not too long. */
export const fileName = (title: string, otherwise = texts.app): string =>
  title
    .replace(/[^\p{L}\p{N} ._-]+/gu, '')
    .trim()
    .slice(0, 60) || otherwise

/** The case as it is saved; it gets the title where it has none of its own. */
export const caseFile = (value: SavedRuling['case'], title: string): TextFile => ({
  name: `${fileName(title)}.clixcase`,
  text: `${JSON.stringify({ ...value, title: value.title || title }, null, 2)}\n`
})

/** A kept ruling's question, to be handed to another app. */
export const caseBytes = ({ title, case: value }: SavedRuling): BytesFile => ({
  name: fileName(title),
  kind: 'case',
  bytes: new TextEncoder().encode(caseFile(value, title).text)
})
