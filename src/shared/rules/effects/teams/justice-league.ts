import type { Effect } from '../../vocabulary.ts'

export const justiceLeague: Effect = {
  id: 'justice-league',
  name: 'Justice League',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'Changes what an action costs; nothing in a single ruling.',
  act: 'always',
  clauses: []
}
