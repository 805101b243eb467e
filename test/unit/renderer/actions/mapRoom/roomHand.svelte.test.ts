/** The hand over a map that is drawn: what each tool does by a pointer, and that the keyboard alone comes to the same map. */
import { expect, it, describe } from 'vitest'
import {
  cancelRoom,
  onCopy,
  onRoomKey,
  onRoomPointer,
  roomHint,
  takeTool,
  takeVariant
} from '../../../../../src/renderer/actions/mapRoom/roomHand.ts'
import { sayLabel } from '../../../../../src/renderer/actions/mapRoom/tools/pointTools.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import type { RoomToolId } from '../../../../../src/renderer/model/mapRoom/hand.ts'
import { MapRoom } from '../../../../../src/renderer/model/mapRoom/mapRoom.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { kindsAt } from '../../../../../src/shared/contract/caseSquares.ts'
import type { Segment } from '../../../../../src/shared/contract/case.ts'
import type { HeldKeys, Point } from '../../../../../src/shared/scene/scene.ts'
import { sampleMap } from '../../storage/rows/samples.ts'

const [COLUMNS, ROWS] = [6, 4]
const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const

function open() {
  const blank = {
    ...sampleMap('yard'),
    map: { size: [COLUMNS, ROWS] as const, terrain: Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)) }
  }
  const room = new MapRoom(blank, new Library(memoryStorage()))
  const tap = (point: Point, keys: HeldKeys = {}, secondary = false): void => {
    const at = [Math.floor(point[0]), Math.floor(point[1])] as const
    onRoomPointer(room, { do: 'tap-square', at, point, figure: null, secondary, ...keys })
  }
  const drag = (points: readonly Point[], keys: HeldKeys = {}): void => {
    points.forEach((point, i) => {
      onRoomPointer(room, { do: 'stroke', phase: i === 0 ? 'begin' : 'go', point, ...keys })
    })
    onRoomPointer(room, { do: 'stroke', phase: 'end', point: points.at(-1)!, ...keys })
  }
  const keys = (...pressed: readonly string[]): void => {
    for (const one of pressed) {
      const [name, shift] = one.startsWith('shift ') ? [one.slice(6), true] : [one, false]
      const step = STEPS[name as keyof typeof STEPS]
      onRoomKey(room, { key: step ? `Arrow${name}` : name, shift, step: step ?? null, chord: false })
    }
  }
  /** One letter a square: hindering, blocking, water, or nothing. */
  const ground = (): readonly string[] =>
    Array.from({ length: ROWS }, (_, y) =>
      Array.from({ length: COLUMNS }, (_, x) => kindsAt(room.document.map, [x, y])[0]?.[0] ?? '.').join('')
    )
  const edges = (kind: 'walls' | 'barriers' | 'stairs'): readonly string[] =>
    (room.document.map[kind] ?? []).map(([a, b]: Segment) => `${a.join()}-${b.join()}`).sort()
  const take = (tool: RoomToolId): void => {
    takeTool(room, tool)
  }
  return { room, tap, drag, keys, ground, edges, take }
}
const at = (x: number, y: number): Point => [x + 0.5, y + 0.5]
const EMPTY = Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS))

