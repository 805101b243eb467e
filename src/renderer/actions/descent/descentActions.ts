/** What a tap, a drag or a key on the Descent board means for its table. */
import { spacesOf } from '../../../shared/games/descent/board.ts'
import type { DescentCase, Space } from '../../../shared/games/descent/case.ts'
import type { BoardIntent, Point } from '../../../shared/scene/scene.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import type { App, AtTable } from '../app.ts'
import type { GameTable } from '../../model/games/gameTable.svelte.ts'
import { descentTexts, texts } from '../../i18n/texts.ts'
import { undoOfLast } from '../table/undo.ts'
import {
  asAttack,
  figureById,
  figureName,
  figureOn,
  figuresOf,
  HEROES,
  moveFigure,
  nameOf,
  OVERLORD,
  putFigure,
  removeFigure,
  resizeFigure,
  toggleObstacle,
  toggleWall,
  withAttack,
  withAttacker,
  withSize
} from '../../model/descent/descentEdit.ts'
import { descentToolState, type Tool } from '../../model/descent/descentToolState.svelte.ts'

export type DescentTable = GameTable<DescentCase>
const t = descentTexts

export function onDescentIntent(app: Pick<App, 'session'>, table: DescentTable, intent: BoardIntent): void {
  switch (intent.do) {
    case 'tap-square':
      tapSpace(app, table, intent.at, intent.point, intent.secondary)
      return
    case 'hover-square':
      app.session.hovered = intent.at
      return
    case 'move-figure':
      moveOnBoard(app, table, intent.figure, intent.to)
      return
    // Nothing else can be carried here.
    case 'move-object':
    case 'aim':
    case 'stroke':
  }
}

/** A tap or a click: what the tool does; a secondary one opens the figure. */
function tapSpace(app: Pick<App, 'session'>, table: DescentTable, at: Space, point: Point, secondary: boolean): void {
  const { session } = app
  session.cursor = at
  const figure = figureOn(table.case, at)
  if (secondary && figure) {
    session.selected = figure.id
    descentToolState.figureOpen = true
    return
  }
  switch (descentToolState.tool) {
    case 'hero':
      put(app, table, HEROES, 1, at)
      return
    case 'monster':
      put(app, table, OVERLORD, descentToolState.monsterSize, at)
      return
    case 'obstacle':
      if (figure) session.notify('info', t.notices.taken(formatSquareName(at), figureName(figure)))
      else table.change(t.change.obstacle, toggleObstacle(table.case, at))
      return
    case 'wall': {
      const walled = toggleWall(table.case, at, point)
      if (walled !== table.case) table.change(t.change.wall, walled)
      return
    }
    case 'choose':
      choose(app, table, at)
  }
}

/** First the attacker, then the space. */
function choose(app: Pick<App, 'session'>, table: DescentTable, at: Space): void {
  const { session } = app
  const figure = figureOn(table.case, at)
  if (figure) session.selected = figure.id
  if (session.pick === 'from') {
    if (!figure) return
    table.change(t.change.attacker, withAttacker(table.case, figure.id))
    session.pick = 'to'
    return
  }
  if (figure?.id === asAttack(table.case).ask.attacker) return
  chooseSpace(app, table, at)
}

/** Another target is another attack: shields belong to who rolled them. */
export function chooseSpace(app: Pick<App, 'session'>, table: DescentTable, at: Space): void {
  const { space, defense } = asAttack(table.case).ask
  const other = figureOn(table.case, space) !== figureOn(table.case, at)
  table.change(t.change.target, withAttack(table.case, { space: at, defense: other ? [] : (defense ?? []) }))
  app.session.pick = 'from'
}

function put(app: Pick<App, 'session'>, table: DescentTable, side: string, count: number, at: Space): void {
  const { session } = app
  const there = figureOn(table.case, at)
  const made = putFigure(table.case, side, count, at)
  if (!made) {
    session.notify(
      'info',
      there
        ? t.notices.taken(formatSquareName(at), figureName(there))
        : t.notices.noRoom(side === HEROES ? t.names.hero : t.names.monster, formatSquareName(at))
    )
    return
  }
  table.change(texts.steps.put(nameOf(made.value, made.id)), first(made.value, made.id))
  session.selected = made.id
}

