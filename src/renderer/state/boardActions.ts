/** What a tap, a drag or an arrow key on the board means for the table. */
import type { SquareXY, Step } from '../../shared/cases/case.ts'
import { formatSquareName } from '../../shared/grid/squareName.ts'
import type { BoardIntent } from '../../shared/explain/scene.ts'
import { texts } from './texts.en.ts'
import type { App } from './app.ts'
import { askParts, withParts } from './asks.ts'
import type { End } from './asks.ts'
import { figureById, figureName, moveFigure, putFigure } from './caseEdit.ts'
import { boardSize, figureOn, squaresOf } from './footprints.ts'
import type { Placing } from './session.svelte.ts'

export function onBoardIntent(app: App, intent: Exclude<BoardIntent, { readonly do: 'drop-figure' }>): void {
  switch (intent.do) {
    case 'tap-square': tapSquare(app, intent.at, intent.figure, intent.secondary); return
    case 'hover-square': app.session.hovered = intent.at; return
    case 'move-figure': moveTo(app, intent.figure, intent.to); return
  }
}

function tapSquare(app: App, at: SquareXY, figure: string | null, secondary: boolean): void {
  const { session } = app
  session.cursor = at
  if (session.placing) {
    putOn(app, session.placing, at)
    return
  }
  if (figure !== null && secondary) {
    editOnTable(app, figure)
    return
  }
  if (secondary) return
  if (figure !== null) session.selected = figure
  pickEnd(app, figure ?? at)
}

/** First tap the attacker, then the target; a tap on the present target as attacker turns the question round. */
export function pickEnd(app: App, end: End): void {
  const { session, table } = app
  const { ask } = table.case
  if (typeof end !== 'string' && ask.kind !== 'line-of-fire') return
  const { from, to } = askParts(ask)
  const same = (a: End, b: End) => String(a) === String(b)
  const onlyTo = ask.kind === 'damage'
  if (session.pick === 'from' && !onlyTo) {
    table.ask(texts.steps.ask, withParts(ask, same(end, to) ? { from: to, to: from } : { from: end }))
    session.pick = ask.kind === 'targets' ? 'from' : 'to'
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

/** Puts the waiting figure on; it goes on waiting only while Shift-like repeats are wanted, so one tap is one figure. */
export function putOn(app: App, placing: Placing, at: SquareXY): void {
  const { session, table } = app
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
  if (from === '' && ask.kind !== 'damage') table.ask(texts.steps.ask, withParts(ask, { from: put.id }), null)
  else if (to === '' && ask.kind !== 'targets' && String(from) !== put.id) table.ask(texts.steps.ask, withParts(ask, { to: put.id }), null)
}

/** Opens the figure's values in the tray. */
export function editOnTable(app: App, id: string): void {
  const { session } = app
  session.selected = id
  session.editing = true
  session.trayOpen = true
  session.screen = 'table'
}

/** An arrow key on the board: moves the keyboard's cursor, or with Shift the selected figure. */
export function arrow(app: App, [dx, dy]: Step, withFigure: boolean): void {
  const { session, table } = app
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
  if (cursor) tapSquare(app, cursor, figureOn(app.table.case, cursor)?.id ?? null, false)
}
