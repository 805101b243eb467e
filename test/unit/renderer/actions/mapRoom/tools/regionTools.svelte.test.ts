/** Selecting, copying and stamping on a map that is drawn, what each tool points at before it is used, and what the keyboard says to it. */
import { describe, expect, it, vi } from 'vitest'
import {
  cancelRoom,
  onRoomPointer,
  roomCursor,
  roomHint,
  roomPreview,
  takeTool,
  takeVariant,
  variantsOf
} from '../../../../../../src/renderer/actions/mapRoom/roomHand.ts'
import { clearSelected, copySelected, turnStamp } from '../../../../../../src/renderer/actions/mapRoom/tools/regionTools.ts'
import { nearestSquare } from '../../../../../../src/renderer/actions/mapRoom/tools/roomTool.ts'
import type { RoomToolId, Variant } from '../../../../../../src/renderer/model/mapRoom/hand.ts'
import type { MapFile } from '../../../../../../src/shared/formats/documents/documents.ts'
import type { HeldKeys, Point } from '../../../../../../src/shared/scene/scene.ts'
import { boardCommands } from '../../../../../../src/renderer/model/board/boardCommands.ts'
import { at, BLANK, COLUMNS, openYard, ROWS } from '../../../../../support/drawnYard.ts'
import { sampleMap } from '../../../storage/rows/samples.ts'

