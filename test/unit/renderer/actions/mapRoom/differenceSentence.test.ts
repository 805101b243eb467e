/** What has become of a map in words: kinds, special terrain and pins by the names that a person knows. */
import { expect, it } from 'vitest'
import { changeLines, differenceSentence } from '../../../../../src/renderer/actions/mapRoom/differenceSentence.ts'
import type { MapDifference } from '../../../../../src/shared/mapCheck/difference.ts'

const difference: MapDifference = {
  same: false,
  squares: [{ at: [2, 6], was: ['hindering', 'level:2'], is: ['special:lava'] }],
  edges: [
    { edge: [[0, 0], [1, 0]], field: 'walls', how: 'new' }, // prettier-ignore
    { edge: [[0, 0], [1, 0]], field: 'openings', how: 'new' } // prettier-ignore
  ],
  openings: [{ edge: [[0, 0], [1, 0]], was: null, is: { kind: 'door', state: 'closed' } }], // prettier-ignore
  labels: [{ at: [2.5, 1], text: 'Crane', how: 'gone' }],
  specialTerrain: { lava: { was: null, is: {} } },
  starting: { red: { was: [[0, 0]], is: [] } },
  meta: { name: { was: 'Dock', is: 'Docks' }, revision: { was: 1, is: 2 }, kind: { was: null, is: 'indoor' } },
  lines: { of: 10, changed: 2, squares: [] },
  pins: ['p1', 'p9']
} as unknown as MapDifference
const versions = [
  { specialTerrain: [{ id: 'lava', name: 'Hot lava' }], pins: [{ id: 'p1', title: 'Dock to crane' }] }
] as unknown as Parameters<typeof differenceSentence>[2]

it('names special terrain and pins as the map does', () => {
  const words = differenceSentence('revision 6', difference, versions)
  expect(words).toContain('C7: hindering, level 2 → Hot lava')
  expect(words).toContain('Dock to crane, p9')
  expect(changeLines(difference, versions).map(({ text }) => text)).toEqual([
    'C7: hindering, level 2 → Hot lava',
    'A1|B1: wall (new)',
    'A1|B1: – → door (closed)',
    'Label: “Crane”',
    'Special: Hot lava',
    expect.stringContaining('Red'),
    'Name: Dock → Docks',
    'Kind of map: – → Indoor'
  ])
})

const NOTHING = {
  same: false,
  squares: [],
  edges: [],
  openings: [],
  labels: [],
  specialTerrain: {},
  starting: {},
  meta: {},
  lines: { of: 10, changed: 0, squares: [] },
  pins: []
} as const
const WALL = [[0, 0], [1, 0]] as const // prettier-ignore
const LOW = [[1, 1], [1, 2]] as const // prettier-ignore
const squaresThatDiffer = (many: number): MapDifference['squares'] =>
  Array.from({ length: many }, (_, x) => ({ at: [x, 0] as const, was: [], is: ['water'] }))

it.each<[string, Partial<MapDifference>, string]>([
  ['nothing but the count of lines', {}, 'Since revision 6: 0 of 10 lines of fire differ.'],
  ['another size', { size: { was: [3, 4], is: [5, 6] } }, 'Since revision 6: Size: 3 × 4, now 5 × 6; 0 of 10 lines of fire differ.'],
  [
    'one square',
    { squares: squaresThatDiffer(1) },
    'Since revision 6: 1 square differs (A1: clear → water); 0 of 10 lines of fire differ.'
  ],
  [
    'four squares, all of them named',
    { squares: squaresThatDiffer(4) },
    'Since revision 6: 4 squares differ (A1: clear → water; B1: clear → water; C1: clear → water; D1: clear → water); 0 of 10 lines of fire differ.'
  ],
  [
    'five squares, of which four are named',
    { squares: squaresThatDiffer(5) },
    'Since revision 6: 5 squares differ (A1: clear → water; B1: clear → water; C1: clear → water; D1: clear → water …); 0 of 10 lines of fire differ.'
  ],
  [
    'edges that went and came, counted apart',
    {
      edges: [
        { edge: WALL, field: 'walls', how: 'gone' },
        { edge: LOW, field: 'walls', how: 'new' },
        { edge: LOW, field: 'stairs', how: 'new' }
      ]
    },
    'Since revision 6: Edges: 1 gone, 2 new; 0 of 10 lines of fire differ.'
  ],
  [
    'pins, by title or id, after the lines',
    { lines: { of: 1, changed: 1, squares: [] }, pins: ['p9', 'p1'] },
    'Since revision 6: 1 of 1 line of fire differ; Pins that change: p9, Dock to crane.'
  ],
  [
    'one edge and one pin',
    { edges: [{ edge: LOW, field: 'walls', how: 'gone' }], pins: ['p1'] },
    'Since revision 6: Edges: 1 gone, 0 new; 0 of 10 lines of fire differ; Pins that change: Dock to crane.'
  ],
  ['the same', { same: true, size: { was: [3, 4], is: [5, 6] } }, 'They are the same.']
])('says of a map what has become of it: %s', (_name, change, sentence) => {
  expect(differenceSentence('revision 6', { ...NOTHING, ...change }, versions)).toBe(sentence)
})

