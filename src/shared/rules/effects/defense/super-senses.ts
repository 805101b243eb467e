import type { Effect } from '../../vocabulary/vocabulary.ts'

export const superSenses: Effect = {
  id: 'super-senses',
  name: 'Super Senses',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-SS',
  summary: 'When hit, a 5 or 6 on a d6 evades the attack.',
  act: 'event',
  joins: 'attack',
  clauses: [{ phase: 'attack', rule: 'POW-SS', does: 'evade', roll: 'super-senses', from: 5 }]
}
