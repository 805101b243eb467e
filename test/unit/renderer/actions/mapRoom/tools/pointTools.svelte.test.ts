/** Words on a map, and the line that is asked about while one draws: by pointer and by keys. */
import { describe, expect, it } from 'vitest'
import {
  cancelRoom,
  onRoomPointer,
  roomCursor,
  roomHint,
  takeVariant,
  TOOLS
} from '../../../../../../src/renderer/actions/mapRoom/roomHand.ts'
import { sayLabel } from '../../../../../../src/renderer/actions/mapRoom/tools/pointTools.ts'
import { mapRoomTexts } from '../../../../../../src/renderer/i18n/laterTexts.ts'
import { at, COLUMNS, openYard, ROWS } from '../../../../../support/drawnYard.ts'

describe('words on the map', () => {
  const LABELS = [{ at: [1, 1], text: 'Pool' }, { at: [4.5, 2], text: 'Roof' }] as const // prettier-ignore

  it('are meant by a touch within 0.7 of a square, whichever side of them; any further it is a place for new ones', () => {
    const meant = (x: number, y: number): readonly unknown[] => {
      const { room, tap } = openYard('label', {}, { labels: LABELS })
      tap([x, y])
      return [room.editedLabel, room.document.labels?.length]
    }
    expect([meant(1.69, 1), meant(0.31, 1), meant(1, 1.69), meant(1, 0.31), meant(5.19, 2)]).toEqual([[0, 2], [0, 2], [0, 2], [0, 2], [1, 2]]) // prettier-ignore
    expect([meant(1.71, 1), meant(0.29, 1), meant(1, 1.71), meant(1, 0.29), meant(1.5, 1.5)]).toEqual(Array(5).fill([2, 3]))
  })

  it('are shown where they would stand, begin as a word of their own, and a drag puts none', () => {
    const { room, aim, tap, drag } = openYard('label')
    expect(aim(at(3, 2))).toEqual({ squares: [[3, 2]], edges: [] })
    drag(at(0, 0), at(2, 2))
    expect([room.document.labels, room.undo()]).toEqual([undefined, null])
    tap([2.2, 1.3])
    expect([room.document.labels, room.editedLabel]).toEqual([[{ at: [2, 1.5], text: mapRoomTexts.newLabel }], 0])
  })

  it('are typed as one step each, and leave the others as they are', () => {
    const { room } = openYard('label', {}, { labels: LABELS })
    for (const text of ['R', 'Ra', 'Ram']) sayLabel(room, 1, text)
    sayLabel(room, 0, 'Po')
    expect(room.document.labels?.map(({ text }) => text)).toEqual(['Po', 'Ram'])
    expect([room.undo(), room.undo(), room.undo()]).toEqual([mapRoomTexts.tools.label, mapRoomTexts.tools.label, null])
    expect(room.document.labels).toEqual(LABELS)
  })
})

describe('a line that is asked about', () => {
  it('begins where a stroke or a tap begins, follows the pointer from there, and stays where that leaves the map', () => {
    const { room, stroke, tap } = openYard('ask')
    const aim = (x: number, y: number): void => {
      onRoomPointer(room, { do: 'aim', point: [x, y] })
    }
    aim(2.5, 2.5)
    expect([room.hand.line, room.cursor]).toEqual([null, null])
    stroke('begin', at(1, 1))
    expect([room.hand.line, room.cursor]).toEqual([{ from: [1, 1], to: [1, 1] }, null])
    stroke('go', at(2, 3))
    expect(room.hand.line).toEqual({ from: [1, 1], to: [2, 3] })
    tap(at(0, 2))
    expect([room.hand.line, room.cursor]).toEqual([{ from: [0, 2], to: [0, 2] }, [0, 2]])
    aim(4.5, 0.5)
    expect([room.hand.line, room.cursor]).toEqual([{ from: [0, 2], to: [4, 0] }, [0, 2]])
    for (const [x, y] of [[-0.1, 1], [COLUMNS, 1], [1, -0.1], [1, ROWS]] as const) aim(x, y) // prettier-ignore
    onRoomPointer(room, { do: 'aim', point: null })
    tap([9.5, 1.5])
    expect([room.hand.line, room.cursor]).toEqual([{ from: [0, 2], to: [4, 0] }, [0, 2]])
  })

  it('goes by arrows where the cursor goes, one square a press, and not over the rim', () => {
    const { room, tap, key } = openYard('ask')
    tap(at(1, 1))
    const seen = (['right', 'down', 'left', 'up'] as const).map((way) => [key(way), room.hand.line?.to, room.cursor])
    expect(seen).toEqual([[2, 1], [2, 2], [1, 2], [1, 1]].map((to) => [true, to, to])) // prettier-ignore
    tap(at(0, 0))
    expect([key('left'), key('up'), room.hand.line, room.cursor]).toEqual([true, true, { from: [0, 0], to: [0, 0] }, [0, 0]])
    cancelRoom(room)
    expect([key('right'), room.hand.line, room.cursor]).toEqual([true, null, [1, 0]])
    expect(room.undo()).toBeNull()
  })

  it('gives way to where a plain figure comes, which stays while the pointer moves, and comes back by a tap', () => {
    const { room, tap, stroke } = openYard('ask')
    expect(roomHint(room)).toBe(mapRoomTexts.hints.ask)
    tap(at(1, 1), { shift: true })
    onRoomPointer(room, { do: 'aim', point: at(4, 1) })
    stroke('go', at(3, 3))
    expect([room.hand.reach, room.hand.line, roomHint(room)]).toEqual([[1, 1], null, mapRoomTexts.hints.reach])
    tap(at(2, 2))
    expect([room.hand.reach, room.hand.line, roomHint(room)]).toEqual([null, { from: [2, 2], to: [2, 2] }, mapRoomTexts.hints.ask])
    takeVariant(room, 'shift')
    expect([room.hand.line, roomHint(room)]).toEqual([null, mapRoomTexts.hints.reach])
    stroke('begin', at(3, 1))
    stroke('go', at(4, 1))
    expect(room.hand.reach).toEqual([3, 1])
  })

  it('leaves to others what is not of the pointer on a square', () => {
    const { room } = openYard('ask')
    const ask = TOOLS.find(({ id }) => id === 'ask')!
    expect(ask.onPointer(room, { do: 'hover-square', at: [1, 1], figure: null })).toBe(false)
    expect(ask.onPointer(room, { do: 'move-figure', figure: 'a', to: [1, 1] })).toBe(false)
    expect(ask.onPointer(room, { do: 'aim', point: null })).toBe(true)
    expect([room.hand.line, roomCursor(room)]).toEqual([null, { cursor: 'crosshair', strokes: true }])
    expect(TOOLS.map(({ id, name }) => [id, name?.(room)])).toEqual(TOOLS.map(({ id }) => [id, mapRoomTexts.tools[id]]))
  })
})
