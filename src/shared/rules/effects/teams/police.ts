import type { Effect } from '../../vocabulary/vocabulary.ts'

export const police: Effect = {
  id: 'police',
  name: 'Police',
  kind: 'team-ability',
  rule: 'TEAM-POLICE',
  summary: 'When an adjacent friend shoots at a figure that this one has a line of fire to, the target has 1 less defense.',
  act: 'always',
  clauses: [
    { phase: 'value', rule: 'TEAM-POLICE', value: 'defense', then: { modify: -1 }, attack: 'ranged', of: 'target-of-adjacent-friend' }
  ]
}
