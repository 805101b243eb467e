/**
 * Where the journal's bytes lie: a handful of named files that can be read, appended to and written whole. The desktop
 * shell, the browser's file store and the tests' memory each give one. What is in the files is not their business.
 */

/** The two places of the journal: while one is in use, the other is where the next one is written. */
export const SLOTS = ['journal-a.ljj', 'journal-b.ljj'] as const
export type Slot = (typeof SLOTS)[number]

/** Names that a byte store takes: the two slots, and pieces that were set aside. */
export const FILE_NAME = /^(journal-[ab]|aside-[0-9a-z-]{1,80})\.ljj$/

export interface FoundFile {
  readonly name: string
  readonly bytes: number
}

/** Every promise rejects with a ByteStoreError. */
export interface ByteStore {
  readonly kind: 'file' | 'browser'
  /** The folder, where a person can go there; null where not. */
  readonly place: string | null
  list(): Promise<readonly FoundFile[]>
  /** null: there is no such file. */
  read(name: string): Promise<Uint8Array | null>
  /**
   * Puts `bytes` at offset `at` and drops whatever lay behind it. Resolves when they are on the disk. What fails may
   * leave a part of `bytes` behind `at`, never a change before it. Rejects where the file is shorter than `at`.
   */
  append(name: string, at: number, bytes: Uint8Array): Promise<void>
  /**
   * Writes a file whole and resolves when it is on the disk. What fails may leave a part of it: whoever reads must be
   * able to tell. The other files are never touched.
   */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Lets go of the files. */
  close(): Promise<void>
}

/**
 * `full`: no room. `read-only`: the disk or the system does not allow writing. `elsewhere`: another window holds the files.
 * `dead`: what writes no longer answers. `unsupported`: there is no such store here. `failed`: anything else.
 */
export const BYTE_STORE_TROUBLES = ['full', 'read-only', 'elsewhere', 'dead', 'unsupported', 'failed'] as const
export type ByteStoreTrouble = (typeof BYTE_STORE_TROUBLES)[number]

/** `message` is what the system said, for a report; what the user reads is made from `code`. */
export class ByteStoreError extends Error {
  override readonly name = 'ByteStoreError'
  constructor(
    readonly code: ByteStoreTrouble,
    message: string
  ) {
    super(message)
  }
}
