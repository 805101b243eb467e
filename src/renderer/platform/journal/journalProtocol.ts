/** What goes between the page and the worker that writes the journal. Every request gets one answer with its number. */
import type { ByteStoreTrouble, FoundFile } from '../../../shared/journal/byteStore.ts'

export type JournalRequest =
  | { readonly op: 'open' }
  | { readonly op: 'list' }
  | { readonly op: 'read'; readonly name: string }
  | { readonly op: 'append'; readonly name: string; readonly at: number; readonly bytes: Uint8Array }
  | { readonly op: 'write'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly op: 'close' }

export interface JournalAnswers {
  readonly open: null
  readonly list: readonly FoundFile[]
  readonly read: Uint8Array | null
  readonly append: null
  readonly write: null
  readonly close: null
}

export type JournalMessage = JournalRequest & { readonly id: number }

export type JournalReply =
  | { readonly id: number; readonly ok: true; readonly value: JournalAnswers[JournalRequest['op']] }
  | { readonly id: number; readonly ok: false; readonly code: ByteStoreTrouble; readonly message: string }
