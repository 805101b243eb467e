/** A map that is drawn on: undo, ways not taken, revisions, and that all of it is there after a restart. */
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import { MapRoom } from '../../../../../src/renderer/model/mapRoom/mapRoom.svelte.ts'
import { sampleMap, sampleTerrain } from '../../storage/rows/samples.ts'
import { resizeTo } from '../../../../../src/renderer/actions/mapRoom/aboutRoom.ts'
import { copySelected } from '../../../../../src/renderer/actions/mapRoom/tools/regionTools.ts'
import { onRoomKey, onRoomPointer, takeTool, TOOLS } from '../../../../../src/renderer/actions/mapRoom/roomHand.ts'
import { ROOM_TOOLS } from '../../../../../src/renderer/model/mapRoom/hand.ts'
import type { MapFile } from '../../../../../src/shared/formats/documents/documents.ts'
import type { Point } from '../../../../../src/shared/scene/scene.ts'

async function setUp(file: MapFile = { ...sampleMap('yard'), map: { size: [6, 6] } }) {
  const storage = memoryStorage()
  await storage.commit([{ do: 'put', table: 'maps', value: file, origin: 'user' }])
  const open = async () => {
    const library = new Library(storage)
    await library.load()
    const room = new MapRoom(library.maps[0]!, library)
    await room.steps.restore(await library.sessions())
    return room
  }
  return { storage, open, room: await open() }
}
const key = (room: MapRoom, ...keys: readonly string[]) => {
  for (const one of keys) {
    const shift = one.startsWith('+')
    const name = shift ? one.slice(1) : one
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[name] as [number, number] | undefined
    onRoomKey(room, { key: name, shift, step: step ?? null, chord: false })
  }
}
const stroke = (room: MapRoom, ...points: readonly Point[]) => {
  points.forEach((point, at) => {
    onRoomPointer(room, { do: 'stroke', phase: at === 0 ? 'begin' : at === points.length - 1 ? 'end' : 'go', point })
  })
}
const tap = (room: MapRoom, point: Point) => {
  onRoomPointer(room, { do: 'tap-square', at: [Math.floor(point[0]), Math.floor(point[1])], point, figure: null, secondary: false })
}

describe('whoever has counted the print', () => {
  const verify = (room: MapRoom) => {
    const { meta } = room.document
    const verified = [...(meta?.verified ?? []), { by: 'Ann', on: '2026-11-22', revision: meta?.revision ?? 0 }]
    room.change('counted', { ...room.document, meta: { ...meta, verified } })
  }
  const counts = ({ document: { meta } }: MapRoom) => (meta?.verified ?? []).filter(({ revision }) => revision === meta?.revision).length

  it('has counted this ground: words change nothing of that, a stroke ends it in the same sitting and in the next, and undo brings it back', async () => {
    const { room, open } = await setUp()
    tap(room, [0.5, 0.5])
    verify(room)
    verify(room)
    room.change('words', { ...room.document, description: 'A yard' })
    expect(counts(room)).toBe(2)
    tap(room, [1.5, 0.5])
    expect(counts(room)).toBe(0)
    room.undo()
    expect(counts(room)).toBe(2)
    await room.flush()
    const next = await open()
    next.change('words', { ...next.document, description: 'The yard' })
    expect(counts(next)).toBe(2)
    tap(next, [2.5, 0.5])
    expect(counts(next)).toBe(0)
  })
})

it('on a map of another size nothing is selected, pointed at or under the cursor any more', async () => {
  const { room } = await setUp()
  takeTool(room, 'select')
  stroke(room, [4.5, 4.5], [5.5, 5.5])
  room.cursor = [5, 5]
  room.pointed = [[5, 5]]
  resizeTo(room, [3, 3], 'upper-left')
  copySelected(room)
  expect([room.hand.tool, room.hand.selected, room.cursor, room.pointed]).toEqual(['select', [], null, []])
  room.undo()
  expect(room.document.map.size).toEqual([6, 6])
})

