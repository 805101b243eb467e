/**
 * The one contract between the desktop shell and the page: every channel, what goes over it and what comes back.
 * Main checks arguments and results against these schemas; the preload turns them into the functions of `Bridge`.
 */
import * as v from 'valibot'
import type { ProblemFact, Told } from '../base/result.ts'
import { BYTE_STORE_TROUBLES, FILE_NAME } from '../journal/byteStore.ts'
import { MOST_FILE_BYTES } from '../journal/format.ts'
import { FILE_KIND_NAMES, MOST_SAVED_BYTES, type BytesFile } from './fileKinds.ts'
import { LANGUAGE_IDS, type LanguageId } from './languages.ts'
import { MOST_BACKUP_BYTES, MOST_BYTES, MOST_FILES } from '../json/limits.ts'
import { mostBytesOf } from '../json/fileSize.ts'
import { BACKUP_NAME } from '../backup/names.ts'
import { UPDATE_REFUSALS } from './updateFile.ts'
import { MOST_ORGANISER_TEXT, START_TROUBLES } from './hosting.ts'

export const MENU_COMMANDS = ['new', 'open', 'save', 'save-as', 'undo', 'redo', 'zoom-in', 'zoom-out', 'zoom-fit', 'keys', 'about'] as const
export type MenuCommand = (typeof MENU_COMMANDS)[number]

/** The longest file name that file systems take. */
const fileName = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const textFile = v.strictObject({ name: fileName, text: v.pipe(v.string(), v.maxLength(MOST_BYTES)) })
export type TextFile = v.InferOutput<typeof textFile>

const named = v.strictObject({ name: fileName })
const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength <= MOST_SAVED_BYTES)
const bytesFile = v.strictObject({ name: fileName, kind: v.picklist(FILE_KIND_NAMES), bytes })
/** What goes to the clipboard: words, and a picture of the same where there is one. */
const copied = v.strictObject({ text: v.pipe(v.string(), v.maxLength(4 * 1024 * 1024)), png: v.nullable(bytes) })
export type Copied = v.InferOutput<typeof copied>

/** A file as it lies there; the page looks into it behind its own gate. */
const rawFile = v.strictObject({
  name: fileName,
  bytes: v.custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength <= mostBytesOf(value))
})
export type RawFile = v.InferOutput<typeof rawFile>

/** The longest sentence, and the longest text in one. */
export const MOST_TOLD = 8192
const fact: v.GenericSchema<ProblemFact> = v.union([v.pipe(v.string(), v.maxLength(MOST_TOLD)), v.number(), v.lazy(() => said)])
const say = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9.-]{0,60}$/))
const places = v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), fact)
const facts = v.custom<Readonly<Record<string, ProblemFact>>>(
  (value) => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && v.is(places, value)
)
/** A sentence as data: its id and what stands in its places, which may be parts of sentences. */
const said = v.strictObject({ say, facts })
/** What failed: in English, and as data where the page can say it in its language. */
export const TOLD = v.strictObject({
  message: v.pipe(v.string(), v.maxLength(MOST_TOLD)),
  say: v.exactOptional(say),
  facts: v.exactOptional(facts)
})

/** A file that the system handed over: its text or bytes, or why it could not be read. */
export type HandedFile = TextFile | RawFile | { readonly name: string; readonly error: Told }

/** A name that backups have, and nothing else: no path can be one. */
const backupFile = v.pipe(v.string(), v.regex(BACKUP_NAME))
const backupText = v.pipe(v.string(), v.maxLength(MOST_BACKUP_BYTES))

/** The journal's files: their names and nothing else, and an answer that tells what kind of trouble there was. */
const journalFile = v.pipe(v.string(), v.regex(FILE_NAME))
const journalBytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength <= MOST_FILE_BYTES)
const journalAnswer = <T extends v.GenericSchema>(value: T) =>
  v.union([v.strictObject({ value }), v.strictObject({ trouble: v.picklist(BYTE_STORE_TROUBLES), said: v.string() })])
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_FILE_BYTES))

/** Hosting an event: which one, where. What page and host say to each other goes through as text. */
const eventId = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const organiserText = v.pipe(v.string(), v.maxLength(MOST_ORGANISER_TEXT))
/** An address of a network card, in digits. */
const hostAddress = v.pipe(v.string(), v.regex(/^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]{2,45})$/))
const hostPort = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(65_535))
const hostRow = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** An update whose signature and bytes are right, beside the version that runs. */
const offeredUpdate = v.strictObject({
  version: v.string(),
  built: v.string(),
  bytes: v.number(),
  file: v.string(),
  against: v.picklist(['newer', 'same', 'older'])
})
export type OfferedUpdate = v.InferOutput<typeof offeredUpdate>
const refusedUpdate = v.strictObject({ refused: v.picklist(UPDATE_REFUSALS), found: v.pipe(v.string(), v.maxLength(300)) })
export type RefusedUpdate = v.InferOutput<typeof refusedUpdate>