describe('selecting', () => {
  it('takes the square that is touched; with Shift one more, with Alt one less, and the cursor goes along', () => {
    const { room, tap, selected } = openYard('select')
    tap(at(1, 1))
    tap(at(2, 1))
    expect([selected(), room.cursor]).toEqual(['2,1', [2, 1]])
    tap(at(4, 1), { shift: true })
    tap(at(2, 1), { shift: true })
    expect(selected()).toBe('4,1 2,1')
    tap(at(4, 1), { alt: true })
    tap(at(5, 1), { alt: true })
    expect([selected(), room.hand.selecting]).toEqual(['2,1', null])
  })

  it('takes all that is joined and drawn alike: with Ctrl, by the second button, and one more or less of it', () => {
    const { tap, selected } = openYard('select', { terrain: ['hh....', '.h....', 'b.....', '......'] })
    tap(at(0, 0), { command: true })
    expect(selected().split(' ').toSorted()).toEqual(['0,0', '1,0', '1,1'])
    tap(at(0, 2), { shift: true }, true)
    expect(selected().split(' ').toSorted()).toEqual(['0,0', '0,2', '1,0', '1,1'])
    tap(at(1, 1), { alt: true }, true)
    expect(selected()).toBe('0,2')
  })

  it('takes a block under a stroke, on the map alone, and shows it while it grows', () => {
    const { room, stroke, selected } = openYard('select')
    stroke('begin', at(4, 2))
    expect([selected(), room.hand.selecting]).toEqual(['4,2', { from: [4, 2], before: [], adds: true, withShift: false }])
    stroke('go', [9, 9])
    expect(selected()).toBe('4,2 5,2 4,3 5,3')
    stroke('go', at(3, 2))
    expect(selected()).toBe('3,2 4,2')
    stroke('end', at(4, 1))
    expect([selected(), room.hand.selecting]).toEqual(['4,1 4,2', null])
  })

  it('adds a block with Shift and takes one away with Alt; nothing is selected twice', () => {
    const { drag, selected } = openYard('select')
    drag(at(0, 0), at(1, 1))
    drag(at(1, 1), at(2, 1), { shift: true })
    expect(selected()).toBe('0,0 1,0 0,1 1,1 2,1')
    drag(at(0, 0), at(0, 3), { alt: true })
    expect(selected()).toBe('1,0 1,1 2,1')
    drag(at(5, 3), at(5, 3))
    expect(selected()).toBe('5,3')
  })

  it('is as before where a block is left: by Escape, or by a hand that goes away', () => {
    const { room, tap, stroke, selected } = openYard('select')
    tap(at(5, 3))
    stroke('begin', at(0, 0), { shift: true })
    stroke('go', at(1, 0), { shift: true })
    expect(selected()).toBe('5,3 0,0 1,0')
    expect([cancelRoom(room), selected(), room.hand.selecting]).toEqual([true, '5,3', null])
    stroke('go', at(2, 0))
    expect(selected()).toBe('5,3')
    stroke('begin', at(0, 0))
    stroke('leave', at(1, 0))
    expect([selected(), room.hand.selecting]).toEqual(['', null])
    tap(at(5, 3))
    expect([cancelRoom(room), selected(), cancelRoom(room)]).toEqual([true, '', false])
    stroke('begin', at(0, 0), { alt: true })
    expect([cancelRoom(room), room.hand.selecting, cancelRoom(room)]).toEqual([true, null, false])
  })

  it('gives what is selected a level: the digit, so many more with Shift, so many less with Alt, within what there is', () => {
    const { room, drag, key } = openYard('select')
    const levels = () => room.document.map.level?.[0] ?? '111111'
    expect(key('3')).toBe(true)
    expect([levels(), room.level, room.ink]).toEqual(['111111', 3, 'elevated'])
    takeTool(room, 'select')
    drag(at(0, 0), at(1, 0))
    expect([key('4'), levels()]).toEqual([true, '441111'])
    drag(at(1, 0), at(2, 0))
    expect([key('2', { shift: true }), levels()]).toEqual([true, '463111'])
    expect([key('3', { alt: true }), levels()]).toEqual([true, '431111'])
    expect([key('9', { shift: true }), levels()]).toEqual([true, '499111'])
    expect([key('9', { alt: true }), levels()]).toEqual([true, '411111'])
    expect(key('0')).toBe(false)
    for (let step = 0; step < 5; step++) room.undo()
    expect(levels()).toBe('111111')
  })

  it.each(['Delete', 'Backspace'])(
    'takes everything off what is selected by %s: ground, words, and the edges between its squares',
    (name) => {
      const inner = [[1, 0], [2, 0]] as const // prettier-ignore
      const outer = [[2, 0], [3, 0]] as const // prettier-ignore
      const before = [[0, 0], [1, 0]] as const // prettier-ignore
      const { room, drag, key, terrain } = openYard(
        'select',
        { terrain: ['.hb.h.', '......', '......', '......'], walls: [inner, outer], barriers: [inner, before], stairs: [outer] },
        {
          labels: [{ at: [1.5, 0.5], text: 'Pool' }, { at: [4.5, 0.5], text: 'Roof' }], // prettier-ignore
          openings: [{ edge: inner, kind: 'door', state: 'closed' }, { edge: outer, kind: 'gate', state: 'closed' }] // prettier-ignore
        }
      )
      expect(key(name)).toBe(false)
      drag(at(1, 0), at(2, 0))
      expect(key(name)).toBe(true)
      const { map, labels, openings } = room.document
      expect(openings).toEqual([{ edge: outer, kind: 'gate', state: 'closed' }])
      expect([terrain()[0], map.walls, map.barriers ?? [], map.stairs, labels]).toEqual([
        '....h.',
        [outer],
        [before],
        [outer],
        [{ at: [4.5, 0.5], text: 'Roof' }]
      ])
      room.undo()
      expect([terrain()[0], room.document.labels?.length]).toEqual(['.hb.h.', 2])
    }
  )

  it('goes by keys: Shift and arrows draw a block from the cursor, an arrow alone ends it, Space begins and ends one', () => {
    const { room, key, selected } = openYard('select')
    room.cursor = [1, 1]
    key('right', { shift: true })
    key('down', { shift: true })
    expect([selected(), room.hand.selecting?.withShift]).toEqual(['1,1 2,1 1,2 2,2', true])
    key('right')
    expect([selected(), room.hand.selecting, room.cursor]).toEqual(['1,1 2,1 1,2 2,2', null, [3, 2]])
    key(' ')
    key('right')
    expect([selected(), room.hand.selecting?.withShift]).toEqual(['3,2 4,2', false])
    key(' ')
    key('up')
    expect([selected(), room.hand.selecting]).toEqual(['3,2 4,2', null])
  })
})