describe('a stroke', () => {
  it('is one step, and nothing of it is in the map before it ends', async () => {
    const { room } = await setUp()
    onRoomPointer(room, { do: 'stroke', phase: 'begin', point: [0.5, 0.5] })
    onRoomPointer(room, { do: 'stroke', phase: 'go', point: [3.5, 0.5] })
    expect([room.document.map.terrain, room.shown.map.terrain![0]]).toEqual([undefined, 'hhhh..'])
    onRoomPointer(room, { do: 'stroke', phase: 'end', point: [3.5, 0.5] })
    expect(room.document.map.terrain![0]).toBe('hhhh..')
    expect(room.steps.history.past).toHaveLength(1)
  })

  it('that Escape leaves in its middle leaves nothing', async () => {
    const { room } = await setUp()
    for (const tool of TOOLS) {
      room.hand = { ...room.hand, tool: tool.id, stroke: null }
      onRoomPointer(room, { do: 'stroke', phase: 'begin', point: [1.5, 1.5] })
      onRoomPointer(room, { do: 'stroke', phase: 'go', point: [3.5, 2.5] })
      tool.cancel(room)
      onRoomPointer(room, { do: 'stroke', phase: 'end', point: [4.5, 2.5] })
    }
    expect(room.steps.history.past).toHaveLength(0)
  })

  it('draws on both halves where the map is to be symmetric', async () => {
    const { room } = await setUp()
    room.symmetry = 'half-turn'
    room.ink = 'starting'
    stroke(room, [0.5, 0.5], [1.5, 0.5])
    expect(room.document.map.starting).toEqual({
      red: [
        [0, 0],
        [1, 0]
      ],
      blue: [
        [4, 5],
        [5, 5]
      ]
    })
  })
})

describe('the tools', () => {
  it('stand in the order of the screen, each with a key of its own', () => {
    expect(TOOLS.map(({ id }) => id)).toEqual(ROOM_TOOLS)
    expect(new Set(TOOLS.map(({ key: one }) => one)).size).toBe(TOOLS.length)
  })

  it('draw a map by keys alone: a block, a wall, a door, stairs, a level, starting areas', async () => {
    const { room } = await setUp()
    key(room, 'ArrowRight', 'r', 'x', ' ', 'ArrowRight', 'ArrowDown', ' ')
    key(room, 'w', 'ArrowDown', 'd', 'ArrowRight', '3', 'b', ' ', 's', 'ArrowLeft', 'a', '+ArrowRight')
    const { map, openings } = room.document
    expect(map.terrain!.slice(0, 2)).toEqual(['bb....', 'bb....'])
    expect([map.walls?.length, openings?.length, map.stairs?.length, Object.values(map.starting ?? {}).flat().length]).toEqual([2, 1, 1, 2])
    expect(map.level).toBeDefined()
  })

  it('close a room with one stroke, write words, and take them away again', async () => {
    const { room } = await setUp()
    key(room, 'k')
    stroke(room, [1.2, 1.2], [3.4, 3.4])
    expect(room.document.map.walls).toHaveLength(12)
    key(room, 't')
    tap(room, [2.5, 2.5])
    expect(room.document.labels).toHaveLength(1)
  })
})

describe('the history', () => {
  it('takes back two hundred steps and brings them all again', async () => {
    const { room } = await setUp()
    const before = room.document
    for (let n = 0; n < 200; n++) tap(room, [(n % 6) + 0.5, (Math.floor(n / 6) % 6) + 0.5])
    const after = room.document
    while (room.undo() !== null);
    expect(room.document).toEqual(before)
    while (room.redo() !== null);
    expect(room.document).toEqual(after)
  })

  it('keeps a way not taken, over a restart too, and it can be taken after all', async () => {
    const { room, open } = await setUp()
    for (const x of [0.5, 1.5, 2.5]) tap(room, [x, 0.5])
    const end = room.document
    room.undo()
    room.undo()
    // Fields that come later are in another order than the library writes them.
    key(room, 't')
    tap(room, [4.5, 4.5])
    key(room, 'd')
    tap(room, [3.1, 3.5])
    room.change('About', { ...room.document, meta: { ...room.document.meta, author: 'A', set: 'S' } })
    key(room, 'b')
    tap(room, [5.5, 5.5])
    expect(room.steps.ways.map(({ steps }) => steps)).toEqual([2])
    await room.flush()
    const later = await open()
    expect([later.steps.canUndo, later.document]).toEqual([true, room.document])
    later.takeWay(later.steps.ways[0]!.id)
    expect(later.document.map).toEqual(end.map)
    expect(later.steps.ways).toEqual([])
    later.undo()
    expect(later.document.map).toEqual(room.document.map)
  })
})

