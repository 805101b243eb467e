/** What tools of the map room do with Shift or Alt held, or as their buttons say; and pushing a copy before it is put down. */
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import { reachAsked } from '../../../../../src/renderer/actions/mapRoom/askLine.ts'
import {
  cancelRoom,
  onRoomKey,
  onRoomPointer,
  roomHint,
  roomPreview,
  takeTool,
  takeVariant
} from '../../../../../src/renderer/actions/mapRoom/roomHand.ts'
import { copySelected } from '../../../../../src/renderer/actions/mapRoom/tools/regionTools.ts'
import { VARIANTS_OF, type RoomToolId } from '../../../../../src/renderer/model/mapRoom/hand.ts'
import { MapRoom } from '../../../../../src/renderer/model/mapRoom/mapRoom.svelte.ts'
import type { CaseMap } from '../../../../../src/shared/contract/case.ts'
import { formatSquareName } from '../../../../../src/shared/grid/squareName.ts'
import type { HeldKeys, Point } from '../../../../../src/shared/scene/scene.ts'
import { sampleMap } from '../../storage/rows/samples.ts'

const roomOf = (tool: RoomToolId, map: CaseMap = { size: [6, 6] }): MapRoom => {
  const room = new MapRoom({ ...sampleMap('yard'), map }, new Library(memoryStorage()))
  takeTool(room, tool)
  return room
}
const stroke = (room: MapRoom, keys: HeldKeys, ...points: readonly Point[]): void => {
  points.forEach((point, at) => {
    onRoomPointer(room, { do: 'stroke', phase: at === 0 ? 'begin' : at === points.length - 1 ? 'end' : 'go', point, ...keys })
  })
}
const tap = (room: MapRoom, point: Point, keys: HeldKeys = {}): void => {
  onRoomPointer(room, {
    do: 'tap-square',
    at: [Math.floor(point[0]), Math.floor(point[1])],
    point,
    figure: null,
    secondary: false,
    ...keys
  })
}
const STEPS: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] }
const press = (room: MapRoom, key: string, keys: { shift?: boolean; alt?: boolean } = {}): boolean =>
  onRoomKey(room, { key, shift: keys.shift ?? false, alt: keys.alt ?? false, step: STEPS[key] ?? null, chord: false })

describe('with Shift', () => {
  it('the brush goes straight, wherever the hand has been', () => {
    const room = roomOf('brush')
    stroke(room, { shift: true }, [0.5, 0.5], [1.5, 3.5], [4.5, 1.4])
    expect(room.document.map.terrain).toEqual(['hhhhh.', '......', '......', '......', '......', '......'])
  })
  it('a block is drawn as its outline', () => {
    const room = roomOf('rectangle')
    stroke(room, { shift: true }, [1.5, 1.5], [3.5, 3.5])
    expect(room.document.map.terrain!.slice(1, 4)).toEqual(['.hhh..', '.h.h..', '.hhh..'])
  })
  it('a line goes over every square that a line of fire goes over', () => {
    const [plain, exact] = [roomOf('line'), roomOf('line')]
    stroke(plain, {}, [0.5, 0.5], [2.5, 1.5])
    stroke(exact, { shift: true }, [0.5, 0.5], [2.5, 1.5])
    expect([plain, exact].map(({ document }) => document.map.terrain!.slice(0, 2))).toEqual([
      ['h.....', '.hh...'],
      ['hh....', '.hh...']
    ])
  })
  it('a wall closes to a room', () => {
    const room = roomOf('wall')
    stroke(room, { shift: true }, [1.1, 1.1], [2.4, 1.9])
    expect(room.document.map.walls).toHaveLength(6)
  })
  it('a question is how far a plain figure comes', () => {
    const room = roomOf('ask', { size: [12, 3] })
    tap(room, [0.5, 1.5], { shift: true })
    expect(reachAsked(room, { ruleset: 'heroclix-2013' })).toHaveLength(27)
    tap(room, [0.5, 1.5])
    expect([room.hand.reach, room.hand.line?.from]).toEqual([null, [0, 1]])
  })
  it('digits raise what is selected, with Alt they lower it', () => {
    const room = roomOf('select')
    stroke(room, {}, [0.5, 0.5], [1.5, 0.5])
    press(room, '3')
    press(room, '2', { shift: true })
    expect(room.document.map.level![0]).toBe('551111')
    press(room, '9', { alt: true })
    expect(room.document.map.level).toBeUndefined()
  })
  it('a level for what is selected leaves every pin, word and wall where it is', () => {
    const room = roomOf('select')
    const beside = {
      labels: [{ at: [4.5, 4], text: 'Hall' }] as const,
      pins: [{ id: 'far', ask: { kind: 'line-of-fire', from: [0, 0], to: [5, 5] }, expect: { verdict: 'clear' } }]
    }
    const walls = [[[0, 0], [1, 0]]] as const // prettier-ignore
    room.change('drawn', { ...room.document, ...beside, map: { ...room.document.map, walls } })
    stroke(room, {}, [0.5, 0.5], [1.5, 0.5])
    press(room, '3')
    expect(room.document).toMatchObject({ ...beside, map: { walls } })
    expect(room.document.map.level![0]).toBe('331111')
  })
})