describe('the stamp', () => {
  const GROUND = ['hb....', 'w.....', '......', '......']
  const copied = () => {
    const yard = openYard('select', { terrain: GROUND })
    yard.drag(at(0, 0), at(1, 1))
    copySelected(yard.room)
    return yard
  }

  it('takes what is selected, and nothing where nothing is', () => {
    const { room } = openYard('select')
    copySelected(room)
    expect([room.hand.tool, room.hand.region]).toEqual(['select', null])
    const { room: other } = copied()
    expect([other.hand.tool, other.hand.region?.size, other.hand.selected.length, other.hand.variant]).toEqual([
      'stamp',
      [2, 2],
      4,
      'plain'
    ])
  })

  it('is put down with its middle where the hand is, as one step, and shows where it will lie', () => {
    const { room, aim, tap, terrain } = copied()
    expect(aim(at(3, 2))).toEqual({ squares: [[3, 2], [4, 2], [3, 3], [4, 3]], edges: [] }) // prettier-ignore
    expect(aim(at(5, 3))).toEqual({ squares: [[5, 3]], edges: [] })
    expect([aim([6.5, 1]), aim([1, -0.5]), aim(null)]).toEqual([null, null, null])
    tap(at(3, 2))
    expect([terrain(), room.cursor]).toEqual([
      ['hb....', 'w.....', '...hb.', '...w..'],
      [3, 2]
    ])
    room.undo()
    expect(terrain()).toEqual(GROUND)
  })

  it('of three columns and rows has its middle one under the hand', () => {
    const { room, drag, aim } = openYard('select', { terrain: GROUND })
    drag(at(0, 0), at(2, 2))
    copySelected(room)
    expect(aim(at(3, 2))?.squares.map(String)).toEqual(['2,1', '3,1', '4,1', '2,2', '3,2', '4,2', '2,3', '3,3', '4,3'])
  })

  it('is mirrored and turned by keys, in capitals too', () => {
    const after = (...keys: readonly string[]) => {
      const { tap, key, terrain } = copied()
      expect(keys.map((one) => key(one))).toEqual(keys.map(() => true))
      tap(at(3, 2))
      return terrain().slice(2)
    }
    expect(after()).toEqual(['...hb.', '...w..'])
    expect(after('x')).toEqual(['...bh.', '....w.'])
    expect(after('Y')).toEqual(['...w..', '...hb.'])
    expect(after('z')).toEqual(['...wh.', '....b.'])
    expect(after('x', 'x')).toEqual(['...hb.', '...w..'])
    const { room } = openYard('stamp')
    turnStamp(room, 'turn')
    expect(room.hand.region).toBeNull()
  })

  it('is pushed by arrows from where it was copied, five squares with Shift, never wholly off the map, and put down by Enter', () => {
    const { room, key, terrain } = copied()
    room.cursor = null
    key('right')
    expect([room.hand.corner, roomPreview(room)?.squares.map(String)]).toEqual([
      [1, 0],
      ['1,0', '2,0', '1,1', '2,1']
    ])
    key('right', { shift: true })
    key('down')
    expect([room.hand.corner, roomPreview(room)?.squares.map(String)]).toEqual([
      [5, 1],
      ['5,1', '5,2']
    ])
    key('down', { shift: true })
    expect(room.hand.corner).toEqual([5, 3])
    for (let step = 0; step < 3; step++) key('left', { shift: true })
    expect(room.hand.corner).toEqual([-1, 3])
    for (let step = 0; step < 2; step++) key('up', { shift: true })
    expect(room.hand.corner).toEqual([-1, -1])
    for (const step of ['down', 'down', 'down', 'right', 'right', 'right'] as const) key(step)
    expect([key('Enter'), terrain()]).toEqual([true, ['hb....', 'w.....', '..hb..', '..w...']])
    key('right')
    expect([key(' '), terrain()]).toEqual([true, ['hb....', 'w.....', '..hhb.', '..ww..']])
  })

  it('is pushed from the least column and row of what is selected, in whatever order that was', () => {
    const { room, tap, key } = openYard('select')
    tap(at(4, 1))
    tap(at(3, 2), { shift: true })
    copySelected(room)
    room.cursor = null
    key('right')
    expect(room.hand.corner).toEqual([4, 1])
  })

  it('is pushed from the cursor where there is one', () => {
    const { room, key } = copied()
    room.cursor = [3, 2]
    key('up')
    expect(room.hand.corner).toEqual([3, 1])
  })

  it('goes on with the pointer once that moves, and Escape leaves first the push, then the hand alone', () => {
    const { room, key, aim, stroke } = copied()
    key('right')
    expect([cancelRoom(room), room.hand.corner, cancelRoom(room)]).toEqual([true, null, false])
    key('right')
    onRoomPointer(room, { do: 'aim', point: null })
    expect(room.hand.corner).not.toBeNull()
    expect([aim(at(3, 2))?.squares.length, room.hand.corner]).toEqual([4, null])
    expect(key('Enter')).toBe(true)
    stroke('begin', at(3, 2))
    expect([room.hand.stroke !== null, cancelRoom(room), room.hand.stroke]).toEqual([true, true, null])
  })

  it.each<[string, HeldKeys, boolean, Variant]>([
    ['by the second button', {}, true, 'plain'],
    ['with Alt', { alt: true }, false, 'plain'],
    ['with the button that stands for Alt', {}, false, 'alt']
  ])('takes what lies under the hand %s: a square, or of what is selected all of it', (_name, keys, secondary, variant) => {
    const { room, tap, terrain } = copied()
    takeVariant(room, variant)
    tap(at(0, 1), keys, secondary)
    expect([room.hand.region?.size, room.cursor]).toEqual([
      [2, 2],
      [0, 1]
    ])
    takeVariant(room, variant)
    tap(at(5, 3), keys, secondary)
    expect([room.hand.region?.size, room.hand.selected, terrain()]).toEqual([[1, 1], [[5, 3]], GROUND])
  })

  it('is pushed by five squares with Shift, and another key than Enter and Space does not put it down', () => {
    const { room, key, drag } = openYard('select', {
      size: [20, 20],
      terrain: ['h', ...Array<string>(19).fill('.')].map((row) => row.padEnd(20, '.'))
    })
    drag(at(0, 0), at(1, 1))
    copySelected(room)
    key('right', { shift: true })
    key('down', { shift: true })
    expect(room.hand.corner).toEqual([5, 5])
    expect([key('b'), room.hand.tool, room.undo()]).toEqual([true, 'brush', null])
  })

  it('takes and puts under the pointer, and takes with the second button', () => {
    expect([roomCursor(openYard('stamp').room), roomCursor(openYard('select').room)]).toEqual([
      { cursor: 'crosshair', strokes: true, takes: true },
      { cursor: 'crosshair', strokes: true }
    ])
  })

  it('takes a block under a stroke as long as nothing is copied, and what was selected stays where that is left', () => {
    const { room, stroke, drag, selected, terrain } = openYard('stamp', { terrain: GROUND })
    expect(roomHint(room)).toBe('Drag over the block that is to be copied, or tap a square.')
    stroke('begin', at(0, 0))
    stroke('go', at(2, 0))
    expect([selected(), room.hand.selecting?.from]).toEqual(['0,0 1,0 2,0', [0, 0]])
    expect([cancelRoom(room), selected(), room.hand.region]).toEqual([true, '', null])
    stroke('end', at(2, 0))
    expect(room.hand.region).toBeNull()
    stroke('begin', at(0, 0))
    stroke('leave', at(1, 0))
    stroke('end', at(1, 0))
    expect([room.hand.region, selected()]).toEqual([null, ''])
    drag(at(0, 0), at(1, 0))
    expect([room.hand.region?.size, selected(), room.hand.selecting]).toEqual([[2, 1], '0,0 1,0', null])
    expect(roomHint(room)).not.toBe('Drag over the block that is to be copied, or tap a square.')
    drag(at(3, 3), at(4, 3))
    expect(terrain()).toEqual([...GROUND.slice(0, 3), '....hb'])
    takeVariant(room, 'alt')
    expect(roomHint(room)).toBe('Drag over the block that is to be copied, or tap a square.')
  })

  it('has no keys as long as nothing is copied', () => {
    const { room, key } = openYard('stamp')
    room.cursor = [2, 2]
    expect(key('x')).toBe(true)
    expect([room.ink, room.hand.tool]).toEqual(['blocking', 'brush'])
  })
})