describe('the library', () => {
  it('has what was drawn, and the revision before it, one for each sitting', async () => {
    const { storage, room, open } = await setUp()
    tap(room, [0.5, 0.5])
    await room.flush()
    tap(room, [1.5, 0.5])
    await room.flush()
    const later = await open()
    tap(later, [2.5, 0.5])
    await later.flush()
    expect((await storage.maps())[0]!.map.terrain![0]).toBe('hhh...')
    const revisions = await storage.mapRevisions('yard')
    expect(revisions.map(({ revision, document }) => [revision, document.map.terrain?.[0]])).toEqual([
      [1, 'hh....'],
      [0, undefined]
    ])
    expect((await storage.maps())[0]!.meta?.revision).toBe(2)
  })
})

describe('a map of another size', () => {
  it('by undo and redo has nothing selected, pointed at or under the cursor either; the tool and the copy stay', async () => {
    const { room } = await setUp()
    room.cursor = [1, 1]
    room.point([[1, 1]], [[[0, 0], [1, 0]]], { code: 'x' } as never) // prettier-ignore
    tap(room, [0.5, 0.5])
    expect([room.cursor, room.pointed, room.pointedEdges.length, room.seen]).toEqual([[0, 0], [[1, 1]], 1, { code: 'x' }])
    takeTool(room, 'select')
    stroke(room, [0.5, 0.5], [1.5, 0.5])
    copySelected(room)
    const { region } = room.hand
    for (const change of [
      () => room.change('size', { ...room.document, map: { ...room.document.map, size: [6, 7], terrain: undefined } }),
      () => room.undo(),
      () => room.redo(),
      () => room.change('size', { ...room.document, map: { ...room.document.map, size: [5, 7], terrain: undefined } })
    ]) {
      room.cursor = [2, 2]
      room.point([[2, 2]], [[[2, 2], [3, 2]]], { code: 'y' } as never) // prettier-ignore
      change()
      expect([room.cursor, room.pointed, room.pointedEdges, room.seen]).toEqual([null, [], [], null])
      expect([room.hand.tool, room.hand.region, room.hand.selected]).toEqual(['stamp', region, []])
    }
  })
})

describe('special terrain', () => {
  it('that was painted with is remembered, the last first, none twice, twenty of them', async () => {
    const { room } = await setUp()
    const told: (readonly string[])[] = []
    room.keepSpecials = (used) => {
      told.push(used)
    }
    for (const id of ['a', 'b', 'b', 'a']) room.useSpecial(id)
    expect([room.usedSpecials, told]).toEqual([
      ['a', 'b'],
      [['a'], ['b', 'a'], ['a', 'b']]
    ])
    for (let n = 0; n < 25; n++) room.useSpecial(`s${n}`)
    expect(room.usedSpecials).toEqual(Array.from({ length: 20 }, (_, n) => `s${24 - n}`))
  })

  it('of the library comes along with the document, beside what that has, and once', async () => {
    const { storage } = await setUp()
    await storage.commit([{ do: 'put', table: 'specialTerrain', value: sampleTerrain('lava'), origin: 'user' }])
    const library = new Library(storage)
    await library.load()
    const room = new MapRoom(library.maps[0]!, library)
    const own = { ...room.document, specialTerrain: [sampleTerrain('mud').rule] }
    expect(room.withRule(own, 'lava')).toEqual({ ...own, specialTerrain: [sampleTerrain('mud').rule, sampleTerrain('lava').rule] })
    expect(room.withRule(own, 'mud')).toBe(own)
    expect(room.withRule(own, 'nobody')).toBe(own)
  })
})

