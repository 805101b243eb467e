import type { Effect } from '../../vocabulary/vocabulary.ts'

export const superStrength: Effect = {
  id: 'super-strength',
  name: 'Super Strength',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-SS2',
  changedIn: ['clix-campaign'],
  summary: 'Picks up an object as it moves, carries it, and strikes with it or throws it.',
  act: 'always',
  clauses: [{ phase: 'objects', rule: 'POW-SS2', does: 'handle' }]
}
