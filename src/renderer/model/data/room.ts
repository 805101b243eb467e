/** Whether the room that the browser gives is enough to go on saving. Sizes in bytes. */
import type { Room } from '../../../shared/journal/journalSource.ts'

const MIB = 1024 * 1024
/** Less than this is short for everybody: a sitting with pictures of maps uses some of it in an hour. */
export const LEAST_FREE = 32 * MIB
/** Files that are smaller than this are imported without a question. */
export const LARGE_IMPORT = 8 * MIB
/** The journal, the database and the next backup each get a copy of what is saved. */
const COPIES = 3

/** Returns the bytes that can still be used. */
export const freeOf = ({ used, quota }: Room): number => Math.max(0, quota - used)

/**
 * Whether a warning is due: less is free than the next renewal of the journal, the database and a backup may need together.
 * @param journal the size of the journal
 */
export const isShort = (room: Room, journal: number): boolean => freeOf(room) < LEAST_FREE + COPIES * journal

/** Whether files of this size together may not fit. */
export const mayNotFit = (room: Room, size: number): boolean => size >= LARGE_IMPORT && freeOf(room) < LEAST_FREE + COPIES * size