describe('a sitting', () => {
  const DAY = new Date('2026-03-07T23:00:00.000Z')
  const sitting = async (file: MapFile = { ...sampleMap('yard'), map: { size: [6, 6] } }) => {
    const { storage } = await setUp(file)
    const library = new Library(storage)
    await library.load()
    return { storage, room: new MapRoom(library.maps[0]!, library, () => DAY) }
  }

  it('gives what it changes the next number and its day, once, and a change that changes nothing is no step', async () => {
    const { room } = await sitting()
    room.change('nothing', room.document)
    expect([room.undo(), room.document.meta]).toEqual([null, undefined])
    room.change('words', { ...room.document, description: 'One' })
    expect(room.document.meta).toEqual({ revision: 1, changed: '2026-03-07' })
    room.change('words', { ...room.document, description: 'Two', meta: { ...room.document.meta, changed: '2026-01-01' } })
    expect(room.document.meta).toEqual({ revision: 1, changed: '2026-01-01' })
    expect([room.undo(), room.undo(), room.undo()]).toEqual(['words', 'words', null])
  })

  it('holds what is not written yet: the map, the revision before it, and the steps', async () => {
    const { room } = await sitting({ ...sampleMap('yard'), map: { size: [6, 6] }, meta: { revision: 30 } })
    const before = room.document
    tap(room, [0.5, 0.5])
    const [map, kept, forgotten, ...steps] = room.unsaved()
    expect(map).toEqual({ do: 'put', table: 'maps', value: room.document, origin: 'user' })
    expect(kept).toEqual({
      do: 'put',
      table: 'mapRevisions',
      value: { id: expect.any(String) as string, map: 'yard', revision: 30, at: DAY.toISOString(), document: before }
    })
    expect(forgotten).toMatchObject({ do: 'delete', table: 'mapRevisions' })
    expect(steps.length).toBeGreaterThan(0)
    await room.flush()
    tap(room, [1.5, 0.5])
    expect(room.unsaved().filter(({ table }) => table === 'mapRevisions')).toEqual([])
  })

  it('that keeps a revision goes on with the next number, and keeps what was drawn before', async () => {
    const { storage, room } = await sitting()
    tap(room, [0.5, 0.5])
    await room.keepRevision()
    expect(room.document.meta?.revision).toBe(1)
    tap(room, [1.5, 0.5])
    expect(room.document.meta?.revision).toBe(2)
    await room.flush()
    const revisions = await storage.mapRevisions('yard')
    expect(revisions.map(({ revision, document }) => [revision, document.map.terrain?.[0]])).toEqual([
      [1, 'h.....'],
      [0, undefined]
    ])
  })
})

describe('ways not taken', () => {
  it('are called by their first and last step, and can be forgotten', async () => {
    const { room } = await setUp()
    const words = (label: string, description: string): void => {
      room.change(label, { ...room.document, description })
    }
    words('One', '1')
    words('Two', '2')
    words('Three', '3')
    room.undo()
    room.undo()
    words('Other', 'x')
    expect(room.steps.ways.map(({ label, steps, end }) => [label, steps, end.description])).toEqual([['Two … Three', 2, '3']])
    words('Same', 'y')
    room.undo()
    words('Again', 'z')
    expect(room.steps.ways.map(({ label, steps }) => [label, steps])).toEqual([
      ['Two … Three', 2],
      ['Same', 1]
    ])
    room.forgetWay(room.steps.ways[0]!.id)
    expect(room.steps.ways.map(({ label }) => label)).toEqual(['Same'])
    room.takeWay('nobody')
    expect([room.document.description, room.steps.ways.length]).toEqual(['z', 1])
  })
})
