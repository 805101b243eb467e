/** Notes saved as a file, and those of another judge looked at and taken over, with a way back. */
import { describe, expect, it, vi } from 'vitest'
import { exportNotes, isNotes, offerNotes, takeNotes } from '../../../../../src/renderer/actions/notes/notesTransfer.ts'
import { RuleNotes } from '../../../../../src/renderer/model/notes/notes.svelte.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { MemoryRows } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import { formatNotesFile, type NotesFile } from '../../../../../src/shared/formats/documents/notesFile.ts'
import { waitFor } from '../../../../support/waitFor.ts'

const NOW = '2026-01-02T03:04:05.000Z'
const note = (id: string, text: string) => ({ id, text, bookmarked: false, changedAt: NOW })

function bench() {
  const files: { name: string; text: string }[] = []
  const settings = {
    current: { searchWords: [] as readonly (readonly string[])[] },
    set(change: { searchWords?: readonly (readonly string[])[] }) {
      Object.assign(this.current, change)
    }
  }
  const saveFile = vi.fn((file: { name: string; text: string }) => {
    files.push(file)
    return Promise.resolve<{ name: string } | null>(file)
  })
  const app = {
    notes: new RuleNotes(new RowStorage(new MemoryRows()), () => new Date(NOW)),
    session: new Session(),
    settings,
    platform: { saveFile }
  } as unknown as Parameters<typeof exportNotes>[0]
  return { app, files, saveFile, settings }
}
const asText = (notes: NotesFile['notes'], words: NotesFile['words'] = []) => formatNotesFile({ format: 'linejudge-notes/1', notes, words })

describe('notes saved as a file', () => {
  it('stand in it by their rule, with what was typed last', async () => {
    const { app, files } = bench()
    app.notes.write('POW-ST', 'Second')
    app.notes.write('LOF-05', 'First')
    await exportNotes(app)
    const saved = JSON.parse(files[0]!.text) as NotesFile
    expect(saved.notes.map(({ id, text }) => [id, text])).toEqual([
      ['LOF-05', 'First'],
      ['POW-ST', 'Second']
    ])
    expect(app.session.notices.map(({ kind }) => kind)).toEqual(['info'])
    expect(isNotes(new TextEncoder().encode(files[0]!.text))).toBe(true)
    expect(isNotes(new TextEncoder().encode('{"format":"clixcase/1"}'))).toBe(false)
  })

  it('say nothing where the judge chose no place, and what went wrong where it did', async () => {
    const { app, saveFile } = bench()
    saveFile.mockResolvedValueOnce(null)
    await exportNotes(app)
    expect(app.session.notices).toEqual([])
    saveFile.mockRejectedValueOnce(new Error('The disk is full.'))
    await exportNotes(app)
    expect(app.session.notices.map(({ kind, text }) => [kind, text])).toEqual([['error', 'The disk is full.']])
  })
})

describe('notes of another judge', () => {
  it('are looked at first, taken over together, and put back by one button', async () => {
    const { app, settings } = bench()
    app.notes.write('LOF-05', 'Mine')
    await app.notes.writer.flush()
    offerNotes(app, { name: 'theirs.json', text: asText([note('KB-02', 'Theirs')], [['bolt', 'target']]) })
    expect(app.session.notesPreview?.rows.map(({ id }) => id)).toEqual(['KB-02'])
    expect(app.notes.of('KB-02')).toBeUndefined()
    await takeNotes(app, new Map())
    expect(app.notes.of('KB-02')?.text).toBe('Theirs')
    expect(settings.current.searchWords).toEqual([['bolt', 'target']])
    expect(app.session.notesPreview).toBeNull()
    const { action } = app.session.notices.at(-1)!
    expect(action?.valid?.()).toBe(true)
    action?.run()
    await waitFor(() => {
      expect(app.notes.of('KB-02')).toBeUndefined()
    })
    expect(app.notes.of('LOF-05')?.text).toBe('Mine')
    expect(settings.current.searchWords).toEqual([])
    expect(action?.valid?.()).toBe(false)
  })

  it('that cannot be read are told, and nothing is shown', () => {
    const { app } = bench()
    offerNotes(app, { name: 'broken.json', text: '{"format":"linejudge-notes/1"' })
    offerNotes(app, { name: 'other.json', text: '{"format":"clixcase/1"}' })
    expect(app.session.notesPreview).toBeNull()
    expect(app.session.broken?.name).toBe('other.json')
    expect(app.session.broken?.problems.length).toBeGreaterThan(0)
  })

  it('stay away where they cannot be written', async () => {
    const { app } = bench()
    offerNotes(app, { name: 'theirs.json', text: asText([note('KB-02', 'Theirs')]) })
    vi.spyOn(app.notes, 'take').mockRejectedValueOnce(new Error('full'))
    await takeNotes(app, new Map())
    expect(app.session.notesPreview).not.toBeNull()
    expect(app.session.notices.at(-1)).toMatchObject({ kind: 'error' })
  })
})
