/**
 * How much a file from outside may hold. The limits of the import stand here; those of an event are its own (tournament/asks). They keep a hostile
 * or broken file from taking the memory or the time of the whole app, and lie far above what an honest file needs.
 */

const MIB = 1024 * 1024

/** Bytes of one file before anything in it is looked at: about a thousand times the largest map. */
export const MOST_BYTES = 32 * MIB
/** Bytes of a backup, which comes alone and holds everything: as much as the app writes into one file. */
export const MOST_BACKUP_BYTES = 128 * MIB
/** Bytes of a pack, and of a map of another program that holds its picture as text: JSON beside the picture stays below `MOST_BYTES`. */
export const MOST_BYTES_WITH_PICTURES = 128 * MIB
/** Files picked or dropped at once. */
export const MOST_FILES = 200
/** Bytes of all files picked or dropped at once. */
export const MOST_BYTES_AT_ONCE = 128 * MIB
/** An honest file has at least so many bytes for each list and object in it: millions of empty ones take a hundred times their bytes. */
export const BYTES_OF_A_VALUE = 20
/** Lists and objects of JSON inside each other. */
export const MOST_DEPTH = 64

/** Files in an archive. */
export const MOST_ENTRIES = 2000
/** Bytes of one file of an archive, inflated. What the archive declares is never trusted: the bytes are counted. */
export const MOST_ENTRY_BYTES = 64 * MIB
/** Bytes of all files of an archive, inflated. */
export const MOST_ARCHIVE_BYTES = 256 * MIB
/** Inflated bytes for each packed one. */
export const MOST_RATIO = 200
/** Below this many inflated bytes the ratio is not looked at: an empty map of 200 by 200 squares packs better than 200 : 1. */
export const RATIO_FROM_BYTES = MIB
/** Packed bytes that are inflated in one step; deflate makes at most 1032 times as many of them. */
export const INFLATE_STEP_BYTES = 4096

/** Documents in one pack. */
export const MOST_DOCUMENTS = 500

/** Pixels along one side of a picture. */
export const MOST_PICTURE_SIDE = 8192
/** Pixels of a picture: decoded they take four bytes each. */
export const MOST_PICTURE_PIXELS = 40_000_000

/** Walls, doors, lines, points, things and the like of a map of another program, each of them. */
export const MOST_PARTS = 100_000
/** Squares of one layer of another program: an endless map of it may be wider than any of ours. */
export const MOST_TILES = 4_000_000
/** Layers, and what else a map of another program has a few of. */
export const MOST_LAYERS = 1000
/** Units, rows or dials of one file of another program. */
export const MOST_UNITS = 60_000
/** Events of a league. */
export const MOST_EVENTS = 1000
/** Questions pinned to a map, and words on it. */
export const MOST_PINS = 500
export const MOST_LABELS = 2000

/** Time for reading everything that was picked; whatever takes longer is stopped from outside. */
export const IMPORT_DEADLINE_MS = 10_000

/** Bytes of an edition: a difference from its parent takes some 15 kB. */
export const MOST_EDITION_BYTES = 1 * MIB
