import type { Effect } from '../../vocabulary/vocabulary.ts'

export const spiderMan: Effect = {
  id: 'spider-man',
  name: 'Spider-Man',
  kind: 'team-ability',
  rule: 'WLD-02',
  summary: 'It is a wild card: by a free action it takes up a team ability of a friend.',
  act: 'always',
  clauses: [{ phase: 'possess', rule: 'WLD-02', does: 'wild-card' }]
}
