/** A brush in the hand: paints terrain and walls, or puts on quick figures. One stroke is one step of the history. */
import type { Step } from '../../../shared/contract/case.ts'
import { GROUND_LEVEL } from '../../../shared/mapEdit/squares.ts'
import type { BoardIntent, BoardTool, Point } from '../../../shared/scene/scene.ts'
import { setupTexts, texts } from '../../i18n/texts.ts'
import { terrainOnShelf } from '../../model/library/ownTerrain.ts'
import { BRUSHES, type Brush } from '../../model/setup/setup.svelte.ts'
import { specialNames, usualSpecial } from '../../model/setup/specials.ts'
import { figureOn } from '../../model/table/figures/footprints.ts'
import { objectOn } from '../../model/table/position/objects.ts'
import { aimOf, beginStroke, beside, continueStroke, touch, type MapBrush, type Paint } from '../../model/tools/brushStrokes.ts'
import { hintWithEscape } from '../../model/tools/escape.ts'
import { brushInHand, type BrushInHand } from '../../model/tools/toolInHand.ts'
import type { App } from '../app.ts'
import { editOnTable, showObject } from '../board/boardActions.ts'
import { changeMap } from '../setup/ownMap.ts'
import { copyTo, nextSide, putQuick } from '../setup/putOn.ts'
import { quickName } from '../../model/setup/quickFigure.ts'
import type { Bench, ClixTool, Tap } from './clixTool.ts'
import { cursorStart } from './cursorStart.ts'
import type { BoardKey } from './tool.ts'

type Painter = BrushInHand & { readonly brush: MapBrush }

/** Over squares and edges a drag is a stroke; with a figure in the hand it still moves who stands there. */
const PAINTS: BoardTool = { cursor: 'crosshair', strokes: true }
const PUTS_ON: BoardTool = { cursor: 'copy', strokes: false }

const inHand = ({ session: { tool } }: Pick<App, 'session'>): BrushInHand | null => (tool?.id === 'brush' ? tool : null)
const isPainter = (held: BrushInHand): held is Painter => held.brush !== 'figure'

export const brushTool: ClixTool = {
  id: 'brush',
  onPointer(app, act) {
    const held = inHand(app)
    if (!held) return false
    switch (act.do) {
      case 'tap-square':
        if (act.secondary) openThere(app, act)
        else if (isPainter(held)) paintAt(app, held, act.point)
        else if (act.figure === null) putQuick(app, act.at)
        else app.session.selected = act.figure
        return true
      case 'aim':
        aim(app, act.point)
        return true
      case 'stroke':
        if (isPainter(held)) stroke(app, held, act)
        return true
      default:
        return false
    }
  },
  onKey(app, pressed) {
    const held = inHand(app)
    if (!held) return false
    return held.awaitsSide ? onSideKey(app, held, pressed) : onBrushKey(app, held, pressed)
  },
  cancel(app) {
    const held = inHand(app)
    if (!held) return false
    if (held.stroke) leaveStroke(app, held)
    else app.session.tool = held.awaitsSide ? { ...held, awaitsSide: false } : null
    return true
  },
  hint(app) {
    const held = inHand(app)
    return held && (held.awaitsSide ? setupTexts.hints.awaitsSide : hintWithEscape(hintOf(app, held.brush)))
  },
  name(app) {
    const held = inHand(app)
    return held && nameOf(app, held.brush)
  },
  cursor(app) {
    const held = inHand(app)
    return held && (isPainter(held) ? PAINTS : PUTS_ON)
  },
  preview: (app) => inHand(app)?.aim ?? null
}

/** Takes a brush into the hand, the special one with what it most likely paints here; null puts it down. */
export function takeBrush({ session, table, library }: Pick<App, 'session' | 'table' | 'library'>, brush: Brush | null): void {
  const { setup } = session
  if (setup.special === '') setup.special = usualSpecial(table.case, terrainOnShelf(library))
  if (brush) session.tool = brushInHand(brush)
  else session.drop('brush')
}

/** Takes the first brush, or puts down the one in the hand. */
export function toggleBrushes(app: Pick<App, 'session' | 'table' | 'library'>): void {
  const { session } = app
  session.setup.isOpen = session.brush === null || session.trayOpen
  takeBrush(app, session.brush === null ? 'figure' : null)
}

function change(app: Bench, brush: MapBrush, paint: Paint | null, key: string): void {
  const { edge } = app.session.setup
  const name = brush === 'wall' ? setupTexts.edges[edge] : setupTexts.brushes[brush]
  if (paint) changeMap(app, setupTexts.steps.brush(name), paint, key)
}

function paintAt(app: Bench, held: Painter, point: Point): void {
  const { setup } = app.session
  const { map } = app.table.case
  if (map) change(app, held.brush, touch(held.brush, setup, map, point), setup.newStroke())
}

function stroke(app: Bench, held: Painter, { phase, point }: Extract<BoardIntent, { readonly do: 'stroke' }>): void {
  const { session, table } = app
  const { setup } = session
  const { map } = table.case
  if (!map) return
  if (phase === 'begin') {
    const begun = beginStroke(held.brush, setup, map, point, setup.newStroke())
    session.tool = { ...held, stroke: { ...begun.stroke, before: table.history } }
    change(app, held.brush, begun.paint, begun.stroke.key)
    return
  }
  if (!held.stroke) return
  if (phase === 'leave') {
    leaveStroke(app, held)
    return
  }
  const next = continueStroke(held.brush, setup, held.stroke, point)
  session.tool = { ...held, stroke: phase === 'end' ? null : { ...held.stroke, ...next.stroke } }
  change(app, held.brush, next.paint, next.stroke.key)
  aim(app, phase === 'end' ? null : point)
}

