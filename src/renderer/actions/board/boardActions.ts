/** What a tap, a drag or an arrow key on the board means for the table. */
import type { SquareXY, Step } from '../../../shared/contract/case.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import type { BoardIntent, Point } from '../../../shared/scene/scene.ts'
import { texts } from '../../i18n/texts/texts.ts'
import type { App } from '../app.ts'
import { askParts, isMovement, withParts } from '../../model/table/asks.ts'
import type { End } from '../../model/table/asks.ts'
import { figureById, figureName, moveFigure } from '../../model/table/caseEdit.ts'
import { squaresOf } from '../../../shared/contract/caseSquares.ts'
import { boardSize, figureOn } from '../../model/table/footprints.ts'
import { moveObject, objectById, objectOn } from '../../model/table/objects.ts'
import { withoutLastStep, withTap } from '../../model/table/path.ts'
import { aimedAt, terrainTargetAt } from '../../model/table/terrainTarget.ts'
import { copyTo, putOn, putQuick } from '../setup/putOn.ts'
import { aimBrush, brushAtCursor, strokeBrush, tapBrush, wallBeside } from '../setup/strokes.ts'
import { isLater, tapTimeline } from '../timeline/timelineActions.ts'

export function onBoardIntent(app: App, intent: BoardIntent): void {
  switch (intent.do) {
    case 'tap-square':
      app.session.setup.steering = false
      tapSquare(app, intent.at, intent.point, intent.figure, intent.secondary, intent.again)
      return
    case 'aim':
      aimBrush(app, intent.point)
      return
    case 'stroke':
      strokeBrush(app, intent)
      return
    case 'hover-square':
      app.session.hovered = intent.at
      return
    case 'move-figure':
      if (!isLater(app)) moveTo(app, intent.figure, intent.to)
      return
    case 'move-object':
      if (!isLater(app)) moveObjectTo(app, intent.object, intent.to)
      return
  }
}

function tapSquare(app: App, at: SquareXY, point: Point, figure: string | null, secondary: boolean, again = false): void {
  const { session, table } = app
  session.cursor = at
  if (!secondary && tapHeld(app, at, point, figure, again)) return
  if (session.placing) {
    putOn(app, session.placing, at)
    return
  }
  if (!secondary && tapTimeline(app, at, point)) return
  if (figure !== null && secondary) {
    editOnTable(app, figure)
    return
  }
  const object = figure === null ? objectOn(table.case, at) : undefined
  if (secondary) {
    if (object) showObject(app, object.id)
    return
  }
  session.selectedObject = object?.id ?? null
  if (tapPath(app, at)) return
  if (figure !== null) session.selected = figure
  if (figure === null && session.pick === 'to' && aimAt(app, at, point)) return
  pickEnd(app, figure ?? at)
}

/** A tap with a brush or with a key held that makes copies; false where it is an ordinary one. */
function tapHeld(app: App, at: SquareXY, point: Point, figure: string | null, again: boolean): boolean {
  const { session } = app
  if (again && figure === null && session.selected !== null && !isLater(app)) {
    copyTo(app, session.selected, at)
    return true
  }
  if (session.setup.brush === 'figure') {
    if (figure === null) putQuick(app, at)
    else session.selected = figure
    return true
  }
  return tapBrush(app, point)
}

/** While a path is being tapped every square is a step of it; false where none is. */
function tapPath(app: App, at: SquareXY): boolean {
  const { session, table } = app
  const { ask } = table.case
  if (ask.kind !== 'move' || session.pick === 'from') return false
  const mover = figureById(table.case, ask.figure)
  const start = mover && squaresOf(mover)[0]
  if (!start) return false
  table.ask(texts.steps.path, withTap(ask, start, at))
  return true
}

/** A wall, blocking terrain or an object as the target; false where there is none or the question takes none. */
function aimAt(app: App, at: SquareXY, point: Point): boolean {
  const { session, table } = app
  const { ask } = table.case
  if (ask.kind !== 'can-target' && ask.kind !== 'attack') return false
  const target = terrainTargetAt(table.case, at, point)
  const aimed = target && aimedAt(ask, target)
  if (!aimed) {
    session.notify('info', texts.notices.nothingToAimAt(formatSquareName(at)))
    return true
  }
  table.ask(texts.steps.ask, aimed)
  session.pick = 'from'
  return true
}

/** Opens the tray at the object. */
function showObject(app: App, id: string): void {
  const { session } = app
  session.selectedObject = id
  session.editing = false
  session.openTray()
}

