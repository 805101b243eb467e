/** What the shell offers the app: the Electron bridge and the plain browser each give one of these. */

export interface TextFile {
  readonly name: string
  readonly text: string
}

export type MenuCommand =
  | 'new' | 'open' | 'save' | 'save-as' | 'undo' | 'redo' | 'zoom-in' | 'zoom-out' | 'zoom-fit' | 'keys' | 'about'

export interface Platform {
  readonly kind: 'electron' | 'browser'
  readonly version: string
  /** Lets the user pick a `.clixcase` (or .json) file. null: cancelled. Rejects with a sentence fit to show. */
  openFile(): Promise<TextFile | null>
  /** Lets the user save text. null: cancelled. Resolves only when the file is written whole. */
  saveFile(file: TextFile): Promise<{ readonly name: string } | null>
  /** Files that the system hands over (double click, drop on the icon). Returns the unsubscribe. */
  onFile(listener: (file: TextFile | { readonly name: string; readonly error: string }) => void): () => void
  /** Commands of the native menu; never called in a browser. Returns the unsubscribe. */
  onMenu(listener: (command: MenuCommand) => void): () => void
}
