/** Tools on the edges between squares: where each puts and takes, on both halves of a map, by a touch, a stroke and by keys alone. */
import { describe, expect, it } from 'vitest'
import { roomCursor } from '../../../../../../src/renderer/actions/mapRoom/roomHand.ts'
import type { RoomToolId } from '../../../../../../src/renderer/model/mapRoom/hand.ts'
import { mapRoomTexts } from '../../../../../../src/renderer/i18n/laterTexts.ts'
import type { EdgeKind } from '../../../../../../src/shared/mapEdit/edges.ts'
import { SYMMETRIES, type Symmetry } from '../../../../../../src/shared/mapEdit/symmetry.ts'
import { at, openYard } from '../../../../../support/drawnYard.ts'

const LISTS: readonly (readonly [RoomToolId, EdgeKind])[] = [
  ['wall', 'walls'],
  ['barrier', 'barriers'],
  ['stairs', 'stairs']
]
const OPENINGS = ['door', 'window', 'gate'] as const
/** The edge right of B2 with its counterparts. */
const RIGHT_OF_B2: Readonly<Record<Symmetry, string>> = {
  none: '1,1-2,1',
  'mirror-x': '1,1-2,1 3,1-4,1',
  'mirror-y': '1,1-2,1 1,2-2,2',
  'half-turn': '1,1-2,1 3,2-4,2',
  both: '1,1-2,1 1,2-2,2 3,1-4,1 3,2-4,2'
}

describe.each(SYMMETRIES)('with the symmetry %s', (symmetry) => {
  const open = (tool: RoomToolId) => {
    const yard = openYard(tool)
    yard.room.symmetry = symmetry
    yard.room.cursor = [1, 1]
    return yard
  }

  it.each(LISTS)('%s stands on all halves by a touch, and by Space and an arrow, and goes again', (tool, kind) => {
    for (const byKeys of [false, true]) {
      const { tap, key, edges, room } = open(tool)
      const touch = (): void => {
        if (byKeys) for (const one of [' ', 'right']) key(one)
        else tap([1.9, 1.5])
      }
      touch()
      expect(edges(kind)).toBe(RIGHT_OF_B2[symmetry])
      touch()
      expect([edges(kind), room.undo(), room.undo(), room.undo()]).toEqual(['', mapRoomTexts.tools[tool], mapRoomTexts.tools[tool], null])
    }
  })

  it.each(OPENINGS)('a %s is closed, open and a plain wall on all halves, by a touch and by keys', (tool) => {
    for (const byKeys of [false, true]) {
      const { tap, key, edges, room } = open(tool)
      const after = () => {
        if (byKeys) for (const one of [' ', 'right']) key(one)
        else tap([1.9, 1.5])
        const there = (room.document.openings ?? []).map(
          ({ edge: [a, b], kind, state }) => `${[a, b].map(String).sort().join('-')} ${kind} ${state}`
        )
        return [there.sort().join(', '), edges('walls')]
      }
      const all = (state: string): string =>
        RIGHT_OF_B2[symmetry]
          .split(' ')
          .map((edge) => `${edge} ${tool} ${state}`)
          .join(', ')
      expect([after(), after(), after()]).toEqual([
        [all('closed'), RIGHT_OF_B2[symmetry]],
        [all('open'), ''],
        ['', RIGHT_OF_B2[symmetry]]
      ])
    }
  })
})

describe('walls and force fields', () => {
  it.each(LISTS.slice(0, 2))('%s: a stroke that begins on one takes away, one that begins beside it puts', (tool, kind) => {
    const there = [[[1, 0], [2, 0]], [[1, 1], [2, 1]]] as const // prettier-ignore
    const { drag, edges, room } = openYard(tool, { [kind]: there })
    drag([2.2, 0.1], [2.1, 1.9])
    expect(edges(kind)).toBe('')
    room.undo()
    drag([2.25, 0.1], [2.1, 2.9])
    expect(edges(kind)).toBe('1,0-2,0 1,1-2,1 1,2-2,2')
  })

  it.each(LISTS.slice(0, 2))(
    '%s: over a block with Shift it stands round it, and goes from round it where the stroke takes',
    (tool, kind) => {
      const { drag, edges } = openYard(tool)
      drag([1.5, -2], at(2, 1), { shift: true })
      expect(edges(kind)).toBe('0,0-1,0 0,1-1,1 1,1-1,2 2,0-3,0 2,1-3,1 2,1-2,2'.split(' ').sort().join(' '))
      drag([1.5, 0.5], at(2, 1), { shift: true, alt: true })
      expect(edges(kind)).toBe('')
    }
  )

  it('with Alt a touch takes away and never puts', () => {
    const { tap, edges } = openYard('wall', { walls: [[[1, 1], [2, 1]]] }) // prettier-ignore
    tap([3.95, 1.5], { alt: true })
    expect(edges('walls')).toBe('1,1-2,1')
    tap([1.95, 1.5], { alt: true })
    expect(edges('walls')).toBe('')
  })

  it('an opening whose wall is taken away, or put in its way, is none any more', () => {
    const openings = [
      { edge: [[1, 1], [2, 1]], kind: 'door', state: 'closed' },
      { edge: [[3, 1], [4, 1]], kind: 'gate', state: 'open' }
    ] as const // prettier-ignore
    const { tap, room } = openYard('wall', { walls: [[[1, 1], [2, 1]]] }, { openings }) // prettier-ignore
    tap([1.95, 1.5])
    expect(room.document.openings).toEqual([openings[1]])
    tap([3.95, 1.5])
    expect(room.document.openings).toBeUndefined()
  })
})

describe('walls round a block', () => {
  it('stand round a square that is touched, and round a block under a stroke, on both halves', () => {
    const { room, tap, drag, edges, aim } = openYard('room')
    expect(aim(at(5, 3))).toEqual({ squares: [[5, 3]], edges: [] })
    tap(at(0, 0))
    expect(edges('walls')).toBe('0,0-0,1 0,0-1,0')
    tap(at(0, 0))
    expect(edges('walls')).toBe('0,0-0,1 0,0-1,0')
    room.undo()
    room.symmetry = 'mirror-x'
    drag(at(0, 0), at(1, 1))
    expect(edges('walls')).toBe('0,1-0,2 1,0-2,0 1,1-1,2 1,1-2,1 3,0-4,0 3,1-4,1 4,1-4,2 5,1-5,2')
  })
})

describe('stairs', () => {
  it('go from a square to each of its eight neighbours and to no other, and away by the same stroke', () => {
    const { room, drag, edges } = openYard('stairs')
    for (const [x, y] of [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]] as const) {
      drag(at(1, 1), at(x, y))
      expect(edges('stairs').split(' ')).toHaveLength(1)
      drag(at(x, y), at(1, 1))
      expect(edges('stairs')).toBe('')
    } // prettier-ignore
    const before = room.document
    for (const [x, y] of [[1, 1], [3, 1], [1, 3], [3, 3], [3, 2]] as const) drag(at(1, 1), at(x, y)) // prettier-ignore
    expect(room.document).toBe(before)
  })

  it('are no step where only an opening tool was dragged', () => {
    const { room, drag } = openYard('door')
    drag([1.9, 1.5], [3.9, 1.5])
    expect([room.undo(), room.hand.stroke]).toEqual([null, null])
    expect(roomCursor(room)).toEqual({ cursor: 'crosshair', strokes: true })
  })
})
