/** Keys of the whole window, by the table of keys. Typing a letter or a number on the table begins a question. */
import type { RulesetId } from '../../../shared/contract/case.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { App, AtTable } from '../app.ts'
import { cancelDescentTool } from '../descent/descentHand.ts'
import { cancelHexTool } from '../heroscape/hexHand.ts'
import { goStep } from '../board/stepping.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { duplicateOnTable } from '../table/figureActions.ts'
import { openFile } from '../table/fileActions.ts'
import { rowFor, type KeyGroup, type KeyId } from '../../model/window/keyTable.ts'
import { later } from '../../model/window/later.ts'
import { isBoardChord, letterOf } from '../../model/window/boardChord.ts'
import { overlaid } from '../../model/window/overlaid.ts'
import { screensOf } from '../games/screens.ts'
import { activeTable, gameTable } from '../games/activeTable.ts'
import { timelineKey } from '../timeline/timelineAtHand.ts'
import { cancelChosen, cancelTaken } from '../tools/boardHand.ts'
import { toggleBrushes } from '../tools/brushTool.ts'
import { cursorStart } from '../tools/cursorStart.ts'
import { stepBackOnPath } from '../tools/pathTool.ts'
import { redoStep, undoStep } from '../table/undo.ts'
import { stepVariant } from '../variants/variantActions.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)

/** The fields in which the lists of maps and figures are searched. */
const SEARCH = '[data-search]'

/** Clears the search. Returns false if it is empty. */
function emptySearch(): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement>(SEARCH)].find(({ value }) => value !== '')
  if (!field) return false
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Escape in a search of the library is no letter of it. */
const leavesSearch = (app: Pick<App, 'session'>, { key, target }: KeyboardEvent): boolean =>
  key === 'Escape' && isLibrary(app) && target instanceof HTMLInputElement && target.matches(SEARCH)

const askField = (): HTMLElement | null => document.getElementById('ask-field')

/** Cancels the tool in use over the board of another game. */
function cancelOfGame(app: AtTable): boolean {
  const table = gameTable(app)
  return table !== undefined && (GAME_HANDS[table.adapter.ruleset]?.(app) ?? false)
}

const GAME_HANDS: Readonly<Partial<Record<RulesetId, (app: AtTable) => boolean>>> = {
  'heroscape-knockback': cancelHexTool,
  'descent-2e': cancelDescentTool
}

/** The levels that Escape leaves, the nearest first. Each returns whether there was anything to leave. After the screen they are the table's own. */
const LEVELS: readonly ((app: App) => boolean)[] = [
  ({ session }) => {
    const isThere = session.preview !== null
    session.preview = null
    return isThere
  },
  ({ session }) => {
    const isThere = session.screen === 'table' && session.comparing
    if (isThere) session.comparing = false
    return isThere
  },
  (app) => isLibrary(app) && emptySearch(),
  ({ session }) => {
    // A hand that closes dialogs one after the other must not lose the desk of its event in the middle of a round.
    if (session.desk !== null) return true
    const isElsewhere = session.screen !== 'table'
    session.screen = 'table'
    return isElsewhere
  },
  ({ session: { board } }) => {
    const isThere = board.inspected !== null
    board.inspected = null
    return isThere
  },
  cancelOfGame,
  cancelTaken,
  ({ session }) => session.board.leave(),
  cancelChosen
]

/** Escape: one level back. */
export const stepBack = (app: App): boolean => LEVELS.some((leave) => leave(app))

function duplicateSelected(app: AtTable): boolean {
  const { screen, selected } = app.session
  if (screen !== 'table' || gameTable(app) || selected === null) return false
  duplicateOnTable(app, selected)
  return true
}

function setUp(app: AtTable & Pick<App, 'library'>): boolean {
  if (app.session.screen !== 'table' || gameTable(app)) return false
  // With a brush in the hand already the first press only goes back to the board.
  const { session } = app
  if (session.brush === null || boardCommands.isFocused()) toggleBrushes(app)
  if (session.brush !== null && session.cursor === null) {
    // Whoever comes by the keyboard sees where it begins.
    session.cursor = cursorStart(app)
    session.setup.steering = true
  }
  boardCommands.focus()
  return true
}

function otherVariant(app: AtTable & Pick<App, 'variants'>, by: 1 | -1): boolean {
  if (!app.variants.any || gameTable(app)) return false
  stepVariant(app, by)
  return true
}

function turnPage({ session: { reference } }: Pick<App, 'session'>, way: 'previous' | 'next'): boolean {
  const page = reference.beside[way]
  if (page !== null) reference.go(page)
  return page !== null
}

/** In a text field undo and redo mean the text, as long as there is any. */
const meansText = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.value !== '' && target.id === 'ask-field'

