/** Of the special terrain that a map names, what has to go with it. */
import { expect, it } from 'vitest'
import { neededTerrain } from '../../../../../src/renderer/model/importing/neededTerrain.ts'
import type { MapFile, SpecialTerrainFile } from '../../../../../src/shared/formats/documents/documents.ts'

it('is what only this library has: not what the map carries, what comes with the app, nor what it does not name', () => {
  const shelf = ['named', 'carried', 'shipped', 'other'].map((id) => ({ rule: { id } }) as SpecialTerrainFile)
  const map = {
    map: { size: [2, 2], legend: { a: ['special:named-2'], b: ['special:carried', 'special:shipped'] } },
    specialTerrain: [{ id: 'carried' }]
  } as unknown as MapFile
  const origins = new Map(
    shelf.map(({ rule: { id } }) => [`specialTerrain/${id}`, id === 'shipped' ? ('starter' as const) : ('user' as const)])
  )
  expect(neededTerrain(map, { specialTerrain: shelf, origins }).map(({ rule }) => rule.id)).toEqual(['named'])
})
