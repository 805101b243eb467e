/** How much of a file is taken, by what it says of itself in its first bytes: known before anything else of it is read. */
import { MOST_BACKUP_BYTES, MOST_BYTES } from './limits.ts'

/** So many bytes at the front of a file tell what it is. */
export const HEAD_BYTES = 200

const BACKUP = /^(\u00ef\u00bb\u00bf)?\s*\{\s*"format"\s*:\s*"linejudge-backup\//

/** Whether a file is a backup. `head`: its first bytes, or all of it. */
export const isBackup = (head: Uint8Array): boolean => BACKUP.test(String.fromCharCode(...head.subarray(0, HEAD_BYTES)))

/** The most bytes that a file which comes alone may have. */
export const mostBytesOf = (head: Uint8Array): number => (isBackup(head) ? MOST_BACKUP_BYTES : MOST_BYTES)