describe('with Alt', () => {
  it('the brush takes what lies there', () => {
    const room = roomOf('brush', { size: [2, 1], terrain: ['w.'] })
    tap(room, [0.5, 0.5], { alt: true })
    expect([room.ink, room.steps.canUndo]).toEqual(['water', false])
  })
  it('a block is taken away, wherever it begins', () => {
    const room = roomOf('rectangle', { size: [3, 1], terrain: ['.hh'] })
    stroke(room, { alt: true }, [0.5, 0.5], [1.5, 0.5])
    expect(room.document.map.terrain).toEqual(['..h'])
  })
  it('a fill only counts, and says so', () => {
    const room = roomOf('fill', { size: [3, 2], terrain: ['.hh', '..h'] })
    tap(room, [2.5, 0.5], { alt: true })
    expect([room.hand.counted, room.steps.canUndo]).toEqual([3, false])
    expect(roomHint(room)).toContain('3 squares')
    tap(room, [2.5, 0.5])
    expect(room.hand.counted).toBeNull()
  })
  it('walls are taken away', () => {
    const room = roomOf('wall')
    stroke(room, {}, [1, 1], [3, 1])
    stroke(room, { alt: true }, [3, 1], [2, 1])
    expect(room.document.map.walls).toHaveLength(1)
  })
})

it('what a button says holds for fingers, and goes with the tool', () => {
  const room = roomOf('rectangle')
  takeVariant(room, 'shift')
  stroke(room, {}, [0.5, 0.5], [2.5, 2.5])
  expect(room.document.map.terrain![1]).toBe('h.h...')
  takeTool(room, 'line')
  expect(room.hand.variant).toBe('plain')
  expect(Object.values(VARIANTS_OF).every(([first]) => first === 'plain')).toBe(true)
})

it('by keys alone: Shift at the end of a block draws its outline', () => {
  const room = roomOf('rectangle')
  room.cursor = [0, 0]
  press(room, ' ')
  for (let i = 0; i < 2; i++) press(room, 'ArrowRight')
  for (let i = 0; i < 2; i++) press(room, 'ArrowDown')
  press(room, ' ', { shift: true })
  expect(room.document.map.terrain!.slice(0, 3)).toEqual(['hhh...', 'h.h...', 'hhh...'])
})

