/** Saved rulings: open one again, delete with a way back; and the position that a ruling leaves. */
import { messageOf } from '../../../shared/base/result.ts'
import { texts } from '../../i18n/texts.ts'
import { undoOfLast } from '../table/undo.ts'
import type { OpenParts } from '../../../shared/explain/openParts.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import type { App, AtTable } from '../app.ts'
import { applyAfter, applyDestroyed, applyMove } from '../../model/table/position/caseEdit.ts'
import { entryOf } from '../../model/question/kinds/all.ts'
import { openOf } from '../../model/ruling/readRuling.ts'
import { terrainTargetOf } from '../../model/table/position/terrainTarget.ts'

export async function deleteRuling(app: Pick<App, 'library' | 'session'>, saved: SavedRuling): Promise<void> {
  const { library, session } = app
  try {
    await library.deleteRuling(saved.id)
    session.notify('info', texts.notices.deletedRuling(saved.title), {
      label: texts.undo,
      run: () => {
        void restore(app, saved)
      }
    })
  } catch (error) {
    session.notify('error', texts.notices.deleteFailed(messageOf(error)), {
      label: texts.save.retry,
      run: () => {
        void deleteRuling(app, saved)
      }
    })
  }
}

async function restore(app: Pick<App, 'library' | 'session'>, saved: SavedRuling): Promise<void> {
  try {
    await app.library.saveRuling(saved)
  } catch (error) {
    app.session.notify('error', texts.notices.saveFailed(messageOf(error)), {
      label: texts.save.retry,
      run: () => {
        void restore(app, saved)
      }
    })
  }
}

/** Whether the ruling on the table leaves the position another one. */
export function canApply({ table }: Pick<App, 'table'>): boolean {
  const { ruling } = table
  return ruling !== null && (entryOf(ruling).leaves?.(ruling) ?? false)
}

/** The open parts of an attack's result: the player who has to choose a way, and rolls that are not entered. */
export function openInResult({ table }: Pick<App, 'table'>): Pick<OpenParts, 'decides' | 'due'> {
  const { ruling } = table
  return ruling?.kind === 'attack' ? openOf(table.asked, ruling) : { decides: null, due: [] }
}

/**
 * Moves the figures as the attack or the move on the table does, and removes destroyed terrain and objects. Once for each ruling, and not before a
 * player has chosen among its ways.
 */
export function applyResult(app: AtTable): void {
  const { table, session } = app
  if (table.isApplied) return
  const { case: value, ruling } = table
  if (ruling?.kind === 'move' && value.ask.kind === 'move') {
    table.change(texts.steps.apply, applyMove(value, value.ask, ruling.end))
    session.pick = 'to'
    session.notify('info', texts.notices.moved, undoOfLast(app))
    return
  }
  const { decides, due } = openInResult(app)
  if (ruling?.kind !== 'attack' || decides !== null) return
  const target = terrainTargetOf(value.ask)
  const after = applyAfter(value, ruling.after)
  table.apply(texts.steps.apply, target && ruling.destroyed ? applyDestroyed(after, target, ruling.debris ?? []) : after)
  if (target && ruling.destroyed) session.pick = 'to'
  session.notify('info', [texts.notices.applied, ...due.map((line) => `${line}.`)].join(' '), undoOfLast(app))
}