/** The first two enemies on an empty board are the obvious question. */
function first(value: DescentCase, id: string): DescentCase {
  const { attacker, space } = asAttack(value).ask
  const by = figureById(value, attacker)
  if (!by) return withAttack(withAttacker(value, id), { space: spacesOf(figureById(value, id)!)[0]! })
  const isOpen = spacesOf(by).some((own) => own[0] === space[0] && own[1] === space[1])
  const figure = figureById(value, id)!
  return isOpen && figure.side !== by.side ? withAttack(value, { space: spacesOf(figure)[0]! }) : value
}

function moveOnBoard(app: Pick<App, 'session'>, table: DescentTable, id: string, to: Space): void {
  const { session } = app
  const name = nameOf(table.case, id)
  const moved = moveFigure(table.case, id, to)
  if (!moved) {
    const there = figureOn(table.case, to)
    session.notify(
      'info',
      there && there.id !== id ? t.notices.taken(formatSquareName(to), figureName(there)) : t.notices.noRoom(name, formatSquareName(to))
    )
    return
  }
  session.selected = id
  table.change(texts.steps.move(name), moved, `move ${id}`)
}

export function removeOnBoard(app: AtTable, table: DescentTable, id: string): void {
  const { session } = app
  const name = nameOf(table.case, id)
  table.change(texts.steps.remove(name), removeFigure(table.case, id))
  if (session.selected === id) session.selected = null
  descentToolState.figureOpen = false
  if (asAttack(table.case).ask.attacker === '') session.pick = 'from'
  session.notify('info', texts.notices.removed(name), undoOfLast(app))
}

export function resizeOnBoard(app: Pick<App, 'session'>, table: DescentTable, id: string, count: number): void {
  const figure = figureById(table.case, id)
  const [at] = figure ? spacesOf(figure) : []
  const resized = resizeFigure(table.case, id, count)
  if (resized) table.change(texts.steps.edit(nameOf(table.case, id)), resized)
  else if (at) app.session.notify('info', t.notices.noRoom(nameOf(table.case, id), formatSquareName(at)))
}

export function resizeBoard(app: Pick<App, 'session'>, table: DescentTable, size: readonly [number, number]): void {
  const next = withSize(table.case, size)
  if ('ruleset' in next) table.change(t.change.size, next)
  else app.session.notify('info', t.notices.outside(figureName(next)))
}

export function chooseTool(app: Pick<App, 'games' | 'session'>, tool: Tool): void {
  descentToolState.tool = tool
  if (tool === 'choose' && asAttack(app.games.of('descent-2e')!.case as DescentCase).ask.attacker === '') app.session.pick = 'from'
}

const ARROWS: Readonly<Record<string, Space>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** A key on the board; true where it meant something. */
export function keyOnDescentBoard(app: AtTable, table: DescentTable, key: string, withFigure: boolean): boolean {
  const { session } = app
  const figure = figureById(table.case, session.selected ?? undefined)
  const step = ARROWS[key]
  if (step) {
    const [columns, rows] = table.case.map?.size ?? [1, 1]
    const [x, y] = (withFigure && figure ? spacesOf(figure)[0] : (session.cursor ?? (figure && spacesOf(figure)[0]))) ?? [0, 0]
    const to: Space = [Math.min(columns - 1, Math.max(0, x + step[0])), Math.min(rows - 1, Math.max(0, y + step[1]))]
    if (withFigure && figure) moveOnBoard(app, table, figure.id, to)
    session.cursor = to
    return true
  }
  const at = session.cursor
  if ((key === 'Enter' || key === ' ') && at) tapSpace(app, table, at, [at[0] + 0.5, at[1] + 0.5], false)
  else if (key === 'Delete' && figure) removeOnBoard(app, table, figure.id)
  else return false
  return true
}

/** Figures that the attack could be by or at, for lists. */
export const figureChoices = (value: DescentCase) =>
  figuresOf(value).map((figure) => ({ id: figure.id, label: figureName(figure), side: figure.side === OVERLORD ? 1 : 0 }))