it('calls special terrain and pins as the newer version does', () => {
  const older = { specialTerrain: [{ id: 'lava', name: 'Lava' }], pins: [{ id: 'p1', title: 'Old' }] }
  const both = [versions[0], older] as unknown as typeof versions
  expect(differenceSentence('revision 6', difference, both)).toContain('Hot lava')
  expect(differenceSentence('revision 6', difference, both)).toContain('Dock to crane')
})

it('lists each change with its sign and its place', () => {
  const change = {
    ...NOTHING,
    size: { was: [3, 4], is: [5, 6] },
    squares: [
      { at: [0, 0], was: ['water'], is: [] },
      { at: [1, 0], was: [], is: ['special:mud', 'indoor'] },
      { at: [2, 0], was: ['hindering'], is: ['swamp', 'level:3'] }
    ],
    edges: [
      { edge: WALL, field: 'walls', how: 'gone' },
      { edge: LOW, field: 'barriers', how: 'new' },
      { edge: LOW, field: 'openings', how: 'gone' }
    ],
    openings: [
      { edge: LOW, was: { kind: 'door', state: 'closed' }, is: { kind: 'window', state: 'open' } },
      { edge: WALL, was: { kind: 'door', state: 'open' }, is: null }
    ],
    labels: [{ at: [2.9, 1.2], text: 'Crane', how: 'new' }],
    specialTerrain: { lava: { was: {}, is: {} }, mud: { was: {}, is: null } },
    starting: { red: { was: [], is: [[0, 0]] }, blue: { was: [[1, 1], [2, 1]], is: [[1, 1]] }, mine: { was: [[2, 2]], is: [] } }, // prettier-ignore
    meta: {
      source: { was: 'drawn', is: 'elsewhere' },
      permission: { was: '', is: 'own drawing' },
      author: { was: 3, is: 'drawn' },
      revision: { was: 1, is: 2 },
      description: { was: 'A pier', is: '' }
    }
  } as unknown as MapDifference
  expect(changeLines(change, versions)).toEqual([
    { how: 'other', text: 'Size: 3 × 4, now 5 × 6', squares: [], edges: [] },
    { how: 'gone', text: 'A1: water → clear', squares: [[0, 0]], edges: [] },
    { how: 'new', text: 'B1: clear → mud, indoors', squares: [[1, 0]], edges: [] },
    { how: 'other', text: 'C1: hindering → swamp, level 3', squares: [[2, 0]], edges: [] },
    { how: 'gone', text: 'A1|B1: wall (gone)', squares: [], edges: [WALL] },
    { how: 'new', text: 'B2|B3: force field (new)', squares: [], edges: [LOW] },
    { how: 'other', text: 'B2|B3: door (closed) → window (open)', squares: [], edges: [LOW] },
    { how: 'gone', text: 'A1|B1: door (open) → –', squares: [], edges: [WALL] },
    { how: 'new', text: 'Label: “Crane”', squares: [[2, 1]], edges: [] },
    { how: 'other', text: 'Special: Hot lava', squares: [], edges: [] },
    { how: 'gone', text: 'Special: mud', squares: [], edges: [] },
    { how: 'new', text: 'Starting area Red: 0 → 1 squares', squares: [[0, 0]], edges: [] },
    { how: 'other', text: 'Starting area Blue: 2 → 1 squares', squares: [[1, 1]], edges: [] },
    { how: 'gone', text: 'Starting area mine: 1 → 0 squares', squares: [[2, 2]], edges: [] },
    { how: 'other', text: 'Description: A pier → –', squares: [], edges: [] },
    { how: 'other', text: 'Author: – → drawn', squares: [], edges: [] },
    { how: 'other', text: 'Who may have it: – → Own drawing', squares: [], edges: [] },
    { how: 'other', text: 'Where it comes from: Drawn → elsewhere', squares: [], edges: [] }
  ])
  expect(changeLines(NOTHING, versions)).toEqual([])
})
