import type { Effect } from '../../vocabulary/vocabulary.ts'

export const closeCombatExpert: Effect = {
  id: 'close-combat-expert',
  name: 'Close Combat Expert',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-CE',
  summary: 'A close attack at one target with 2 more damage.',
  act: 'power',
  grants: 'close-attack',
  clauses: [
    { phase: 'value', rule: 'POW-CE', value: 'damage', then: { modify: 2 }, during: ['close-combat-expert'] },
    { phase: 'attack', rule: 'POW-CE', does: 'single-target' }
  ]
}
