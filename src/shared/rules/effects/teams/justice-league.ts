import type { Effect } from '../../vocabulary.ts'

export const justiceLeague: Effect = {
  id: 'justice-league',
  name: 'Justice League',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'Its move actions do not count against the action total.',
  act: 'always',
  clauses: []
}
