/** Small valid documents for the storage tests. */
import type { ElementsFile, FigureSetFile, MapFile, SpecialTerrainFile } from '../../../../../src/shared/formats/documents/documents.ts'
import type { HexMapFile } from '../../../../../src/shared/formats/documents/maps/hexMapFile.ts'
import type { SavedRuling, Settings } from '../../../../../src/renderer/storage/interface/storage.ts'

export const sampleMap = (id: string, name = id): MapFile => ({
  format: 'linejudge-map/2',
  id,
  name,
  description: '',
  systems: ['heroclix'],
  map: {
    size: [3, 2],
    terrain: ['..h', 'b.w'],
    walls: [
      [
        [0, 0],
        [1, 0]
      ]
    ]
  },
  specialTerrain: []
})

export const sampleHexMap = (id: string, name = id): HexMapFile => ({
  format: 'linejudge-hexmap/1',
  id,
  name,
  description: '',
  systems: ['heroscape-knockback'],
  map: {
    hexes: [
      [0, 0, 1],
      [1, 0, 2]
    ]
  }
})

export const sampleElements = (id: string, name = id): ElementsFile => ({
  format: 'linejudge-elements/1',
  id,
  name,
  elements: [
    {
      id: 'rope',
      type: 'equipment',
      name: 'Rope of the harbour',
      number: 'E001',
      points: 5,
      text: 'EFFECT:\nOwn words.',
      ref: { unit: 'thor' }
    },
    { id: 'quay', type: 'map', name: 'The quay', points: null, size: '16x24', text: '' }
  ]
})

export const sampleSet = (id: string): FigureSetFile => ({
  format: 'linejudge-figures/2',
  id,
  name: id,
  figures: [
    {
      id: 'thor',
      name: 'Thor',
      size: 'standard',
      points: null,
      speed: 8,
      attack: null,
      defense: 17,
      damage: 4,
      range: 6,
      bolts: 1,
      powers: ['charge'],
      canUse: [],
      specialPowers: [],
      abilities: ['flight'],
      teamAbilities: [],
      dial: [],
      baseSquares: 1,
      source: ''
    }
  ]
})

export const sampleTerrain = (id: string): SpecialTerrainFile => ({
  format: 'linejudge-special-terrain/1',
  rule: {
    id,
    name: id,
    rule: 'MAP-18',
    summary: 'Nobody enters.',
    cite: { document: 'A book', section: 'A page' },
    clauses: [{ phase: 'enter', rule: 'MAP-18', forbid: true }]
  }
})

export const sampleRuling = (id: string, savedAt: string): SavedRuling => ({
  id,
  title: `Ruling ${id}`,
  savedAt,
  engineVersion: '0.1.0',
  case: { format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'damage', to: 'a', amount: 3 }, figures: [{ id: 'a' }] },
  ruling: {
    kind: 'damage',
    verdict: 'taken',
    ruleset: 'heroclix-2012',
    taken: 3,
    steps: [],
    cites: [],
    notConsidered: [],
    because: [{ rule: 'DMG-01', weight: 'decides', at: [], by: null, say: 'damage', facts: {} }]
  }
})

export const sampleSettings: Settings = {
  theme: 'dark',
  ruleset: 'heroclix-2013',
  squareNames: false,
  firstStripSeen: true,
  table: null
}
