/** What the shell offers the app: the Electron bridge and the plain browser each give one of these. */
import type { BackupShelf } from './backupShelf.ts'
import type { Hosting } from './hosting.ts'
import type { BytesFile, FileKind } from '../../../shared/shell/fileKinds.ts'
import type { VenueReach } from './venueReach.ts'

export type { BytesFile, FileKind } from '../../../shared/shell/fileKinds.ts'
import type { OfferedUpdate, RefusedUpdate } from '../../../shared/shell/ipc.ts'

export type { OfferedUpdate, RefusedUpdate } from '../../../shared/shell/ipc.ts'

export interface TextFile {
  readonly name: string
  readonly text: string
}

/** A file from outside, as it lies there: nothing in it is looked at yet. */
export interface PickedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export type MenuCommand = 'new' | 'open' | 'save' | 'save-as' | 'undo' | 'redo' | 'zoom-in' | 'zoom-out' | 'zoom-fit' | 'keys' | 'about'

/** One sheet for paper: an element that stands nowhere in the page yet, looked at in the bright colours on white. */
export interface PrintSheet {
  /** What a PDF of it would be called, without an ending. */
  readonly name: string
  readonly element: HTMLElement
  /** Width and height of the paper in points where the element is made of whole pages of it; otherwise the printer decides. */
  readonly page?: readonly [number, number]
}
/** `shown`: the browser's own print dialog was open, and what was done there nobody can tell. */
export type Printed = { readonly kind: 'saved'; readonly name: string } | { readonly kind: 'shown' } | { readonly kind: 'cancelled' }

export interface Sharing {
  /** Whether files of a kind can be handed to other apps here. */
  takes(kind: FileKind): boolean
  /** Hands over words and, where given, a file. Rejects with a sentence fit to show. Must be called from a tap or key. */
  send(content: { readonly title: string; readonly text: string; readonly file?: BytesFile }): Promise<'shared' | 'cancelled'>
}

export interface EditionStatus {
  /** Whether the app opens on this device without its server. `unavailable`: this browser does not keep it. */
  readonly offline: 'preparing' | 'ready' | 'unavailable'
  /** A new version is on this device, whole, and waits to be asked in. */
  readonly waiting: boolean
  /** Another window has asked a new version in; this one still runs the old one. */
  readonly changed: boolean
  /** The browser would install the app now. */
  readonly installable: boolean
  readonly installed: boolean
}

/** The app as the browser keeps it. */
export interface Edition {
  status(): EditionStatus
  /** Returns the unsubscribe. */
  onChange(listener: (status: EditionStatus) => void): () => void
  /** Asks the new version in and opens the page again. Write what is not written yet before. */
  change(): void
  /** Lets the browser ask whether to install. false: not now. Must be called from a tap or key. */
  install(): Promise<boolean>
}

export interface UpdatePlace {
  /** Whether there is a key to check updates with. */
  readonly key: boolean
  /** Who would be asked for one; null: nobody. */
  readonly host: string | null
}

/** Each rejects with a sentence fit to show where the shell itself fails. */
export interface Updates {
  place(): Promise<UpdatePlace>
  /** Looks at an update with every check, and changes nothing. null: cancelled. */
  check(from: 'file' | 'address'): Promise<OfferedUpdate | RefusedUpdate | null>
  /** Starts the installer of the one that was looked at; the app closes then. */
  start(version: string): Promise<RefusedUpdate | null>
}

export interface Platform {
  readonly kind: 'electron' | 'browser'
  readonly version: string
  /** The day of its build: ISO 8601; empty where nobody has said. */
  readonly built: string
  /** Newer versions from files; null in a browser, which has its own way. */
  readonly updates: Updates | null
  readonly backups: BackupShelf
  /** Lets the user pick one text file, as large as a backup may be. null: cancelled. Rejects with a sentence fit to show. */
  openFile(): Promise<TextFile | null>
  /** Lets the user pick any number of files that Linejudge may know. Empty: cancelled. Rejects with a sentence fit to show. */
  openFiles(): Promise<readonly PickedFile[]>
  /** Lets the user save text. null: cancelled. Resolves only when the file is written whole. */
  saveFile(file: TextFile): Promise<{ readonly name: string } | null>
  /** The same for bytes (a picture, a PDF, a pack): the kind decides the ending. */
  saveBytes(file: BytesFile): Promise<{ readonly name: string } | null>
  /** Desktop: saves a PDF through the save dialog. Browser: opens its print dialog. Rejects with a sentence fit to show. */
  print(sheet: PrintSheet): Promise<Printed>
  /** Puts words, and a PNG of the same where there is one, on the clipboard. Rejects with a sentence fit to show. */
  copy(text: string, png?: Uint8Array): Promise<void>
  /** Handing something to another app; null where the system offers no such thing. */
  readonly share: Sharing | null
  /** null in the desktop app. */
  readonly edition: Edition | null
  /** Being a device of an event that another one hosts. */
  readonly venue: VenueReach
  /** Hosting an event on this device; null in a browser, which cannot. */
  readonly hosting: (() => Promise<Hosting>) | null
  /** Files that the system hands over (double click, drop on the icon). Returns the unsubscribe. */
  onFile(listener: (file: TextFile | PickedFile | { readonly name: string; readonly error: string }) => void): () => void
  /**
   * The window is to close, and waits until the promise says whether all is saved; never called in a browser. Returns the
   * unsubscribe.
   */
  onLeave(listener: () => Promise<boolean>): () => void
  /** The app speaks this language: what the system shows of it does, too. */
  speak(language: string): void
  /** Commands of the native menu; never called in a browser. Returns the unsubscribe. */
  onMenu(listener: (command: MenuCommand) => void): () => void
}
