import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { askOnTable } from '../../../../../src/renderer/actions/question/ask.ts'
import { editOnTable } from '../../../../../src/renderer/actions/board/boardActions.ts'
import { showCase } from '../../../../../src/renderer/actions/games/activeTable.ts'
import { newTable } from '../../../../../src/renderer/actions/table/newTable.ts'
import { askFromHere, startDraft } from '../../../../../src/renderer/actions/timeline/timelineActions.ts'
import { runTyped } from '../../../../../src/renderer/actions/typed/runTyped.ts'
import {
  boardHint,
  boardPreview,
  boardTool,
  cancelChosen,
  cancelTaken,
  nameInHand,
  TOOLS,
  toolsNow
} from '../../../../../src/renderer/actions/tools/boardHand.ts'
import { cursorStart } from '../../../../../src/renderer/actions/tools/cursorStart.ts'
import { brushTool, takeBrush, toggleBrushes } from '../../../../../src/renderer/actions/tools/brushTool.ts'
import { toggleTurning } from '../../../../../src/renderer/actions/tools/dialTool.ts'
import { stepBackOnPath } from '../../../../../src/renderer/actions/tools/pathTool.ts'
import { measureFrom, toggleRuler } from '../../../../../src/renderer/actions/tools/rulerTool.ts'
import { stepBack } from '../../../../../src/renderer/actions/window/keys.ts'
import { boardTexts, setupTexts, texts } from '../../../../../src/renderer/i18n/texts.ts'
import { media } from '../../../../../src/renderer/model/settings/media.svelte.ts'
import { usualSpecial } from '../../../../../src/renderer/model/setup/specials.ts'
import { BRUSHES, type Brush, type Setup } from '../../../../../src/renderer/model/setup/setup.svelte.ts'
import { boardCommands } from '../../../../../src/renderer/model/board/boardCommands.ts'
import { missingPart } from '../../../../../src/renderer/model/table/ask/asks.ts'
import { Undoable } from '../../../../../src/renderer/model/table/undoable.svelte.ts'
import { brushInHand, rulerInHand, type ToolInHand } from '../../../../../src/renderer/model/tools/toolInHand.ts'
import { lineOfFire } from '../../../../../src/shared/cases/questions/lineOfFire.ts'
import type { ClixCase, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { kindsAt } from '../../../../../src/shared/contract/caseSquares.ts'
import { benchOf, duel } from '../../../../support/bench.ts'
import { hela } from '../../../../support/helaTimeline.ts'

const moving: ClixCase = { ...duel, ask: { kind: 'move', figure: 'thor', action: 'move', path: [] } }
const walls = (value: ClixCase): number => value.map?.walls?.length ?? 0
const kinds = ({ map }: ClixCase, at: SquareXY): readonly string[] => (map ? kindsAt(map, at) : [])
const ids = (value: ReturnType<typeof benchOf>): readonly string[] => toolsNow(value.app).map(({ id }) => id)

describe('the tools that listen', () => {
  it('are the one in the hand, then the one of the question, then the empty hand', () => {
    const bench = benchOf(moving)
    expect(ids(bench)).toEqual(['path', 'aim'])
    bench.session.tool = rulerInHand()
    expect(ids(bench)).toEqual(['ruler', 'path', 'aim'])
    bench.session.tool = brushInHand('water')
    expect(ids(bench)).toEqual(['brush', 'path', 'aim'])
    expect(ids(benchOf(hela))).toEqual(['timeline', 'aim'])
    expect(ids(benchOf())).toEqual(['aim'])
  })

  it('are all of the list, each once', () => {
    expect(TOOLS.map(({ id }) => id)).toEqual(['brush', 'dial', 'place', 'ruler', 'path', 'timeline', 'aim'])
  })
})

describe('the brush', () => {
  it('paints what it touches, and takes it away with the next touch', () => {
    const { app, table, tap } = benchOf()
    takeBrush(app, 'hindering')
    tap([3, 1])
    expect(kinds(table.case, [3, 1])).toEqual(['hindering'])
    expect(table.case.ask).toEqual(duel.ask)
    tap([3, 1])
    expect(kinds(table.case, [3, 1])).toEqual([])
  })

  it('paints along a stroke as one step of the history; another stroke is another step', () => {
    const { app, table, session, stroke } = benchOf()
    takeBrush(app, 'blocking')
    stroke([3.5, 0.5], [3.5, 1.5], [3.5, 4.5])
    expect([0, 1, 2, 3, 4].map((y) => kinds(table.case, [3, y]))).toEqual(Array(5).fill(['blocking']))
    expect(session.tool).toEqual(brushInHand('blocking'))
    stroke([3.5, 2.5], [3.5, 3.5])
    expect(kinds(table.case, [3, 2])).toEqual([])
    expect([table.undo(), kinds(table.case, [3, 2])]).toEqual(['Draw: Blocking', ['blocking']])
    table.undo()
    expect(table.canUndo).toBe(false)
  })

  it('takes back what a stroke has painted that is given up, and nothing else', () => {
    const { app, table, stroke, pointer } = benchOf()
    takeBrush(app, 'blocking')
    stroke([3.5, 0.5], [3.5, 1.5])
    pointer({ do: 'stroke', phase: 'begin', point: [5.5, 0.5] })
    pointer({ do: 'stroke', phase: 'go', point: [5.5, 2.5] })
    pointer({ do: 'stroke', phase: 'leave', point: [5.5, 2.5] })
    pointer({ do: 'stroke', phase: 'end', point: [5.5, 3.5] })
    expect([kinds(table.case, [5, 0]), kinds(table.case, [5, 3]), kinds(table.case, [3, 1])]).toEqual([[], [], ['blocking']])
    expect(table.canRedo).toBe(false)
  })

  it('leaves a stroke with Escape and stays in the hand; what could be done again before it still can', () => {
    const { app, table, session, stroke, pointer } = benchOf()
    takeBrush(app, 'blocking')
    stroke([3.5, 0.5], [3.5, 1.5])
    table.undo()
    const before = table.history
    pointer({ do: 'stroke', phase: 'begin', point: [5.5, 0.5] })
    pointer({ do: 'stroke', phase: 'go', point: [5.5, 2.5] })
    expect([kinds(table.case, [5, 1]), table.canRedo]).toEqual([['blocking'], false])
    expect(brushTool.cancel(app)).toBe(true)
    pointer({ do: 'stroke', phase: 'end', point: [5.5, 3.5] })
    expect([table.history, session.tool]).toEqual([before, brushInHand('blocking')])
    expect([table.redo(), kinds(table.case, [3, 1])]).toEqual(['Draw: Blocking', ['blocking']])
  })

  it('puts walls on edges, by touch and by W with an arrow', () => {
    const { app, table, session, tap, key } = benchOf()
    takeBrush(app, 'wall')
    tap([3, 1], { point: [3.9, 1.5] })
    expect(table.case.map?.walls).toEqual([
      [
        [3, 1],
        [4, 1]
      ]
    ])
    session.cursor = [3, 1]
    expect(key('Enter')).toBe(true)
    expect(boardHint(app)).toContain('Now an arrow key')
    expect(key('ArrowRight')).toBe(true)
    expect(walls(table.case)).toBe(0)
    expect(session.tool).toEqual(brushInHand('wall'))
    key('w')
    key('ArrowUp')
    expect([walls(table.case), session.cursor]).toEqual([1, [3, 1]])
  })

  it('is chosen by number, paints with Enter on the cursor, which the first key only shows: where the question is', () => {
    const { app, table, session, key } = benchOf()
    takeBrush(app, 'figure')
    expect(key('5')).toBe(true)
    expect(session.brush).toBe('water')
    expect(key('Enter')).toBe(true)
    expect([session.cursor, kinds(table.case, [1, 1])]).toEqual([[1, 1], []])
    expect(key('Enter')).toBe(true)
    expect([session.cursor, kinds(table.case, [1, 1])]).toEqual([[1, 1], ['water']])
  })

  it('begins with the selected figure, else with who is asked about, else in the middle', () => {
    const { app, table, session, key } = benchOf()
    key('ArrowRight')
    expect(session.cursor).toEqual([2, 1])
    session.cursor = null
    session.selected = 'loki'
    const loki = table.case.figures?.find(({ id }) => id === 'loki')?.at
    expect(cursorStart(app)).toEqual(loki)
    session.selected = null
    table.ask('asked', { kind: 'line-of-fire', from: '', to: '' })
    const [columns, rows] = table.case.map!.size
    expect(cursorStart(app)).toEqual([Math.floor(columns / 2), Math.floor(rows / 2)])
  })

  it('puts quick figures on and selects who stands there already; D makes one more where the arrows went', () => {
    const { app, table, session, tap, key } = benchOf()
    takeBrush(app, 'figure')
    tap([3, 3])
    expect(table.case.figures?.at(-1)).toMatchObject({ name: 'A', at: [3, 3] })
    tap([1, 1])
    expect([session.selected, table.case.figures?.length]).toEqual(['thor', 3])
    expect(key('d')).toBe(false)
    key('ArrowDown')
    expect(key('d')).toBe(true)
    expect(table.case.figures?.at(-1)).toMatchObject({ name: 'Thor 2', at: [1, 2] })
  })

  it('opens what stands there with a long press, and is put down for it', () => {
    const { app, session, tap } = benchOf()
    takeBrush(app, 'water')
    tap([1, 1], { secondary: true })
    expect([session.selected, session.editing, session.tool]).toEqual(['thor', true, null])
  })

  it('opens an object so, too', () => {
    const { app, session, tap } = benchOf({ ...duel, objects: [{ id: 'crate', kind: 'heavy', at: [4, 2] }] })
    takeBrush(app, 'water')
    tap([4, 2], { secondary: true })
    expect([session.selectedObject, session.editing, session.tool]).toEqual(['crate', false, null])
  })

  it('leaves W with Escape first, then the hand', () => {
    const { app, session, key } = benchOf()
    session.cursor = [2, 2]
    takeBrush(app, 'water')
    key('w')
    expect(cancelTaken(app)).toBe(true)
    expect(session.tool).toEqual(brushInHand('water'))
    expect(cancelTaken(app)).toBe(true)
    expect([session.tool, cancelTaken(app)]).toEqual([null, false])
  })

  it('is taken and put down by one key', () => {
    const { app, session } = benchOf()
    toggleBrushes(app)
    expect([session.brush, session.setup.isOpen]).toEqual(['figure', true])
    session.trayOpen = false
    toggleBrushes(app)
    expect([session.tool, session.setup.isOpen]).toEqual([null, false])
  })

  it('shows what it would touch, its name, and how drags and the pointer are', () => {
    const { app, pointer } = benchOf()
    takeBrush(app, 'wall')
    pointer({ do: 'aim', point: [3.9, 1.5] })
    expect(boardPreview(app)).toEqual({
      squares: [],
      edges: [
        [
          [3, 1],
          [4, 1]
        ]
      ]
    })
    expect([nameInHand(app), boardTool(app)]).toEqual(['Wall', { cursor: 'crosshair', strokes: true }])
    takeBrush(app, 'figure')
    pointer({ do: 'aim', point: [3.9, 1.5] })
    expect(boardPreview(app)).toEqual({ squares: [[3, 1]], edges: [] })
    expect([nameInHand(app), boardTool(app)]).toEqual(['A (Blue)', { cursor: 'copy', strokes: false }])
    pointer({ do: 'aim', point: null })
    expect(boardPreview(app)).toBe(null)
  })
})

describe('what the brush says of itself', () => {
  it.each<[Brush, Partial<Setup>, string, string]>([
    ['wall', { edge: 'walls' }, 'Wall', setupTexts.hints.walls],
    ['wall', { edge: 'barriers' }, 'Force field', setupTexts.hints.barriers],
    ['wall', { edge: 'stairs' }, 'Stairs', setupTexts.hints.stairs],
    ['elevated', { level: 1 }, 'Ground', setupTexts.hints.ground],
    ['elevated', { level: 3 }, 'Elevated terrain 3', setupTexts.hints.elevated(3)],
    ['indoor', { indoor: true }, 'Indoor', setupTexts.hints.terrain('Indoor')],
    ['indoor', { indoor: false }, 'Outdoor', setupTexts.hints.terrain('Outdoor')],
    ['starting', { startSide: 'blue' }, 'Starting area (Blue)', setupTexts.hints.terrain('Starting area (Blue)')],
    ['starting', { startSide: 'violet' }, 'Starting area (violet)', setupTexts.hints.terrain('Starting area (violet)')],
    ['figure', { side: 'red' }, 'A (Red)', setupTexts.hints.figure('A', 'Red')],
    ['clear', {}, setupTexts.brushNotes.clear, setupTexts.hints.clear],
    ['water', {}, setupTexts.brushNotes.water, setupTexts.hints.terrain(setupTexts.brushNotes.water)],
    ['special', { special: 'no-such' }, setupTexts.brushNotes.special, setupTexts.hints.terrain(setupTexts.brushNotes.special)],
    ['special', { special: 'deep-space' }, 'Deep Space', setupTexts.hints.terrain('Deep Space')]
  ])('%s, set to %j', (brush, set, name, hint) => {
    const { app, session } = benchOf()
    takeBrush(app, brush)
    Object.assign(session.setup, set)
    expect([nameInHand(app), boardHint(app)]).toEqual([name, `${hint} Esc: stop.`])
    // Fingers have no such key.
    vi.spyOn(media, 'touch', 'get').mockReturnValue(true)
    expect(boardHint(app)).toBe(hint)
    vi.restoreAllMocks()
  })

  it('with special terrain it begins with what it most likely paints, and keeps what was chosen', () => {
    const { app, session } = benchOf()
    takeBrush(app, 'special')
    expect(session.setup.special).toBe(usualSpecial(app.table.case, []))
    session.setup.special = 'own'
    takeBrush(app, 'special')
    expect(session.setup.special).toBe('own')
  })

  it('shows where a stroke has come to, and puts down only itself', () => {
    const { app, session, pointer } = benchOf()
    takeBrush(app, 'water')
    pointer({ do: 'stroke', phase: 'begin', point: [2.5, 2.5] })
    pointer({ do: 'stroke', phase: 'go', point: [3.5, 2.5] })
    expect(boardPreview(app)).toEqual({ squares: [[3, 2]], edges: [] })
    pointer({ do: 'stroke', phase: 'end', point: [4.5, 2.5] })
    expect(boardPreview(app)).toBeNull()
    session.trayOpen = true
    toggleBrushes(app)
    expect([session.tool, session.setup.isOpen]).toEqual([null, true])
    session.trayOpen = false
    toggleBrushes(app)
    expect([session.brush, session.setup.isOpen]).toEqual(['figure', true])
    session.tool = rulerInHand()
    takeBrush(app, null)
    expect(session.ruler).not.toBeNull()
  })

  it('takes back a stroke alone: what was done beside it in the meantime stays, and what painted nothing leaves no trace', () => {
    const { app, table, session, pointer } = benchOf()
    takeBrush(app, 'blocking')
    pointer({ do: 'stroke', phase: 'begin', point: [5.5, 0.5] })
    table.change('beside', { ...table.case, ruleset: 'heroclix-2010' })
    expect([cancelTaken(app), session.brush, table.case.ruleset, kinds(table.case, [5, 0])]).toEqual([
      true,
      'blocking',
      'heroclix-2010',
      ['blocking']
    ])
    const before = table.history
    takeBrush(app, 'clear')
    pointer({ do: 'stroke', phase: 'begin', point: [2.5, 6.5] })
    expect([cancelTaken(app), table.history]).toEqual([true, before])
  })

  it('paints nothing where there is no map', () => {
    const { map: _, ...mapless } = duel
    const { app, table, tap, stroke, key, session } = benchOf(mapless)
    takeBrush(app, 'wall')
    session.cursor = [1, 1]
    tap([3, 3])
    stroke([3.5, 3.5], [4.5, 3.5])
    key('w')
    key('ArrowRight')
    expect([table.canUndo, session.tool]).toEqual([false, brushInHand('wall')])
  })

  it('after W a letter begins a typed line, and a named key means what it always does', () => {
    const { app, session, key } = benchOf()
    session.cursor = [2, 2]
    takeBrush(app, 'water')
    const awaits = () => session.tool?.id === 'brush' && session.tool.awaitsSide
    const after = (name: string) => {
      key('w')
      return [key(name), awaits()]
    }
    expect(after('o')).toEqual([false, false])
    expect(after(' ')).toEqual([true, false])
    expect(after('7')).toEqual([false, false])
    expect(after('Tab')).toEqual([false, true])
    cancelTaken(app)
    session.cursor = null
    expect(key('W')).toBe(false)
  })

  it('makes one more by D of who stands under the cursor, where nobody is selected, and of nobody where nobody stands', () => {
    const { app, session, table, key } = benchOf()
    takeBrush(app, 'water')
    expect([key('d'), key('Enter'), session.cursor, session.setup.steering]).toEqual([false, true, [1, 1], true])
    expect([key('D'), table.case.figures?.at(-1)?.name, session.selected]).toEqual([true, 'Thor 2', table.case.figures?.at(-1)?.id])
    expect(session.notices).toEqual([])
    session.selected = null
    session.cursor = [5, 5]
    expect([key('d'), table.case.figures?.length]).toEqual([false, 3])
  })
})

describe('what waits for its square', () => {
  it('goes on every square tapped, until Escape', () => {
    const { app, table, session, tap } = benchOf()
    session.tool = { id: 'place', placing: { object: 'heavy' } }
    expect([boardHint(app), nameInHand(app)]).toEqual(['Tap where each heavy object lies. Esc: stop.', 'Heavy object'])
    expect(boardPreview(app)).toBe(null)
    session.hovered = [2, 3]
    expect([boardPreview(app), boardTool(app)]).toEqual([
      { squares: [[2, 3]], edges: [] },
      { cursor: 'copy', strokes: false }
    ])
    tap([3, 3])
    tap([4, 4])
    expect(table.case.objects?.map(({ at }) => at)).toEqual([
      [3, 3],
      [4, 4]
    ])
    expect(cancelTaken(app)).toBe(true)
    tap([5, 5])
    expect(table.case.objects).toHaveLength(2)
  })

  it('is one figure: then the hand is empty', () => {
    const { table, session, tap } = benchOf()
    session.tool = { id: 'place', placing: { figure: { id: '', name: 'Hulk', side: 'blue' }, base: 1 } }
    tap([3, 3])
    expect([table.case.figures?.at(-1)?.name, session.tool]).toEqual(['Hulk', null])
  })
})

describe('the ruler', () => {
  it('lays its ends with taps, on who stands there, and begins anew', () => {
    const { app, table, session, tap } = benchOf()
    toggleRuler(app)
    expect(boardHint(app)).toBe('Tap where the ruler begins.')
    tap([1, 1])
    expect(session.ruler).toEqual({ id: 'ruler', from: 'thor', to: null })
    tap([4, 4])
    expect(session.ruler).toEqual({ id: 'ruler', from: 'thor', to: [4, 4] })
    expect(boardHint(app)).toBe('Tap where the ruler begins.')
    tap([5, 5])
    expect(boardHint(app)).toBe('Tap where it ends.')
    expect(session.ruler).toEqual({ id: 'ruler', from: [5, 5], to: null })
    expect([table.canUndo, session.selected]).toEqual([false, null])
  })

  it('lays its end on the cursor with Enter, and leaves a long press to look into the square', () => {
    const { app, session, tap, key } = benchOf()
    measureFrom(app, 'thor')
    session.cursor = [2, 5]
    key('Enter')
    expect(session.ruler?.to).toEqual([2, 5])
    tap([3, 3], { secondary: true })
    expect([session.board.inspected, session.ruler?.to]).toEqual([
      [3, 3],
      [2, 5]
    ])
  })
})

describe('the path', () => {
  it('grows with every tap once its figure is chosen, and goes back by one step', () => {
    const { app, table, session, tap } = benchOf(moving)
    const path = () => (table.case.ask.kind === 'move' ? table.case.ask.path : null)
    tap([1, 3])
    expect([path(), session.pick, boardHint(app)]).toEqual([[], 'from', 'Tap the figure that moves.'])
    tap([6, 1])
    expect([table.case.ask, session.pick]).toEqual([{ ...moving.ask, figure: 'loki' }, 'to'])
    session.pick = 'from'
    tap([1, 1])
    expect([table.case.ask, session.pick, boardHint(app)]).toEqual([moving.ask, 'to', texts.ask.pickPath])
    tap([5, 5], { secondary: true })
    expect([path(), session.board.inspected]).toEqual([[], [5, 5]])
    session.selectedObject = 'crate'
    tap([1, 3])
    expect(session.selectedObject).toBeNull()
    expect(path()).toEqual([
      [1, 2],
      [1, 3]
    ])
    expect([stepBackOnPath(app), path()]).toEqual([true, [[1, 2]]])
    expect([stepBackOnPath(app), stepBackOnPath(app)]).toEqual([true, false])
  })
})

describe('the empty hand', () => {
  it('chooses the attacker, then the target; the target as attacker turns the question round', () => {
    const { table, session, tap } = benchOf()
    tap([6, 1])
    expect([table.case.ask, session.pick, session.selected]).toEqual([{ kind: 'line-of-fire', from: 'loki', to: 'thor' }, 'to', 'loki'])
    tap([4, 4])
    expect([table.case.ask, session.pick]).toEqual([{ kind: 'line-of-fire', from: 'loki', to: [4, 4] }, 'from'])
  })

  it('copies the selected figure with Shift, whatever is in the hand', () => {
    const { table, session, tap } = benchOf()
    session.selected = 'thor'
    tap([3, 3], { shift: true })
    session.tool = brushInHand('water')
    tap([3, 4], { alt: true })
    expect(table.case.figures?.map(({ name }) => name)).toEqual(['Thor', 'Loki', 'Thor 2', 'Thor 3'])
    expect(kinds(table.case, [3, 4])).toEqual([])
    session.tool = null
    tap([6, 1], { shift: true })
    session.selected = null
    tap([5, 5], { shift: true })
    tap([5, 6], { shift: true, secondary: true })
    expect(table.case.figures).toHaveLength(4)
    const later = benchOf(hela)
    later.session.selected = 'm11'
    later.tap([0, 0], { shift: true })
    expect(later.table.canUndo).toBe(false)
  })

  it('shows the square that the keyboard has gone to, and a tap ends steering by keys', () => {
    const reveal = (boardCommands.reveal = vi.fn())
    const { session, key, tap, pointer } = benchOf()
    key('ArrowRight')
    key('i')
    expect([reveal.mock.calls, session.setup.steering]).toEqual([[[[2, 1]]], true])
    pointer({ do: 'hover-square', at: [4, 4], figure: null })
    expect(session.setup.steering).toBe(true)
    tap([4, 4])
    expect(session.setup.steering).toBe(false)
    boardCommands.reset()
  })

  it('moves objects by hand, and turns the board by T', () => {
    const { app, table, pointer, key } = benchOf({ ...duel, objects: [{ id: 'crate', kind: 'heavy', at: [4, 2] }] })
    pointer({ do: 'move-object', object: 'crate', to: [5, 3] })
    expect(table.case.objects?.[0]?.at).toEqual([5, 3])
    const set = vi.spyOn(app.settings, 'set')
    expect([key('t'), set.mock.calls]).toEqual([true, [[{ board: { turned: 1 } }]]])
  })

  it('moves figures and objects by hand and by Shift with an arrow, the cursor by an arrow', () => {
    const { table, session, pointer, key } = benchOf()
    pointer({ do: 'move-figure', figure: 'thor', to: [2, 2] })
    expect(table.case.figures?.[0]?.at).toEqual([2, 2])
    key('ArrowRight', true)
    expect([table.case.figures?.[0]?.at, session.cursor]).toEqual([
      [3, 2],
      [3, 2]
    ])
    key('ArrowDown')
    expect([table.case.figures?.[0]?.at, session.cursor]).toEqual([
      [3, 2],
      [3, 3]
    ])
  })

  it('takes off the table what is selected, looks into squares, takes the ruler and shows lines', () => {
    const { table, session, key } = benchOf()
    session.selected = 'loki'
    session.cursor = [4, 4]
    expect([key('i'), session.board.inspected]).toEqual([true, [4, 4]])
    expect([key('r'), session.ruler]).toEqual([true, rulerInHand()])
    expect([key('l'), session.board.lines]).toEqual([true, true])
    expect([key('Delete'), table.case.figures?.length]).toEqual([true, 1])
    expect(key('x')).toBe(false)
  })
})

/** Every tool that can be taken, each in the middle of its work. */
const AT_WORK: readonly ToolInHand[] = [
  ...BRUSHES.map((brush) => ({ ...brushInHand(brush), aim: { squares: [[2, 2] as const], edges: [] } })),
  { id: 'dial', turns: 'clicks' },
  { id: 'place', placing: { object: 'heavy' } },
  { id: 'ruler', from: [2, 2], to: null }
]

describe('the hand that turns dials', () => {
  const dial = [{ speed: 8 }, { speed: 7 }]
  const two: ClixCase = { ...duel, figures: duel.figures!.map((figure) => (figure.id === 'thor' ? { ...figure, dial, click: 1 } : figure)) }
  const thor = ({ table }: ReturnType<typeof benchOf>) => table.case.figures!.find(({ id }) => id === 'thor')!

  it('turns the dial of the token that is tapped, up to KO, and back with a right click; each is a step of the history', () => {
    const bench = benchOf(two)
    toggleTurning(bench.app, 'clicks')
    for (const click of [2, 3, 3]) {
      bench.tap([1, 1])
      expect(thor(bench).click).toBe(click)
    }
    expect(bench.table.case.ask).toEqual(duel.ask)
    bench.tap([1, 1], { secondary: true })
    expect(thor(bench).click).toBe(2)
    expect([bench.table.undo(), bench.table.undo(), thor(bench).click]).toEqual(['Thor to click 2', 'Thor to click 3', 2])
    // Beside figures it is the hand as ever.
    bench.tap([4, 4])
    expect([bench.session.turning, bench.table.case.ask]).toEqual(['clicks', { kind: 'line-of-fire', from: [4, 4], to: 'loki' }])
  })

  it('gives action tokens, after two none', () => {
    const bench = benchOf(two)
    toggleTurning(bench.app, 'tokens')
    const seen = [1, 2, 3, 4].map(() => {
      bench.tap([1, 1])
      return thor(bench).tokens
    })
    expect(seen).toEqual([1, 2, undefined, 1])
    expect(bench.session.selected).toBe('thor')
    bench.tap([1, 1], { secondary: true })
    const { past } = bench.table.history
    bench.tap([1, 1], { secondary: true })
    expect([thor(bench).tokens, bench.table.history.past]).toEqual([undefined, past])
    expect([past.at(-1)?.label, boardHint(bench.app)]).toEqual([boardTexts.dials.step.tokens('Thor', 0), boardTexts.dials.hint.tokens])
    bench.tap([6, 1])
    expect([bench.table.case.figures?.map(({ tokens }) => tokens), bench.session.selected]).toEqual([[undefined, 1], 'loki'])
    toggleTurning(bench.app, 'tokens')
    expect(bench.session.tool).toBe(null)
  })

  it('is not needed by the keyboard: C and A at the cursor, with Shift back', () => {
    const bench = benchOf(two)
    bench.session.cursor = [1, 1]
    expect([bench.key('c'), bench.key('C', true), bench.key('C', true), thor(bench).click]).toEqual([true, true, false, 1])
    expect([bench.key('a'), bench.key('a'), bench.key('A', true), thor(bench).tokens]).toEqual([true, true, true, 1])
  })

  it('turns nothing at a later moment of a timeline', () => {
    const bench = benchOf(hela)
    const before = bench.table.case
    const [one] = before.figures!
    for (const turns of ['clicks', 'tokens'] as const) {
      toggleTurning(bench.app, turns)
      bench.tap(one!.at!)
    }
    expect(bench.table.case).toBe(before)
  })
})

describe('putting a tool down', () => {
  it.each(AT_WORK.map((tool) => [tool.id === 'brush' ? tool.brush : tool.id, tool] as const))(
    'leaves nothing behind: %s',
    (_name, tool) => {
      const { app, session } = benchOf()
      const empty = () => [session.tool, boardHint(app), nameInHand(app), boardTool(app), boardPreview(app), toolsNow(app).length]
      const before = empty()
      session.tool = tool
      expect(empty()).not.toEqual(before)
      expect(cancelTaken(app)).toBe(true)
      expect(empty()).toEqual(before)
      expect(cancelTaken(app)).toBe(false)
    }
  )

  it('happens to no tool but the one meant', () => {
    const { session } = benchOf()
    session.tool = brushInHand('water')
    session.drop('place')
    expect(session.brush).toBe('water')
    session.drop('brush')
    expect(session.tool).toBe(null)
  })
})

describe('something else begins', () => {
  const ways: readonly (readonly [string, ClixCase, (bench: ReturnType<typeof benchOf>) => void])[] = [
    [
      'a question is asked',
      duel,
      ({ app }) => {
        askOnTable(app, 'Ask', { kind: 'line-of-fire', from: 'loki', to: 'thor' })
      }
    ],
    [
      'a question is typed',
      duel,
      ({ app }) => {
        runTyped(app, 'thor > loki')
      }
    ],
    [
      'a command is typed',
      duel,
      ({ app }) => {
        runTyped(app, 'hindering C3')
      }
    ],
    [
      'Undo is typed',
      duel,
      ({ app }) => {
        runTyped(app, 'undo')
      }
    ],
    [
      'a figure is opened',
      duel,
      ({ app }) => {
        editOnTable(app, 'thor')
      }
    ],
    [
      'an event is begun',
      hela,
      ({ app }) => {
        startDraft(app, 'end-turn')
      }
    ],
    [
      'a question is asked of a moment',
      hela,
      ({ app }) => {
        askFromHere(app, 'line-of-fire')
      }
    ],
    [
      'a saved case is shown',
      duel,
      ({ app }) => {
        showCase(app, 'Open', moving)
      }
    ]
  ]

  it.each(ways)('%s: the brush is put down, and what waits for its square', (_what, value, begin) => {
    for (const tool of [brushInHand('water'), { id: 'place', placing: { object: 'heavy' } }] satisfies ToolInHand[]) {
      const bench = benchOf(value)
      bench.session.tool = tool
      begin(bench)
      expect(bench.session.tool).toBe(null)
    }
  })

  it.each(ways)('%s: a ruler stays in the hand', (_what, value, begin) => {
    const bench = benchOf(value)
    bench.session.tool = rulerInHand('thor')
    begin(bench)
    expect(bench.session.ruler).toEqual(rulerInHand('thor'))
  })

  it('not when nothing of what was typed is understood', () => {
    const { app, session } = benchOf()
    session.tool = brushInHand('water')
    expect(runTyped(app, 'qwertz uiop')).toBe(false)
    expect(session.brush).toBe('water')
  })

  it('nor by a figure put on with the brush, though that fills the question in', () => {
    const { table, session, tap } = benchOf({ ...duel, figures: [], ask: { kind: 'line-of-fire', from: '', to: '' } })
    session.tool = brushInHand('figure')
    tap([1, 1])
    tap([5, 5])
    expect(missingPart(table.case)).toBe(null)
    expect(session.brush).toBe('figure')
  })

  it('a new table has the first figure in the hand', () => {
    const { app, session } = benchOf()
    session.tool = rulerInHand()
    newTable(app)
    expect(session.tool).toEqual(brushInHand('figure'))
  })
})

describe('Escape', () => {
  it('goes back one level at a time, the nearest first', () => {
    const { app, session } = benchOf()
    session.preview = { case: duel, words: 'if', pinned: true }
    session.comparing = true
    session.board.inspected = [1, 1]
    session.tool = brushInHand('water')
    session.board.lines = true
    session.selectedObject = 'crate'
    session.editing = true
    session.selected = 'thor'
    session.pick = 'to'
    session.cursor = [1, 1]
    const left = () =>
      Object.entries({
        preview: session.preview,
        comparing: session.comparing,
        inspected: session.board.inspected,
        tool: session.tool,
        lines: session.board.lines,
        object: session.selectedObject,
        editing: session.editing,
        selected: session.selected,
        pick: session.pick === 'to',
        cursor: session.cursor
      })
        .filter(([, value]) => value !== null && value !== false)
        .map(([name]) => name)
    const order = left()
    for (let gone = 1; gone <= order.length; gone++) {
      expect(stepBack(app)).toBe(true)
      expect(left()).toEqual(order.slice(gone))
    }
    expect(stepBack(app)).toBe(false)
  })

  it('comes back to the table before anything of it is left', () => {
    const { app, session } = benchOf()
    session.screen = 'rules'
    session.tool = brushInHand('water')
    stepBack(app)
    expect([session.screen, session.brush]).toEqual(['table', 'water'])
  })

  it('leaves the event that is put together', () => {
    const { app, timeline } = benchOf(hela)
    startDraft(app, 'end-turn')
    expect(timeline.draft).not.toBe(null)
    expect([cancelTaken(app), cancelChosen(app), timeline.draft]).toEqual([false, true, null])
  })
})

/** Stations: the files that a tap, or what has come of it, is handed to until there is a verdict; the engine behind the question is not counted. */
describe('a tap to its verdict', () => {
  const SRC = resolve(import.meta.dirname, '../../../../../src')
  /** The board and its frame, which need a page: each with the words by which it hands on. */
  const BEFORE_THE_HAND = {
    'renderer/board/pointer/gestures.ts': 'listener.tap(start, ',
    'renderer/board/square/squareGestures.ts': "this.onIntent({ do: 'tap-square'",
    'renderer/board/square/turnedView.ts': 'options.onIntent(turnIntent(intent, back))',
    'renderer/panels/board/BoardHost.svelte': 'onBoardPointer(app, intent)'
  }
  /** They call back at once what they are given: one is where one was. */
  const CALLS_BACK = ['renderer/actions/tools/tool.ts', 'shared/engine/budget/budget.ts']

  /** The files that call each other here, the first caller first. */
  function filesCalling(): readonly string[] {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 200
    const { stack = '' } = new Error()
    Error.stackTraceLimit = stackTraceLimit
    return [...stack.matchAll(/\/src\/((?:renderer|shared)\/[\w./-]+)/g)].map(([, file]) => file!).toReversed()
  }

  it('passes at most 12 stations', () => {
    const bench = benchOf()
    expect(bench.table.ruling?.verdict).toBe('clear')
    const passed: string[] = []
    type Change = Undoable<object>['change']
    const change = Reflect.get(Undoable.prototype, 'change') as (this: Undoable<object>, ...told: Parameters<Change>) => void
    const answer = lineOfFire.answer!.bind(lineOfFire)
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    vi.spyOn(Undoable.prototype, 'change').mockImplementation(function (this: Undoable<object>, ...told) {
      passed.push(...filesCalling(), 'renderer/model/table/undoable.svelte.ts')
      change.apply(this, told)
    })
    vi.spyOn(lineOfFire, 'answer').mockImplementation((...asked) => {
      passed.push(...filesCalling(), 'shared/cases/questions/lineOfFire.ts')
      return answer(...asked)
    })
    bench.tap([6, 1])
    expect(bench.table.ruling?.verdict).toBe('clear')
    const behind = [...new Set(passed)].filter((file) => !CALLS_BACK.includes(file))
    expect(behind).toEqual([
      'renderer/actions/tools/boardHand.ts',
      'renderer/actions/tools/aimTool.ts',
      'renderer/model/table/table.svelte.ts',
      'renderer/model/table/undoable.svelte.ts',
      'renderer/model/table/answer/answers.svelte.ts',
      'renderer/model/table/answer/derive.ts',
      'shared/cases/answerWith.ts',
      'shared/cases/questions/lineOfFire.ts'
    ])
    for (const [file, words] of Object.entries(BEFORE_THE_HAND)) expect(readFileSync(resolve(SRC, file), 'utf8'), file).toContain(words)
    expect(Object.keys(BEFORE_THE_HAND).length + behind.length).toBeLessThanOrEqual(12)
  })
})
