import type { Effect } from '../../vocabulary.ts'

export const topCow: Effect = {
  id: 'top-cow',
  name: 'Top Cow',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'Its move actions do not count against the action total.',
  act: 'always',
  clauses: []
}
