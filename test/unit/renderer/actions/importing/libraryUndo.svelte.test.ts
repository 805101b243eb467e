/** Sets that are made and deleted are taken back, several of them, after a restart, too; what was changed since stays. */
import { describe, expect, it } from 'vitest'
import { commitWithInverse, redoLast, restoreUndo, undoable, undoLast } from '../../../../../src/renderer/actions/importing/libraryUndo.ts'
import { LIBRARY_UNDO } from '../../../../../src/renderer/model/importing/keptUndo.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { deleteSet, newSet } from '../../../../../src/renderer/actions/figures/figures.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { manyFigures } from '../../../../bench/figures.ts'
import { deskOf } from '../../../../support/desk.ts'

const [one, two] = manyFigures(150) as readonly [FigureSetFile, FigureSetFile]
const put = (value: FigureSetFile): Change => ({ do: 'put', table: 'figureSets', value, origin: 'user' })
const ids = ({ library }: { library: Library }): readonly string[] => library.figureSets.map(({ id }) => id)

/** The same device, opened again. */
async function again({ app, storage }: ReturnType<typeof deskOf>) {
  const library = new Library(storage)
  await library.load()
  const session = new Session()
  return { library, session, app: { ...app, library, session } as typeof app }
}

describe('changes of the library', () => {
  it('are taken back one after another and done again', async () => {
    const desk = deskOf()
    await commitWithInverse(desk.app, 'One', [put(one)])
    await commitWithInverse(desk.app, 'Two', [put(two)])
    await undoLast(desk.app)
    expect(ids(desk)).toEqual([one.id])
    await undoLast(desk.app)
    expect(ids(desk)).toEqual([])
    await undoLast(desk.app)
    await redoLast(desk.app)
    expect(ids(desk)).toEqual([one.id])
    await redoLast(desk.app)
    expect(ids(desk)).toEqual([one.id, two.id])
    await redoLast(desk.app)
    expect(undoable(desk.app)?.label).toBe('Two')
  })

  it('are not done again after something else was done', async () => {
    const desk = deskOf()
    await commitWithInverse(desk.app, 'One', [put(one)])
    await undoLast(desk.app)
    await commitWithInverse(desk.app, 'Two', [put(two)])
    await redoLast(desk.app)
    expect(ids(desk)).toEqual([two.id])
  })

  it('are taken back after a restart: a set that was made goes, one that was deleted comes back', async () => {
    const desk = deskOf()
    await desk.library.commitDocuments([put(one)])
    await deleteSet(desk.app, one)
    const made = await newSet(desk.app)
    expect(ids(desk)).toEqual([made?.id])
    const later = await again(desk)
    await undoLast(later.app)
    await undoLast(later.app)
    expect(later.library.figureSets).toEqual([one])
    expect((await desk.storage.sessions()).map(({ id }) => id)).not.toContain(LIBRARY_UNDO)
  })

  it('stay where a set was changed since, and that is told', async () => {
    const desk = deskOf()
    await commitWithInverse(desk.app, 'One', [put(one)])
    await desk.library.commitDocuments([put({ ...one, name: 'Another name' })])
    const later = await again(desk)
    await undoLast(later.app)
    expect(later.library.figureSets).toMatchObject([{ name: 'Another name' }])
    expect(later.session.notices).toMatchObject([{ kind: 'error' }])
  })

  it('of a large collection are taken back as long as the window is open, and nothing that lies before them after it', async () => {
    const desk = deskOf()
    const large = manyFigures(4000)
    await commitWithInverse(desk.app, 'One', [put({ ...one, id: 'first' })])
    await commitWithInverse(desk.app, 'Many', large.map(put))
    expect(undoable(desk.app)?.label).toBe('Many')
    const later = await again(desk)
    await restoreUndo(later.app)
    expect(later.session.imports.last).toBeNull()
    await undoLast(desk.app)
    expect(ids(desk)).toEqual(['first'])
  })

  it.each([
    ['no list', { steps: 'all' }],
    ['no label', { steps: [{ changes: [], back: [] }] }],
    ['a table that is none', { steps: [{ label: 'a', changes: [], back: [{ do: 'delete', table: 'settings', id: 'settings' }] }] }],
    ['no document', { steps: [{ label: 'a', changes: [{ do: 'put', table: 'maps' }], back: [] }] }]
  ])('that were kept with %s are left out', async (_what, state) => {
    const desk = deskOf()
    await desk.storage.commit([{ do: 'put', table: 'sessions', value: { id: LIBRARY_UNDO, state } }])
    await restoreUndo(desk.app)
    expect(desk.app.session.imports.done).toEqual([])
  })
})
