/** A hex map that is drawn on: each tool, undo, also over a restart, and that the library has it. */
import { expect, it } from 'vitest'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import { HexRoom } from '../../../../../src/renderer/model/mapRoom/hexRoom.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { sampleHexMap } from '../../storage/rows/samples.ts'

it('is raised, lowered, grown and taken away, step by step, and saved', async () => {
  const storage = memoryStorage()
  const room = new HexRoom(sampleHexMap('hill'), new Library(storage))
  room.touch([0, 0], 'Raise')
  expect(room.document.map.hexes).toEqual([
    [0, 0, 2],
    [1, 0, 2]
  ])
  room.tool = 'level'
  room.level = 7
  room.touch([1, 0], 'Level')
  room.tool = 'grow'
  room.touch([1, 0], 'Grow')
  expect(room.document.map.hexes).toHaveLength(7)
  expect(room.document.map.hexes.filter(([, , level]) => level === 7)).toHaveLength(6)
  room.tool = 'remove'
  for (const [q, r] of room.document.map.hexes) room.touch([q, r], 'Remove')
  // A map without a hex is none.
  expect(room.document.map.hexes).toHaveLength(1)
  await room.writer.flush()
  expect((await storage.hexMaps())[0]).toEqual(room.document)
  while (room.steps.canUndo) room.undo()
  expect(room.document).toEqual(sampleHexMap('hill'))
})

it('gets kinds of ground hex by hex or in one stroke, and names none of a hex that is gone', () => {
  const start = { ...sampleHexMap('hill'), map: { hexes: [0, 1, 2, 3, 4].map((q) => [q, 0, 1] as const) } }
  const room = new HexRoom(start, new Library(memoryStorage()))
  room.tool = 'ground'
  room.touch([0, 0], 'Water')
  room.ink = 'obstacle'
  // A quick hand reports the first hex and the last: those between them are drawn on, too; beside the map nothing is.
  room.draw('begin', [1, 0], 'Trees')
  room.draw('go', [4, 0], 'Trees')
  expect([room.document.map.ground, room.shown.map.ground?.obstacle]).toEqual([{ water: [[0, 0]] }, [1, 2, 3, 4].map((q) => [q, 0])])
  room.draw('end', null, 'Trees')
  expect(room.steps.history.past.map(({ label }) => label)).toEqual(['Water', 'Trees'])
  room.ink = 'water'
  room.touch([1, 0], 'Water')
  expect(room.document.map.ground).toEqual({ water: [[0, 0], [1, 0]], obstacle: [[2, 0], [3, 0], [4, 0]] }) // prettier-ignore
  room.touch([1, 0], 'Water')
  expect(room.steps.history.past).toHaveLength(3)
  room.ink = 'plain'
  room.touch([0, 0], 'Plain')
  room.tool = 'remove'
  room.draw('begin', [1, 0], 'Remove')
  room.draw('go', [4, 0], 'Remove')
  expect(room.cancel()).toBe(true)
  room.draw('end', [4, 0], 'Remove')
  expect(room.document.map.hexes).toHaveLength(5)
  for (const q of [1, 2, 3, 4]) room.touch([q, 0], 'Remove')
  expect(room.document.map).toEqual({ hexes: [[0, 0, 1]] })
})

it('raises each hex of a stroke once, however often the hand passes it', () => {
  const room = new HexRoom(sampleHexMap('hill'), new Library(memoryStorage()))
  room.draw('begin', [0, 0], 'Raise')
  room.draw('go', [1, 0], 'Raise')
  room.draw('go', [0, 0], 'Raise')
  room.draw('end', [1, 0], 'Raise')
  const before = sampleHexMap('hill').map.hexes
  expect(room.document.map.hexes).toEqual(before.map(([q, r, level]) => [q, r, level + 1]))
})

it('takes back after a restart what was drawn before it, and brings it again', async () => {
  const storage = memoryStorage()
  await storage.commit([{ do: 'put', table: 'hexMaps', value: sampleHexMap('hill'), origin: 'user' }])
  const open = async () => {
    const library = new Library(storage)
    await library.load()
    const room = new HexRoom(library.hexMaps[0]!, library)
    await room.steps.restore(await library.sessions())
    return room
  }
  const room = await open()
  room.touch([0, 0], 'Raise')
  await room.writer.flush()
  room.tool = 'ground'
  room.touch([1, 0], 'Water')
  const end = room.document
  room.touch([0, 0], 'Water')
  room.undo()
  await room.writer.flush()
  const later = await open()
  expect(later.steps.history.past.map(({ label }) => label)).toEqual(['Raise', 'Water'])
  expect(later.document).toEqual(end)
  later.undo()
  later.undo()
  expect(later.document).toEqual(sampleHexMap('hill'))
  for (const _ of [1, 2, 3]) later.redo()
  expect(later.document.map.ground).toEqual({ water: [[1, 0], [0, 0]] }) // prettier-ignore
})
