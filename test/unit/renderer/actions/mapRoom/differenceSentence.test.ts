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
