import type { Effect } from '../../vocabulary/vocabulary.ts'

export const themedTeam: Effect = {
  id: 'themed-team',
  name: 'Themed Team',
  kind: 'action',
  rule: 'TRN-11',
  summary:
    'A force with a keyword in common: one of its figures that has been given no action in this turn, not even a free one, uses Probability Control.',
  act: 'event',
  grants: 'none',
  counterable: false,
  clauses: [{ phase: 'use', rule: 'TRN-11', does: 'team-reroll' }]
}
