/** Sets that are made and deleted are taken back, several of them, after a restart, too; what was changed since stays. */
import { describe, expect, it, vi } from 'vitest'
import { commitWithInverse, redoLast, restoreUndo, undoable, undoLast } from '../../../../../src/renderer/actions/importing/libraryUndo.ts'
import { importingTexts, texts } from '../../../../../src/renderer/i18n/texts.ts'
import { libraryUndoChange, LIBRARY_UNDO, MOST_STEPS } from '../../../../../src/renderer/model/importing/libraryUndoRow.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { deleteSet, newSet } from '../../../../../src/renderer/actions/figures/figures.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { manyFigures } from '../../../../bench/figures.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

const [one, two] = manyFigures(150) as readonly [FigureSetFile, FigureSetFile]
const put = (value: FigureSetFile): Change => ({ do: 'put', table: 'figureSets', value, origin: 'user' })
const ids = ({ library }: { library: Library }): readonly string[] => library.figureSets.map(({ id }) => id)

/** The same device, opened again. */
async function again({ app, storage }: ReturnType<typeof memoryApp>) {
  const library = new Library(storage)
  await library.load()
  const session = new Session()
  return { library, session, app: { ...app, library, session } as typeof app }
}

describe('changes of the library', () => {
  it('are taken back one after another and done again', async () => {
    const memory = memoryApp()
    await commitWithInverse(memory.app, 'One', [put(one)])
    await commitWithInverse(memory.app, 'Two', [put(two)])
    await undoLast(memory.app)
    expect(ids(memory)).toEqual([one.id])
    await undoLast(memory.app)
    expect(ids(memory)).toEqual([])
    await undoLast(memory.app)
    await redoLast(memory.app)
    expect(ids(memory)).toEqual([one.id])
    await redoLast(memory.app)
    expect(ids(memory)).toEqual([one.id, two.id])
    await redoLast(memory.app)
    expect(undoable(memory.app)?.label).toBe('Two')
  })

  it('say what was taken back and done again, and why they cannot be', async () => {
    const memory = memoryApp()
    const last = () => memory.told().at(-1)
    await commitWithInverse(memory.app, 'One', [put(one)])
    await undoLast(memory.app)
    expect(last()).toEqual(['info', texts.notices.undone('One')])
    await redoLast(memory.app)
    expect(last()).toEqual(['info', texts.notices.redone('One')])
    const full = () => vi.spyOn(memory.library, 'commitDocuments').mockRejectedValueOnce(new Error('The disk is full.'))
    full()
    await undoLast(memory.app)
    expect([last(), ids(memory)]).toEqual([['error', importingTexts.undoFailed('The disk is full.')], [one.id]])
    await undoLast(memory.app)
    full()
    await redoLast(memory.app)
    expect([last(), ids(memory)]).toEqual([['error', 'The disk is full.'], []])
    // What was taken back is not done again over what has come since.
    await memory.library.commitDocuments([put({ ...one, name: 'Another name' })])
    await redoLast(memory.app)
    expect(memory.library.figureSets).toMatchObject([{ name: 'Another name' }])
  })

  it('of an earlier visit are read once, and kept beside those of this one, so many of them', async () => {
    const memory = memoryApp()
    await commitWithInverse(memory.app, 'One', [put(one)])
    const later = await again(memory)
    const sessions = vi.spyOn(later.library, 'sessions')
    await restoreUndo(later.app)
    await commitWithInverse(later.app, 'Two', [put(two)])
    await restoreUndo(later.app)
    expect([later.session.imports.done.map(({ label }) => label), sessions.mock.calls.length]).toEqual([['One', 'Two'], 1])
    const [first] = later.session.imports.done
    later.session.imports.done = Array.from({ length: MOST_STEPS }, (_, step) => ({ ...first!, label: `Step ${step}` }))
    await commitWithInverse(later.app, 'Last', [put({ ...two, name: 'Two more' })])
    const labels = later.session.imports.done.map(({ label }) => label)
    expect([labels.length, labels[0], labels.at(-1)]).toEqual([MOST_STEPS, 'Step 1', 'Last'])
  })

  it('are not done again after something else was done', async () => {
    const memory = memoryApp()
    await commitWithInverse(memory.app, 'One', [put(one)])
    await undoLast(memory.app)
    await commitWithInverse(memory.app, 'Two', [put(two)])
    await redoLast(memory.app)
    expect(ids(memory)).toEqual([two.id])
  })

  it('are taken back after a restart: a set that was made goes, one that was deleted comes back', async () => {
    const memory = memoryApp()
    await memory.library.commitDocuments([put(one)])
    await deleteSet(memory.app, one)
    const made = await newSet(memory.app)
    expect(ids(memory)).toEqual([made?.id])
    const later = await again(memory)
    await undoLast(later.app)
    await undoLast(later.app)
    expect(later.library.figureSets).toEqual([one])
  })

  it('that were taken back are done again after a restart, one after another, until something else is done', async () => {
    const memory = memoryApp()
    await commitWithInverse(memory.app, 'One', [put(one)])
    await commitWithInverse(memory.app, 'Two', [put(two)])
    await undoLast(memory.app)
    await undoLast(memory.app)
    const later = await again(memory)
    await redoLast(later.app)
    expect(ids(later)).toEqual([one.id])
    const latest = await again(memory)
    await redoLast(latest.app)
    expect(ids(latest)).toEqual([one.id, two.id])
    await undoLast(latest.app)
    await commitWithInverse(latest.app, 'Other', [put({ ...two, id: 'other' })])
    const last = await again(memory)
    await redoLast(last.app)
    expect(ids(last)).toEqual([one.id, 'other'])
  })

  it('that brought a picture are not done again after a restart: it went with its map', async () => {
    const memory = memoryApp()
    const picture = { do: 'put', table: 'pictures', value: { id: 'sha256-a.png' } } as unknown as Change
    const keptNow = libraryUndoChange([], [{ label: 'One', changes: [put(one)], back: [] }, { label: 'Map', changes: [picture, put(two)], back: [] }, { label: 'Two', changes: [put(two)], back: [] }]) // prettier-ignore
    await memory.storage.commit([keptNow])
    await restoreUndo(memory.app)
    expect(memory.app.session.imports.undone.map(({ label }) => label)).toEqual(['Two'])
  })

  it('stay where a set was changed since, and that is told', async () => {
    const memory = memoryApp()
    await commitWithInverse(memory.app, 'One', [put(one)])
    await memory.library.commitDocuments([put({ ...one, name: 'Another name' })])
    const later = await again(memory)
    await undoLast(later.app)
    expect(later.library.figureSets).toMatchObject([{ name: 'Another name' }])
    expect(later.session.notices).toMatchObject([{ kind: 'error' }])
  })

  it('of a large collection are taken back as long as the window is open, and nothing that lies before them after it', async () => {
    const memory = memoryApp()
    const large = manyFigures(4000)
    await commitWithInverse(memory.app, 'One', [put({ ...one, id: 'first' })])
    await commitWithInverse(memory.app, 'Many', large.map(put))
    expect(undoable(memory.app)?.label).toBe('Many')
    const later = await again(memory)
    await restoreUndo(later.app)
    expect(later.session.imports.last).toBeNull()
    await undoLast(memory.app)
    expect(ids(memory)).toEqual(['first'])
  })

  it.each([
    ['no list', { steps: 'all' }],
    ['no label', { steps: [{ changes: [], back: [] }] }],
    ['a table that is none', { steps: [{ label: 'a', changes: [], back: [{ do: 'delete', table: 'settings', id: 'settings' }] }] }],
    ['no document', { steps: [{ label: 'a', changes: [{ do: 'put', table: 'maps' }], back: [] }] }]
  ])('that were kept with %s are left out', async (_what, state) => {
    const memory = memoryApp()
    await memory.storage.commit([{ do: 'put', table: 'sessions', value: { id: LIBRARY_UNDO, state } }])
    await restoreUndo(memory.app)
    expect(memory.app.session.imports.done).toEqual([])
  })
})
