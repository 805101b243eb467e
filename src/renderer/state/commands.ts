/** Everything that the palette offers (Ctrl or Cmd + K), in words; each does what its button elsewhere does. */
import { ASK_KINDS, canSwap, firstPick, swapped, withKind } from './asks.ts'
import { RULESET_CHOICES } from './askChoices.ts'
import type { App } from './app.ts'
import { editOnTable } from './boardActions.ts'
import { figureName } from './caseEdit.ts'
import { suits } from './suits.ts'
import { exportAll, pickImport } from './backup/transfer.ts'
import { openFile, saveFile } from './fileActions.ts'
import { clearTable, useMap } from './figureActions.ts'
import { screensOf } from './systems/screens.ts'
import { activeRuleset, activeTable, chooseRuleset, systemTable } from './systems/activeTable.ts'
import { KINDS } from './desk/deskKinds.ts'
import { boardTextTexts } from '../i18n/boardTextTexts.ts'
import { dataTexts } from '../i18n/dataTexts.ts'
import { deskTexts } from '../i18n/deskTexts.ts'
import { texts } from '../i18n/texts.ts'
import { variantTexts } from '../i18n/variantTexts.ts'
import { addVariant, showVariant, variantName } from './variants/variantActions.ts'

export interface Command {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly run: () => void
}

/** What only the HeroClix table has: its questions, maps and figures. */
function clixCommands(app: App): readonly Command[] {
  const { table, session, library } = app
  const { ask } = table.case
  const t = texts.palette
  return [
    ...ASK_KINDS.filter(kind => kind !== ask.kind).map(kind => ({
      id: `ask ${kind}`, label: texts.ask.kindNotes[kind], note: t.ask,
      run: () => {
        session.screen = 'table'
        table.ask(texts.steps.ask, withKind(ask, kind, table.kept))
        session.pick = firstPick(table.case.ask)
      }
    })),
    { id: 'board text', label: boardTextTexts.open, note: t.table, run: () => { session.boardTextOpen = true } },
    { id: 'what-if', label: variantTexts.add, note: t.table, run: () => { addVariant(app) } },
    ...(app.variants.any ? [{ id: 'compare', label: variantTexts.compare, note: t.table, run: () => { session.screen = 'table'; session.comparing = true } }] : []),
    ...app.variants.all.filter(({ id }) => id !== app.variants.active).map(variant => ({
      id: `variant ${variant.id}`, label: variantTexts.show(variantName(variant)), note: t.table, run: () => { session.screen = 'table'; showVariant(app, variant.id) }
    })),
    ...(canSwap(ask) ? [{ id: 'swap', label: texts.ask.swap, note: t.ask, run: () => { table.ask(texts.steps.swap, swapped(ask)) } }] : []),
    ...library.maps.filter(suits(table.case.ruleset)).map(map => ({ id: `map ${map.id}`, label: map.name, note: texts.tray.map, run: () => { useMap(app, map) } })),
    ...(table.case.figures ?? []).map(figure => ({
      id: `figure ${figure.id}`, label: texts.tray.edit(figureName(figure)), note: t.figure, run: () => { editOnTable(app, figure.id) }
    }))
  ]
}

export function commandsOf(app: App): readonly Command[] {
  const { session, settings } = app
  const t = texts.palette
  const own = systemTable(app) ? [] : clixCommands(app)
  const questions = own.filter(({ note }) => note === t.ask)
  return [
    ...questions,
    ...RULESET_CHOICES.filter(({ id }) => id !== activeRuleset(app)).map(({ id, label }) => ({
      id, label, note: t.rules, run: () => { session.screen = 'table'; chooseRuleset(app, id) }
    })),
    ...(activeTable(app).ruling ? [{ id: 'save', label: texts.rulings.saveTitle, note: t.file, run: () => { session.saveOpen = true } }] : []),
    ...KINDS.map(kind => ({ id: `desk ${kind}`, label: deskTexts.kinds[kind], note: deskTexts.title, run: () => { session.desk.setKind(kind); session.desk.isOpen = true } })),
    { id: 'open', label: texts.files.open, note: t.file, run: () => { void openFile(app) } },
    { id: 'save-as', label: texts.files.save, note: t.file, run: () => { void saveFile(app) } },
    { id: 'clear', label: texts.tray.newTable, note: t.table, run: () => { clearTable(app) } },
    ...(session.screen === 'data' ? [] : [{ id: 'data', label: dataTexts.open, note: t.go, run: () => { session.screen = 'data' } }]),
    { id: 'export all', label: dataTexts.move.export, note: dataTexts.title, run: () => { void exportAll(app) } },
    { id: 'import all', label: dataTexts.move.import, note: dataTexts.title, run: () => { void pickImport(app) } },
    ...screensOf(app).filter(screen => screen !== session.screen).map(screen => ({
      id: `go ${screen}`, label: texts.screens[screen], note: t.go, run: () => { session.screen = screen }
    })),
    ...(['dark', 'bright', 'system'] as const).filter(theme => theme !== settings.current.theme).map(theme => ({
      id: `theme ${theme}`, label: texts.settings[theme], note: texts.settings.theme, run: () => { settings.set({ theme }) }
    })),
    { id: 'keys', label: texts.keys.title, note: t.help, run: () => { session.keysOpen = true } },
    ...own.filter(command => !questions.includes(command))
  ]
}
