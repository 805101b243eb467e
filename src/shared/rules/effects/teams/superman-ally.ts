import type { Effect } from '../../vocabulary/vocabulary.ts'

export const supermanAlly: Effect = {
  id: 'superman-ally',
  name: 'Superman Ally',
  kind: 'team-ability',
  rule: 'TEAM-SUPERMAN-ALLY',
  summary: 'Hindering terrain is clear for its movement and its lines of fire.',
  act: 'always',
  clauses: [
    { phase: 'line-of-fire', rule: 'TEAM-SUPERMAN-ALLY', does: 'ignore', ignores: ['hindering'] },
    { phase: 'movement', rule: 'TEAM-SUPERMAN-ALLY', ignores: ['hindering'] }
  ]
}
