import type { Effect } from '../../vocabulary/vocabulary.ts'

export const superStrength: Effect = {
  id: 'super-strength',
  name: 'Super Strength',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-SS2',
  summary:
    'Picks up an object as it moves, carries it, and strikes with it or throws it. In close combat its damage is 2 more against walls, blocking terrain and objects.',
  act: 'always',
  clauses: [
    { phase: 'objects', rule: 'POW-SS2', does: 'handle' },
    { phase: 'value', rule: 'POW-SS2', value: 'damage', then: { modify: 2 }, attack: 'close', at: 'terrain' }
  ]
}
