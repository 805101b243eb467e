import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AtTable } from '../../../../../src/renderer/actions/app.ts'
import {
  descentHint,
  chooseSpace,
  figureChoices,
  onDescentKey,
  onDescentPointer,
  removeOnBoard,
  resizeBoard,
  resizeOnBoard,
  type DescentBench
} from '../../../../../src/renderer/actions/descent/descentActions.ts'
import { cancelDescentTool, chooseTool } from '../../../../../src/renderer/actions/descent/descentHand.ts'
import { descentAdapter } from '../../../../../src/renderer/model/descent/descentAdapter.ts'
import { asAttack, figureOn, figuresOf, isObstacle } from '../../../../../src/renderer/model/descent/descentEdit.ts'
import { descentToolState, TOOLS } from '../../../../../src/renderer/model/descent/descentToolState.svelte.ts'
import { GameTable } from '../../../../../src/renderer/model/games/gameTable.svelte.ts'
import { ARROWS } from '../../../../../src/renderer/model/board/arrows.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { spacesOf } from '../../../../../src/shared/games/descent/board.ts'
import type { Space } from '../../../../../src/shared/games/descent/case.ts'

function bench(): DescentBench {
  vi.stubGlobal('window', { innerWidth: 1280 })
  const table = new GameTable(descentAdapter)
  const session = new Session()
  return {
    app: {
      session,
      table: {},
      games: { of: () => table },
      settings: { current: {} }
    } as unknown as AtTable,
    table
  }
}
const tap = (on: DescentBench, at: Space, secondary = false): void => {
  onDescentPointer(on, {
    do: 'tap-square',
    at,
    point: [at[0] + 0.5, at[1] + 0.5],
    figure: null,
    secondary
  })
}
const press = (on: DescentBench, key: string, shift = false): boolean =>
  onDescentKey(on, { key, shift, step: ARROWS[key] ?? null, chord: false })
/** A space that nobody stands on. */
const free = ({ table }: DescentBench): Space => {
  const [columns, rows] = table.case.map?.size ?? [0, 0]
  for (let y = rows - 1; y >= 0; y--)
    for (let x = columns - 1; x >= 0; x--) if (!figureOn(table.case, [x, y]) && !isObstacle(table.case, [x, y])) return [x, y]
  throw new Error('The board is full.')
}

beforeEach(() => {
  descentToolState.tool = 'choose'
  descentToolState.figureOpen = false
})

describe('the hand over the Descent board', () => {
  it('chooses the attacker, then the space', () => {
    const on = bench()
    const other = figuresOf(on.table.case).find(({ id }) => id !== asAttack(on.table.case).ask.attacker)!
    on.app.session.pick = 'from'
    tap(on, spacesOf(other)[0]!)
    expect([asAttack(on.table.case).ask.attacker, on.app.session.pick]).toEqual([other.id, 'to'])
    const at = free(on)
    tap(on, at)
    expect([asAttack(on.table.case).ask.space, on.app.session.pick]).toEqual([at, 'from'])
  })

  it('puts on heroes and monsters, obstacles and walls, as its tool says', () => {
    const on = bench()
    const before = figuresOf(on.table.case).length
    chooseTool(on.app, 'hero')
    tap(on, free(on))
    chooseTool(on.app, 'monster')
    const at = free(on)
    on.app.session.cursor = at
    expect(press(on, 'Enter')).toBe(true)
    expect(figuresOf(on.table.case)).toHaveLength(before + 2)
    chooseTool(on.app, 'obstacle')
    const stone = free(on)
    tap(on, stone)
    expect(isObstacle(on.table.case, stone)).toBe(true)
    tap(on, stone)
    expect(isObstacle(on.table.case, stone)).toBe(false)
    const walls = on.table.case.map?.walls?.length ?? 0
    chooseTool(on.app, 'wall')
    onDescentPointer(on, {
      do: 'tap-square',
      at: [1, 1],
      point: [1.9, 1.5],
      figure: null,
      secondary: false
    })
    expect(Math.abs((on.table.case.map?.walls?.length ?? 0) - walls)).toBe(1)
  })

  it.each(TOOLS)('opens a figure with a long press while %s is in the hand', (tool) => {
    const on = bench()
    chooseTool(on.app, tool)
    const [figure] = figuresOf(on.table.case)
    const { case: before } = on.table
    tap(on, spacesOf(figure!)[0]!, true)
    expect([descentToolState.figureOpen, on.app.session.selected, on.table.case]).toEqual([true, figure!.id, before])
  })

  it.each(TOOLS.filter((tool) => tool !== 'choose'))('is emptied by Escape: %s leaves nothing behind', (tool) => {
    const on = bench()
    const hint = descentHint(on)
    chooseTool(on.app, tool)
    expect(descentHint(on)).not.toBe(hint)
    expect([cancelDescentTool(on.app), descentHint(on), cancelDescentTool(on.app)]).toEqual([true, hint, false])
  })

  it('moves the cursor by arrows, the selected figure with Shift, and takes it off the board', () => {
    const on = bench()
    const [figure] = figuresOf(on.table.case)
    on.app.session.selected = figure!.id
    on.app.session.cursor = [0, 0]
    press(on, 'ArrowRight')
    expect(on.app.session.cursor).toEqual([1, 0])
    expect([press(on, 'Delete'), figuresOf(on.table.case).some(({ id }) => id === figure!.id)]).toEqual([true, false])
    expect(press(on, 'x')).toBe(false)
  })
})

