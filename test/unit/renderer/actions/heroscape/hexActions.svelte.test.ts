import { describe, expect, it, vi } from 'vitest'
import type { AtTable } from '../../../../../src/renderer/actions/app.ts'
import { cancelHexTool } from '../../../../../src/renderer/actions/heroscape/hexHand.ts'
import {
  doubleHex,
  editHex,
  hexHint,
  moveHex,
  onHexKey,
  onHexPointer,
  removeHex,
  turnHex,
  type HexBench
} from '../../../../../src/renderer/actions/heroscape/hexActions.ts'
import { heroscapeAdapter } from '../../../../../src/renderer/model/heroscape/heroscapeAdapter.ts'
import { hexToolState } from '../../../../../src/renderer/model/heroscape/hexToolState.svelte.ts'
import { GameTable } from '../../../../../src/renderer/model/games/gameTable.svelte.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import type { Hex } from '../../../../../src/shared/games/heroscape/case.ts'

function bench(): HexBench {
  vi.stubGlobal('window', { innerWidth: 1280 })
  const table = new GameTable(heroscapeAdapter)
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
const tap = (on: HexBench, at: Hex, secondary = false): void => {
  onHexPointer(on, { do: 'tap', at, figure: null, secondary })
}
const press = (on: HexBench, key: string, shift = false): boolean => onHexKey(on, { key, shift, step: null, chord: false })
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
    hexToolState.placing = {
      figure: { name: 'Finn', side: 'red', isDouble: false }
    }
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

describe('a figure on the hex board', () => {
  const told = ({ app }: HexBench) => app.session.notices.map(({ text }) => text)
  const where = ({ table }: HexBench, id: string) => {
    const { at, squares } = table.case.figures.find((figure) => figure.id === id)!
    return squares ?? at
  }

  it('is dragged to a free space, and stays where the space is taken or there is none', () => {
    const on = bench()
    const { attacker, defender } = on.table.case.ask
    const at = free(on)
    onHexPointer(on, { do: 'hover', at })
    expect(on.app.session.hovered).toEqual(at)
    onHexPointer(on, { do: 'move', figure: attacker, to: at })
    expect([where(on, attacker), on.app.session.selected]).toEqual([at, attacker])
    on.app.session.selected = null
    onHexPointer(on, {
      do: 'move',
      figure: attacker,
      to: hexOf(on, 'defender')
    })
    moveHex(on.app, on.table, attacker, [99, 99])
    expect([where(on, attacker), on.app.session.selected]).toEqual([at, null])
    expect(told(on)).toEqual(['Solomon Grundy already stands on E4.', 'Hawkgirl does not fit on ES100.'])
    expect(defender).not.toBe(attacker)
    on.table.undo()
    expect(where(on, attacker)).not.toEqual(at)
  })

  it('takes two spaces, turns once round the clock, and takes one again', () => {
    const on = bench()
    const { attacker } = on.table.case.ask
    const [q, r] = [4, 3] as const
    moveHex(on.app, on.table, attacker, [q, r])
    doubleHex(on.app, on.table, attacker, true)
    const ways = [where(on, attacker)]
    for (let turn = 0; turn < 5; turn++) {
      turnHex(on.table, attacker)
      ways.push(where(on, attacker))
    }
    const beside: readonly Hex[] = [[4, 4], [3, 4], [3, 3], [4, 2], [5, 2], [5, 3], [4, 4]] // prettier-ignore
    expect(ways).toEqual(beside.filter(([x, y]) => !(x === 3 && y === 3)).map((second) => [[4, 3], second]))
    doubleHex(on.app, on.table, attacker, false)
    expect(where(on, attacker)).toEqual([4, 3])
    const before = on.table.case
    turnHex(on.table, attacker)
    turnHex(on.table, 'nobody')
    doubleHex(on.app, on.table, 'nobody', true)
    expect([on.table.case === before, told(on)]).toEqual([true, []])
  })

  it('has its fields changed, typing in one of them as one step', () => {
    const on = bench()
    const { attacker } = on.table.case.ask
    const before = on.table.case
    editHex(on.table, attacker, { name: 'F' })
    editHex(on.table, attacker, { name: 'Fi' })
    expect(on.table.case.figures.find(({ id }) => id === attacker)?.name).toBe('Fi')
    on.table.undo()
    expect(on.table.case).toEqual(before)
  })

  it('that is put on a taken space, or beside the ground, is refused in a sentence', () => {
    const on = bench()
    const taken = hexOf(on, 'defender')
    const before = on.table.case
    for (const placing of [{ object: 'obstacle' as const }, { figure: { name: 'Finn', side: 'red', isDouble: false } }]) {
      hexToolState.placing = placing
      tap(on, taken)
      expect(hexToolState.placing).toEqual(placing)
    }
    tap(on, [99, 99])
    expect([on.table.case === before, told(on)]).toEqual([true, ['Solomon Grundy already stands on E4.', 'Finn does not fit on ES100.']])
    cancelHexTool()
  })

  it('that is taken off leaves its place in the question open, and is offered back', () => {
    const on = bench()
    const { attacker, defender } = on.table.case.ask
    removeHex(on.app, on.table, defender)
    expect([on.table.case.ask.attacker, on.table.case.ask.defender, on.app.session.pick]).toEqual([attacker, '', 'to'])
    on.app.session.selected = attacker
    on.app.session.editing = true
    removeHex(on.app, on.table, attacker)
    expect([on.app.session.selected, on.app.session.editing, on.app.session.pick, told(on)]).toEqual([
      null,
      false,
      'from',
      ['Solomon Grundy is off the table.', 'Hawkgirl is off the table.']
    ])
  })

  it('and the cursor go along the rows and to either side of the row beyond', () => {
    const on = bench()
    const { attacker } = on.table.case.ask
    on.app.session.cursor = [4, 3]
    const way = ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft'].map((key) => {
      press(on, key)
      return on.app.session.cursor
    })
    expect(way).toEqual([
      [5, 3],
      [6, 2],
      [6, 1],
      [7, 0],
      [6, 1],
      [6, 2],
      [5, 2],
      [4, 2]
    ])
    on.app.session.selected = attacker
    moveHex(on.app, on.table, attacker, [4, 3])
    press(on, 'ArrowUp', true)
    expect([where(on, attacker), on.app.session.cursor]).toEqual([
      [5, 2],
      [5, 2]
    ])
    on.app.session.cursor = null
    on.app.session.selected = null
    press(on, 'ArrowRight')
    expect(on.app.session.cursor).toEqual([2, 0])
    // At the rim of the ground it stays.
    for (let step = 0; step < 40; step++) press(on, 'ArrowLeft')
    const rim = on.app.session.cursor
    press(on, 'ArrowLeft')
    expect(on.app.session.cursor).toEqual(rim)
  })
})

