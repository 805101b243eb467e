import type { Effect } from '../../vocabulary.ts'

export const split: Effect = {
  id: 'split',
  name: 'Split',
  kind: 'ability',
  rule: 'ABL-SPL',
  summary: 'A Duo figure becomes the figures it is made of.',
  act: 'power',
  grants: 'none',
  counterable: false,
  clauses: [{ phase: 'action', rule: 'ABL-SPL', double: true }]
}
