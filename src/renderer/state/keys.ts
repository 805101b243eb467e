/** Keys of the whole window. Typing a letter or a number on the table begins a question. */
import type { App } from './app.ts'
import { stepBackOnPath } from './boardActions.ts'
import { goStep } from './board/stepping.ts'
import { boardCommands } from './boardCommands.ts'
import { duplicateOnTable } from './figureActions.ts'
import { openFile } from './fileActions.ts'
import { toggleSetup } from './setup/setupKeys.ts'
import { screensOf } from './systems/screens.ts'
import { activeTable, systemTable } from './systems/activeTable.ts'
import { timelineKey } from './timeline/timelineActions.ts'
import { redoStep, undoStep } from './undo.ts'
import { stepVariant } from './variants/variantActions.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)

const overlaid = (): boolean => document.querySelector('[role="dialog"], .ui-popover') !== null

const askField = (): HTMLElement | null => document.getElementById('ask-field')

function focusSearch(app: App): void {
  const field = app.session.screen === 'table' ? askField() : document.querySelector<HTMLElement>('[data-search]')
  field?.focus()
}

/** One level back: a waiting figure, the editor, the pick, then the table. */
function stepBack(app: App): void {
  const { session } = app
  if (session.preview) {
    session.preview = null
    return
  }
  if (session.screen === 'table' && session.board.stepBack()) return
  if (session.comparing && session.screen === 'table') session.comparing = false
  else if (session.setup.brush) session.setup.take(null)
  else if (session.placing) session.placing = null
  else if (session.selectedObject !== null && session.screen === 'table') session.selectedObject = null
  else if (session.screen !== 'table') session.screen = 'table'
  else if (app.timeline.draft) app.timeline.draft = null
  else if (session.editing) session.editing = false
  else if (session.selected !== null) session.selected = null
  else if (session.pick === 'to') session.pick = 'from'
  else session.cursor = null
}

function withCommand(app: App, event: KeyboardEvent): boolean {
  switch (event.key.toLowerCase()) {
    case 'z':
      if (isTyping(event.target) && event.target instanceof HTMLInputElement && event.target.value !== '' && event.target.id === 'ask-field') return false
      if (event.shiftKey) redoStep(app)
      else undoStep(app)
      return true
    case 'y': redoStep(app); return true
    case 's':
      if (activeTable(app).ruling) app.session.saveOpen = true
      return true
    case 'k': app.session.paletteOpen = true; return true
    case 'o': void openFile(app); return true
    case 'd': return duplicateSelected(app)
    default: return false
  }
}

function duplicateSelected(app: App): boolean {
  const { screen, selected } = app.session
  if (screen !== 'table' || systemTable(app) || selected === null) return false
  duplicateOnTable(app, selected)
  return true
}

function setUp(app: App): boolean {
  if (app.session.screen !== 'table' || systemTable(app)) return false
  toggleSetup(app)
  boardCommands.focus()
  return true
}

function plain(app: App, event: KeyboardEvent): boolean {
  const { session } = app
  if (!systemTable(app) && timelineKey(app, event.key)) return true
  switch (event.key) {
    case 'Escape': stepBack(app); return true
    case 'F2': return setUp(app)
    case '?': session.keysOpen = true; return true
    case '/': focusSearch(app); return true
    case '+': case '=': boardCommands.zoomBy(1.25); return true
    case '-': boardCommands.zoomBy(1 / 1.25); return true
    case '0': boardCommands.zoomFit(); return true
    case '[': case ']':
      if (!app.variants.any || systemTable(app)) return false
      stepVariant(app, event.key === ']' ? 1 : -1)
      return true
    case '.': boardCommands.zoomToQuestion(); return true
    case '<': return session.screen === 'table' && !systemTable(app) && goStep(app, -1)
    case '>': return session.screen === 'table' && !systemTable(app) && goStep(app, 1)
    case 'Backspace': return session.screen === 'table' && !systemTable(app) && stepBackOnPath(app)
    default:
  }
  // The letter itself lands in the field, because focus moves before it is typed.
  if (session.screen === 'table' && /^[\p{L}\d]$/u.test(event.key)) askField()?.focus()
  return false
}

export function onWindowKey(app: App, event: KeyboardEvent): void {
  if (event.defaultPrevented || overlaid()) return
  const command = event.ctrlKey || event.metaKey
  const screen = event.altKey && !command ? screensOf(app)[Number(event.key) - 1] : undefined
  if (screen) {
    app.session.screen = screen
    event.preventDefault()
    return
  }
  if (event.altKey) return
  const done = command ? withCommand(app, event) : !isTyping(event.target) && plain(app, event)
  if (done) event.preventDefault()
}
