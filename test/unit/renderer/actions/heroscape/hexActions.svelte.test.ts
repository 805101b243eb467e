import { describe, expect, it, vi } from 'vitest'
import type { AtTable } from '../../../../../src/renderer/actions/app.ts'
import { cancelHexTool } from '../../../../../src/renderer/actions/heroscape/hexHand.ts'
import { hexHint, onHexKey, onHexPointer, type HexBench } from '../../../../../src/renderer/actions/heroscape/hexActions.ts'
import { heroscapeAdapter } from '../../../../../src/renderer/model/heroscape/heroscapeAdapter.ts'
import { hexToolState } from '../../../../../src/renderer/model/heroscape/hexToolState.svelte.ts'
import { GameTable } from '../../../../../src/renderer/model/games/gameTable.svelte.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import type { Hex } from '../../../../../src/shared/games/heroscape/case.ts'

function bench(): HexBench {
  vi.stubGlobal('window', { innerWidth: 1280 })
  const table = new GameTable(heroscapeAdapter)
  const session = new Session()
  return { app: { session, table: {}, games: { of: () => table }, settings: { current: {} } } as unknown as AtTable, table }
}
const tap = (on: HexBench, at: Hex, secondary = false): void => {
  onHexPointer(on, { do: 'tap', at, figure: null, secondary })
}
const press = (on: HexBench, key: string, shift = false): boolean => onHexKey(on, { key, shift, step: null, atBoard: true })
const hexOf = ({ table }: HexBench, end: 'attacker' | 'defender'): Hex =>
  table.case.figures.find(({ id }) => id === table.case.ask[end])!.at as Hex
/** A space of the map without a figure. */
const free = ({ table }: HexBench): Hex => {
  const taken = new Set(table.case.figures.map(({ at }) => String(at)))
  const [q, r] = table.case.map.hexes.findLast(([x, y]) => !taken.has(`${x},${y}`))!
  return [q, r]
}

describe('the hand over the hex board', () => {
  it('chooses attacker and defender in turn; the defender as attacker turns the question round', () => {
    const on = bench()
    const { attacker, defender } = on.table.case.ask
    tap(on, hexOf(on, 'defender'))
    expect([on.table.case.ask.attacker, on.table.case.ask.defender, on.app.session.pick]).toEqual([defender, attacker, 'to'])
    tap(on, hexOf(on, 'defender'))
    expect([on.table.case.ask.attacker, on.table.case.ask.defender, on.app.session.pick]).toEqual([defender, attacker, 'from'])
  })

  it('opens a figure with a long press, and forgets the selection beside figures', () => {
    const on = bench()
    tap(on, hexOf(on, 'attacker'), true)
    expect([on.app.session.selected, on.app.session.editing]).toEqual([on.table.case.ask.attacker, true])
    tap(on, free(on))
    expect(on.app.session.selected).toBe(null)
  })

  it('puts on what waits for its space: an object as often as tapped, a figure once', () => {
    const on = bench()
    const kind = 'obstacle'
    const before = on.table.case.objects?.length ?? 0
    hexToolState.placing = { object: kind }
    expect(hexHint(on)).not.toBe(hexHintEmpty(on))
    tap(on, free(on))
    expect([on.table.case.objects?.length, hexToolState.placing]).toEqual([before + 1, { object: kind }])
    hexToolState.placing = { figure: { name: 'Finn', side: 'red', isDouble: false } }
    const at = free(on)
    on.app.session.cursor = at
    expect(press(on, 'Enter')).toBe(true)
    expect([on.table.case.figures.at(-1)?.at, hexToolState.placing]).toEqual([at, null])
  })

  it('is emptied by Escape, which leaves nothing behind', () => {
    const on = bench()
    const hint = hexHint(on)
    hexToolState.placing = { object: 'obstacle' }
    expect([cancelHexTool(), hexHint(on), cancelHexTool()]).toEqual([true, hint, false])
  })

  it('moves the cursor by arrows, the selected figure with Shift, and takes it off the table', () => {
    const on = bench()
    const { attacker } = on.table.case.ask
    on.app.session.selected = attacker
    const from = hexOf(on, 'attacker')
    expect(press(on, 'ArrowLeft')).toBe(true)
    expect(on.app.session.cursor).not.toEqual(from)
    expect(hexOf(on, 'attacker')).toEqual(from)
    expect([press(on, 'Delete'), on.table.case.figures.some(({ id }) => id === attacker)]).toEqual([true, false])
    expect(press(on, 'x')).toBe(false)
  })
})

function hexHintEmpty(on: HexBench): string {
  const { placing } = hexToolState
  hexToolState.placing = null
  const hint = hexHint(on)
  hexToolState.placing = placing
  return hint
}
