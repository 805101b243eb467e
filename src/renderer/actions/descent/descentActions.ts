/** What a tap, a drag or a key on the Descent board means for its table. */
import { spacesOf } from '../../../shared/games/descent/board.ts'
import type { DescentCase, Space } from '../../../shared/games/descent/case.ts'
import type { DescentRuling } from '../../../shared/games/descent/ruling.ts'
import type { BoardIntent } from '../../../shared/scene/scene.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import type { App, AtTable } from '../app.ts'
import type { Step } from '../../../shared/contract/case.ts'
import { cancelDescentTool } from './descentHand.ts'
import { given, toldBy, type BoardKey, type Tool } from '../tools/tool.ts'
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
  sideOf,
  toggleObstacle,
  toggleWall,
  withAttack,
  withAttacker,
  withSize
} from '../../model/descent/descentEdit.ts'
import { hintWithEscape } from '../../model/tools/escape.ts'
import { descentToolState, type ToolId } from '../../model/descent/descentToolState.svelte.ts'

export type DescentTable = GameTable<DescentCase, DescentRuling>
const t = descentTexts

/** What the tools on the Descent board work on. */
export interface DescentBench {
  readonly app: AtTable
  readonly table: DescentTable
}
type DescentTool = Tool<DescentBench, BoardIntent> & { readonly id: ToolId }
type Tap = Extract<BoardIntent, { readonly do: 'tap-square' }>

/** A tool that does one thing with every space tapped. */
const tapping = (id: ToolId, onTap: (bench: DescentBench, tap: Tap) => void): DescentTool => ({
  id,
  onPointer(bench, act) {
    if (act.do !== 'tap-square' || opensFigure(bench, act)) return false
    onTap(bench, act)
    return true
  },
  cancel: ({ app }) => cancelDescentTool(app),
  hint: () => (id === 'choose' ? t.hint.attacker : hintWithEscape(t.hint[id]))
})

/** The empty hand, always there below the others: taps choose the attacker, then the space; drags and arrows move figures. */
const emptyHand: DescentTool = {
  id: 'choose',
  onPointer(bench, act) {
    const { app, table } = bench
    switch (act.do) {
      case 'tap-square':
        if (opensFigure(bench, act)) openFigure(bench, act)
        else choose(app, table, act.at)
        return true
      case 'hover-square':
        app.session.hovered = act.at
        return true
      case 'move-figure':
        moveOnBoard(app, table, act.figure, act.to)
        return true
      // Nothing else can be carried here.
      case 'move-object':
      case 'aim':
      case 'stroke':
        return false
    }
  },
  onKey: ({ app, table }, { key, step, shift }) => {
    if (step) {
      goOnBoard(app, table, step, shift)
      return true
    }
    const figure = figureById(table.case, app.session.selected ?? undefined)
    if (key !== 'Delete' || !figure) return false
    removeOnBoard(app, table, figure.id)
    return true
  },
  cancel: () => false,
  hint: ({ app }) => t.hint[app.session.pick === 'from' ? 'attacker' : 'target']
}

const DESCENT_TOOLS: readonly DescentTool[] = [
  tapping('hero', ({ app, table }, { at }) => {
    put(app, table, HEROES, 1, at)
  }),
  tapping('monster', ({ app, table }, { at }) => {
    put(app, table, OVERLORD, descentToolState.monsterSize, at)
  }),
  tapping('obstacle', ({ app, table }, { at }) => {
    const figure = figureOn(table.case, at)
    if (figure) app.session.notify('info', t.notices.taken(formatSquareName(at), figureName(figure)))
    else table.change(t.change.obstacle, toggleObstacle(table.case, at))
  }),
  tapping('wall', ({ table }, { at, point }) => {
    const walled = toggleWall(table.case, at, point)
    if (walled !== table.case) table.change(t.change.wall, walled)
  })
]

const inHand = (): readonly DescentTool[] => DESCENT_TOOLS.filter(({ id }) => id === descentToolState.tool)
const toolsNow = (): readonly DescentTool[] => [...inHand(), emptyHand]

/** What a pointer did on the Descent board. */
export function onDescentPointer(bench: DescentBench, act: BoardIntent): void {
  if (act.do === 'tap-square') bench.app.session.cursor = act.at
  given(toolsNow(), (tool) => tool.onPointer(bench, act))
}

/** A plain key on the Descent board; true where it meant something. Enter is a tap on the cursor's space. */
export function onDescentKey(bench: DescentBench, pressed: BoardKey): boolean {
  const { cursor } = bench.app.session
  const isTap = (pressed.key === 'Enter' || pressed.key === ' ') && cursor !== null
  if (isTap)
    onDescentPointer(bench, { do: 'tap-square', at: cursor, point: [cursor[0] + 0.5, cursor[1] + 0.5], figure: null, secondary: false })
  return isTap || given(toolsNow(), (tool) => tool.onKey?.(bench, pressed) ?? false)
}

/** What the next tap does, in words. */
export const descentHint = (bench: DescentBench): string => toldBy(toolsNow(), (tool) => tool.hint(bench)) ?? ''

/** A long press or the second button on a figure opens it, whatever is in the hand. */
const opensFigure = ({ table }: DescentBench, { at, secondary }: Tap): boolean => secondary && figureOn(table.case, at) !== undefined

function openFigure({ app, table }: DescentBench, { at }: Tap): void {
  app.session.selected = figureOn(table.case, at)?.id ?? null
  descentToolState.figureOpen = true
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
  return isOpen && sideOf(value, figure) !== sideOf(value, by) ? withAttack(value, { space: spacesOf(figure)[0]! }) : value
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

/** The cursor, or with Shift the selected figure, one space on. */
function goOnBoard(app: Pick<App, 'session'>, table: DescentTable, [dx, dy]: Step, withFigure: boolean): void {
  const { session } = app
  const figure = figureById(table.case, session.selected ?? undefined)
  const [columns, rows] = table.case.map?.size ?? [1, 1]
  const own = figure && spacesOf(figure)[0]
  const moves = withFigure && figure !== undefined
  const [x, y] = (moves ? own : (session.cursor ?? own)) ?? [0, 0]
  const to: Space = [Math.min(columns - 1, Math.max(0, x + dx)), Math.min(rows - 1, Math.max(0, y + dy))]
  // At the rim of the board it stays: that is no step to be undone.
  if (moves && (to[0] !== x || to[1] !== y)) moveOnBoard(app, table, figure.id, to)
  session.cursor = (moves ? spacesOf(figureById(table.case, figure.id) ?? figure)[0] : null) ?? to
}

/** Figures that the attack could be by or at, for lists. */
export const figureChoices = (value: DescentCase) =>
  figuresOf(value).map((figure) => ({ id: figure.id, label: figureName(figure), side: sideOf(value, figure) === OVERLORD ? 1 : 0 }))
