/** The hand over the HeroClix board: what happens there goes to the tool in it, then to the tool of the question, then to the empty hand. */
import type { AskKind } from '../../../shared/contract/case.ts'
import type { BoardHint, BoardIntent, BoardTool } from '../../../shared/scene/scene.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { figureOn } from '../../model/table/figures/footprints.ts'
import { squareHint } from '../../model/tools/toolInHand.ts'
import { carryHint } from '../setup/carry.ts'
import { copyTo } from '../setup/putOn.ts'
import { isLater } from '../timeline/timelineAtHand.ts'
import { aimTool } from './aimTool.ts'
import { brushTool } from './brushTool.ts'
import { dialTool } from './dialTool.ts'
import type { Bench, ClixTool, Tap } from './clixTool.ts'
import { pathTool } from './pathTool.ts'
import { placeTool } from './placeTool.ts'
import { rulerTool } from './rulerTool.ts'
import { timelineTool } from './timelineTool.ts'
import { given, toldBy, type BoardKey } from './tool.ts'

/** What can be taken into the hand. */
const TAKEN: readonly ClixTool[] = [brushTool, dialTool, placeTool, rulerTool]

/** Questions whose parts are tapped together in a way of their own. */
const OF_QUESTION: Readonly<Partial<Record<AskKind, ClixTool>>> = { move: pathTool, timeline: timelineTool }

/** Every tool of the board, for whoever has to know them all. */
export const TOOLS: readonly ClixTool[] = [...TAKEN, pathTool, timelineTool, aimTool]

const taken = ({ session: { tool } }: Bench): readonly ClixTool[] => TAKEN.filter(({ id }) => id === tool?.id)
const ofQuestion = ({ table }: Bench): readonly ClixTool[] => [OF_QUESTION[table.case.ask.kind] ?? [], aimTool].flat()

/** The tools that listen now, the one in the hand first. */
export const toolsNow = (app: Bench): readonly ClixTool[] => [...taken(app), ...ofQuestion(app)]

/** What a pointer did on the board. */
export function onBoardPointer(app: Bench, act: BoardIntent): void {
  if (act.do === 'tap-square') app.session.setup.steering = false
  give(app, act)
}

function give(app: Bench, act: BoardIntent): void {
  if (act.do === 'tap-square') {
    app.session.cursor = act.at
    if ((act.shift ?? act.alt) && !act.secondary && copied(app, act)) return
  }
  given(toolsNow(app), (tool) => tool.onPointer(app, act))
}

/** With Shift or Alt held a tap beside figures puts one more of the selected one there, whatever is in the hand. */
function copied(app: Bench, { at, figure }: Tap): boolean {
  const { selected } = app.session
  if (figure !== null || selected === null || isLater(app)) return false
  copyTo(app, selected, at)
  return true
}

/** A plain key on the board; true where it meant something. Enter is a tap on the cursor's square. */
export function onBoardKey(app: Bench, pressed: BoardKey): boolean {
  const { session, table } = app
  const isTap = pressed.key === 'Enter' || pressed.key === ' '
  const done = given(toolsNow(app), (tool) => tool.onKey?.(app, pressed) ?? false)
  const { cursor } = session
  if (pressed.step && cursor) boardCommands.reveal(cursor)
  if (done || !isTap) return done
  if (cursor) {
    const figure = figureOn(table.case, cursor)?.id ?? null
    give(app, { do: 'tap-square', at: cursor, point: [cursor[0] + 0.5, cursor[1] + 0.5], figure, secondary: false })
  }
  return true
}

/** Escape puts down what is in the hand; false where it is empty. */
export const cancelTaken = (app: Bench): boolean => given(taken(app), (tool) => tool.cancel(app))

/** Escape goes one step back in what was chosen on the board; false where nothing is. */
export const cancelChosen = (app: Bench): boolean => given(ofQuestion(app), (tool) => tool.cancel(app))

/** What the next tap does, in words. */
export function boardHint(app: Bench): string {
  const { carried } = app.session.setup
  return carried ? carryHint(carried) : (toldBy(toolsNow(app), (tool) => tool.hint(app)) ?? '')
}

/** What is in the hand, in a word or two; null: nothing that would change the table. */
export const nameInHand = (app: Bench): string | null => toldBy(taken(app), (tool) => tool.name?.(app))

/** The pointer's look and what a drag is. */
export const boardTool = (app: Bench): BoardTool | null => toldBy(taken(app), (tool) => tool.cursor?.(app))

/** What a touch here would change: the square under what comes out of the tray, else what the tool points at. */
export function boardPreview(app: Bench): BoardHint | null {
  const { carried } = app.session.setup
  if (carried) return carried.square && squareHint(carried.square)
  return toldBy(taken(app), (tool) => tool.preview?.(app))
}
