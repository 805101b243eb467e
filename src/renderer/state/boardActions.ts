/** What a tap, a drag or an arrow key on the board means for the table. */
import type { SquareXY, Step } from '../../shared/cases/case.ts'
import { formatSquareName } from '../../shared/grid/squareName.ts'
import type { BoardIntent, Point } from '../../shared/explain/scene.ts'
import { texts } from '../i18n/texts.ts'
import type { App } from './app.ts'
import { askParts, isMovement, withParts } from './asks.ts'
import type { End } from './asks.ts'
import { figureById, figureName, moveFigure, putFigure } from './caseEdit.ts'
import { boardSize, figureOn, squaresOf } from './footprints.ts'
import { moveObject, objectById, objectOn, putObject } from './objects.ts'
import { withoutLastStep, withTap } from './path.ts'
import { aimedAt, terrainTargetAt } from './terrainTarget.ts'
import type { Placing } from './session.svelte.ts'
import { isLater, tapTimeline } from './timeline/timelineActions.ts'

export function onBoardIntent(app: App, intent: Exclude<BoardIntent, { readonly do: 'drop-figure' }>): void {
  switch (intent.do) {
    case 'tap-square': tapSquare(app, intent.at, intent.point, intent.figure, intent.secondary); return
    case 'hover-square': app.session.hovered = intent.at; return
    case 'move-figure': if (!isLater(app)) moveTo(app, intent.figure, intent.to); return
    case 'move-object': if (!isLater(app)) moveObjectTo(app, intent.object, intent.to); return
  }
}

function tapSquare(app: App, at: SquareXY, point: Point, figure: string | null, secondary: boolean): void {
  const { session, table } = app
  session.cursor = at
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
export function showObject(app: App, id: string): void {
  const { session } = app
  session.selectedObject = id
  session.editing = false
  session.openTray()
}

export function moveObjectTo(app: App, id: string, to: SquareXY): void {
  const { session, table } = app
  const object = objectById(table.case, id)
  const moved = moveObject(table.case, id, to)
  if (!object || !moved) return
  session.selectedObject = id
  table.change(texts.steps.move(texts.objects[object.kind]), moved, `move object ${id}`)
}

/** First tap the attacker, then the target; a tap on the present target as attacker turns the question round. */
export function pickEnd(app: App, end: End): void {
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
    session.notify('info', there && there.id !== id
      ? texts.notices.squareTaken(formatSquareName(to), figureName(there))
      : texts.notices.noRoom(figureName(figure), formatSquareName(to)))
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

/** Puts the waiting figure on; it goes on waiting only while Shift-like repeats are wanted, so one tap is one figure. */
export function putOn(app: App, placing: Placing, at: SquareXY): void {
  const { session, table } = app
  if ('object' in placing) {
    // Objects come in handfuls: the next tap puts on one more.
    const put = putObject(table.case, placing.object, at)
    table.change(texts.steps.put(texts.objects[placing.object]), put.value)
    session.selectedObject = put.id
    return
  }
  const put = putFigure(table.case, placing.figure, at, placing.base)
  session.placing = null
  if (!put) {
    session.notify('error', texts.notices.boardFull)
    return
  }
  table.change(texts.steps.put(figureName(placing.figure)), put.value)
  session.selected = put.id
  const { ask } = table.case
  const { from, to } = askParts(ask)
  // The first two figures on an empty table are the obvious question.
  if (isMovement(ask)) {
    if (from === '') table.ask(texts.steps.ask, withParts(ask, { from: put.id }), null)
  } else if (from === '' && ask.kind !== 'damage') table.ask(texts.steps.ask, withParts(ask, { from: put.id }), null)
  else if (to === '' && ask.kind !== 'targets' && ask.kind !== 'preparation' && String(from) !== put.id) table.ask(texts.steps.ask, withParts(ask, { to: put.id }), null)
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
  session.cursor = [Math.min(columns - 1, Math.max(0, x + dx)), Math.min(rows - 1, Math.max(0, y + dy))]
}

/** Enter on the board: as a tap on the cursor's square. */
export function tapCursor(app: App): void {
  const { cursor } = app.session
  if (cursor) tapSquare(app, cursor, [cursor[0] + 0.5, cursor[1] + 0.5], figureOn(app.table.case, cursor)?.id ?? null, false)
}
