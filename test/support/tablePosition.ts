/** A small table for tests of the state: Thor, Iron Man and Iron Fist on eight by eight squares. */
import type { ClixCase } from '../../src/shared/contract/case.ts'

export const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [8, 8], terrain: ['........', '........', '........', '...b....', '........', '........', '........', '........'] },
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [1, 1], attack: 11, powers: ['charge'] },
    { id: 'iron-man', name: 'Iron Man', side: 'blue', at: [5, 5] },
    { id: 'iron-fist', name: 'Iron Fist', side: 'blue', at: [6, 5] },
    {
      id: 'giganto',
      name: 'Gïganto',
      side: 'blue',
      squares: [
        [0, 6],
        [1, 6],
        [0, 7],
        [1, 7]
      ],
      size: 'colossal'
    }
  ],
  ask: { kind: 'line-of-fire', from: 'thor', to: 'iron-man' }
}