describe('tools that paint', () => {
  it('brush: over the squares that the hand goes, one step; where there is such ground already it is taken', () => {
    const { room, tap, drag, ground } = open()
    drag([at(0, 0), at(2, 0), at(2, 2)])
    expect(ground()).toEqual(['hhh...', '..h...', '..h...', '......'])
    drag([at(2, 2), at(2, 1)])
    expect(ground()).toEqual(['hhh...', '......', '......', '......'])
    tap(at(5, 3))
    expect(ground()[3]).toBe('.....h')
    tap(at(5, 3))
    expect(ground()[3]).toBe('......')
    for (let steps = 0; steps < 4; steps++) expect(room.undo()).not.toBeNull()
    expect([ground(), room.undo()]).toEqual([EMPTY, null])
  })

  it('with Shift the brush goes straight, the rectangle is a frame and the fill takes all of its like; with Alt they pick, take and count', () => {
    const { room, tap, drag, ground, take } = open()
    drag([at(0, 1), at(3, 1), at(4, 2)], { shift: true })
    expect(ground()[1]).toBe('hhhhh.')
    room.ink = 'blocking'
    tap(at(1, 1), { alt: true })
    expect(room.ink).toBe('hindering')
    tap(at(5, 0), {}, true)
    expect(room.ink).toBe('clear')
    for (const level of [2, 3]) {
      ;[room.ink, room.level] = ['elevated', level]
      tap(at(5, 3))
      ;[room.ink, room.level] = ['water', 1]
      tap(at(5, 3), { alt: true })
      expect([room.ink, room.level]).toEqual(['elevated', level])
      room.undo()
    }
    room.ink = 'clear'
    take('rectangle')
    room.ink = 'blocking'
    drag([at(0, 1), at(2, 3)], { shift: true })
    expect(ground()).toEqual(['......', 'bbbhh.', 'b.b...', 'bbb...'])
    drag([at(0, 1), at(1, 2)], { alt: true })
    expect(ground()).toEqual(['......', '..bhh.', '..b...', 'bbb...'])
    take('fill')
    const drawn = ground()
    tap(at(3, 1), { alt: true })
    expect([room.hand.counted, ground()]).toEqual([2, drawn])
    expect(roomHint(room)).toContain('2')
    room.ink = 'water'
    tap(at(0, 2))
    expect(ground()).toEqual(['wwwwww', 'wwbhhw', 'wwbwww', 'bbbwww'])
    tap(at(2, 3), { shift: true })
    expect(ground()).toEqual(['wwwwww', 'wwwhhw', 'wwwwww', 'wwwwww'])
  })

  it('a variant that was chosen by a button stands for the key', () => {
    const { room, drag, ground, take } = open()
    take('rectangle')
    takeVariant(room, 'shift')
    drag([at(0, 0), at(2, 2)])
    expect(ground()).toEqual(['hhh...', 'h.h...', 'hhh...', '......'])
  })

  it('a stroke that is left changes nothing, and the eraser takes what lies there', () => {
    const { room, drag, ground, take } = open()
    onRoomPointer(room, { do: 'stroke', phase: 'begin', point: at(0, 0) })
    expect(cancelRoom(room)).toBe(true)
    onRoomPointer(room, { do: 'stroke', phase: 'end', point: at(3, 0) })
    expect([ground(), room.undo(), cancelRoom(room)]).toEqual([EMPTY, null, false])
    drag([at(0, 0), at(5, 0)])
    take('erase')
    drag([at(1, 0), at(2, 0)])
    expect(ground()[0]).toBe('h..hhh')
  })

  it('with both halves drawn at once the other half is that of the other side', () => {
    const { room, tap } = open()
    room.symmetry = 'half-turn'
    room.ink = 'starting'
    tap(at(0, 0))
    expect(room.document.map.starting).toEqual({ red: [[0, 0]], blue: [[COLUMNS - 1, ROWS - 1]] })
  })
})

describe('tools on edges', () => {
  it('walls follow the grid, go with Alt, stand round a square with Shift, and are put and taken by a touch', () => {
    const { tap, drag, edges, take } = open()
    take('wall')
    drag([
      [2, 0],
      [2, 2]
    ])
    expect(edges('walls')).toEqual(['1,0-2,0', '1,1-2,1'])
    drag(
      [
        [2, 0],
        [2, 1]
      ],
      { alt: true }
    )
    expect(edges('walls')).toEqual(['1,1-2,1'])
    tap([2.02, 1.5])
    expect(edges('walls')).toEqual([])
    tap(at(4, 2), { shift: true })
    expect(edges('walls')).toEqual(['3,2-4,2', '4,1-4,2', '4,2-4,3', '4,2-5,2'])
  })

  it('stairs go to a neighbour and no further; a door is open, closed and gone', () => {
    const { room, tap, drag, edges, take } = open()
    take('stairs')
    drag([at(1, 1), at(3, 1)])
    expect(edges('stairs')).toEqual([])
    drag([at(1, 1), at(2, 1)])
    expect(edges('stairs')).toEqual(['1,1-2,1'])
    take('door')
    const states = [1, 2, 3, 4].map(() => {
      tap([4.02, 2.5])
      return (room.document.openings ?? []).map(({ kind, state }) => `${kind} ${state}`)
    })
    expect(new Set(states.flat())).toEqual(new Set(['door open', 'door closed']))
    expect(states).toContainEqual([])
  })
})

