import type { Effect } from '../../vocabulary/vocabulary.ts'

export const mystics: Effect = {
  id: 'mystics',
  name: 'Mystics',
  kind: 'team-ability',
  rule: 'TEAM-MYSTICS',
  summary: 'When it takes damage from an attack the attacker is dealt 1 unavoidable damage.',
  act: 'event',
  clauses: [{ phase: 'aftermath', rule: 'TEAM-MYSTICS', does: 'hurt-attacker', amount: 1 }]
}
