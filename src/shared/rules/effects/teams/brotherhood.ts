import type { Effect } from '../../vocabulary.ts'

export const brotherhood: Effect = {
  id: 'brotherhood',
  name: 'Brotherhood',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'Changes what an action costs; nothing in a single ruling.',
  act: 'always',
  clauses: []
}