/** The screens of maps and figures take back what was made, deleted and brought in there, and not what lies unseen on the table. */
const isLibrary = ({ session }: Pick<App, 'session'>): boolean => session.screen === 'figures' || session.screen === 'maps'

/** Says whether the key was meant for the library: in a text field it means the text. */
function ofLibrary(app: App, event: KeyboardEvent, does: 'undoLast' | 'redoLast'): boolean {
  if (isTyping(event.target)) return false
  later(() => import('../importing/libraryUndo.ts')).then(
    (undoing) => undoing[does](app),
    (error: unknown) => {
      app.session.notify('error', messageOf(error))
    }
  )
  return true
}

/** What each row of the table does; true: it was meant for us. Rows that are not here are done where the focus is. */
const DOES: Readonly<Partial<Record<KeyId, (app: App, event: KeyboardEvent) => boolean | undefined>>> = {
  search: ({ session }) => {
    session.openSearch('search')
    return true
  },
  palette: ({ session }) => {
    session.openSearch('commands')
    return true
  },
  keys: ({ session }) => {
    session.keysOpen = true
    return true
  },
  help: ({ session }) => {
    session.helpOpen = true
    return true
  },
  back: (app) => {
    stepBack(app)
    return true
  },
  undo: (app, event) => {
    // The desk of an event takes back what was written into it.
    if (app.session.screen === 'event' || meansText(event)) return false
    if (isLibrary(app)) return ofLibrary(app, event, 'undoLast')
    undoStep(app)
    return true
  },
  redo: (app, event) => {
    if (app.session.screen === 'event' || meansText(event)) return false
    if (isLibrary(app)) return ofLibrary(app, event, 'redoLast')
    redoStep(app)
    return true
  },
  save: (app) => {
    if (activeTable(app).ruling) app.session.saveOpen = true
    return true
  },
  open: (app) => {
    void openFile(app)
    return true
  },
  zoomIn: () => {
    boardCommands.zoomBy(1.25)
    return true
  },
  zoomOut: () => {
    boardCommands.zoomBy(1 / 1.25)
    return true
  },
  zoomFit: () => {
    boardCommands.zoomFit()
    return true
  },
  zoomQuestion: () => {
    boardCommands.zoomToQuestion()
    return true
  },
  duplicate: duplicateSelected,
  setUp,
  variantBefore: (app) => otherVariant(app, -1),
  variantNext: (app) => otherVariant(app, 1),
  pathBefore: (app) => !gameTable(app) && goStep(app, -1),
  pathNext: (app) => !gameTable(app) && goStep(app, 1),
  stepBack: (app) => !gameTable(app) && stepBackOnPath(app),
  eventBefore: (app, event) => timelineKey(app, event.key),
  eventNext: (app, event) => timelineKey(app, event.key),
  eventFirst: (app, event) => timelineKey(app, event.key),
  eventLast: (app, event) => timelineKey(app, event.key),
  pageBack: ({ session }) => {
    session.reference.back()
    return true
  },
  pageForward: ({ session }) => {
    session.reference.forward()
    return true
  },
  pagePrevious: (app) => turnPage(app, 'previous'),
  pageNext: (app) => turnPage(app, 'next')
}

/** The groups of keys that listen on this screen, the nearest first. */
function listening(app: Pick<App, 'games' | 'settings' | 'session'>): readonly KeyGroup[] {
  if (app.session.screen === 'rules') return ['reference', 'anywhere']
  if (app.session.screen !== 'table') return ['anywhere']
  return gameTable(app) ? ['table', 'anywhere'] : ['timeline', 'table', 'anywhere']
}

export function onWindowKey(app: App, event: KeyboardEvent): void {
  if (event.defaultPrevented || overlaid(event.key)) return
  const command = event.ctrlKey || event.metaKey
  const screen = event.altKey && !command ? screensOf(app)[Number(event.key) - 1] : undefined
  if (screen) {
    app.session.screen = screen
    event.preventDefault()
    return
  }
  // A function key is no text: F2 goes from the ask field to the board.
  if (!command && isTyping(event.target) && event.key !== 'F2' && !leavesSearch(app, event)) return
  const row = rowFor(event, listening(app))
  if (row && DOES[row.id]?.(app, event)) {
    event.preventDefault()
    return
  }
  if (app.session.screen === 'table' && isBoardChord(event) && !isTyping(event.target)) {
    if (boardCommands.press(letterOf(event), event.shiftKey)) event.preventDefault()
    return
  }
  // The letter (or the + of a new figure) itself lands in the field, because focus moves before it is typed.
  if (!command && !event.altKey && app.session.screen === 'table' && /^[\p{L}\d+]$/u.test(event.key)) askField()?.focus()
}
