import type { Effect } from '../../vocabulary.ts'

export const brotherhood: Effect = {
  id: 'brotherhood',
  name: 'Brotherhood',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'Its move actions do not count against the action total.',
  act: 'always',
  clauses: []
}
