/** A typed line put to work on the table. Every line is one step of the history. */
import { isTimeline } from '../../../shared/contract/case.ts'
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import { messageOf, type Result } from '../../../shared/base/result.ts'
import { shippedText, texts, typedTexts } from '../../i18n/texts.ts'
import { fold } from '../../text/near.ts'
import { placingOf, useMap } from '../table/figureActions.ts'
import type { App, AtTable } from '../app.ts'
import { withFittingCombat } from '../../model/table/ask/combat.ts'
import { firstPick, isMovement, swapped, withBegin, withKind, withParts } from '../../model/table/ask/asks.ts'
import { entryOf } from '../../model/question/kinds/all.ts'
import { lacksTarget, type TypedAsk } from '../../model/typed/askText.ts'
import { suits } from '../../model/library/suits.ts'
import { namedEditions } from '../../model/library/ownEditions.ts'
import { terrainOnShelf } from '../../model/library/ownTerrain.ts'
import { chooseRuleset } from '../games/activeTable.ts'
import { reportKept, typedOnTimeline } from '../timeline/timelineActions.ts'
import { askOnTable } from '../question/ask.ts'
import { redoStep, undoStep } from '../table/undo.ts'
import { newTable } from '../table/newTable.ts'
import { nearPlace, warnOfGround } from '../setup/putOn.ts'
import { parseTyped } from '../../model/typed/parseTyped.ts'
import type { Around, LibraryFigure, TypedLine } from '../../model/typed/typedLine.ts'

/** What the text means on this table. Questions are about the moment that is shown, changes about the table itself. */
/** @param blank a new figure has nothing but its name, even if the library has one of that name */
export function readTyped(app: Pick<App, 'table' | 'timeline' | 'library' | 'session'>, text: string, blank = false): Result<TypedLine> {
  return readNaming(app, text, blank ? undefined : namedIn(app.library))
}

function readNaming(app: Pick<App, 'table' | 'timeline' | 'library' | 'session'>, text: string, named: Around['named']): Result<TypedLine> {
  const { timeline, table } = app
  const maps = app.library.maps.filter(suits(table.case.ruleset)).map(({ id, name }) => ({ id, name: shippedText(name) }))
  const editions = namedEditions(app.library.editions)
  const around = { near: nearPlace(app), shelf: terrainOnShelf(app.library), maps, editions, ...(named && { named }) }
  const line = parseTyped(timeline.shown, text, around)
  if (!line.ok || line.value.do !== 'change' || timeline.shown === table.case) return line
  return isTimeline(line.value.next.ask) ? parseTyped(table.case, text, around) : line
}

const libraryFigure = (entry: FigureEntry, set: string): LibraryFigure => ({
  name: entry.name,
  set: shippedText(set),
  placing: (side) => placingOf(entry, side)
})

/** The figures of each state of the library by their folded names: a line is read again with each key. */
const byName = new WeakMap<App['library']['figureSets'], ReadonlyMap<string, readonly LibraryFigure[]>>()

function namesOf(sets: App['library']['figureSets']): ReadonlyMap<string, readonly LibraryFigure[]> {
  const names = new Map<string, LibraryFigure[]>()
  for (const set of sets)
    for (const entry of set.figures) {
      const name = fold(entry.name)
      const one = libraryFigure(entry, set.name)
      names.set(name, [...(names.get(name) ?? []), one])
    }
  byName.set(sets, names)
  return names
}

/** The figures of the library by their exact names. */
const namedIn =
  ({ figureSets }: App['library']) =>
  (name: string): readonly LibraryFigure[] =>
    (byName.get(figureSets) ?? namesOf(figureSets)).get(fold(name)) ?? []

/** Does what was typed; a brush is put down for it. False where the text is not understood; the field then says why. */
export function runTyped(app: App, text: string, blank = false): boolean {
  const line = readTyped(app, text, blank)
  if (!line.ok) return false
  app.session.putDown()
  app.session.screen = 'table'
  run(app, line.value, text.trim())
  return true
}

function run(app: AtTable & Pick<App, 'timeline' | 'library' | 'settings'>, line: TypedLine, text: string): void {
  const { table, session } = app
  switch (line.do) {
    case 'ask':
      if (!typedOnTimeline(app, line.ask)) askTyped(app, line.ask)
      return
    case 'change': {
      const { case: before } = table
      const { ask } = before
      const { at } = app.timeline
      table.change(typedTexts.steps.typed(text), withFittingCombat(line.next, table.case))
      if (line.selected !== undefined) {
        session.selected = line.selected
        warnOfGround(app, line.selected)
      }
      if (line.pick !== undefined) session.pick = line.pick
      else if (line.next.ask.kind !== ask.kind) session.pick = firstPick(line.next.ask)
      reportKept(app, before, at)
      return
    }
    case 'choose-figure':
      session.openSearch('search', line.name, (entry, set) => {
        const chosen = readNaming(app, text, () => [libraryFigure(entry, set)])
        if (chosen.ok) run(app, chosen.value, text)
        else session.notify('error', chosen.problems[0]?.message ?? line.says)
        session.screen = 'table'
      })
      return
    case 'map': {
      const map = app.library.maps.find(({ id }) => id === line.id)
      if (map) useMap(app, map)
      return
    }
    case 'maps':
      session.screen = 'maps'
      return
    case 'new-table':
      newTable(app, line.size)
      return
    case 'ruleset':
      chooseRuleset(app, line.ruleset)
      return
    case 'force': {
      const value = app.timeline.shown
      void import('../noBoard/askForce.ts').then(
        ({ forceAsked }) => {
          session.noBoard.show(forceAsked(value, line.side, line.total))
        },
        (error: unknown) => {
          session.notify('error', messageOf(error))
        }
      )
      return
    }
    case 'undo':
      undoStep(app)
      return
    case 'redo':
      redoStep(app)
      return
    case 'swap':
      askOnTable(app, texts.steps.swap, swapped(table.case.ask))
  }
}

function askTyped(app: Pick<App, 'table' | 'session'>, { from, to, kind }: TypedAsk): void {
  const { table, session } = app
  const squares = typeof from !== 'string' || (to !== null && typeof to !== 'string')
  // Only a line of fire may begin or end in an empty square.
  const wanted = squares || (to !== null && isMovement(table.case.ask)) ? (kind ?? 'line-of-fire') : (kind ?? table.case.ask.kind)
  const asked = withKind(table.case.ask, wanted, table.rememberedEnds)
  const begun = entryOf(asked).ends === 'to' ? withParts(asked, { from }) : withBegin(asked, from)
  askOnTable(app, texts.steps.ask, to === null ? begun : withParts(asked, { from, to }))
  session.pick = lacksTarget({ to }) && (entryOf(asked).tapped || !isMovement(asked)) ? 'to' : 'from'
}