describe('words on the map', () => {
  it('stand at the nearest half square; a touch near them opens them, other words take their place, none takes them away', () => {
    const { room, tap, take } = open()
    take('label')
    tap([1.6, 2.1])
    tap([4.4, 0.6])
    expect(room.document.labels?.map((one) => one.at)).toEqual([
      [1.5, 2],
      [4.5, 0.5]
    ])
    expect(room.editedLabel).toBe(1)
    sayLabel(room, 1, 'Roof')
    sayLabel(room, 0, 'Pool')
    tap([1.9, 2.2])
    expect([room.editedLabel, room.document.labels?.map(({ text }) => text)]).toEqual([0, ['Pool', 'Roof']])
    sayLabel(room, 0, '')
    expect([room.editedLabel, room.document.labels?.map(({ text }) => text)]).toEqual([null, ['Roof']])
    sayLabel(room, 7, 'Nobody')
    sayLabel(room, 0, '')
    expect(room.document.labels).toBeUndefined()
  })
})

describe('a line that is asked about', () => {
  it('goes from where the hand begins to where it ends, by keys to where the cursor goes, and is left by Escape', () => {
    const { room, drag, tap, keys, take } = open()
    take('ask')
    drag([at(0, 0), at(2, 0), at(4, 3)])
    expect(room.hand.line).toEqual({ from: [0, 0], to: [4, 3] })
    tap(at(1, 1))
    expect(room.hand.line).toEqual({ from: [1, 1], to: [1, 1] })
    keys('right', 'down')
    expect([room.hand.line, room.cursor]).toEqual([{ from: [1, 1], to: [2, 2] }, [2, 2]])
    tap(at(3, 3), { shift: true })
    expect([room.hand.line, room.hand.reach]).toEqual([null, [3, 3]])
    expect([cancelRoom(room), cancelRoom(room), room.hand.reach]).toEqual([true, false, null])
    expect(room.undo()).toBeNull()
  })
})

describe('the keyboard alone', () => {
  const by = (draw: (hand: ReturnType<typeof open>) => void) => {
    const hand = open()
    draw(hand)
    return hand.room.document.map
  }

  it('comes to the same map as a pointer, tool by tool', () => {
    const same = [
      [
        ({ keys }) => {
          keys('right', 'x', ' ', 'right', 'shift right', 'shift down')
        },
        ({ room, tap, drag }) => {
          room.ink = 'blocking'
          tap(at(0, 0))
          drag([at(1, 0), at(2, 0)])
          drag([at(2, 0), at(2, 1)])
        }
      ],
      [
        ({ keys }) => {
          keys('right', 'r', 'u', ' ', 'right', 'down', ' ')
        },
        ({ room, take, drag }) => {
          room.ink = 'water'
          take('rectangle')
          drag([at(0, 0), at(1, 1)])
        }
      ],
      [
        ({ keys }) => {
          keys('right', 'right', 'w', 'down', ' ', 'right')
        },
        ({ take, tap }) => {
          take('wall')
          tap([1.5, 0.98])
          tap([1.98, 0.5])
        }
      ],
      [
        ({ keys }) => {
          keys('right', '3', ' ')
        },
        ({ room, tap }) => {
          room.ink = 'elevated'
          room.level = 3
          tap(at(0, 0))
        }
      ]
    ] as const satisfies readonly (readonly [(hand: ReturnType<typeof open>) => void, (hand: ReturnType<typeof open>) => void])[]
    for (const [typed, pointed] of same) expect(by(typed)).toEqual(by(pointed))
    expect(by(same[0][0])).not.toEqual(by(() => undefined))
  })

  it('stays on the map, picks up what lies there, and copies what is selected', () => {
    const { room, keys, take, tap } = open()
    keys('right', 'left', 'up')
    expect(room.cursor).toEqual([0, 0])
    tap(at(0, 0))
    room.ink = 'water'
    keys('j')
    expect(room.ink).toBe('hindering')
    expect(onCopy(room)).toBe(false)
    take('select')
    keys(' ', 'right', ' ')
    expect(room.hand.selected).toEqual([
      [0, 0],
      [1, 0]
    ])
    expect(onCopy(room)).toBe(true)
    expect(room.hand.region).not.toBeNull()
    expect(onRoomKey(room, { key: 'F13', shift: false, step: null, chord: false })).toBe(false)
  })
})