function moveObjectTo(app: App, id: string, to: SquareXY): void {
  const { session, table } = app
  const object = objectById(table.case, id)
  const moved = moveObject(table.case, id, to)
  if (!object || !moved) return
  session.selectedObject = id
  table.change(texts.steps.move(texts.objects[object.kind]), moved, `move object ${id}`)
}

/** First tap the attacker, then the target; a tap on the present target as attacker turns the question round. */
function pickEnd(app: App, end: End): void {
  const { session, table } = app
  const { ask } = table.case
  if (typeof end !== 'string' && ask.kind !== 'line-of-fire') return
  if (isMovement(ask)) {
    if (typeof end !== 'string') return
    table.ask(texts.steps.ask, withParts(ask, { from: end }))
    session.pick = ask.kind === 'move' ? 'to' : 'from'
    return
  }
  const { from, to } = askParts(ask)
  const same = (a: End, b: End) => String(a) === String(b)
  const onlyTo = ask.kind === 'damage'
  if (session.pick === 'from' && !onlyTo) {
    table.ask(texts.steps.ask, withParts(ask, same(end, to) ? { from: to, to: from } : { from: end }))
    session.pick = ask.kind === 'targets' || ask.kind === 'preparation' ? 'from' : 'to'
    return
  }
  if (same(end, from) && !onlyTo) return
  table.ask(texts.steps.ask, withParts(ask, { to: end }))
  session.pick = 'from'
}

export function moveTo(app: App, id: string, to: SquareXY): void {
  const { session, table } = app
  const figure = figureById(table.case, id)
  if (!figure) return
  const moved = moveFigure(table.case, id, to)
  if (!moved) {
    const there = figureOn(table.case, to)
    session.notify(
      'info',
      there && there.id !== id
        ? texts.notices.squareTaken(formatSquareName(to), figureName(there))
        : texts.notices.noRoom(figureName(figure), formatSquareName(to))
    )
    return
  }
  session.selected = id
  table.change(texts.steps.move(figureName(figure)), moved, `move ${id}`)
}

/** The path's last step taken back; true where there was one. */
export function stepBackOnPath(app: App): boolean {
  const { ask } = app.table.case
  if (ask.kind !== 'move' || ask.path.length === 0) return false
  app.table.ask(texts.steps.path, withoutLastStep(ask))
  return true
}

/** Opens the figure's values in the tray. */
export function editOnTable(app: App, id: string): void {
  const { session } = app
  session.selected = id
  session.editing = true
  session.openTray()
  session.screen = 'table'
}

/** An arrow key on the board: moves the keyboard's cursor, or with Shift the selected figure or object. */
export function arrow(app: App, [dx, dy]: Step, withFigure: boolean): void {
  const { session, table } = app
  if (session.setup.awaitsSide) {
    wallBeside(app, [dx, dy])
    return
  }
  if (withFigure && isLater(app)) return
  const object = session.selectedObject === null ? undefined : objectById(table.case, session.selectedObject)
  if (withFigure && object) {
    moveObjectTo(app, object.id, [object.at[0] + dx, object.at[1] + dy])
    session.cursor = objectById(table.case, object.id)?.at ?? null
    return
  }
  const figure = session.selected === null ? undefined : figureById(table.case, session.selected)
  const first = figure ? squaresOf(figure)[0] : undefined
  if (withFigure && figure && first) {
    const to: SquareXY = [first[0] + dx, first[1] + dy]
    moveTo(app, figure.id, to)
    session.cursor = squaresOf(figureById(table.case, figure.id) ?? figure)[0] ?? null
    return
  }
  const [columns, rows] = boardSize(table.case)
  const [x, y] = session.cursor ?? first ?? [0, 0]
  session.setup.steering = true
  session.cursor = [Math.min(columns - 1, Math.max(0, x + dx)), Math.min(rows - 1, Math.max(0, y + dy))]
}

/** Enter on the board: as a tap on the cursor's square. */
export function tapCursor(app: App): void {
  // With a brush in the hand the first key begins in the corner.
  if (app.session.setup.brush) app.session.cursor ??= [0, 0]
  const { cursor } = app.session
  if (brushAtCursor(app)) return
  if (cursor) tapSquare(app, cursor, [cursor[0] + 0.5, cursor[1] + 0.5], figureOn(app.table.case, cursor)?.id ?? null, false)
}