describe('a figure on the Descent board', () => {
  const told = ({ app }: DescentBench) => app.session.notices.map(({ text }) => text)
  const where = ({ table }: DescentBench, id: string) => spacesOf(figuresOf(table.case).find((figure) => figure.id === id)!)

  it('is dragged to a free space, and stays where the space is taken or beside the board', () => {
    const on = bench()
    onDescentPointer(on, { do: 'hover-square', at: [0, 0] } as never)
    expect(on.app.session.hovered).toEqual([0, 0])
    onDescentPointer(on, {
      do: 'move-figure',
      figure: 'hero-1',
      to: [0, 0]
    } as never)
    expect([where(on, 'hero-1'), on.app.session.selected]).toEqual([[[0, 0]], 'hero-1'])
    on.app.session.selected = null
    for (const to of [[5, 2], [40, 40], [4, 2]] as const) onDescentPointer(on, { do: 'move-figure', figure: 'hero-1', to } as never) // prettier-ignore
    expect([where(on, 'hero-1'), on.app.session.selected, told(on)]).toEqual([
      [[0, 0]],
      null,
      ['Monster 1 already stands in F3.', 'Hero 1 does not fit in AO41.', 'Hero 1 does not fit in E3.']
    ])
    on.table.undo()
    expect(where(on, 'hero-1')).toEqual([[1, 3]])
  })

  it('is made larger where there is room', () => {
    const on = bench()
    resizeOnBoard(on.app, on.table, 'hero-2', 4)
    expect(where(on, 'hero-2')).toEqual([
      [2, 6],
      [3, 6],
      [2, 7],
      [3, 7]
    ])
    resizeOnBoard(on.app, on.table, 'monster-1', 4)
    resizeOnBoard(on.app, on.table, 'nobody', 4)
    expect([where(on, 'monster-1'), told(on)]).toEqual([
      [
        [5, 2],
        [6, 2],
        [5, 3],
        [6, 3]
      ],
      []
    ])
  })

  it('keeps the board from being cut where it stands', () => {
    const on = bench()
    resizeBoard(on.app, on.table, [12, 9])
    expect(on.table.case.map?.size).toEqual([12, 9])
    resizeBoard(on.app, on.table, [4, 4])
    expect([on.table.case.map?.size, told(on)]).toEqual([[12, 9], ['Hero 2 would stand outside. Move it first.']])
  })

  it('is not put where another one or an obstacle is, and no obstacle on it', () => {
    const on = bench()
    const before = on.table.case
    for (const tool of ['hero', 'monster', 'obstacle'] as const) {
      chooseTool(on.app, tool)
      tap(on, [5, 2])
      tap(on, [60, 60])
    }
    expect([figuresOf(on.table.case).length === figuresOf(before).length, told(on)]).toEqual([
      true,
      ['Hero does not fit in BI61.', 'Monster does not fit in BI61.', 'Monster 1 already stands in F3.']
    ])
  })

  it('goes with Shift and the arrows, the cursor without, and both stay on the board', () => {
    const on = bench()
    on.app.session.selected = 'hero-1'
    press(on, 'ArrowUp', true)
    expect([where(on, 'hero-1'), on.app.session.cursor]).toEqual([[[1, 2]], [1, 2]])
    on.app.session.cursor = null
    press(on, 'ArrowDown')
    expect(on.app.session.cursor).toEqual([1, 3])
    for (let step = 0; step < 20; step++) press(on, 'ArrowRight')
    for (let step = 0; step < 20; step++) press(on, 'ArrowDown')
    expect(on.app.session.cursor).toEqual([9, 7])
    for (let step = 0; step < 20; step++) press(on, 'ArrowLeft')
    for (let step = 0; step < 20; step++) press(on, 'ArrowUp')
    expect(on.app.session.cursor).toEqual([0, 0])
    on.app.session.selected = null
    on.app.session.cursor = null
    press(on, 'ArrowRight')
    expect(on.app.session.cursor).toEqual([1, 0])
  })

  it('that is pushed where it cannot stand stays with the cursor, and over the rim without a word or a step', () => {
    const on = bench()
    on.app.session.selected = 'hero-1'
    onDescentPointer(on, { do: 'move-figure', figure: 'hero-1', to: [4, 3] })
    press(on, 'ArrowUp', true)
    expect([where(on, 'hero-1'), on.app.session.cursor, told(on)]).toEqual([[[4, 3]], [4, 3], ['Hero 1 does not fit in E3.']])
    for (const [key, at] of [
      ['ArrowLeft', [0, 3]],
      ['ArrowRight', [9, 3]],
      ['ArrowUp', [4, 0]],
      ['ArrowDown', [4, 7]]
    ] as const) {
      onDescentPointer(on, { do: 'move-figure', figure: 'hero-1', to: at })
      const before = on.table.history
      on.app.session.cursor = null
      expect([press(on, key, true), where(on, 'hero-1'), on.app.session.cursor]).toEqual([true, [at], at])
      expect(on.table.history).toBe(before)
    }
    on.app.session.selected = null
    press(on, 'ArrowUp', true)
    expect([on.app.session.cursor, told(on).length]).toEqual([[4, 6], 1])
  })

  it('of several spaces goes by its first one', () => {
    const on = bench()
    on.app.session.selected = 'monster-3'
    press(on, 'ArrowLeft', true)
    expect([where(on, 'monster-3'), on.app.session.cursor]).toEqual([
      [
        [6, 4],
        [7, 4],
        [6, 5],
        [7, 5]
      ],
      [6, 4]
    ])
  })

  it('that is taken off is offered back, is selected and open no more; who attacks is chosen anew where that was it', () => {
    const on = bench()
    Object.assign(on.app.session, { selected: 'monster-2', pick: 'to' })
    descentToolState.figureOpen = true
    expect(press(on, 'Delete')).toBe(true)
    expect([on.app.session.selected, descentToolState.figureOpen, on.app.session.pick]).toEqual([null, false, 'to'])
    on.app.session.selected = 'hero-1'
    press(on, 'Delete')
    expect([on.app.session.pick, told(on)]).toEqual(['from', ['Monster 2 is off the table.', 'Hero 1 is off the table.']])
    removeOnBoard(on.app, on.table, 'hero-2')
    on.app.session.selected = 'monster-1'
    on.app.session.notices.at(-1)!.action!.run()
    expect(figuresOf(on.table.case).map(({ id }) => id)).toEqual(['hero-2', 'monster-1', 'monster-3'])
    expect([on.app.session.selected, press(on, 'Enter'), press(on, 'Escape')]).toEqual(['monster-1', false, false])
  })

  it('in the way of a larger one leaves that as it is, and says where there is no room', () => {
    const on = bench()
    resizeOnBoard(on.app, on.table, 'hero-1', 4)
    resizeOnBoard(on.app, on.table, 'monster-2', 8)
    expect([where(on, 'monster-2'), told(on)]).toEqual([[[6, 1]], ['Monster 2 does not fit in G2.']])
    expect(on.table.undo()).toBe('Edit Hero 1')
  })

  it('is chosen by Enter or Space under the cursor: who attacks, then the space; the attacker’s own is none', () => {
    const on = bench()
    on.app.session.pick = 'from'
    tap(on, [0, 0])
    expect([asAttack(on.table.case).ask.attacker, on.app.session.pick, on.app.session.selected]).toEqual(['hero-1', 'from', null])
    on.app.session.cursor = [2, 6]
    expect(press(on, ' ')).toBe(true)
    expect([asAttack(on.table.case).ask.attacker, on.app.session.pick, on.app.session.selected]).toEqual(['hero-2', 'to', 'hero-2'])
    expect(descentHint(on)).toBe('Now tap the space that is attacked.')
    press(on, 'Enter')
    expect([asAttack(on.table.case).ask.space, on.app.session.pick]).toEqual([[5, 2], 'to'])
    tap(on, [6, 1])
    expect([asAttack(on.table.case).ask.space, on.app.session.pick, on.app.session.selected]).toEqual([[6, 1], 'from', 'monster-2'])
  })

  it('keeps its shields while it is the target, and another target has none yet', () => {
    const on = bench()
    const shields = () => asAttack(on.table.case).ask.defense
    chooseSpace(on.app, on.table, [5, 2])
    expect(shields()).toEqual([{ figure: 'monster-1', shields: 1 }])
    chooseSpace(on.app, on.table, [0, 0])
    expect(shields()).toEqual([])
  })

  it('is offered in lists with the mark of its side', () => {
    expect(figureChoices(bench().table.case)).toEqual([
      { id: 'hero-1', label: 'Hero 1', side: 0 },
      { id: 'hero-2', label: 'Hero 2', side: 0 },
      { id: 'monster-1', label: 'Monster 1', side: 1 },
      { id: 'monster-2', label: 'Monster 2', side: 1 },
      { id: 'monster-3', label: 'Monster 3', side: 1 }
    ])
  })

  it('put first on an empty board is the attacker, one of the other side the target', () => {
    const on = bench()
    on.table.change('clear', descentAdapter.cleared(on.table.case))
    chooseTool(on.app, 'hero')
    tap(on, [2, 2])
    const { attacker } = asAttack(on.table.case).ask
    chooseTool(on.app, 'monster')
    tap(on, [6, 2])
    expect([figuresOf(on.table.case).map(({ id, side }) => `${id} ${side}`), attacker, asAttack(on.table.case).ask.space]).toEqual([
      ['hero-1 red', 'monster-1 blue'],
      'hero-1',
      [6, 2]
    ])
    tap(on, [8, 2])
    chooseTool(on.app, 'hero')
    tap(on, [2, 5])
    expect([asAttack(on.table.case).ask.space, on.app.session.selected, on.table.undo()]).toEqual([[6, 2], 'hero-2', 'Add Hero 2'])
  })

  it('put after a space was asked about is no target, though the space lies in the column or the row of the attacker', () => {
    for (const asked of [
      [2, 6],
      [6, 2]
    ] as const) {
      const on = bench()
      on.table.change('clear', descentAdapter.cleared(on.table.case))
      chooseTool(on.app, 'hero')
      tap(on, [2, 2])
      chooseSpace(on.app, on.table, asked)
      chooseTool(on.app, 'monster')
      tap(on, [8, 4])
      expect(asAttack(on.table.case).ask.space).toEqual(asked)
    }
  })

  it('put beside one of its own side is no target, and one of several spaces is as large as was chosen', () => {
    const on = bench()
    on.table.change('clear', descentAdapter.cleared(on.table.case))
    chooseTool(on.app, 'hero')
    tap(on, [2, 2])
    tap(on, [2, 4])
    expect(asAttack(on.table.case).ask.space).toEqual([2, 2])
    chooseTool(on.app, 'monster')
    descentToolState.monsterSize = 2
    tap(on, [6, 2])
    descentToolState.monsterSize = 1
    expect([where(on, 'monster-1'), asAttack(on.table.case).ask.space]).toEqual([[[6, 2], [7, 2]], [6, 2]]) // prettier-ignore
  })
})

describe('what the Descent board leaves to others', () => {
  it('is whatever cannot be carried or drawn there, and the hand is emptied with the attacker to be chosen where there is none', () => {
    const on = bench()
    const before = on.table.case
    onDescentPointer(on, { do: 'aim', point: [1, 1] })
    onDescentPointer(on, { do: 'stroke', phase: 'begin', point: [1, 1] })
    onDescentPointer(on, { do: 'move-object', object: 'o', to: [1, 1] })
    expect([on.table.case, on.app.session.cursor]).toEqual([before, null])
    chooseTool(on.app, 'wall')
    onDescentPointer(on, { do: 'tap-square', at: [0, 0], point: [0.02, 0.5], figure: null, secondary: false })
    expect(on.table.case).toBe(before)
    on.app.session.pick = 'to'
    chooseTool(on.app, 'choose')
    expect(on.app.session.pick).toBe('to')
    on.table.change('clear', descentAdapter.cleared(before))
    chooseTool(on.app, 'choose')
    expect(on.app.session.pick).toBe('from')
  })
})
