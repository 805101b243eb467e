import type { Effect } from '../../vocabulary.ts'

export const avengers: Effect = {
  id: 'avengers',
  name: 'Avengers',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'Changes what an action costs; nothing in a single ruling.',
  act: 'always',
  clauses: []
}
