/** What the screen of figures shows, for as long as the window is open. */
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import { lastingFinder, type FigureFinder } from '../../model/figures/figureFinder.svelte.ts'
import type { TableRules } from '../../model/library/ownEditions.ts'
import { FigureRoom } from '../../model/figures/figureRoom.svelte.ts'
import { StoredSteps } from '../../model/restart/storedSteps.svelte.ts'
import { rulesOfClix } from '../games/activeTable.ts'
import type { App } from '../app.ts'

const finders = new WeakMap<App['session'], FigureFinder>()

/** The rules by which figures are shown: those of the table, or the usual ones while another game is shown. */
export const rulesOfFigures = (app: App): TableRules => rulesOfClix(app) ?? { ruleset: USUAL_EDITION }

/** The one finder of this window. */
export function finderOf(app: App): FigureFinder {
  const there = finders.get(app.session)
  if (there) return there
  const made = lastingFinder(
    app.library,
    () => rulesOfFigures(app),
    (set, figure) => app.library.owned.find((row) => row.set === set)?.counts[figure] ?? 0
  )
  finders.set(app.session, made)
  return made
}

/** Opens a figure for editing; what was edited before is written first. */
export async function editFigure(app: App, set: string, figure: string): Promise<void> {
  const finder = finderOf(app)
  await finder.room?.flush()
  finder.show(set, figure)
  if (!finder.figure) return
  // A second room of the figure would be overwritten as soon as the first one can be saved.
  const unsaved = finder.unsaved.find((one) => one.set === set && one.id === figure && one.writer.state !== 'saved')
  if (unsaved) {
    finder.room = unsaved
    return
  }
  const room = new FigureRoom(set, finder.figure, app.library, (value, key) => new StoredSteps(value, key))
  // Where it cannot be read there is no way back, and nothing else is lost.
  await app.library.sessions().then(
    (rows) => room.restore(rows),
    () => undefined
  )
  finder.room = room
  finder.unsaved = [...finder.unsaved.filter(({ writer }) => writer.state !== 'saved'), room]
  app.saving.add({ writer: room.writer, unsaved: () => room.unsaved() })
}

/** Back to the page of the figure. */
export async function endEditing(app: App): Promise<void> {
  const finder = finderOf(app)
  await finder.room?.flush()
  finder.room = null
}
