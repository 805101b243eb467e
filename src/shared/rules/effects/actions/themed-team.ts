import type { Effect } from '../../vocabulary/vocabulary.ts'

export const themedTeam: Effect = {
  id: 'themed-team',
  name: 'Themed Team',
  kind: 'action',
  rule: 'TRN-11',
  summary:
    'A force with a keyword in common: one of its figures that has been given no action but free ones in this turn, and cannot use Probability Control otherwise, uses it once in the turn and gets an action token.',
  act: 'event',
  grants: 'none',
  counterable: false,
  clauses: [
    {
      phase: 'use',
      rule: 'TRN-11',
      does: 'team-reroll',
      barredBy: 'non-free-action',
      token: true,
      onlyWithout: 'probability-control',
      once: true
    }
  ]
}
