import type { Effect } from '../../vocabulary/vocabulary.ts'

export const energyShieldDeflection: Effect = {
  id: 'energy-shield-deflection',
  name: 'Energy Shield/Deflection',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-ES',
  summary: 'Harder to hit in ranged combat.',
  act: 'always',
  clauses: [{ phase: 'value', rule: 'POW-ES', value: 'defense', then: { modify: 2 }, attack: 'ranged' }]
}
