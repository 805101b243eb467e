import type { Effect } from '../../vocabulary.ts'

export const ultimates: Effect = {
  id: 'ultimates',
  name: 'Ultimates',
  kind: 'team-ability',
  rule: 'TEAM-SUPERMAN-ALLY',
  summary: 'Hindering terrain is clear for its movement and its lines of fire.',
  act: 'always',
  clauses: [
    { phase: 'line-of-fire', rule: 'TEAM-SUPERMAN-ALLY', does: 'ignore', ignores: ['hindering'] },
    { phase: 'movement', rule: 'TEAM-SUPERMAN-ALLY', ignores: ['hindering'] }
  ]
}
