import type { Effect } from '../../vocabulary/vocabulary.ts'

export const crusaders: Effect = {
  id: 'crusaders',
  name: 'Crusaders',
  kind: 'team-ability',
  rule: 'KBX-17',
  summary: 'Its doubles, but 1-1, knock back by its damage value, hit or miss, whatever damage is taken.',
  act: 'always',
  clauses: [{ phase: 'knock-back', rule: 'KBX-17', does: 'amount-on-doubles', amount: 'attacker-damage-value' }]
}
