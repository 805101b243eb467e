import type { Effect } from '../../vocabulary/vocabulary.ts'

export const rangedCombatExpert: Effect = {
  id: 'ranged-combat-expert',
  name: 'Ranged Combat Expert',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-RE',
  summary: 'A ranged attack at one target with 2 more damage.',
  act: 'power',
  grants: 'ranged-attack',
  clauses: [
    { phase: 'value', rule: 'POW-RE', value: 'damage', then: { modify: 2 }, during: ['ranged-combat-expert'] },
    { phase: 'attack', rule: 'POW-RE', does: 'single-target' }
  ]
}
