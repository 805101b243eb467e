import { expect, it } from 'vitest'
import { heatAt, heatSentence } from '../../../../../src/renderer/actions/mapRoom/heatWords.ts'
import { heatOf } from '../../../../../src/shared/mapCheck/heat.ts'
import type { MapDocument } from '../../../../../src/shared/formats/documents/maps/mapDocument.ts'

const yard: MapDocument = {
  id: 'yard',
  name: 'Yard',
  specialTerrain: [],
  map: { size: [3, 1], terrain: ['..b'], starting: { red: [[0, 0]] } }
}

it('numbers over the map are said: the largest and the smallest with their squares, and that of each square', () => {
  const heat = heatOf(yard, 'turns')
  if (!heat.ok) throw new Error('no heat')
  expect(heatSentence(heat.value)).toBe('Most in B1: 1; least in A1: 0.')
  expect([heatAt(heat.value, [1, 0]), heatAt(heat.value, [2, 0])]).toEqual([', Turns to reach: 1', ''])
  expect(heatSentence({ ...heat.value, squares: [] })).toBeNull()
})
