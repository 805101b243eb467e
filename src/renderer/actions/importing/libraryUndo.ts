/** Changes of the library with their way back: by the notice, by the key on the screens of the library, and after a restart. */
import { messageOf } from '../../../shared/base/result.ts'
import { Turns } from '../../../shared/base/turns.ts'
import { importingTexts, texts } from '../../i18n/texts.ts'
import { inverse, stillStands } from '../../model/importing/inverse.ts'
import type { Done } from '../../model/importing/importStore.svelte.ts'
import { libraryUndoChange, MOST_STEPS, undoIn, undoneIn } from '../../model/importing/libraryUndoRow.ts'
import type { LibraryChanges } from '../../model/library/library.svelte.ts'
import type { Change } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'

type Undoing = Pick<App, 'library' | 'session'>

/**
 * Changes the library and keeps how to undo it, one change after the other: each finds what the one before it has left. Returns the step, or
 * `null` if there was nothing to change. Rejects with a StorageError.
 */
export const commitWithInverse = (app: Undoing, label: string, changesTo: LibraryChanges): Promise<Done | null> =>
  inTurn(app, async () => {
    await restoreUndo(app)
    const { library, session } = app
    let step: Done | null = null
    let done: readonly Done[] = []
    await library.commitDocuments(() => {
      const changes = typeof changesTo === 'function' ? changesTo() : changesTo
      if (changes.length === 0) return []
      step = { label, changes, back: inverse(changes, library) }
      done = [...session.imports.done, step].slice(-MOST_STEPS)
      return [...changes, libraryUndoChange(done)]
    })
    if (step === null) return null
    session.imports.done = done
    session.imports.undone = []
    return step
  })

const turns = new WeakMap<object, Turns>()

/** Does this when all that was begun before it is over, however that ended. */
function inTurn<T>({ session }: Undoing, work: () => Promise<T>): Promise<T> {
  const own = turns.get(session.imports) ?? new Turns()
  turns.set(session.imports, own)
  return own.run(work)
}

const restored = new WeakMap<object, Promise<void>>()

/** Steps of an earlier visit, once. Where they cannot be read there is no way back to it. */
export function restoreUndo({ library, session }: Undoing): Promise<void> {
  const known = restored.get(session.imports)
  if (known) return known
  const restoring = library.sessions().then(
    (rows) => {
      session.imports.done = [...undoIn(rows), ...session.imports.done]
      session.imports.undone = [...undoneIn(rows), ...session.imports.undone]
    },
    () => undefined
  )
  restored.set(session.imports, restoring)
  return restoring
}

/** Commits if every document is still as `last` left it. Returns whether it is. Rejects with a StorageError. */
async function commitUnlessChanged({ library }: Undoing, last: readonly Change[], changes: readonly Change[]): Promise<boolean> {
  let isSame = false
  await library.commitDocuments(() => {
    isSame = stillStands(last, library)
    return isSame ? changes : []
  })
  return isSame
}

/** The last change of the library, while it can be taken back: nothing that it touched has changed since. */
export function undoable({ library, session }: Undoing): Done | null {
  const { last } = session.imports
  return last && stillStands(last.changes, library) ? last : null
}

/** Undoes the last change of the library. */
export const undoLast = (app: Undoing): Promise<void> => undo(app, () => app.session.imports.last)

/** A notice about a step, with a button that undoes this step and no later one. @param button its label */
export function notifyUndoable(app: Undoing, step: Done, text: string, button: string): void {
  const run = (): void => {
    void undo(app, () => (app.session.imports.done.includes(step) ? step : null))
  }
  app.session.notify('info', text, { label: button, run })
}

const undo = (app: Undoing, stepOf: () => Done | null): Promise<void> =>
  inTurn(app, async () => {
    await restoreUndo(app)
    const { session } = app
    const step = stepOf()
    if (!step) return
    try {
      const done = session.imports.done.filter((one) => one !== step)
      const undone = [...session.imports.undone, step]
      if (!(await commitUnlessChanged(app, step.changes, [...step.back, libraryUndoChange(done, undone)]))) {
        session.notify('error', importingTexts.changedSince(step.label))
        return
      }
      session.imports.done = done
      session.imports.undone = undone
      session.notify('info', texts.notices.undone(step.label))
    } catch (error) {
      session.notify('error', importingTexts.undoFailed(messageOf(error)))
    }
  })

/** Does again what was taken back last, as long as nothing else was done since. */
export const redoLast = (app: Undoing): Promise<void> =>
  inTurn(app, async () => {
    await restoreUndo(app)
    const { session } = app
    const { undone } = session.imports
    const again = undone.at(-1)
    if (!again) return
    try {
      const done = [...session.imports.done, again]
      const left = undone.slice(0, -1)
      if (!(await commitUnlessChanged(app, again.back, [...again.changes, libraryUndoChange(done, left)]))) return
      session.imports.done = done
      session.imports.undone = left
      session.notify('info', texts.notices.redone(again.label))
    } catch (error) {
      session.notify('error', messageOf(error))
    }
  })
