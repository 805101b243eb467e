import type { Effect } from '../../vocabulary/vocabulary.ts'

export const piloted: Effect = {
  id: 'piloted',
  name: 'Piloted',
  kind: 'ability',
  rule: 'ABL-VEH',
  summary: 'A vehicle that takes a pilot: without one every action that is not free costs it 1 unavoidable damage.',
  act: 'always',
  clauses: [{ phase: 'attack', rule: 'ABL-VEH', does: 'toll', amount: 1, of: 'action' }]
}
