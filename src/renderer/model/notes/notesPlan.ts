/** What notes from a file would change, rule by rule, and what comes of the judge's choices. Pure. */
import { MOST_NOTE_TEXT, type NotesFile } from '../../../shared/formats/documents/notesFile.ts'
import type { RuleNote } from '../../storage/interface/storage.ts'

export type NoteChoice = 'mine' | 'theirs' | 'both'

export interface NoteRow {
  readonly id: string
  readonly mine: RuleNote | undefined
  readonly theirs: RuleNote
  readonly status: 'new' | 'same' | 'differs'
  /** What may be chosen; a single one where there is nothing to choose. */
  readonly choices: readonly NoteChoice[]
}

/** A file of notes as the judge looks at it. */
export interface NotesPreview {
  readonly name: string
  readonly rows: readonly NoteRow[]
  readonly words: readonly (readonly string[])[]
}

const together = (mine: RuleNote, theirs: RuleNote): string => [mine.text, theirs.text].filter((text) => text.trim() !== '').join('\n\n')

/** The rows of a file beside what is there: what differs first. */
export function noteRows(file: NotesFile, mine: (id: string) => RuleNote | undefined): readonly NoteRow[] {
  const rows = file.notes.map((theirs): NoteRow => {
    const own = mine(theirs.id)
    if (!own) return { id: theirs.id, mine: own, theirs, status: 'new', choices: ['theirs'] }
    if (own.text === theirs.text && own.bookmarked === theirs.bookmarked)
      return { id: theirs.id, mine: own, theirs, status: 'same', choices: ['mine'] }
    const fits = together(own, theirs).length <= MOST_NOTE_TEXT
    return { id: theirs.id, mine: own, theirs, status: 'differs', choices: fits ? ['both', 'mine', 'theirs'] : ['mine', 'theirs'] }
  })
  const rank = { differs: 0, new: 1, same: 2 }
  return rows.toSorted((a, b) => rank[a.status] - rank[b.status])
}

/** What a row is decided to be until the judge says otherwise: nothing that is written anywhere goes away. */
export const usualChoice = ({ choices }: NoteRow): NoteChoice => choices[0] ?? 'mine'

/** The notes that change by these choices. */
export const notesToTake = (rows: readonly NoteRow[], choiceOf: (row: NoteRow) => NoteChoice, now: string): readonly RuleNote[] =>
  rows.flatMap((row) => {
    const { mine, theirs, status } = row
    const choice = choiceOf(row)
    if (status === 'same' || choice === 'mine') return []
    if (choice === 'theirs' || !mine) return [theirs]
    return [{ id: theirs.id, text: together(mine, theirs), bookmarked: mine.bookmarked || theirs.bookmarked, changedAt: now }]
  })

const lineOf = (words: readonly string[]): string => words.join('|').toLowerCase()

/** The lines of words that are not known yet. */
export const newWords = (theirs: readonly (readonly string[])[], mine: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const known = new Set(mine.map(lineOf))
  return theirs.filter((words) => !known.has(lineOf(words)))
}
