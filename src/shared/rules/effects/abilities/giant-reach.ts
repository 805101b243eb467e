import type { Effect } from '../../vocabulary/vocabulary.ts'

export const giantReach: Effect = {
  id: 'giant-reach',
  name: 'Giant Reach',
  kind: 'ability',
  rule: 'ABL-GR',
  summary:
    'Its close attacks reach every square within 2 that it has a line of fire to, lower levels included; 1 more to break away, where Plasticity of opponents is nothing to it; it carries in a move action.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'carry', rule: 'ABL-GR', does: 'carries', act: 'move' },
    { phase: 'break-away', rule: 'ABL-GR', does: 'ignore-opponents' },
    { phase: 'break-away', rule: 'ABL-GR', does: 'modify', by: 1, of: 'self' },
    { phase: 'targeting', rule: 'SIZ-09', does: 'close-reach', squares: 2 }
  ]
}
