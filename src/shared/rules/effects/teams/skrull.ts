import type { Effect } from '../../vocabulary/vocabulary.ts'

export const skrull: Effect = {
  id: 'skrull',
  name: 'Skrull',
  kind: 'team-ability',
  rule: 'TEAM-SKRULL',
  summary: 'When an attack is aimed at it, a 6 on a d6 makes the attacker look for another target.',
  act: 'event',
  clauses: [{ phase: 'targeting', rule: 'TEAM-SKRULL', does: 'refuse-target', roll: 'shape-change', from: 6 }]
}
