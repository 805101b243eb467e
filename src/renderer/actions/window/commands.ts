/** Every command in words, with its keys: what the box of search and commands offers; each does what its button elsewhere does. */
import { startTour } from '../help/tour.ts'
import { canSwap, swapped } from '../../model/table/ask/asks.ts'
import { ASK_KINDS } from '../../model/question/kinds/all.ts'
import { chosenRules, rulesetChoices } from '../../model/table/sentence/rulesetChoices.ts'
import type { App, AtTable } from '../app.ts'
import { editOnTable } from '../board/boardActions.ts'
import { turnBoard } from '../../model/board/turnBoard.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { figureName } from '../../model/table/position/caseEdit.ts'
import { exportAll, pickImport } from '../data/transfer.ts'
import { keyOf } from '../../model/window/keyTable.ts'
import { openFile, saveFile } from '../table/fileActions.ts'
import { clearTable } from '../table/figureActions.ts'
import { rulingNow } from '../savedRulings/saveRuling.ts'
import { undoable, undoLast } from '../importing/libraryUndo.ts'
import { exportNotes } from '../notes/notesTransfer.ts'
import { screensOf } from '../games/screens.ts'
import { activeTable, chooseRuleset, gameTable } from '../games/activeTable.ts'
import { KINDS } from '../../model/noBoard/noBoardKinds.ts'
import {
  boardTexts,
  dataTexts,
  importingTexts,
  noBoardTexts,
  referenceTexts,
  rulingTexts,
  setupTexts,
  texts,
  variantsTexts,
  windowTexts
} from '../../i18n/texts.ts'
import { askOnTable } from '../question/ask.ts'
import { kindChosen } from '../timeline/kindChosen.ts'
import { redoStep, undoStep } from '../table/undo.ts'
import { newTable } from '../table/newTable.ts'
import { toggleBrushes } from '../tools/brushTool.ts'
import { addVariant, showVariant, variantName } from '../variants/variantActions.ts'

export interface Command {
  readonly id: string
  readonly label: string
  readonly note?: string
  /** The keys that do the same, in words. */
  readonly key?: string | undefined
  readonly run: () => void
}

/** What only the HeroClix table has: its questions and figures. */
function clixCommands(app: AtTable & Pick<App, 'variants' | 'timeline'>): readonly Command[] {
  const { table, session } = app
  const { ask } = table.case
  const t = texts.palette
  return [
    ...ASK_KINDS.filter((kind) => kind !== ask.kind).map((kind) => ({
      id: `ask ${kind}`,
      label: texts.ask.kindNotes[kind],
      note: t.ask,
      run: () => {
        session.screen = 'table'
        void kindChosen(app, kind)
      }
    })),
    {
      id: 'board text',
      label: boardTexts.inWords.open,
      note: t.table,
      run: () => {
        session.boardTextOpen = true
      }
    },
    {
      id: 'turn',
      label: boardTexts.turn,
      note: t.table,
      key: keyOf('turn'),
      run: () => {
        session.screen = 'table'
        turnBoard(app.settings, app.table.case.map?.size, session.board.wide)
      }
    },
    {
      id: 'full',
      label: boardTexts.full.show,
      note: t.table,
      key: keyOf('full'),
      run: () => {
        session.screen = 'table'
        session.board.showFull(true)
      }
    },
    {
      id: 'what-if',
      label: variantsTexts.add,
      note: t.table,
      run: () => {
        addVariant(app)
      }
    },
    ...(app.variants.any
      ? [
          {
            id: 'compare',
            label: variantsTexts.compare,
            note: t.table,
            run: () => {
              session.screen = 'table'
              session.comparing = true
            }
          }
        ]
      : []),
    ...app.variants.all
      .filter(({ id }) => id !== app.variants.active)
      .map((variant) => ({
        id: `variant ${variant.id}`,
        label: variantsTexts.show(variantName(variant)),
        note: t.table,
        run: () => {
          session.screen = 'table'
          showVariant(app, variant.id)
        }
      })),
    ...(canSwap(ask)
      ? [
          {
            id: 'swap',
            label: texts.ask.swap,
            note: t.ask,
            run: () => {
              askOnTable(app, texts.steps.swap, swapped(ask))
            }
          }
        ]
      : []),
    ...(table.case.figures ?? []).map((figure) => ({
      id: `figure ${figure.id}`,
      label: texts.tray.edit(figureName(figure)),
      note: t.figure,
      run: () => {
        editOnTable(app, figure.id)
      }
    }))
  ]
}

