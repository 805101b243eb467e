/** Sets and figures made, copied, deleted and taken back; each is one commit, and every one can be undone. */
import type { FigureEntry, FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { asBroughtIn, asOwn, corrected, withoutCorrection } from '../../../shared/formats/documents/corrections.ts'
import type { BrokenFile } from '../../../shared/formats/incoming.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { blankFigure, blankSet, copyName, freeId, withFigure, withoutFigure } from '../../model/figures/newFigure.ts'
import type { Change } from '../../storage/interface/storage.ts'
import { figuresTexts as t } from '../../i18n/laterTexts.ts'
import { commitWithInverse, notifyUndoable } from '../importing/libraryUndo.ts'
import type { LibraryChanges } from '../../model/library/library.svelte.ts'
import { openFiles } from '../importing/openFiles.ts'
import type { App } from '../app.ts'
import { finderOf, editFigure } from './finder.ts'

type Put = Extract<Change, { readonly do: 'put'; readonly table: 'figureSets' }>
const put = (value: FigureSetFile): Put => ({ do: 'put', table: 'figureSets', value, origin: 'user' })

/** Commits with a way back; false: it was not written, and that is told. */
async function commit(app: App, label: string, changes: LibraryChanges, told: string | null): Promise<boolean> {
  try {
    const step = await commitWithInverse(app, label, changes)
    if (step && told !== null) notifyUndoable(app, step, told, t.undo)
    return true
  } catch (error) {
    app.session.notify('error', messageOf(error))
    return false
  }
}

/** The set as it is by now: something may have changed in it since it was shown. */
const nowOf = ({ library }: App, set: FigureSetFile): FigureSetFile => library.figureSets.find(({ id }) => id === set.id) ?? set

/** An empty set, open. */
export async function newSet(app: App): Promise<FigureSetFile | null> {
  let made: FigureSetFile | null = null
  const changes = (): readonly Change[] => {
    const { figureSets } = app.library
    const names = figureSets.map(({ name }) => name)
    const id = freeId('own-set', figureSets.map((set) => set.id)) // prettier-ignore
    made = blankSet(id, names.includes(t.newSetName) ? copyName(t.newSetName, names) : t.newSetName)
    return [put(made)]
  }
  if (!(await commit(app, t.stepNewSet, changes, t.stepNewSet))) return null
  const set = made as FigureSetFile | null
  finderOf(app).openSet(set?.id ?? null)
  return set
}

/** A figure of which nothing is known yet, into the open set or into a new one, and open for editing. */
export async function newFigure(app: App): Promise<void> {
  await figureOfDial(app, t.newFigureName, [])
}

/** A new figure with a dial, into the open set or into a new one, and open for editing; false if it was not written. */
export async function figureOfDial(app: App, name: string, dial: FigureEntry['dial']): Promise<boolean> {
  const finder = finderOf(app)
  const set = finder.set ?? app.library.figureSets.find(({ id }) => app.library.isOwn('figureSets', id)) ?? (await newSet(app))
  if (!set) return false
  let made = ''
  const changes = (): readonly Change[] => {
    const now = nowOf(app, set)
    made = freeId('own-figure', now.figures.map(({ id }) => id)) // prettier-ignore
    return [put(withFigure(now, { ...blankFigure(made, name.slice(0, 120)), dial }))]
  }
  if (!(await commit(app, t.stepNewFigure, changes, null))) return false
  await editFigure(app, set.id, made)
  return true
}

/** A copy of a figure beside it, open for editing. */
export async function duplicateFigure(app: App, set: FigureSetFile, figure: FigureEntry): Promise<void> {
  let made = ''
  const changes = (): readonly Change[] => {
    const now = nowOf(app, set)
    made = freeId(figure.id, now.figures.map(({ id }) => id)) // prettier-ignore
    const name = copyName(figure.name, now.figures.map((one) => one.name)) // prettier-ignore
    return [put(withFigure(now, asOwn({ ...asBroughtIn(figure), ...figure, id: made, name })))]
  }
  if (await commit(app, t.stepDuplicate(figure.name), changes, null)) await editFigure(app, set.id, made)
}

/** A copy of a whole set, open. */
export async function duplicateSet(app: App, set: FigureSetFile): Promise<void> {
  let made = ''
  const changes = (): readonly Change[] => {
    const { figureSets } = app.library
    made = freeId(set.id, figureSets.map(({ id }) => id)) // prettier-ignore
    return [put({ ...nowOf(app, set), id: made, name: copyName(set.name, figureSets.map(({ name }) => name)) })] // prettier-ignore
  }
  if (await commit(app, t.stepDuplicate(set.name), changes, t.stepDuplicate(set.name))) finderOf(app).openSet(made)
}

export async function renameSet(app: App, set: FigureSetFile, name: string): Promise<void> {
  const trimmed = name.trim().slice(0, 120)
  if (trimmed !== '' && trimmed !== set.name)
    await commit(app, t.stepRename(set.name), () => [put({ ...nowOf(app, set), name: trimmed })], t.stepRename(set.name))
}

/** Deletes a figure; offered back at once. */
export async function deleteFigure(app: App, set: FigureSetFile, figure: FigureEntry): Promise<void> {
  const finder = finderOf(app)
  if (finder.room?.id === figure.id) {
    await finder.room.flush()
    finder.room = null
  }
  const changes = (): readonly Change[] => {
    const now = app.library.figureSets.find(({ id }) => id === set.id)
    return now ? [put(withoutFigure(now, figure.id))] : []
  }
  if (changes().length === 0) return
  const done = await commit(app, t.stepDelete(figure.name), changes, t.deleted(figure.name))
  if (done && finder.figureId === figure.id) finder.figureId = null
}

/** Deletes a set of one's own; offered back at once. */
export async function deleteSet(app: App, set: FigureSetFile): Promise<void> {
  const finder = finderOf(app)
  const done = await commit(app, t.stepDelete(set.name), [{ do: 'delete', table: 'figureSets', id: set.id }], t.deleted(set.name))
  if (done && finder.setId === set.id) finder.openSet(null)
}

/** What the source says holds again, in one place or everywhere. */
export async function takeTheirs(app: App, set: FigureSetFile, figure: FigureEntry, at: string | null): Promise<void> {
  const changes = (): readonly Change[] => {
    const now = nowOf(app, set)
    const one = now.figures.find(({ id }) => id === figure.id) ?? figure
    return [put(withFigure(now, at === null ? corrected(asBroughtIn(one), asBroughtIn(one)) : withoutCorrection(one, at)))]
  }
  await commit(app, t.stepTheirs(figure.name), changes, t.theirsTaken(figure.name))
}

/** Reads copied text (a dial of a forum, a table, JSON) as a file. @param onBroken gets its problems */
export async function pasteFigures(app: App, text: string, onBroken?: (broken: readonly BrokenFile[]) => void): Promise<void> {
  if (text.trim() === '') return
  const ending = /^\s*[[{]/.test(text) ? 'json' : 'txt'
  await openFiles(app, [{ name: `${t.pastedName}.${ending}`, bytes: new TextEncoder().encode(text) }], onBroken)
}
