import type { Effect } from '../../vocabulary.ts'

export const mastersOfEvil: Effect = {
  id: 'masters-of-evil',
  name: 'Masters of Evil',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'Changes what an action costs; nothing in a single ruling.',
  act: 'always',
  clauses: []
}
