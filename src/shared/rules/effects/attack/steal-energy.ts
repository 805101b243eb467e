import type { Effect } from '../../vocabulary/vocabulary.ts'

export const stealEnergy: Effect = {
  id: 'steal-energy',
  name: 'Steal Energy',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-SE',
  summary: 'Heals 1 each time an opposing figure takes damage from its close attack.',
  act: 'always',
  clauses: [{ phase: 'aftermath', rule: 'POW-SE', does: 'heal-on-close-damage', amount: 1 }]
}