describe('what a tool points at', () => {
  const NEXT = [[1, 1], [2, 1]] as const // prettier-ignore

  it.each<[RoomToolId, Point, object | null]>([
    ['brush', at(1, 1), { squares: [[1, 1]], edges: [] }],
    ['rectangle', at(2, 3), { squares: [[2, 3]], edges: [] }],
    ['line', at(2, 3), { squares: [[2, 3]], edges: [] }],
    ['room', at(2, 3), { squares: [[2, 3]], edges: [] }],
    ['wall', [1.9, 1.5], { squares: [], edges: [NEXT] }],
    ['barrier', [2.1, 1.5], { squares: [], edges: [NEXT] }],
    ['stairs', [1.9, 1.5], { squares: [], edges: [NEXT] }],
    ['door', [1.9, 1.5], { squares: [], edges: [NEXT] }],
    ['erase', [1.9, 1.5], { squares: [[1, 1]], edges: [] }],
    ['stamp', at(1, 1), null]
  ])('%s', (tool, point, hint) => {
    const { aim } = openYard(tool)
    expect(aim(point)).toEqual(hint)
    expect([aim([COLUMNS, 1]), aim([1, ROWS]), aim([-0.1, 1]), aim(null)]).toEqual([null, null, null, null])
  })

  it('is for the eraser a wall that is near, and the square further from it', () => {
    const { aim, tap, room, terrain } = openYard('erase', { walls: [NEXT], terrain: ['......', '.hh...', '......', '......'] })
    expect(aim([1.8, 1.5])).toEqual({ squares: [], edges: [NEXT] })
    expect(aim([1.7, 1.5])).toEqual({ squares: [[1, 1]], edges: [] })
    tap([1.7, 1.5])
    expect([terrain()[1], room.document.map.walls]).toEqual(['..h...', [NEXT]])
    tap([2.2, 1.5])
    expect([terrain()[1], room.document.map]).toEqual(['..h...', { size: [COLUMNS, ROWS], terrain: terrain() }])
  })

  it('is for a fill all that is joined, and what it would paint is counted', () => {
    const { room, aim, tap, terrain } = openYard('fill', { terrain: ['bb....', 'b.....', '......', '......'] })
    expect(aim(at(0, 0))?.squares.map(String).toSorted()).toEqual(['0,0', '0,1', '1,0'])
    tap(at(0, 0), { alt: true })
    expect([room.hand.counted, terrain()[0]]).toEqual([3, 'bb....'])
    tap(at(0, 0))
    expect([room.hand.counted, terrain().slice(0, 2)]).toEqual([null, ['hh....', 'h.....']])
  })

  it('ends with a stroke, and one that is left is not shown any more', () => {
    const { room, aim, stroke, terrain } = openYard('brush')
    aim(at(1, 1))
    stroke('begin', at(1, 1))
    expect([roomPreview(room), room.shown.map.terrain?.[1]]).toEqual([null, '.h....'])
    stroke('go', at(3, 1))
    expect([room.shown.map.terrain?.[1], terrain()[1]]).toEqual(['.hhh..', '......'])
    stroke('leave', at(4, 1))
    stroke('go', at(5, 1))
    stroke('end', at(5, 1))
    expect([room.hand.stroke, terrain()[1], room.undo()]).toEqual([null, '......', null])
  })
})

