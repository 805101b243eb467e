/** Files that are not read, but known: each with a sentence that says what it is and what to choose instead. */
import type { FileSentenceId } from '../../base/fileSentences.ts'
import { problem } from '../../base/problem.ts'
import type { Problem } from '../../base/result.ts'
import '../../base/sayFileSentences.ts'

type Known = Extract<FileSentenceId, `${string}-alone`>

const said = (says: Known): Problem => problem('not-recognised', '', says, {})

/** By the end of its name: for files whose content says nothing that is read. */
const ENDINGS: Readonly<Record<string, Known>> = {
  dungeondraft_map: 'dungeondraft-alone',
  uvtt2z: 'uvtt2z-alone',
  ogmo: 'ogmo-alone',
  world: 'world-alone',
  'tiled-project': 'tiled-project-alone',
  'tiled-session': 'tiled-project-alone',
  ldb: 'leveldb-alone'
}

/** What a file is by its name; `null` if nothing is known of such names. */
export function knownByName(name: string): Problem | null {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(ENDINGS, end) ? said(ENDINGS[end]!) : null
}

/** The last eight bytes of a table of LevelDB. */
const LEVELDB = [0x57, 0xfb, 0x80, 0x8b, 0x24, 0x75, 0x47, 0xdb]
const SQLITE = 'SQLite format 3'

/** What bytes that are no text are; `null` if it is not known. */
export function knownBytes(bytes: Uint8Array): Problem | null {
  if (String.fromCharCode(...bytes.subarray(0, SQLITE.length)) === SQLITE) return said('sqlite-alone')
  return bytes.length > LEVELDB.length && LEVELDB.every((byte, at) => bytes[bytes.length - LEVELDB.length + at] === byte)
    ? said('leveldb-alone')
    : null
}

/** So much of a text is looked through. */
const FRONT = 20_000

/** Whether a text is the report of a chess tournament (TRF): lines that begin with three digits or letters, those of players with 001. */
export const looksLikeTrf = (text: string): boolean =>
  /^\uFEFF?\s*(?:\d{3}|XX[A-Z]|BB[A-Z]|###)[ \t]/.test(text) && /^001 +\d{1,4} /m.test(text.slice(0, FRONT))

/** Whether a text begins as a document in JSON does, sound or not. */
const looksLikeJson = (text: string): boolean =>
  /^\uFEFF?\s*(?:\{|\[\s*(?:$|[[{"\-\d\]]|(?:true|false|null)\s*[,\]]))/.test(text.slice(0, FRONT))

/** What a text that no importer knows is; `null` if it is JSON, which says itself what is wrong with it. */
export function knownText(text: string): Problem | null {
  if (looksLikeTrf(text)) return said('trf-alone')
  return looksLikeJson(text) ? null : problem('not-recognised', '', 'not-recognised', {})
}
