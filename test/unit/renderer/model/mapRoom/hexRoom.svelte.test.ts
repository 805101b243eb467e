/** A hex map that is drawn on: each tool, undo, and that the library has it. */
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
