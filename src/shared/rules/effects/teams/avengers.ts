import type { Effect } from '../../vocabulary/vocabulary.ts'

export const avengers: Effect = {
  id: 'avengers',
  name: 'Avengers',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'Its move actions do not count against the action total.',
  act: 'always',
  clauses: [{ phase: 'uncounted', rule: 'TEAM-ACTIONS', spares: 'move' }]
}
