/** What each brush does where it touches a map, goes along it, or points at it. */
import { describe, expect, it } from 'vitest'
import { painterOf, type BrushSettings, type SquareBrush } from '../../../../../src/renderer/model/setup/painters.ts'
import { aimOf, beginStroke, beside, continueStroke, touch } from '../../../../../src/renderer/model/tools/brushStrokes.ts'
import type { CaseMap, Segment, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { isIndoor, kindsAt, levelAt } from '../../../../../src/shared/contract/caseSquares.ts'
import { startingAt } from '../../../../../src/shared/mapEdit/squares.ts'

const blank: CaseMap = { size: [5, 4] }
const settings: BrushSettings = { edge: 'walls', level: 2, special: 'deep-space', startSide: 'red', indoor: true }
const between: Segment = [
  [1, 1],
  [2, 1]
]
const walled: CaseMap = { ...blank, walls: [between] }
const at = (x: number, y: number): readonly [number, number] => [x + 0.5, y + 0.5]
const touched = (
  brush: Parameters<typeof touch>[0],
  map: CaseMap,
  point: readonly [number, number],
  more: Partial<BrushSettings> = {}
): CaseMap => touch(brush, { ...settings, ...more }, map, point)!(map)

describe('a touch', () => {
  it.each<[SquareBrush, (map: CaseMap, square: SquareXY) => unknown, unknown, unknown]>([
    ['hindering', kindsAt, ['hindering'], []],
    ['blocking', kindsAt, ['blocking'], []],
    ['water', kindsAt, ['water'], []],
    ['special', kindsAt, ['special:deep-space'], []],
    ['elevated', levelAt, 2, 1],
    ['starting', startingAt, 'red', null],
    ['indoor', isIndoor, true, false]
  ])('of %s paints a square, and takes it away again', (brush, look, painted, before) => {
    const once = touched(brush, blank, at(2, 1))
    expect(look(once, [2, 1])).toEqual(painted)
    expect(look(once, [1, 1]) ?? null).toEqual(before)
    expect(painterOf(brush, settings).has(once, [2, 1])).toBe(true)
    expect(painterOf(brush, settings).has(once, [1, 1])).toBe(false)
    const twice = touched(brush, once, at(2, 1))
    expect(look(twice, [2, 1]) ?? null).toEqual(before)
  })

  it('with another setting paints over what is there', () => {
    const hill = touched('elevated', blank, at(2, 1))
    expect(levelAt(touched('elevated', hill, at(2, 1), { level: 3 }), [2, 1])).toBe(3)
    expect(levelAt(touched('elevated', hill, at(2, 1), { level: 1 }), [2, 1])).toBe(1)
    const red = touched('starting', blank, at(0, 0))
    expect(startingAt(touched('starting', red, at(0, 0), { startSide: 'blue' }), [0, 0])).toBe('blue')
    const inside = touched('indoor', blank, at(0, 0))
    expect(isIndoor(touched('indoor', inside, at(0, 0), { indoor: false }), [0, 0])).toBe(false)
  })

  it('of the wall brush draws the nearest edge, and takes away one that stands there', () => {
    const drawn = touched('wall', blank, [1.95, 1.5])
    expect(drawn.walls).toEqual([between])
    expect(touched('wall', drawn, [1.95, 1.5]).walls ?? []).toEqual([])
    const field = touched('wall', walled, [1.95, 1.5], { edge: 'barriers' })
    expect([field.walls ?? [], field.barriers]).toEqual([[], [between]])
  })

  it('of the eraser takes an edge where it is near one, else all that is on the square', () => {
    const both = { ...touched('water', walled, at(1, 1)), barriers: [between] }
    const erased = touched('clear', both, [1.9, 1.5])
    expect([erased.walls ?? [], erased.barriers ?? [], kindsAt(erased, [1, 1])]).toEqual([[], [], ['water']])
    const wiped = touched('clear', both, [1.6, 1.5])
    expect([wiped.walls, kindsAt(wiped, [1, 1])]).toEqual([[between], []])
  })
})

describe('a stroke', () => {
  it('over squares paints the first at once and all on the way', () => {
    const { stroke, paint } = beginStroke('water', settings, blank, at(0, 0), 'stroke 1')
    expect(stroke).toMatchObject({ key: 'stroke 1', puts: true, square: [0, 0] })
    const begun = paint!(blank)
    expect(kindsAt(begun, [0, 0])).toEqual(['water'])
    const next = continueStroke('water', settings, stroke, at(3, 0))
    const gone = next.paint(begun)
    expect([0, 1, 2, 3, 4].map((x) => kindsAt(gone, [x, 0]).length)).toEqual([1, 1, 1, 1, 0])
    expect(next.stroke).toEqual({ ...stroke, square: [3, 0] })
  })

  it('that begins on what is painted takes away', () => {
    const { stroke, paint } = beginStroke('water', settings, touched('water', blank, at(0, 0)), at(0, 0), 'k')
    expect(stroke.puts).toBe(false)
    const full = touched('water', touched('water', blank, at(0, 0)), at(1, 0))
    const left = continueStroke('water', settings, stroke, at(1, 0)).paint(paint!(full))
    expect([kindsAt(left, [0, 0]), kindsAt(left, [1, 0])]).toEqual([[], []])
  })

  it('along edges draws from corner to corner, nothing before it has gone anywhere', () => {
    const { stroke, paint } = beginStroke('wall', settings, blank, [2.1, 0.9], 'k')
    expect([paint, stroke.puts, stroke.corner]).toEqual([null, true, [2, 1]])
    const next = continueStroke('wall', settings, stroke, [2.1, 3.2])
    expect(next.stroke.corner).toEqual([2, 3])
    expect(next.paint(blank).walls).toHaveLength(2)
    expect(next.paint(blank).walls).toContainEqual(between)
  })

  it('that begins on an edge takes edges away, and beside it draws', () => {
    const on = beginStroke('wall', settings, walled, [2.1, 1.4], 'k').stroke
    expect(on.puts).toBe(false)
    expect(continueStroke('wall', settings, { ...on, corner: [2, 1] }, [2, 2]).paint(walled).walls ?? []).toEqual([])
    expect(beginStroke('wall', settings, walled, [2.4, 1.5], 'k').stroke.puts).toBe(true)
    expect(beginStroke('wall', { ...settings, edge: 'stairs' }, walled, [2.1, 1.4], 'k').stroke.puts).toBe(true)
  })
})

describe('a wall on a side of a square', () => {
  it('is put, or taken away where it stands', () => {
    expect(beside(settings, blank, [1, 1], [1, 0])(blank).walls).toEqual([between])
    expect(beside(settings, walled, [2, 1], [-1, 0])(walled).walls ?? []).toEqual([])
  })
})

describe('what a touch would mean', () => {
  it('is an edge for the wall brush, an edge or a square for the eraser, else a square of the map', () => {
    expect(aimOf('wall', blank, [1.95, 1.5])).toEqual({ squares: [], edges: [between] })
    expect(aimOf('clear', walled, [1.95, 1.5])).toEqual({ squares: [], edges: [between] })
    expect(aimOf('clear', blank, [1.95, 1.5])).toEqual({ squares: [[1, 1]], edges: [] })
    expect(aimOf('clear', walled, [1.6, 1.5])).toEqual({ squares: [[1, 1]], edges: [] })
    expect(aimOf('water', blank, at(4, 3))).toEqual({ squares: [[4, 3]], edges: [] })
    expect([aimOf('water', blank, at(5, 0)), aimOf('figure', blank, at(0, -1))]).toEqual([null, null])
  })
})
