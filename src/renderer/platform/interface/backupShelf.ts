/** Where backups lie, as the app sees it: files by name, each written whole or not at all. */

export interface BackupPlace {
  /** `folder`: files that the user can see; `browser`: the browser's own file system, reached only from here; `none`: nowhere. */
  readonly kind: 'folder' | 'browser' | 'none'
  /** The folder, to be shown; null where it has no path. */
  readonly folder: string | null
  /** Why it is not where it should be, as a sentence; null where all is well. */
  readonly problem: string | null
}

export interface BackupFile {
  readonly name: string
  readonly bytes: number
}

/** Every method rejects with an Error whose message is a sentence fit to show. */
export interface BackupShelf {
  place(): Promise<BackupPlace>
  list(): Promise<readonly BackupFile[]>
  read(name: string): Promise<string>
  /** Resolves when the file lies there whole and flushed. A name that is taken is refused. */
  write(name: string, text: string): Promise<void>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
}
