import type { Effect } from '../../vocabulary/vocabulary.ts'

export const autopilot: Effect = {
  id: 'autopilot',
  name: 'Autopilot',
  kind: 'ability',
  rule: 'ABL-VEH',
  summary: 'A vehicle that drives itself and takes no pilot: an action with an attack costs it 1 unavoidable damage.',
  act: 'always',
  clauses: [{ phase: 'attack', rule: 'ABL-VEH', does: 'toll', amount: 1 }]
}
