import type { Effect } from '../../vocabulary/vocabulary.ts'

export const batmanEnemy: Effect = {
  id: 'batman-enemy',
  name: 'Batman Enemy',
  kind: 'team-ability',
  rule: 'TEAM-BATMAN-ENEMY',
  summary: 'Members next to each other may use the attack value of the other, before modifiers, in place of their own.',
  act: 'always',
  clauses: [{ phase: 'value', rule: 'TEAM-BATMAN-ENEMY', value: 'attack', then: { replaceBy: 'unmodified' }, of: 'adjacent-member' }]
}
