import type { Effect } from '../../vocabulary/vocabulary.ts'

export const plasticity: Effect = {
  id: 'plasticity',
  name: 'Plasticity',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-PL',
  summary: '2 more to break away; opponents have 2 less to break away from it, and never do so by themselves.',
  act: 'always',
  clauses: [
    { phase: 'break-away', rule: 'POW-PL', does: 'modify', by: 2, of: 'self' },
    { phase: 'break-away', rule: 'POW-PL', does: 'modify', by: -2, of: 'opponents' },
    { phase: 'break-away', rule: 'POW-PL', does: 'never-automatic' }
  ]
}
