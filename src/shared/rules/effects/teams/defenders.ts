import type { Effect } from '../../vocabulary/vocabulary.ts'

export const defenders: Effect = {
  id: 'defenders',
  name: 'Defenders',
  kind: 'team-ability',
  rule: 'TEAM-DEFENDERS',
  summary: 'Members next to each other may use the defense of the other, before modifiers, in place of their own.',
  act: 'always',
  clauses: [{ phase: 'value', rule: 'TEAM-DEFENDERS', value: 'defense', then: { replaceBy: 'unmodified' }, of: 'adjacent-member' }]
}
