/** Tools that paint squares: on both halves of a map, each on its own side; what they take away; the eraser on squares and edges. */
import { describe, expect, it } from 'vitest'
import type { RoomToolId } from '../../../../../../src/renderer/model/mapRoom/hand.ts'
import type { Symmetry } from '../../../../../../src/shared/mapEdit/symmetry.ts'
import type { HeldKeys } from '../../../../../../src/shared/scene/scene.ts'
import { at, BLANK, openYard } from '../../../../../support/drawnYard.ts'

describe('with both halves drawn at once', () => {
  it.each<[string, string]>([
    ['red', 'blue'],
    ['blue', 'red'],
    ['green', 'gold'],
    ['gold', 'green'],
    ['violet', 'violet']
  ])('the starting area of %s has that of %s as its counterpart, and both go together', (side, other) => {
    const { room, tap } = openYard('brush')
    Object.assign(room, { symmetry: 'mirror-x', ink: 'starting', startSide: side })
    tap(at(1, 0))
    expect(room.document.map.starting).toEqual(side === other ? { [side]: [[1, 0], [4, 0]] } : { [side]: [[1, 0]], [other]: [[4, 0]] }) // prettier-ignore
    tap(at(1, 0))
    expect(room.document.map.starting).toBeUndefined()
  })

  it.each<[Symmetry, readonly string[]]>([
    ['none', ['......', '.h....', '......', '......']],
    ['mirror-x', ['......', '.h..h.', '......', '......']],
    ['mirror-y', ['......', '.h....', '.h....', '......']],
    ['half-turn', ['......', '.h....', '....h.', '......']],
    ['both', ['......', '.h..h.', '.h..h.', '......']]
  ])('%s: ground is painted and erased there, too', (symmetry, ground) => {
    const { room, tap, terrain } = openYard('brush')
    room.symmetry = symmetry
    tap(at(1, 1))
    expect(terrain()).toEqual(ground)
    const full = openYard('erase', { terrain: Array<string>(4).fill('hhhhhh') })
    full.room.symmetry = symmetry
    full.tap(at(1, 1))
    expect(full.terrain().map((row) => row.replaceAll('h', '#').replaceAll('.', 'h').replaceAll('#', '.'))).toEqual(ground)
  })
})

describe('what is painted', () => {
  it('is no step where it is so already, and only special terrain is remembered as used', () => {
    const { room, tap } = openYard('brush', { terrain: ['h.....', ...BLANK.slice(1)] })
    room.ink = 'clear'
    tap(at(1, 1))
    expect([room.undo(), room.usedSpecials]).toEqual([null, []])
    Object.assign(room, { ink: 'blocking', special: 'lava' })
    tap(at(1, 1))
    expect([room.usedSpecials, room.undo(), room.undo()]).toEqual([[], 'Paint: Blocking', null])
  })

  it.each<[RoomToolId, readonly string[]]>([
    ['rectangle', ['..hh', '..hh', 'hhhh', 'hhhh']],
    ['line', ['.hhh', 'h.hh', 'hhhh', 'hhhh']],
    ['brush', ['.hhh', 'h.hh', 'hhhh', 'hhhh']]
  ])('goes where a stroke of the %s begins on it', (tool, ground) => {
    const { drag, terrain } = openYard(tool, { size: [4, 4], terrain: Array<string>(4).fill('hhhh') })
    drag(at(0, 0), at(1, 1))
    expect(terrain()).toEqual(ground)
  })

  it('by the rectangle is put on a square by a touch, and taken off by another, or by one with Alt', () => {
    const { tap, terrain, room } = openYard('rectangle', { terrain: ['h.....', ...BLANK.slice(1)] })
    tap(at(2, 0), { alt: true })
    expect(room.undo()).toBeNull()
    tap(at(2, 0))
    tap(at(3, 0))
    expect(terrain()[0]).toBe('h.hh..')
    tap(at(2, 0), { alt: true })
    tap(at(3, 0))
    expect(terrain()[0]).toBe('h.....')
  })

  it('by a fill covers what is joined, with Shift all that is alike, and is counted so with Alt', () => {
    const pools = ['ww..ww', '......', '......', '......']
    const filled = (keys: HeldKeys) => {
      const { room, tap, terrain } = openYard('fill', { terrain: pools })
      tap(at(0, 0), keys)
      return [terrain()[0], room.hand.counted]
    }
    expect([filled({}), filled({ shift: true })]).toEqual([['hh..ww', null], ['hh..hh', null]]) // prettier-ignore
    expect([filled({ alt: true }), filled({ alt: true, shift: true })]).toEqual([[pools[0], 2], [pools[0], 4]]) // prettier-ignore
    const { stroke, terrain, room } = openYard('fill', { terrain: pools })
    stroke('begin', at(0, 0))
    expect([terrain()[0], room.shown.map.terrain?.[0]]).toEqual(['ww..ww', 'hh..ww'])
    stroke('go', at(5, 0))
    stroke('end', at(5, 0))
    expect([terrain()[0], room.undo(), room.undo()]).toEqual(['hh..ww', 'Paint: Hindering', null])
  })
})

describe('the eraser', () => {
  const edge = [[1, 1], [2, 1]] as const // prettier-ignore
  const turned = [[3, 2], [4, 2]] as const // prettier-ignore
  const other = [[0, 0], [0, 1]] as const // prettier-ignore

  it.each(['walls', 'barriers', 'stairs'] as const)('takes %s away where a touch is near, on all halves, and leaves the others', (kind) => {
    const { room, tap, edges } = openYard('erase', { terrain: ['hhhhhh', ...BLANK.slice(1)], [kind]: [edge, turned, other] })
    tap([1.75, 1.5])
    expect(edges(kind).split(' ')).toHaveLength(3)
    room.symmetry = 'half-turn'
    tap([1.8, 1.5])
    expect([edges(kind), room.document.map.terrain?.[0]]).toEqual(['0,0-0,1', 'hhhhhh'])
    expect(edges(kind === 'walls' ? 'barriers' : 'walls')).toBe('')
  })

  it('takes a door away with its wall', () => {
    const openings = [{ edge, kind: 'door', state: 'closed' }, { edge: other, kind: 'door', state: 'open' }] as const // prettier-ignore
    const { room, tap } = openYard('erase', { walls: [edge] }, { openings })
    tap([2.1, 1.5])
    expect([room.document.openings, room.document.map.walls]).toEqual([[openings[1]], undefined])
  })

  it('wipes squares under a stroke, as they are left; on a map of one square that square', () => {
    const { drag, terrain, room } = openYard('erase', { terrain: ['hhhhhh', ...BLANK.slice(1)], walls: [edge] })
    drag(at(1, 0), at(3, 0))
    expect([terrain()[0], room.document.map.walls]).toEqual(['h...hh', [edge]])
    const one = openYard('erase', { size: [1, 1], terrain: ['h'] })
    one.tap(at(0, 0))
    expect(one.room.document.map).toEqual({ size: [1, 1] })
    expect(one.aim(at(0, 0))).toEqual({ squares: [[0, 0]], edges: [] })
  })
})

it.each<RoomToolId>(['wall', 'barrier', 'stairs', 'door', 'window', 'gate'])('%s has no edge to touch on a map of one square', (tool) => {
  const { room, tap, aim, drag } = openYard(tool, { size: [1, 1], terrain: ['.'] })
  tap([0.9, 0.5])
  drag([0.9, 0.1], [0.9, 0.9])
  expect([aim([0.9, 0.5]), room.undo()]).toEqual([null, null])
})
