/**
 * The one contract between the desktop shell and the page: every channel, what goes over it and what comes back.
 * Main checks arguments and results against these schemas; the preload turns them into the functions of `Bridge`.
 */
import * as v from 'valibot'
import { MOST_BYTES } from './formats/jsonText.ts'

export const MENU_COMMANDS = [
  'new', 'open', 'save', 'save-as', 'undo', 'redo', 'zoom-in', 'zoom-out', 'zoom-fit', 'keys', 'about'
] as const
export type MenuCommand = (typeof MENU_COMMANDS)[number]

/** The longest file name that file systems take. */
const fileName = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const textFile = v.strictObject({ name: fileName, text: v.pipe(v.string(), v.maxLength(MOST_BYTES)) })
export type TextFile = v.InferOutput<typeof textFile>

/** A file that the system handed over: its text, or why it could not be read. */
export type HandedFile = TextFile | { readonly name: string; readonly error: string }

/** The names on the wire, apart from the schemas: the preload needs nothing else. */
export const CHANNELS = {
  openFile: 'linejudge:open-file',
  saveFile: 'linejudge:save-file',
  file: 'linejudge:file',
  menu: 'linejudge:menu'
} as const

/** What the page may ask for. Arguments and results are checked in main, before and after the work. */
export const REQUESTS = {
  openFile: { args: v.strictTuple([]), result: v.nullable(textFile) },
  saveFile: { args: v.strictTuple([textFile]), result: v.nullable(v.strictObject({ name: fileName })) }
} as const
export type RequestName = keyof typeof REQUESTS
export type RequestArgs<N extends RequestName> = v.InferOutput<(typeof REQUESTS)[N]['args']>
export type RequestResult<N extends RequestName> = v.InferOutput<(typeof REQUESTS)[N]['result']>

/** An answer as it goes over the wire: an error is a sentence fit to show, never an exception with its stack. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }

/** What the preload puts on the page's `window.linejudge`. */
export interface Bridge {
  readonly openFile: () => Promise<Reply<RequestResult<'openFile'>>>
  readonly saveFile: (file: TextFile) => Promise<Reply<RequestResult<'saveFile'>>>
  /** Files that came before anyone listened are handed to the first listener. Returns the unsubscribe. */
  readonly onFile: (listener: (file: HandedFile) => void) => () => void
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void
}
