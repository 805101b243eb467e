import type { Effect } from '../../vocabulary/vocabulary.ts'

export const batmanAlly: Effect = {
  id: 'batman-ally',
  name: 'Batman Ally',
  kind: 'team-ability',
  rule: 'TEAM-BATMAN-ALLY',
  summary: 'Can use Stealth.',
  act: 'always',
  clauses: [{ phase: 'possess', rule: 'TEAM-BATMAN-ALLY', does: 'give', gives: ['stealth'] }]
}
