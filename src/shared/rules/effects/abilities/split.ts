import type { Effect } from '../../vocabulary/vocabulary.ts'

export const split: Effect = {
  id: 'split',
  name: 'Split',
  kind: 'ability',
  rule: 'ABL-SPL',
  summary:
    'A power action of a Duo figure without tokens: it becomes the figures it is made of, each with one token and no action this turn.',
  act: 'power',
  grants: 'none',
  counterable: false,
  clauses: [
    { phase: 'action', rule: 'ABL-SPL', needsNoTokens: true },
    { phase: 'use', rule: 'ABL-SPL', does: 'split' }
  ]
}