/** A stroke that is given up: the table is what it was, with the same ways back and forth. What was done beside it stays. */
function leaveStroke({ session, table }: Bench, held: BrushInHand): void {
  const { stroke } = held
  const last = table.history.past.at(-1)
  if (stroke && (last?.merge === stroke.key || last === stroke.before.past.at(-1))) table.giveUp(stroke.before)
  session.tool = { ...held, stroke: null, aim: null }
}

/** Shows what the brush would touch here; null: the pointer is nowhere. */
function aim(app: Bench, point: Point | null): void {
  const held = inHand(app)
  const { map } = app.table.case
  if (held) app.session.tool = { ...held, aim: map && point ? aimOf(held.brush, map, point) : null }
}

/** A long press or the second button: what stands there is opened, and the brush is put down for it. */
function openThere(app: Bench, { at, figure }: Tap): void {
  const object = figure === null ? objectOn(app.table.case, at) : undefined
  if (figure !== null) editOnTable(app, figure)
  else if (object) showObject(app, object.id)
}

/** The key after W: an arrow sets the wall, a letter shows that a name was begun, any other key gives it up. */
function onSideKey(app: Bench, held: BrushInHand, pressed: BoardKey): boolean {
  const { key, step } = pressed
  const { session } = app
  if (step) {
    session.tool = { ...held, awaitsSide: false }
    wallBeside(app, step)
    return true
  }
  if (key.length !== 1) return onBrushKey(app, held, pressed)
  session.tool = { ...held, awaitsSide: false }
  return key === ' '
}

/** A wall put on that side of the cursor's square, or taken away where one stands. */
function wallBeside(app: Bench, side: Step): void {
  const { session, table } = app
  const { map } = table.case
  const { cursor, setup } = session
  if (cursor && map) change(app, 'wall', beside(setup, map, cursor, side), setup.newStroke())
}

function onBrushKey(app: Bench, held: BrushInHand, { key, chord }: BoardKey): boolean {
  const { session } = app
  if (chord && key.toLowerCase() === 'w') return awaitSide(app, held)
  if (chord && key.toLowerCase() === 'd') return copyHere(app)
  const numbered = /^\d$/.test(key) ? BRUSHES[(Number(key) + 9) % 10] : undefined
  if (numbered) {
    takeBrush(app, numbered)
    return true
  }
  switch (key) {
    case 'Enter':
    case ' ':
      // Nothing is painted where nobody sees the cursor: the first key only shows it.
      if (session.cursor === null) {
        session.cursor = cursorStart(app)
        session.setup.steering = true
        return true
      }
      return held.brush === 'wall' && awaitSide(app, held)
    default:
      return false
  }
}

function awaitSide({ session }: Bench, held: BrushInHand): boolean {
  session.tool = { ...held, awaitsSide: session.cursor !== null }
  return session.cursor !== null
}

/** One more of the figure selected, where the arrow keys have gone; where none is, of who stands there, beside it. */
function copyHere(app: Bench): boolean {
  const { session, table } = app
  const { cursor, selected, setup } = session
  const figure = selected ?? (cursor && figureOn(table.case, cursor)?.id)
  if (!figure || !cursor || !setup.steering) return false
  copyTo(app, figure, selected === null ? undefined : cursor)
  return true
}

const specialLabel = ({ table, library, session }: Bench): string | undefined =>
  specialNames(table.case, terrainOnShelf(library)).find(({ id }) => id === session.setup.special)?.label

const sideName = (side: string): string => texts.sides[side] ?? side

function hintOf(app: Bench, brush: Brush): string {
  const { hints } = setupTexts
  const { setup } = app.session
  switch (brush) {
    case 'figure':
      return hints.figure(quickName(app.table.case), sideName(setup.side ?? nextSide(app)))
    case 'wall':
      return hints[setup.edge]
    case 'elevated':
      return setup.level === GROUND_LEVEL ? hints.ground : hints.elevated(setup.level)
    case 'clear':
      return hints.clear
    default:
      return hints.terrain(nameOf(app, brush))
  }
}

/** What is in the hand, with what it is set to. */
function nameOf(app: Bench, brush: Brush): string {
  const { brushNotes } = setupTexts
  const { setup } = app.session
  switch (brush) {
    case 'figure':
      return `${quickName(app.table.case)} (${sideName(setup.side ?? nextSide(app))})`
    case 'wall':
      return setupTexts.edges[setup.edge]
    case 'special':
      return specialLabel(app) ?? brushNotes.special
    case 'starting':
      return `${brushNotes.starting} (${sideName(setup.startSide)})`
    case 'indoor':
      return setup.indoor ? setupTexts.indoor : setupTexts.outdoor
    case 'elevated':
      return setup.level === GROUND_LEVEL ? setupTexts.ground : `${brushNotes.elevated} ${setup.level}`
    default:
      return brushNotes[brush]
  }
}
