import type { Effect } from '../../vocabulary.ts'

export const topCow: Effect = {
  id: 'top-cow',
  name: 'Top Cow',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'Changes what an action costs; nothing in a single ruling.',
  act: 'always',
  clauses: []
}
