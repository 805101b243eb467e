import type { Effect } from '../../vocabulary.ts'

export const giantReach: Effect = {
  id: 'giant-reach',
  name: 'Giant Reach',
  kind: 'ability',
  rule: 'ABL-GR',
  summary: 'Its close attacks reach every square within 2 that it has a line of fire to.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'targeting', rule: 'SIZ-09', does: 'close-reach', squares: 2 }
  ]
}