/** What the page may ask for. Arguments and results are checked in main, before and after the work. */
export const REQUESTS = {
  openFile: { args: v.strictTuple([]), result: v.nullable(v.strictObject({ name: fileName, text: backupText })) },
  openFiles: { args: v.strictTuple([]), result: v.pipe(v.array(rawFile), v.maxLength(MOST_FILES)) },
  saveFile: { args: v.strictTuple([textFile]), result: v.nullable(named) },
  saveBytes: { args: v.strictTuple([bytesFile]), result: v.nullable(named) },
  /** What the page shows for paper, as a PDF file; the page puts it there before it asks. */
  printPdf: { args: v.strictTuple([named]), result: v.nullable(named) },
  copy: { args: v.strictTuple([copied]), result: v.null() },
  backupPlace: { args: v.strictTuple([]), result: v.strictObject({ folder: v.string(), problem: v.nullable(TOLD) }) },
  listBackups: { args: v.strictTuple([]), result: v.array(v.strictObject({ name: backupFile, bytes: v.number() })) },
  readBackup: { args: v.strictTuple([backupFile]), result: backupText },
  writeBackup: { args: v.strictTuple([v.strictObject({ name: backupFile, text: backupText })]), result: v.null() },
  removeBackup: { args: v.strictTuple([backupFile]), result: v.null() },
  journalPlace: { args: v.strictTuple([]), result: v.string() },
  listJournal: { args: v.strictTuple([]), result: journalAnswer(v.array(v.strictObject({ name: journalFile, bytes: v.number() }))) },
  readJournal: { args: v.strictTuple([journalFile]), result: journalAnswer(v.nullable(journalBytes)) },
  appendJournal: { args: v.strictTuple([journalFile, size, journalBytes]), result: journalAnswer(v.null()) },
  writeJournal: { args: v.strictTuple([journalFile, journalBytes]), result: journalAnswer(v.null()) },
  /** The language that the page speaks: menu and boxes speak it, too. */
  language: { args: v.strictTuple([v.picklist(LANGUAGE_IDS)]), result: v.null() },
  /** Whether updates can be checked here, and the host that would be asked for one; null: none. */
  updatePlace: { args: v.strictTuple([]), result: v.strictObject({ key: v.boolean(), host: v.nullable(v.string()) }) },
  /** Looks at an update with every check, and keeps it where it passes. null: cancelled. */
  checkUpdate: { args: v.strictTuple([v.picklist(['file', 'address'])]), result: v.nullable(v.union([offeredUpdate, refusedUpdate])) },
  /** Starts the installer of the update that was looked at, by its version. null: it runs, and the app closes. */
  startUpdate: {
    args: v.strictTuple([v.strictObject({ version: v.pipe(v.string(), v.maxLength(40)) })]),
    result: v.nullable(refusedUpdate)
  },
  /**
   * Which addresses this machine has, what is hosted just now, and what was when the app ended without being told to stop it. `follows`: it was
   * a stand-by of that event.
   */
  hostPlaces: {
    args: v.strictTuple([]),
    result: v.strictObject({
      addresses: v.pipe(v.array(v.strictObject({ address: hostAddress, name: v.string() })), v.maxLength(100)),
      running: v.nullable(eventId),
      left: v.nullable(v.strictObject({ event: eventId, address: hostAddress, port: hostPort, follows: v.optional(v.boolean()) }))
    })
  },
  /** Starts the host process, or a stand-by that follows another host, on one address of this machine. `aside`: where a folder of the event lies that had gone another way. */
  startHost: {
    args: v.strictTuple([v.strictObject({ event: eventId, text: organiserText, address: hostAddress, port: hostPort })]),
    result: v.union([
      v.strictObject({ origin: v.pipe(v.string(), v.maxLength(200)), aside: v.nullable(v.string()) }),
      v.strictObject({ trouble: v.picklist(START_TROUBLES), said: v.string() })
    ])
  },
  /** Hands something to the host process and its answer back: what may be asked is in `shared/venue/organiser`, and checked at both ends. */
  askHost: { args: v.strictTuple([organiserText]), result: organiserText },
  /** The rows that the host has written after this one, read without hosting: what the page may not have taken over. */
  readHosted: { args: v.strictTuple([v.strictObject({ event: eventId, after: hostRow })]), result: organiserText },
  /** Which event the host of another computer has, at the address that somebody has typed; or why that cannot be said. */
  lookAtHost: {
    args: v.strictTuple([v.strictObject({ origin: v.pipe(v.string(), v.maxLength(200), v.regex(/^https?:\/\/[^\s/?#@]+$/)) })]),
    result: v.union([v.strictObject({ event: organiserText }), v.strictObject({ trouble: v.picklist(START_TROUBLES), said: v.string() })])
  },
  /** Ends hosting. `taken`: the page has all that the host has written, so that nothing of it is asked for at the next start. */
  endHost: { args: v.strictTuple([v.strictObject({ taken: v.boolean() })]), result: v.null() },
  /**
   * As a device of the staff: hands something to the process that holds the line to the host of another computer, and its answer back. What may
   * be asked is in `shared/venue/deviceMessages`, and checked at both ends.
   */
  askDevice: { args: v.strictTuple([organiserText]), result: organiserText },
  /** Ends that process. */
  endDevice: { args: v.strictTuple([]), result: v.null() },
  /** The page was told that it goes, and has written what it could. */
  left: { args: v.strictTuple([v.strictObject({ saved: v.boolean() })]), result: v.null() }
} as const
export type RequestName = keyof typeof REQUESTS
export type RequestArgs<N extends RequestName> = v.InferOutput<(typeof REQUESTS)[N]['args']>
export type RequestResult<N extends RequestName> = v.InferOutput<(typeof REQUESTS)[N]['result']>

/** An answer as it goes over the wire: an error is a sentence fit to show, never an exception with its stack. */
export type Reply<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Told)

/** What the preload puts on the page's `window.linejudge`. */
export interface Bridge {
  readonly openFile: () => Promise<Reply<RequestResult<'openFile'>>>
  readonly openFiles: () => Promise<Reply<RequestResult<'openFiles'>>>
  readonly saveFile: (file: TextFile) => Promise<Reply<RequestResult<'saveFile'>>>
  readonly saveBytes: (file: BytesFile) => Promise<Reply<RequestResult<'saveBytes'>>>
  readonly printPdf: (sheet: { readonly name: string }) => Promise<Reply<RequestResult<'printPdf'>>>
  readonly copy: (content: Copied) => Promise<Reply<null>>
  readonly backups: {
    readonly place: () => Promise<Reply<RequestResult<'backupPlace'>>>
    readonly list: () => Promise<Reply<RequestResult<'listBackups'>>>
    readonly read: (name: string) => Promise<Reply<RequestResult<'readBackup'>>>
    readonly write: (file: TextFile) => Promise<Reply<RequestResult<'writeBackup'>>>
    readonly remove: (name: string) => Promise<Reply<RequestResult<'removeBackup'>>>
  }
  readonly journal: {
    readonly place: () => Promise<Reply<RequestResult<'journalPlace'>>>
    readonly list: () => Promise<Reply<RequestResult<'listJournal'>>>
    readonly read: (name: string) => Promise<Reply<RequestResult<'readJournal'>>>
    readonly append: (name: string, at: number, bytes: Uint8Array) => Promise<Reply<RequestResult<'appendJournal'>>>
    readonly write: (name: string, bytes: Uint8Array) => Promise<Reply<RequestResult<'writeJournal'>>>
  }
  readonly language: (language: LanguageId) => Promise<Reply<null>>
  readonly updates: {
    readonly place: () => Promise<Reply<RequestResult<'updatePlace'>>>
    readonly check: (from: 'file' | 'address') => Promise<Reply<RequestResult<'checkUpdate'>>>
    readonly start: (version: string) => Promise<Reply<RequestResult<'startUpdate'>>>
  }
  readonly hosting: {
    readonly places: () => Promise<Reply<RequestResult<'hostPlaces'>>>
    readonly start: (what: RequestArgs<'startHost'>[0]) => Promise<Reply<RequestResult<'startHost'>>>
    readonly ask: (text: string) => Promise<Reply<RequestResult<'askHost'>>>
    readonly read: (what: RequestArgs<'readHosted'>[0]) => Promise<Reply<RequestResult<'readHosted'>>>
    readonly look: (what: RequestArgs<'lookAtHost'>[0]) => Promise<Reply<RequestResult<'lookAtHost'>>>
    readonly end: (how: { readonly taken: boolean }) => Promise<Reply<null>>
    readonly onNews: (listener: (text: string) => void) => () => void
  }
  readonly device: {
    readonly ask: (text: string) => Promise<Reply<RequestResult<'askDevice'>>>
    readonly end: () => Promise<Reply<null>>
    readonly onNews: (listener: (text: string) => void) => () => void
  }
  /** The window is to close: called once, answered with `left` as soon as all is written or cannot be. */
  readonly onLeave: (listener: (nothing: null) => void) => () => void
  readonly left: (how: { readonly saved: boolean }) => Promise<Reply<null>>
  /** Files that came before anyone listened are handed to the first listener. Returns the unsubscribe. */
  readonly onFile: (listener: (file: HandedFile) => void) => () => void
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void
}