describe('a selection', () => {
  const names = ({ hand: { selected } }: MapRoom): string => selected.map(formatSquareName).sort().join(' ')
  it('grows by a block with Shift and loses one with Alt', () => {
    const room = roomOf('select')
    stroke(room, {}, [0.5, 0.5], [1.5, 1.5])
    stroke(room, { shift: true }, [3.5, 0.5], [3.5, 1.5])
    stroke(room, { alt: true }, [1.5, 1.5], [3.5, 1.5])
    expect(names(room)).toBe('A1 A2 B1 D1')
    stroke(room, {}, [5.5, 5.5], [5.5, 5.5])
    expect(names(room)).toBe('F6')
  })
  it('takes with Ctrl, the second button or a long press what is joined and drawn alike', () => {
    const room = roomOf('select', { size: [4, 2], terrain: ['hhb.', '.hb.'] })
    tap(room, [0.5, 0.5], { command: true })
    expect(names(room)).toBe('A1 B1 B2')
    tap(room, [2.5, 0.5], { command: true, shift: true })
    expect(names(room)).toBe('A1 B1 B2 C1 C2')
    onRoomPointer(room, { do: 'tap-square', at: [3, 0], point: [3.5, 0.5], figure: null, secondary: true })
    expect(names(room)).toBe('D1 D2')
  })
  it('is made by keys alone: Space and arrows, or arrows with Shift', () => {
    const room = roomOf('select')
    room.cursor = [0, 0]
    for (const key of [' ', 'ArrowRight', 'ArrowDown', ' ', 'ArrowDown']) press(room, key)
    expect(names(room)).toBe('A1 A2 B1 B2')
    room.cursor = [3, 0]
    press(room, 'ArrowRight', { shift: true })
    press(room, 'ArrowRight')
    press(room, 'ArrowDown')
    expect(names(room)).toBe('D1 E1')
  })
  it('that is no block is copied, stamped and cleared as it is: what lies between stays', () => {
    const room = roomOf('select', { size: [6, 2], terrain: ['hwb...', '......'] })
    room.change('drawn', { ...room.document, labels: [{ at: [0.5, 0.5], text: 'Hall' }] })
    tap(room, [0.5, 0.5])
    tap(room, [2.5, 0.5], { shift: true })
    copySelected(room)
    tap(room, [4.5, 0.5])
    expect(room.document.map.terrain![0]).toBe('hwbh.b')
    expect(room.document.labels).toEqual([
      { at: [0.5, 0.5], text: 'Hall' },
      { at: [3.5, 0.5], text: 'Hall' }
    ])
    takeTool(room, 'select')
    press(room, 'Delete')
    expect(room.document.map.terrain![0]).toBe('.w.h.b')
    expect(room.document.labels).toEqual([{ at: [3.5, 0.5], text: 'Hall' }])
  })
})

describe('the stamp', () => {
  const second = (room: MapRoom, [x, y]: Point): void => {
    onRoomPointer(room, { do: 'tap-square', at: [Math.floor(x), Math.floor(y)], point: [x, y], figure: null, secondary: true })
  }
  const yard = { size: [6, 2], terrain: ['hwb...', '......'] } as const
  it('takes with the right button or a long press the square there, or all of what is selected there', () => {
    const room = roomOf('stamp', yard)
    second(room, [1.5, 0.5])
    tap(room, [3.5, 1.5])
    expect(room.document.map.terrain).toEqual(['hwb...', '...w..'])
    second(room, [0.5, 0.5])
    tap(room, [4.5, 1.5])
    expect(room.document.map.terrain![1]).toBe('...wh.')
    room.hand = { ...room.hand, selected: [[0, 0], [1, 0]] } // prettier-ignore
    second(room, [1.5, 0.5])
    tap(room, [0.5, 1.5])
    expect(room.document.map.terrain![1]).toBe('hw.wh.')
  })
  it('takes a block by a drag with Alt, and as long as nothing is copied; Escape leaves it', () => {
    const room = roomOf('stamp', yard)
    const first = roomHint(room)
    stroke(room, {}, [0.5, 0.5], [1.5, 0.5])
    expect([room.hand.region?.size, room.steps.canUndo, roomHint(room) === first]).toEqual([[2, 1], false, false])
    stroke(room, { alt: true }, [2.5, 0.5], [2.5, 1.5])
    expect(room.hand.region?.size).toEqual([1, 2])
    onRoomPointer(room, { do: 'stroke', phase: 'begin', point: [0.5, 0.5], alt: true })
    onRoomPointer(room, { do: 'stroke', phase: 'go', point: [3.5, 1.5], alt: true })
    cancelRoom(room)
    onRoomPointer(room, { do: 'stroke', phase: 'end', point: [3.5, 1.5], alt: true })
    expect([room.hand.region?.size, room.hand.selected.length, room.steps.canUndo]).toEqual([[1, 2], 0, false])
  })
  it('takes a block under the second button, whatever is in it', () => {
    const room = roomOf('stamp', yard)
    tap(room, [0.5, 0.5], { alt: true })
    for (const [phase, point] of [['begin', [0.5, 0.5]], ['go', [1.5, 0.5]], ['end', [1.5, 1.5]]] as const)
      onRoomPointer(room, { do: 'stroke', phase, point, ...(phase === 'begin' && { secondary: true }) }) // prettier-ignore
    expect([room.hand.region?.size, room.steps.canUndo]).toEqual([[2, 2], false])
    onRoomPointer(room, { do: 'stroke', phase: 'begin', point: [0.5, 0.5], secondary: true })
    onRoomPointer(room, { do: 'stroke', phase: 'leave', point: [0.5, 0.5] })
    expect([room.hand.region?.size, room.hand.selecting]).toEqual([[2, 2], null])
  })
  it('takes by keys alone what lies at the cursor', () => {
    const room = roomOf('stamp', yard)
    room.cursor = [2, 0]
    press(room, ' ')
    expect(room.hand.region?.ground).toMatchObject([{ at: [0, 0] }])
  })
})

