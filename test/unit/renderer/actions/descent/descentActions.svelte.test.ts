import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AtTable } from '../../../../../src/renderer/actions/app.ts'
import {
  descentHint,
  onDescentKey,
  onDescentPointer,
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
  return { app: { session, table: {}, games: { of: () => table }, settings: { current: {} } } as unknown as AtTable, table }
}
const tap = (on: DescentBench, at: Space, secondary = false): void => {
  onDescentPointer(on, { do: 'tap-square', at, point: [at[0] + 0.5, at[1] + 0.5], figure: null, secondary })
}
const press = (on: DescentBench, key: string, shift = false): boolean =>
  onDescentKey(on, { key, shift, step: ARROWS[key] ?? null, atBoard: true })
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
    onDescentPointer(on, { do: 'tap-square', at: [1, 1], point: [1.9, 1.5], figure: null, secondary: false })
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
