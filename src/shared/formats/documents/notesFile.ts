/**
 * Files of bookmarks and notes on rules (`linejudge-notes/1`), by which judges share them; with the words that the judge
 * uses for others when searching.
 */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import type { Result } from '../../base/result.ts'
import { listOf, optionalText, text } from '../../base/validate.ts'
import { parseDocument, type FormatFamily } from './common/version.ts'
import { writeJson } from '../../json/writeJson.ts'
import '../../base/sayFileSentences.ts'

export interface NotesFile {
  readonly format: 'linejudge-notes/1'
  readonly notes: readonly {
    /** The rule's id, such as `LOF-05`. */
    readonly id: string
    readonly text: string
    readonly bookmarked: boolean
    /** ISO 8601, UTC. */
    readonly changedAt: string
  }[]
  /** Words of one meaning, line by line. */
  readonly words: readonly (readonly string[])[]
}

export const NOTES_FORMAT: FormatFamily = { name: 'linejudge-notes', version: 1, upgrades: {} }

/** What a note holds at most, in characters. */
export const MOST_NOTE_TEXT = 20_000

export const notesSchema = v.object({
  format: v.literal('linejudge-notes/1'),
  notes: v.pipe(
    listOf(
      v.object({
        id: text(60),
        text: optionalText(MOST_NOTE_TEXT),
        bookmarked: v.boolean(),
        changedAt: v.pipe(v.string(), v.isoTimestamp(expects('expected.time', {})))
      }),
      5000
    ),
    v.check((notes) => new Set(notes.map(({ id }) => id)).size === notes.length, expects('expected.each-rule-once', {}))
  ),
  words: v.optional(listOf(listOf(text(60), 20), 300), [])
}) satisfies v.GenericSchema<unknown, NotesFile>

/** A file of notes from parsed JSON, or every problem with its place. */
export const parseNotesFile = (json: unknown): Result<NotesFile> => parseDocument(json, NOTES_FORMAT, notesSchema)

/** The text of a file of notes; the same notes give the same bytes. Throws where they are not valid. */
export const formatNotesFile = (file: NotesFile): string => writeJson(v.parse(notesSchema, file))
