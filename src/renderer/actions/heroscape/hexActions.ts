/** What a tap, a drag or a key on the hex board means for its table. */
import { DIRECTIONS, hexesOf, hexKey, sameHex, stepped } from '../../../shared/games/heroscape/board.ts'
import type { HeroscapeCase, Hex } from '../../../shared/games/heroscape/case.ts'
import type { HeroscapeRuling } from '../../../shared/games/heroscape/ruling.ts'
import type { App, AtTable } from '../app.ts'
import type { HexIntent } from '../../../shared/games/heroscape/hexScene.ts'
import { cancelHexTool } from './hexHand.ts'
import { given, toldBy, type BoardKey, type Tool } from '../tools/tool.ts'
import type { GameTable } from '../../model/games/gameTable.svelte.ts'
import { heroscapeTexts, texts } from '../../i18n/texts.ts'
import { undoOfLast } from '../table/undo.ts'
import {
  doubleHexFigure,
  editHexFigure,
  figureById,
  figureOn,
  hexFigureName,
  moveHexFigure,
  nameOf,
  putHexFigure,
  putHexObject,
  removeHexFigure,
  turnHexFigure,
  withEnds
} from '../../model/heroscape/hexEdit.ts'
import { hexToolState, type HexPlacing } from '../../model/heroscape/hexToolState.svelte.ts'
import { hintWithEscape } from '../../model/tools/escape.ts'
import { hexName } from '../../model/heroscape/hexNames.ts'

export type HexTable = GameTable<HeroscapeCase, HeroscapeRuling>

/** What the tools on the hex board work on. */
export interface HexBench {
  readonly app: AtTable
  readonly table: HexTable
}
type HexTool = Tool<HexBench, HexIntent>

/** A figure that waits for its space, or an object that goes on each space tapped. */
const placeTool: HexTool = {
  id: 'place',
  onPointer({ app, table }, act) {
    const { placing } = hexToolState
    if (!placing || act.do !== 'tap') return false
    putHex(app, table, placing, act.at)
    return true
  },
  cancel: () => cancelHexTool(),
  hint() {
    const { placing } = hexToolState
    if (!placing) return null
    return 'object' in placing
      ? hintWithEscape(heroscapeTexts.hint.object(heroscapeTexts.tray.objects[placing.object] ?? ''))
      : hintWithEscape(heroscapeTexts.hint.placing(placing.figure.name))
  }
}

/** The empty hand: taps choose attacker and defender in turn, drags and arrows move figures. */
const chooseTool: HexTool = {
  id: 'choose',
  onPointer({ app, table }, act) {
    switch (act.do) {
      case 'tap':
        choose(app, table, act)
        return true
      case 'hover':
        app.session.hovered = act.at
        return true
      case 'move':
        moveHex(app, table, act.figure, act.to)
        return true
      case 'stroke':
        return false
    }
  },
  onKey: ({ app, table }, { key, shift }) => {
    if (key.startsWith('Arrow')) {
      goHex(app, table, key, shift)
      return true
    }
    if (key !== 'Delete' || app.session.selected === null) return false
    removeHex(app, table, app.session.selected)
    return true
  },
  cancel: () => false,
  hint: ({ app }) => heroscapeTexts.hint[app.session.pick === 'from' ? 'attacker' : 'defender']
}

/** The tools of the hex board, the one in the hand first: it takes nothing while it holds nothing. */
const HEX_TOOLS: readonly HexTool[] = [placeTool, chooseTool]

/** What a pointer did on the hex board. */
export function onHexPointer(bench: HexBench, act: HexIntent): void {
  if (act.do === 'tap') bench.app.session.cursor = act.at
  given(HEX_TOOLS, (tool) => tool.onPointer(bench, act))
}

/** A plain key on the hex board; true where it meant something. Enter is a tap on the cursor's space. */
export function onHexKey(bench: HexBench, pressed: BoardKey): boolean {
  const { cursor } = bench.app.session
  const isTap = (pressed.key === 'Enter' || pressed.key === ' ') && cursor !== null
  if (isTap) onHexPointer(bench, { do: 'tap', at: cursor, figure: null, secondary: false })
  return isTap || given(HEX_TOOLS, (tool) => tool.onKey?.(bench, pressed) ?? false)
}

/** What the next tap does, in words. */
export const hexHint = (bench: HexBench): string => toldBy(HEX_TOOLS, (tool) => tool.hint(bench)) ?? ''

function choose({ session }: Pick<App, 'session'>, table: HexTable, { at, secondary }: Extract<HexIntent, { readonly do: 'tap' }>): void {
  const figure = figureOn(table.case, at)
  session.selected = figure?.id ?? null
  if (!figure) return
  if (secondary) {
    session.editing = true
    session.openTray()
    return
  }
  chooseEnd({ session }, table, figure.id)
}

/** First the attacker, then the defender; the defender tapped as attacker turns the question round. */
function chooseEnd(app: Pick<App, 'session'>, table: HexTable, id: string): void {
  const { session } = app
  const { attacker, defender } = table.case.ask
  if (session.pick === 'from') {
    table.change(
      heroscapeTexts.steps.attacker,
      withEnds(table.case, id === defender ? { attacker: id, defender: attacker } : { attacker: id })
    )
    session.pick = 'to'
  } else if (id !== attacker) {
    table.change(heroscapeTexts.steps.defender, withEnds(table.case, { defender: id }))
    session.pick = 'from'
  }
}

