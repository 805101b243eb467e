/** How much of a file is taken, by what it says of itself in its first bytes: known before anything else of it is read. */
import { MOST_BACKUP_BYTES, MOST_BYTES, MOST_BYTES_WITH_PICTURES } from './limits.ts'

/** So many bytes at the front of a file tell what it is. */
export const HEAD_BYTES = 200

const BACKUP = /^(\u00ef\u00bb\u00bf)?\s*\{\s*"format"\s*:\s*"linejudge-backup\//

const ARCHIVE = 'PK\u0003\u0004'
/** A Universal VTT map, whose picture is text inside it: its version is a number, or its grid or its picture comes first. */
const VTT_MAP = /^(?:\u00ef\u00bb\u00bf|\ufeff)?\s*\{\s*"(?:format"\s*:\s*[\d.]|resolution"|image")/

const wordsOf = (head: Uint8Array): string => String.fromCharCode(...head.subarray(0, HEAD_BYTES))

/** Whether a file is a backup. `head`: its first bytes, or all of it. */
export const isBackup = (head: Uint8Array): boolean => BACKUP.test(wordsOf(head))

/** Whether a file may hold pictures: an archive, or a map of another program. `head`: its first bytes or letters, or all of it. */
export function mayHoldPictures(head: Uint8Array | string): boolean {
  const words = typeof head === 'string' ? head.slice(0, HEAD_BYTES) : wordsOf(head)
  return words.startsWith(ARCHIVE) || VTT_MAP.test(words)
}

/** The most bytes that a file may have which comes with others. */
export const mostBytesAmongOthers = (head: Uint8Array): number => (mayHoldPictures(head) ? MOST_BYTES_WITH_PICTURES : MOST_BYTES)

/** The most bytes that a file may have. A backup comes alone: it is a matter of its own way in. */
export const mostBytesOf = (head: Uint8Array): number => (isBackup(head) ? MOST_BACKUP_BYTES : mostBytesAmongOthers(head))
