import type { Effect } from '../../vocabulary/vocabulary.ts'

export const mastersOfEvil: Effect = {
  id: 'masters-of-evil',
  name: 'Masters of Evil',
  kind: 'team-ability',
  rule: 'TEAM-ACTIONS',
  summary: 'May be given an action with two tokens: it gets no third one, is dealt 1 unavoidable damage and keeps its tokens.',
  act: 'always',
  clauses: [{ phase: 'tokens', rule: 'TEAM-ACTIONS', does: 'act-with-two', damage: 1 }]
}
