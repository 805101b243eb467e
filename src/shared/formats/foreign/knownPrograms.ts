/** Files that are not read, but known: each with a sentence about it and about the file to choose instead. */
import type { FileSentenceId } from '../../base/fileSentences.ts'
import { problem } from '../../base/problem.ts'
import type { Problem } from '../../base/result.ts'
import '../../base/sayFileSentences.ts'

type Known = Extract<FileSentenceId, `${string}-alone`>

const said = (says: Known): Problem => problem('not-recognised', '', says, {})

/** By the end of the name: for files whose content is not recognised. */
const ENDINGS: Readonly<Record<string, Known>> = {
  dungeondraft_map: 'dungeondraft-alone',
  uvtt2z: 'uvtt2z-alone',
  ogmo: 'ogmo-alone',
  world: 'world-alone',
  'tiled-project': 'tiled-project-alone',
  'tiled-session': 'tiled-project-alone',
  ldb: 'leveldb-alone'
}

/** The known program of a file name; `null` if there is none. */
export function knownByName(name: string): Problem | null {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(ENDINGS, end) ? said(ENDINGS[end]!) : null
}

/** The last eight bytes of a table of LevelDB. */
const LEVELDB = [0x57, 0xfb, 0x80, 0x8b, 0x24, 0x75, 0x47, 0xdb]
const SQLITE = 'SQLite format 3'

/** The known program of bytes that are not text; `null` if there is none. */
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

/** The problem of a text that no importer reads; `null` for JSON, which has its own problems. */
export function knownText(text: string): Problem | null {
  if (looksLikeTrf(text)) return said('trf-alone')
  return looksLikeJson(text) ? null : problem('not-recognised', '', 'not-recognised', {})
}
