import { describe, expect, it } from 'vitest'
import type { CaseMap } from '../../../../../src/shared/contract/case.ts'
import { mapDifferences } from '../../../../../src/shared/formats/documents/differences.ts'
import type { MapFile } from '../../../../../src/shared/formats/documents/documents.ts'

const file = (map: CaseMap): MapFile => ({
  format: 'linejudge-map/2',
  id: 'yard',
  name: 'Yard',
  description: '',
  systems: [],
  map,
  specialTerrain: []
})

describe('what differs between two versions of a map', () => {
  it('are the squares that are something else, not those of which only the letter is another', () => {
    const plain = file({ size: [3, 1], terrain: ['h.b'] })
    const spelled = file({ size: [3, 1], terrain: ['x.w'], legend: { x: ['hindering'] } })
    expect(mapDifferences(plain, spelled)).toEqual([{ what: 'squares', squares: [[2, 0]] }])
  })

  it('are told as something else where every square is the same and only the spelling is not', () => {
    const plain = file({ size: [2, 1], terrain: ['h.'] })
    const spelled = file({ size: [2, 1], terrain: ['x.'], legend: { x: ['hindering'] } })
    expect(mapDifferences(plain, spelled)).toEqual([{ what: 'other' }])
  })
})
