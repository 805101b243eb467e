/** Special terrain of one's own: from the table into the library, from there into a map that is painted with it. */
import { expect, it, vi } from 'vitest'
import { onRoomPointer } from '../../../../../src/renderer/actions/mapRoom/roomHand.ts'
import { keepTerrain } from '../../../../../src/renderer/actions/setup/keepTerrain.ts'
import { withOwnTerrain } from '../../../../../src/renderer/model/clauses/beside.ts'
import { terrainOfCase } from '../../../../../src/renderer/model/library/ownTerrain.ts'
import { MapRoom } from '../../../../../src/renderer/model/mapRoom/mapRoom.svelte.ts'
import { duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { sampleMap } from '../../storage/rows/samples.ts'

it('is kept in the library, and goes with the map that is painted with it', async () => {
  const { app, library, told } = memoryApp()
  await library.load()
  const [rule] = terrainOfCase(withOwnTerrain(duel, 'tar-pit', 'Tar pit'))
  await keepTerrain(app, rule!)
  expect([library.isOwn('specialTerrain', 'tar-pit'), told().at(-1)?.[0]]).toEqual([true, 'info'])
  const room = new MapRoom({ ...sampleMap('yard'), map: { size: [4, 4] }, specialTerrain: [] }, library)
  room.ink = 'special'
  room.special = 'tar-pit'
  for (const at of [
    [1, 1],
    [2, 2]
  ] as const)
    // prettier-ignore
    onRoomPointer(room, { do: 'tap-square', at, point: [at[0] + 0.5, at[1] + 0.5], figure: null, secondary: false })
  expect(room.document.specialTerrain).toEqual([rule])
  room.undo()
  room.undo()
  expect(room.document.specialTerrain).toEqual([])
})

it('never takes the place of what came with the app', async () => {
  const { app, library, told } = memoryApp()
  const [rule] = terrainOfCase(withOwnTerrain(duel, 'tar-pit', 'Tar pit'))
  await library.commitDocuments([
    { do: 'put', table: 'specialTerrain', value: { format: 'linejudge-special-terrain/2', rule: rule! }, origin: 'starter' }
  ])
  const own = { ...rule!, id: 'mud', name: 'Mud' }
  await keepTerrain(app, own)
  await keepTerrain(app, { ...own, summary: 'Deeper.' })
  expect([library.specialTerrain.find((file) => file.rule.id === 'mud')?.rule.summary, told().at(-1)?.[0]]).toEqual(['Deeper.', 'info'])
  vi.spyOn(library, 'commitDocuments').mockRejectedValueOnce(new Error('The disk is full.'))
  await keepTerrain(app, own)
  expect(told().at(-1)).toEqual(['error', 'The disk is full.'])
  await keepTerrain(app, { ...rule!, summary: 'Another one.' })
  expect([library.specialTerrain.find((file) => file.rule.id === 'tar-pit')?.rule.summary === rule!.summary, told().at(-1)?.[0]]).toEqual([
    true,
    'error'
  ])
})