function putHex(app: Pick<App, 'session'>, table: HexTable, placing: HexPlacing, at: Hex): void {
  const { session } = app
  if ('object' in placing) {
    const name = heroscapeTexts.tray.objects[placing.object] ?? placing.object
    if (!refusedByFigure(app, table, at)) table.change(texts.steps.put(name), putHexObject(table.case, placing.object, at))
    return
  }
  const { name } = placing.figure
  const put = putHexFigure(table.case, placing.figure, at)
  if (!put) {
    if (!refusedByFigure(app, table, at)) session.notify('info', heroscapeTexts.notices.noRoom(name, hexName(table.case.map, at)))
    return
  }
  hexToolState.placing = null
  table.change(texts.steps.put(name), put.value)
  session.selected = put.id
}

function refusedByFigure({ session }: Pick<App, 'session'>, table: HexTable, at: Hex): boolean {
  const there = figureOn(table.case, at)
  if (there) session.notify('info', heroscapeTexts.notices.taken(hexName(table.case.map, at), hexFigureName(there)))
  return there !== undefined
}

export function moveHex(app: Pick<App, 'session'>, table: HexTable, id: string, to: Hex): void {
  const { session } = app
  const name = nameOf(table.case, id)
  const moved = moveHexFigure(table.case, id, to)
  if (!moved) {
    const there = figureOn(table.case, to)
    session.notify(
      'info',
      there && there.id !== id
        ? heroscapeTexts.notices.taken(hexName(table.case.map, to), hexFigureName(there))
        : heroscapeTexts.notices.noRoom(name, hexName(table.case.map, to))
    )
    return
  }
  session.selected = id
  table.change(texts.steps.move(name), moved, `move ${id}`)
}

export function removeHex(app: AtTable, table: HexTable, id: string): void {
  const { session } = app
  const name = nameOf(table.case, id)
  table.change(texts.steps.remove(name), removeHexFigure(table.case, id))
  if (session.selected === id) {
    session.selected = null
    session.editing = false
  }
  session.pick = table.case.ask.attacker === '' ? 'from' : 'to'
  session.notify('info', texts.notices.removed(name), undoOfLast(app))
}

export function editHex(table: HexTable, id: string, change: Parameters<typeof editHexFigure>[2]): void {
  table.change(texts.steps.edit(nameOf(table.case, id)), editHexFigure(table.case, id, change), `edit ${id} ${Object.keys(change).join()}`)
}

export function doubleHex(app: Pick<App, 'session'>, table: HexTable, id: string, isDouble: boolean): void {
  const changed = doubleHexFigure(table.case, id, isDouble)
  const [at] = hexesOf(figureById(table.case, id) ?? { id })
  if (changed) table.change(texts.steps.edit(nameOf(table.case, id)), changed)
  else if (at) app.session.notify('info', heroscapeTexts.notices.noRoom(nameOf(table.case, id), hexName(table.case.map, at)))
}

export function turnHex(table: HexTable, id: string): void {
  const turned = turnHexFigure(table.case, id)
  if (turned) table.change(heroscapeTexts.steps.turn(nameOf(table.case, id)), turned, `turn ${id}`)
}

/** Left and right along the row; up and down to the row beyond, to either side of it in turn. */
function towards(key: string, [, r]: Hex): Hex {
  const right = r % 2 !== 0
  switch (key) {
    case 'ArrowLeft':
      return [-1, 0]
    case 'ArrowRight':
      return [1, 0]
    case 'ArrowUp':
      return right ? [1, -1] : [0, -1]
    default:
      return right ? [0, 1] : [-1, 1]
  }
}

/** The cursor, or with Shift the selected figure, one space on. */
function goHex(app: Pick<App, 'session'>, table: HexTable, key: string, withFigure: boolean): void {
  const { session } = app
  const { selected } = session
  const figure = selected === null ? undefined : figureById(table.case, selected)
  const from = (withFigure && figure ? hexesOf(figure)[0] : (session.cursor ?? (figure && hexesOf(figure)[0]))) ?? [
    table.case.map.hexes[0]![0],
    table.case.map.hexes[0]![1]
  ]
  const ground = new Set(table.case.map.hexes.map(([q, r]) => hexKey([q, r])))
  const way = towards(key, from)
  // At a ragged edge the other side of the row may still be there.
  const to = [way, ...(way[1] === 0 ? [] : DIRECTIONS.filter((other) => other[1] === way[1] && !sameHex(other, way)))]
    .map((step) => stepped(from, step))
    .find((hex) => ground.has(hexKey(hex)))
  if (!to) return
  session.cursor = to
  if (!withFigure || !figure) return
  moveHex(app, table, figure.id, to)
  // Where the space is taken it stays, and the cursor with it.
  session.cursor = hexesOf(figureById(table.case, figure.id) ?? figure)[0] ?? to
}