/** What a board on the screen can do, of any game. */
function boardCommandsOf(app: Pick<App, 'session'>): readonly Command[] {
  if (app.session.screen !== 'table') return []
  const t = texts.palette
  const { does } = windowTexts.keys
  return [
    {
      id: 'zoom in',
      label: does.zoomIn,
      note: t.table,
      key: keyOf('zoomIn'),
      run: () => {
        boardCommands.zoomBy(1.25)
      }
    },
    {
      id: 'zoom out',
      label: does.zoomOut,
      note: t.table,
      key: keyOf('zoomOut'),
      run: () => {
        boardCommands.zoomBy(1 / 1.25)
      }
    },
    {
      id: 'zoom fit',
      label: does.zoomFit,
      note: t.table,
      key: keyOf('zoomFit'),
      run: () => {
        boardCommands.zoomFit()
      }
    },
    {
      id: 'zoom question',
      label: does.zoomQuestion,
      note: t.table,
      key: keyOf('zoomQuestion'),
      run: () => {
        boardCommands.zoomToQuestion()
      }
    }
  ]
}

function fileCommands(app: App): readonly Command[] {
  const { session } = app
  const t = texts.palette
  const table = activeTable(app)
  const done = undoable(app)
  return [
    ...(table.ruling
      ? [
          {
            id: 'save',
            label: texts.rulings.saveTitle,
            note: t.file,
            key: keyOf('save'),
            run: () => {
              session.saveOpen = true
            }
          },
          {
            id: 'sheet',
            label: rulingTexts.sheet.command,
            note: t.file,
            run: () => {
              session.sheetFor = rulingNow(app)
            }
          }
        ]
      : []),
    {
      id: 'open',
      label: texts.files.open,
      note: t.file,
      key: keyOf('open'),
      run: () => {
        void openFile(app)
      }
    },
    {
      id: 'save-as',
      label: texts.files.save,
      note: t.file,
      run: () => {
        void saveFile(app)
      }
    },
    ...(table.canUndo
      ? [
          {
            id: 'undo',
            label: texts.undo,
            note: t.table,
            key: keyOf('undo'),
            run: () => {
              undoStep(app)
            }
          }
        ]
      : []),
    ...(table.canRedo
      ? [
          {
            id: 'redo',
            label: texts.redo,
            note: t.table,
            key: keyOf('redo'),
            run: () => {
              redoStep(app)
            }
          }
        ]
      : []),
    ...(done
      ? [
          {
            id: 'undo import',
            label: importingTexts.undoOf(done.label),
            note: t.file,
            run: () => {
              void undoLast(app)
            }
          }
        ]
      : []),
    {
      id: 'clear',
      label: texts.tray.newTable,
      note: t.table,
      run: () => {
        clearTable(app)
      }
    }
  ]
}

function referenceCommands(app: Pick<App, 'settings' | 'session' | 'notes' | 'platform'>): readonly Command[] {
  const { session } = app
  return [
    {
      id: 'dial',
      label: referenceTexts.dial.title,
      note: texts.palette.rules,
      run: () => {
        session.screen = 'rules'
        session.reference.go('#speed')
      }
    },
    {
      id: 'kept',
      label: referenceTexts.keptTitle,
      note: texts.palette.rules,
      run: () => {
        session.screen = 'rules'
        session.reference.go('')
        session.reference.side = 'kept'
      }
    },
    {
      id: 'export notes',
      label: referenceTexts.share.exportCommand,
      note: texts.palette.file,
      run: () => {
        void exportNotes(app)
      }
    }
  ]
}