describe('a selection that is cleared by its button', () => {
  it('is one step, also of a single square, and none where nothing is selected', () => {
    const { room, tap, terrain } = openYard('select', { terrain: ['h.....', ...BLANK.slice(1)] })
    clearSelected(room)
    expect(room.undo()).toBeNull()
    tap(at(0, 0))
    clearSelected(room)
    expect([terrain()[0], room.undo(), room.undo()]).toEqual(['......', 'Clear the selection', null])
  })
})

describe('the nearest square of a map', () => {
  it.each<[Point, readonly [number, number]]>([
    [
      [0, 0],
      [0, 0]
    ],
    [
      [5.99, 3.99],
      [5, 3]
    ],
    [
      [6, 4],
      [5, 3]
    ],
    [
      [-0.1, 2],
      [0, 2]
    ],
    [
      [2, -3],
      [2, 0]
    ],
    [
      [9, 1.5],
      [5, 1]
    ],
    [
      [1.5, 9],
      [1, 3]
    ]
  ])('to %j is %j', (point, square) => {
    expect(nearestSquare({ ...sampleMap('yard'), map: { size: [COLUMNS, ROWS] } }, point)).toEqual(square)
  })
})

describe('a pipette', () => {
  it.each<[string, Partial<MapFile['map']>, object]>([
    [
      'special terrain before anything else',
      { terrain: ['s.....'], legend: { s: ['special:lava', 'water'] }, level: ['3'] },
      { ink: 'special', special: 'lava' }
    ],
    ['plain terrain before a level', { terrain: ['w.....'], level: ['311111'] }, { ink: 'water' }],
    ['blocking terrain', { terrain: ['b.....'] }, { ink: 'blocking' }],
    ['hindering terrain', { terrain: ['h.....'], indoor: ['i.....'] }, { ink: 'hindering' }],
    ['a level before a side', { level: ['311111'], starting: { blue: [[0, 0]] } }, { ink: 'elevated', level: 3 }],
    ['a side before indoors', { indoor: ['i.....'], starting: { blue: [[0, 0]] } }, { ink: 'starting', startSide: 'blue' }],
    ['indoors', { indoor: ['i.....'] }, { ink: 'indoor' }],
    ['nothing', { starting: { blue: [[1, 0]] } }, { ink: 'clear' }]
  ])('takes %s', (_name, map, taken) => {
    const { room, tap } = openYard('brush', map)
    const { ink, special, level, startSide } = room
    tap(at(0, 0), {}, true)
    expect({ ink: room.ink, special: room.special, level: room.level, startSide: room.startSide }).toEqual({
      ...{ ink, special, level, startSide },
      ...taken
    })
    expect(room.undo()).toBeNull()
  })
})