describe('the keys of the hex board', () => {
  it('push a figure to a free space alone: where it is taken it stays with the cursor, and it is told', () => {
    const on = bench()
    const { attacker } = on.table.case.ask
    on.app.session.selected = attacker
    on.app.session.cursor = [0, 6]
    expect([press(on, 'ArrowRight', true), hexOf(on, 'attacker'), on.app.session.cursor]).toEqual([true, [2, 3], [2, 3]])
    expect(on.app.session.notices.map(({ text }) => text)).toEqual(['Solomon Grundy already stands on E4.'])
    expect([press(on, 'ArrowLeft', true), hexOf(on, 'attacker'), on.app.session.cursor]).toEqual([true, [1, 3], [1, 3]])
    on.app.session.selected = null
    press(on, 'ArrowLeft', true)
    expect([hexOf(on, 'attacker'), on.app.session.cursor]).toEqual([
      [1, 3],
      [0, 3]
    ])
  })

  it('begin at the selected figure, and tap with Enter or Space where the cursor is', () => {
    const on = bench()
    const { attacker, defender } = on.table.case.ask
    expect([press(on, 'Enter'), press(on, 'Delete')]).toEqual([false, false])
    on.app.session.selected = defender
    press(on, 'ArrowRight')
    expect(on.app.session.cursor).toEqual([4, 3])
    press(on, 'ArrowLeft')
    expect([press(on, ' '), on.table.case.ask.attacker, on.app.session.pick]).toEqual([true, defender, 'to'])
    expect(hexHint(on)).toBe('Now tap the defender. Drag a figure to move it.')
    on.app.session.cursor = [2, 3]
    expect([press(on, 'Enter'), on.table.case.ask.defender, on.app.session.pick]).toEqual([true, attacker, 'from'])
    expect(hexHint(on)).toBe('Tap the attacker.')
    tap(on, [0, 6])
    expect([on.table.case.ask.attacker, on.app.session.pick]).toEqual([defender, 'from'])
  })

  it('turn to the other side of the row where the ground ends, at either rim', () => {
    const on = bench()
    const from = (at: Hex, key: string) => {
      on.app.session.cursor = at
      press(on, key)
      return on.app.session.cursor
    }
    expect([from([-1, 2], 'ArrowUp'), from([-2, 4], 'ArrowUp'), from([8, 1], 'ArrowUp'), from([8, 0], 'ArrowUp')]).toEqual([
      [0, 1],
      [-1, 3],
      [8, 0],
      [8, 0]
    ])
    expect([from([8, 2], 'ArrowDown'), from([-3, 7], 'ArrowDown'), from([7, 4], 'ArrowDown')]).toEqual([
      [7, 3],
      [-3, 7],
      [6, 5]
    ])
  })

  it('tell what waits for its space by name, and leave strokes alone', () => {
    const on = bench()
    hexToolState.placing = { figure: { name: 'Finn', side: 'red', isDouble: true } }
    expect(hexHint(on)).toBe('Tap the space where Finn stands. Esc: stop.')
    const before = on.table.case
    onHexPointer(on, { do: 'hover', at: [0, 6] })
    onHexPointer(on, { do: 'stroke' } as never)
    expect([on.app.session.hovered, on.table.case]).toEqual([[0, 6], before])
    tap(on, [0, 6])
    expect([on.table.case.figures.at(-1)?.squares?.length, on.app.session.selected, on.table.undo()]).toEqual([2, 'finn', 'Add Finn'])
    hexToolState.placing = { object: 'obstacle' }
    tap(on, [0, 6])
    expect([on.table.case.objects?.map(({ kind, at }) => [kind, at]), hexToolState.placing]).toEqual([
      [['obstacle', [0, 6]]],
      { object: 'obstacle' }
    ])
    cancelHexTool()
  })

  it('one that is to take two spaces and has no room for the second is told so', () => {
    const on = bench()
    const { attacker } = on.table.case.ask
    on.table.change('walled in', { ...on.table.case, map: { hexes: [[2, 3, 1], [3, 3, 1]] } }) // prettier-ignore
    doubleHex(on.app, on.table, attacker, true)
    expect([on.app.session.notices.map(({ text }) => text), hexOf(on, 'attacker'), on.table.undo()]).toEqual([
      ['Hawkgirl does not fit on A1.'],
      [2, 3],
      'walled in'
    ])
  })
})

function hexHintEmpty(on: HexBench): string {
  const { placing } = hexToolState
  hexToolState.placing = null
  const hint = hexHint(on)
  hexToolState.placing = placing
  return hint
}
