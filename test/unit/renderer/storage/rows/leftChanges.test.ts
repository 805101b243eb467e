/** What a page left when it went is taken whole, or not at all. */
import { expect, it } from 'vitest'
import { checkedChanges } from '../../../../../src/renderer/storage/rows/leftChanges.ts'
import { sampleMap, sampleRuling, sampleSettings, sampleTerrain } from './samples.ts'

const good = [
  { do: 'put', table: 'maps', value: sampleMap('m'), origin: 'user' },
  { do: 'put', table: 'specialTerrain', value: sampleTerrain('t'), origin: 'starter' },
  { do: 'put', table: 'settings', value: sampleSettings },
  { do: 'put', table: 'rulings', value: sampleRuling('r', '2013-10-01T12:00:00.000Z') },
  { do: 'delete', table: 'maps', id: 'm' }
]

it('changes that this version writes are taken as they are', () => {
  expect(checkedChanges(good)).toBe(good)
  expect(checkedChanges([])).toEqual([])
  for (const change of good) expect(checkedChanges([change])).toEqual([change])
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['a change by itself', good[0]],
  ['no change', [null]],
  ['a text', ['put']],
  ['a table that is none', [{ ...good[0], table: 'starters' }]],
  ['a change without a table', [{ ...good[0], table: undefined }]],
  ['a deletion without an id', [{ do: 'delete', table: 'maps' }]],
  ['a deletion whose id is no text', [{ do: 'delete', table: 'maps', id: 1, value: sampleMap('m'), origin: 'user' }]],
  ['something else to do', [{ ...good[0], do: 'put-row' }]],
  ['nothing to do', [{ ...good[2], do: undefined }]],
  ['a document of an unknown origin', [{ ...good[0], origin: 'elsewhere' }]],
  ['a document that does not say where it comes from', [{ ...good[0], origin: undefined }]],
  ['an origin of what is no document', [{ ...good[2], origin: 'user' }]],
  ['a value that its table does not take', [{ ...good[0], value: { ...sampleMap('m'), name: 7 } }]],
  ['a value of another table', [{ ...good[3], value: sampleSettings }]],
  ['a good one, and one that is not', [good[0], { ...good[1], value: null }]]
])('%s is not taken', (_, left) => {
  expect(checkedChanges(left)).toBeNull()
})