describe('the keyboard on a map that is drawn', () => {
  it('begins in the first square, shows where it goes, and what a touch there would do', () => {
    const reveal = (boardCommands.reveal = vi.fn())
    const { room, key, terrain } = openYard('brush')
    key(' ')
    expect([room.cursor, terrain()[0]]).toEqual([[0, 0], 'h.....'])
    key('right')
    key('down')
    expect([reveal.mock.calls, roomPreview(room)]).toEqual([[[[1, 0]], [[1, 1]]], { squares: [[1, 1]], edges: [] }])
    for (const step of ['up', 'up'] as const) key(step)
    expect([room.cursor, reveal.mock.calls.length]).toEqual([[1, 0], 3])
    boardCommands.reset()
  })

  it('shows a block while it grows, with Shift its outline', () => {
    const { room, key } = openYard('rectangle')
    room.cursor = [0, 0]
    for (const one of [' ', 'right', 'right', 'down', 'down'] as const) key(one)
    expect(room.shown.map.terrain).toEqual(['hhh...', 'hhh...', 'hhh...', '......'])
    key('down', { shift: true })
    expect([room.shown.map.terrain, room.document.map.terrain]).toEqual([['hhh...', 'h.h...', 'h.h...', 'hhh...'], BLANK])
    expect([cancelRoom(room), room.shown.map.terrain]).toEqual([true, BLANK])
  })

  it('draws with Shift by tools that paint alone, and with Alt takes what lies there', () => {
    const { room, key, terrain } = openYard('label', { terrain: ['w.....', ...BLANK.slice(1)] })
    room.cursor = [0, 0]
    key('right', { shift: true })
    expect([room.cursor, room.document.labels, room.hand.stroke, room.undo()]).toEqual([[1, 0], undefined, null, null])
    expect(key('b')).toBe(true)
    expect([room.hand.awaitsSide, key('left'), key(' ', { alt: true }), room.ink]).toEqual([false, true, true, 'water'])
    expect([terrain()[0], room.undo()]).toEqual(['w.....', null])
  })

  it('picks nothing up where there is no cursor, and another tool closes the words that were open', () => {
    const { room, key } = openYard('label')
    room.editedLabel = 0
    expect([key('j'), room.ink]).toEqual([false, 'hindering'])
    expect([key('f'), room.editedLabel, variantsOf(room)]).toEqual([true, null, ['plain', 'shift', 'alt']])
    takeTool(room, 'erase')
    expect(variantsOf(room)).toEqual([])
  })
})

