/** The empty hand, always there below the others: taps choose who asks about whom, drags move what stands on the board. */
import type { SquareXY, Step } from '../../../shared/contract/case.ts'
import { isOnMap, squaresOf } from '../../../shared/contract/caseSquares.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { texts } from '../../i18n/texts.ts'
import { turnBoard } from '../../model/board/turnBoard.ts'
import { entryOf } from '../../model/question/kinds/all.ts'
import { withFittingDice } from '../../model/table/ask/separateDice.ts'
import { askParts, hasTarget, isMovement, pickAfterFrom, withBegin, withParts } from '../../model/table/ask/asks.ts'
import type { End } from '../../model/question/entry/askKind.ts'
import { figureById } from '../../model/table/position/caseEdit.ts'
import { boardSize, figureOn } from '../../model/table/figures/footprints.ts'
import { objectById } from '../../model/table/position/objects.ts'
import { aimedAt, takesTerrain, terrainTargetAt } from '../../model/table/position/terrainTarget.ts'
import { moveObjectTo, moveTo, selectObjectAt } from '../board/boardActions.ts'
import { giveToken, turnDial } from './turnDial.ts'
import { removeFromTable, removeObjectFromTable } from '../table/figureActions.ts'
import { undoOfLast } from '../table/undo.ts'
import type { Bench, ClixTool, Tap } from './clixTool.ts'
import { cursorStart } from './cursorStart.ts'
import { toggleRuler } from './rulerTool.ts'
import type { BoardKey } from './tool.ts'

export const aimTool: ClixTool = {
  id: 'aim',
  onPointer(app, act) {
    switch (act.do) {
      case 'tap-square':
        tap(app, act)
        return true
      case 'hover-square':
        app.session.hovered = act.at
        return true
      case 'move-figure':
        moveTo(app, act.figure, act.to)
        return true
      case 'move-object':
        moveObjectTo(app, act.object, act.to)
        return true
      case 'aim':
      case 'stroke':
        return false
    }
  },
  onKey(app, pressed) {
    if (pressed.step === null) return onPlainKey(app, pressed)
    if (!(pressed.shift && moveSelected(app, pressed.step))) moveCursor(app, pressed.step)
    return true
  },
  cancel({ session }) {
    if (session.selectedObject !== null) session.selectedObject = null
    else if (session.editing) session.editing = false
    else if (session.selected !== null) session.selected = null
    else if (session.pick === 'to') session.pick = 'from'
    else if (session.cursor !== null) session.cursor = null
    else return false
    return true
  },
  hint({ session, table }) {
    const { ask } = table.case
    if (ask.kind === 'reach' && figureById(table.case, ask.figure)) return texts.ask.pickReach
    if (isMovement(ask)) return texts.ask.pickMover
    const mayBeTerrain = session.pick === 'to' && takesTerrain(ask)
    return mayBeTerrain ? texts.ask.pickTerrain : texts.ask.pickHint[session.pick]
  }
}

function tap(app: Bench, { at, point, figure, secondary }: Tap): void {
  const { session } = app
  if (secondary) {
    session.board.inspected = at
    return
  }
  selectObjectAt(app, { at, figure })
  if (figure !== null) session.selected = figure
  if (figure === null && session.pick === 'to' && aimAtTerrain(app, at, point)) return
  pickEnd(app, figure ?? at)
}

/** A wall, blocking terrain or an object as the target; false where the question takes none. */
function aimAtTerrain({ session, table }: Bench, at: SquareXY, point: readonly [number, number]): boolean {
  const { ask } = table.case
  if (!takesTerrain(ask)) return false
  const target = terrainTargetAt(table.case, at, point)
  const aimed = target && aimedAt(ask, target)
  if (!aimed) {
    session.notify('info', texts.notices.nothingToAimAt(formatSquareName(at)))
    return true
  }
  table.ask(texts.steps.ask, aimed.kind === 'attack' ? withFittingDice(table.case, aimed) : aimed)
  session.pick = 'from'
  return true
}

/** First tap the attacker, then the target; a tap on the present target as attacker turns the question round. */
function pickEnd({ session, table }: Bench, end: End): void {
  const { ask } = table.case
  if (typeof end !== 'string' && !entryOf(ask).betweenSquares) return
  if (isMovement(ask)) {
    if (typeof end !== 'string') return
    table.ask(texts.steps.ask, withParts(ask, { from: end }))
    session.pick = pickAfterFrom(ask)
    return
  }
  const onlyTo = entryOf(ask).ends === 'to'
  if (session.pick === 'from' && !onlyTo) {
    table.ask(texts.steps.ask, withBegin(ask, end))
    session.pick = hasTarget(ask) ? 'to' : 'from'
    return
  }
  if (String(end) === String(askParts(ask).from) && !onlyTo) return
  table.ask(texts.steps.ask, withParts(ask, { to: end }))
  session.pick = 'from'
}

/** The selected object or figure one step on; false where none is selected. */
function moveSelected(app: Bench, [dx, dy]: Step): boolean {
  const { session, table } = app
  const object = session.selectedObject === null ? undefined : objectById(table.case, session.selectedObject)
  if (object) {
    moveObjectTo(app, object.id, [object.at[0] + dx, object.at[1] + dy])
    session.cursor = objectById(table.case, object.id)?.at ?? null
    return true
  }
  const figure = session.selected === null ? undefined : figureById(table.case, session.selected)
  const first = figure && squaresOf(figure)[0]
  if (!figure || !first) return false
  const to: SquareXY = [first[0] + dx, first[1] + dy]
  // At the rim of the map it stays, as the cursor does: there is no square beyond that could be named.
  if (table.case.map && isOnMap(table.case.map, to)) moveTo(app, figure.id, to)
  session.cursor = squaresOf(figureById(table.case, figure.id) ?? figure)[0] ?? null
  return true
}

function moveCursor(app: Bench, [dx, dy]: Step): void {
  const { session, table } = app
  const [columns, rows] = boardSize(table.case)
  const [x, y] = session.cursor ?? cursorStart(app)
  session.setup.steering = true
  session.cursor = [Math.min(columns - 1, Math.max(0, x + dx)), Math.min(rows - 1, Math.max(0, y + dy))]
}

/** Reports what a key has changed on the table, with Undo. Returns whether it changed anything. */
function reported(app: Bench, changed: boolean): boolean {
  const label = app.table.history.past.at(-1)?.label
  if (changed && label !== undefined) app.session.notify('info', label, undoOfLast(app))
  return changed
}

function onPlainKey(app: Bench, { key, shift, chord }: BoardKey): boolean {
  const { session } = app
  if (key === 'Delete') {
    if (session.selectedObject !== null) removeObjectFromTable(app, session.selectedObject)
    else if (session.selected !== null) removeFromTable(app, session.selected)
    else return false
    return true
  }
  const { cursor } = session
  const letter = chord ? key.toLowerCase() : ''
  const meant = cursor ? (figureOn(app.timeline.shown, cursor)?.id ?? null) : session.selected
  if (letter === 'c' && meant !== null) return reported(app, turnDial(app, meant, shift ? -1 : 1))
  if (letter === 'a' && meant !== null) return reported(app, giveToken(app, meant, shift ? -1 : 1))
  if (letter === 'i' && cursor) session.board.inspected = cursor
  else if (letter === 'r') toggleRuler(app)
  else if (letter === 'l') session.board.toggleLines()
  else if (letter === 'f') session.board.showFull(!session.board.full)
  else if (letter === 't') turnBoard(app.settings, app.table.case.map?.size, session.board.wide)
  else return false
  return true
}
