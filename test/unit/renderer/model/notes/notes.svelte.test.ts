/** Notes on rules: written through the one commit, shared as a file, merged without losing a word. */
import { describe, expect, it } from 'vitest'
import { formatNotesFile, parseNotesFile, type NotesFile } from '../../../../../src/shared/formats/documents/notesFile.ts'
import { RuleNotes } from '../../../../../src/renderer/model/notes/notes.svelte.ts'
import { noteRows, notesToTake, usualChoice } from '../../../../../src/renderer/model/notes/notesPlan.ts'
import { MemoryRows } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import { StorageError } from '../../../../../src/renderer/storage/interface/storage.ts'

const NOW = '2026-01-02T03:04:05.000Z'
const note = (id: string, text: string, bookmarked = false) => ({ id, text, bookmarked, changedAt: NOW })
const file = (...notes: NotesFile['notes']): NotesFile => ({ format: 'linejudge-notes/1', notes, words: [] })

function open() {
  const rows = new MemoryRows()
  const storage = new RowStorage(rows)
  return { rows, storage, notes: new RuleNotes(storage, () => new Date(NOW)) }
}

describe('notes', () => {
  it('are shown at once and there again after a restart', async () => {
    const { storage, notes } = open()
    await notes.bookmark('LOF-05', true)
    notes.write('LOF-05', 'Ask for the corner')
    expect(notes.of('LOF-05')).toEqual(note('LOF-05', 'Ask for the corner', true))
    await notes.writer.flush()
    expect(notes.writer.state).toBe('saved')
    const again = new RuleNotes(storage)
    await again.load()
    expect(again.all).toEqual([note('LOF-05', 'Ask for the corner', true)])
  })

  it('without words and bookmark go away, in the storage too', async () => {
    const { storage, notes } = open()
    await notes.bookmark('LOF-05', true)
    await notes.bookmark('LOF-05', false)
    expect(notes.all).toEqual([])
    expect(await storage.ruleNotes()).toEqual([])
  })

  it('that could not be written stay on the screen, say so, and are written with the next change', async () => {
    const { rows, storage, notes } = open()
    rows.refusal = () => new StorageError('quota', 'The disk is full.')
    notes.write('LOF-05', 'one')
    await notes.writer.flush()
    expect([notes.writer.state, notes.writer.error, notes.of('LOF-05')?.text]).toEqual(['failed', 'The disk is full.', 'one'])
    // A list that is read anew meanwhile does not take the words away.
    await notes.load()
    expect(notes.of('LOF-05')?.text).toBe('one')
    rows.refusal = () => null
    notes.write('KB-01', 'two')
    await notes.writer.flush()
    expect(notes.writer.state).toBe('saved')
    expect((await storage.ruleNotes()).map(({ id }) => id).sort()).toEqual(['KB-01', 'LOF-05'])
  })
})

describe('a file of notes', () => {
  it('comes back as it was written', () => {
    const value: NotesFile = { ...file(note('LOF-05', 'línea\nzwei', true)), words: [['smash', 'knock back']] }
    expect(parseNotesFile(JSON.parse(formatNotesFile(value)))).toEqual({ ok: true, value })
  })

  it.each([
    ['another format', { format: 'linejudge-map/1' }, '/format'],
    ['a newer version', { format: 'linejudge-notes/2', notes: [] }, '/format'],
    ['a note without a rule', { format: 'linejudge-notes/1', notes: [{ text: '', bookmarked: true, changedAt: NOW }] }, '/notes/0'],
    ['a rule twice', { format: 'linejudge-notes/1', notes: [note('A', 'x'), note('A', 'y')] }, '/notes'],
    ['a time that is none', { format: 'linejudge-notes/1', notes: [{ ...note('A', 'x'), changedAt: 'yesterday' }] }, '/notes/0/changedAt']
  ])('with %s is refused, and the place is named', (_what, json, place) => {
    const parsed = parseNotesFile(json)
    expect(parsed.ok).toBe(false)
    if (!parsed.ok) expect(parsed.problems[0]!.path.startsWith(place)).toBe(true)
  })
})

describe('merging', () => {
  const mine = new Map([
    ['A', note('A', 'mine')],
    ['B', note('B', 'same', true)],
    ['C', note('C', '', true)]
  ])
  const rows = noteRows(file(note('B', 'same', true), note('A', 'theirs', true), note('D', 'new'), note('C', 'words')), (id) =>
    mine.get(id)
  )

  it('says what is new, the same and different, what differs first', () => {
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      ['A', 'differs'],
      ['C', 'differs'],
      ['D', 'new'],
      ['B', 'same']
    ])
  })

  it('keeps every word unless the judge says otherwise', () => {
    expect(notesToTake(rows, usualChoice, NOW)).toEqual([note('A', 'mine\n\ntheirs', true), note('C', 'words', true), note('D', 'new')])
  })

  it('does as the judge says', () => {
    expect(notesToTake(rows, (row) => (row.status === 'differs' ? 'mine' : usualChoice(row)), NOW).map(({ id }) => id)).toEqual(['D'])
    expect(notesToTake(rows, (row) => (row.status === 'differs' ? 'theirs' : usualChoice(row)), NOW)[0]).toEqual(note('A', 'theirs', true))
  })

  it('offers both only where both fit', () => {
    const long = noteRows(file(note('A', 'x'.repeat(19_999))), (id) => mine.get(id))
    expect(long[0]!.choices).toEqual(['mine', 'theirs'])
    expect(notesToTake(long, usualChoice, NOW)).toEqual([])
  })

  it('comes in with one commit, and goes out again', async () => {
    const { storage, notes } = open()
    await notes.take([note('A', 'a'), note('B', 'b')])
    expect((await storage.ruleNotes()).length).toBe(2)
    await notes.take([note('A', 'old')], ['B'])
    expect(await storage.ruleNotes()).toEqual([note('A', 'old')])
    expect(notes.all).toEqual([note('A', 'old')])
  })
})
