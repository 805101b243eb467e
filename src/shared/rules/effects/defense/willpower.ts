import type { Effect } from '../../vocabulary/vocabulary.ts'

export const willpower: Effect = {
  id: 'willpower',
  name: 'Willpower',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-WI',
  summary: 'May ignore pushing damage.',
  act: 'always',
  clauses: [{ phase: 'damage', rule: 'POW-WI', does: 'ignore-pushing' }]
}
