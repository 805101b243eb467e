import type { Effect } from '../../vocabulary/vocabulary.ts'

export const crusaders: Effect = {
  id: 'crusaders',
  name: 'Crusaders',
  kind: 'team-ability',
  rule: 'KBX-17',
  summary: 'Doubles knock back by its damage value.',
  act: 'always',
  clauses: [{ phase: 'knock-back', rule: 'KBX-17', does: 'amount-on-doubles', amount: 'attacker-damage-value' }]
}