it('a stroke that is given up paints, copies and selects nothing', () => {
  for (const tool of ['brush', 'rectangle', 'line', 'fill', 'wall', 'room', 'erase', 'select', 'stamp'] as const) {
    const room = roomOf(tool, { size: [6, 6], terrain: ['hh....', '......', '......', '......', '......', '......'] })
    room.hand = { ...room.hand, selected: [[5, 5]] }
    onRoomPointer(room, { do: 'stroke', phase: 'begin', point: [0.5, 0.5] })
    onRoomPointer(room, { do: 'stroke', phase: 'go', point: [2.5, 2.5] })
    onRoomPointer(room, { do: 'stroke', phase: 'leave', point: [2.5, 2.5] })
    onRoomPointer(room, { do: 'stroke', phase: 'end', point: [2.5, 2.5] })
    const { selected, region, stroke: left } = room.hand
    expect([tool, room.steps.canUndo, room.shown.map, selected, region, left]).toEqual([tool, false, room.document.map, ['select', 'stamp'].includes(tool) ? [] : [[5, 5]], null, null])
  }
}) // prettier-ignore

it('special terrain that was painted with is remembered, the last one first; a stroke that takes away is no use', () => {
  const room = roomOf('brush')
  const kept: (readonly string[])[] = []
  room.keepSpecials = (used) => kept.push(used)
  room.ink = 'special'
  for (const [index, id] of ['deep-space', 'helicarrier', 'deep-space'].entries()) {
    room.special = id
    tap(room, [index + 0.5, 0.5])
  }
  expect(room.usedSpecials).toEqual(['deep-space', 'helicarrier'])
  expect(kept).toEqual([['deep-space'], ['helicarrier', 'deep-space'], ['deep-space', 'helicarrier']])
  room.special = 'helicarrier'
  tap(room, [1.5, 0.5])
  expect(room.usedSpecials[0]).toBe('deep-space')
})

describe('a copy', () => {
  it('is pushed with the arrows before it is put down, and stays in sight', () => {
    const room = roomOf('select', { size: [6, 2], terrain: ['hb....', '......'] })
    stroke(room, {}, [0.5, 0.5], [1.5, 0.5])
    copySelected(room)
    press(room, 'ArrowRight')
    press(room, 'ArrowRight')
    press(room, 'ArrowDown')
    expect([roomPreview(room)?.squares, room.steps.canUndo]).toEqual([
      [
        [2, 1],
        [3, 1]
      ],
      false
    ])
    press(room, ' ')
    expect(room.document.map.terrain).toEqual(['hb....', '..hb..'])
    for (let i = 0; i < 9; i++) press(room, 'ArrowRight', { shift: true })
    expect(room.hand.corner).toEqual([5, 1])
    tap(room, [4.5, 0.5])
    expect([room.hand.corner, room.document.map.terrain![0]]).toEqual([null, 'hb..hb'])
  })
})