/** Every command that can be given now, in the order in which the box lists them. */
export function commandsOf(app: App): readonly Command[] {
  const { session, settings, library, table } = app
  const t = texts.palette
  const here = gameTable(app)?.adapter.ruleset ?? chosenRules(library.editions, table.case)
  const own = gameTable(app) ? [] : clixCommands(app)
  const questions = own.filter(({ note }) => note === t.ask)
  const screens = screensOf(app)
  return [
    ...questions,
    ...rulesetChoices(library.editions, table.case)
      .filter(({ id }) => id !== here)
      .map(({ id, label }) => ({
        id,
        label,
        note: t.rules,
        run: () => {
          session.screen = 'table'
          chooseRuleset(app, id)
        }
      })),
    ...fileCommands(app),
    ...KINDS.map((kind) => ({
      id: `no board ${kind}`,
      label: noBoardTexts.kinds[kind],
      note: noBoardTexts.title,
      run: () => {
        session.noBoard.setKind(kind)
        session.noBoard.open(app.table.case)
      }
    })),
    ...(gameTable(app)
      ? []
      : [
          {
            id: 'beside',
            label: setupTexts.beside.title,
            note: setupTexts.title,
            run: () => {
              session.screen = 'table'
              session.besideOpen = true
            }
          },
          {
            id: 'force-list',
            label: texts.add.force,
            note: setupTexts.title,
            run: () => {
              session.screen = 'table'
              session.pastedForce = ''
            }
          },
          {
            id: 'new-table',
            label: setupTexts.newTable,
            note: t.table,
            run: () => {
              newTable(app)
            }
          },
          {
            id: 'set-up',
            label: setupTexts.show,
            note: t.table,
            run: () => {
              session.screen = 'table'
              toggleBrushes(app)
            }
          }
        ]),
    ...(session.screen === 'data'
      ? []
      : [
          {
            id: 'data',
            label: dataTexts.open,
            note: t.go,
            run: () => {
              session.screen = 'data'
            }
          }
        ]),
    {
      id: 'export all',
      label: dataTexts.move.export,
      note: dataTexts.title,
      run: () => {
        void exportAll(app)
      }
    },
    {
      id: 'import all',
      label: dataTexts.move.import,
      note: dataTexts.title,
      run: () => {
        void pickImport(app)
      }
    },
    ...screens.flatMap((screen, i) =>
      screen === session.screen
        ? []
        : [
            {
              id: `go ${screen}`,
              label: texts.screens[screen],
              note: t.go,
              key: `${windowTexts.keys.names.alt} + ${i + 1}`,
              run: () => {
                session.screen = screen
              }
            }
          ]
    ),
    ...referenceCommands(app),
    ...boardCommandsOf(app),
    ...(['dark', 'bright', 'system'] as const)
      .filter((theme) => theme !== settings.current.theme)
      .map((theme) => ({
        id: `theme ${theme}`,
        label: texts.settings[theme],
        note: texts.settings.theme,
        run: () => {
          settings.set({ theme })
        }
      })),
    {
      id: 'keys',
      label: texts.keys.title,
      note: t.help,
      key: keyOf('keys'),
      run: () => {
        session.keysOpen = true
      }
    },
    {
      id: 'help',
      label: texts.help.open,
      note: t.help,
      key: keyOf('help'),
      run: () => {
        session.helpOpen = true
      }
    },
    {
      id: 'tour',
      label: texts.help.tour,
      note: t.help,
      run: () => {
        startTour(app)
      }
    },
    ...own.filter((command) => !questions.includes(command))
  ]
}