describe('the arrow after a tool on edges', () => {
  it('may be another key: it means what it always does', () => {
    const { room, key } = openYard('wall')
    room.cursor = [1, 1]
    key(' ')
    expect([key('r'), room.hand.tool, room.hand.awaitsSide, room.undo()]).toEqual([true, 'rectangle', false, null])
  })

  it.each<[RoomToolId, string, object]>([
    ['wall', 'right', { walls: [[[1, 1], [2, 1]]] }], // prettier-ignore
    ['barrier', 'down', { barriers: [[[1, 1], [1, 2]]] }], // prettier-ignore
    ['stairs', 'left', { stairs: [[[0, 1], [1, 1]]] }] // prettier-ignore
  ])('%s stands on that side of the cursor, and goes again', (tool, side, edges) => {
    const { room, key } = openYard(tool)
    room.cursor = [1, 1]
    expect([key(' '), room.hand.awaitsSide, roomHint(room)]).toEqual([true, true, 'Now an arrow key: on which side of the square?'])
    expect([key(side), room.hand.awaitsSide, room.cursor]).toEqual([true, false, [1, 1]])
    expect(room.document.map).toEqual({ size: [COLUMNS, ROWS], terrain: BLANK, ...edges })
    key(' ')
    key(side)
    expect([room.document.map.walls ?? [], room.document.map.barriers ?? [], room.document.map.stairs ?? []]).toEqual([[], [], []])
  })

  it('is none at the edge of the map, and Escape waits for it no longer', () => {
    const { room, key } = openYard('wall')
    room.cursor = [0, 0]
    key(' ')
    key('up')
    expect([room.undo(), room.hand.awaitsSide]).toEqual([null, false])
    key(' ')
    expect([cancelRoom(room), room.hand.awaitsSide, cancelRoom(room)]).toEqual([true, false, false])
    key(' ')
    onRoomPointer(room, { do: 'aim', point: null })
    expect(room.hand.awaitsSide).toBe(false)
    key('d')
    expect([room.hand.tool, room.hand.awaitsSide]).toEqual(['door', true])
    room.cursor = null
    key('w')
    expect(room.hand.awaitsSide).toBe(false)
  })
})
