import type { Effect } from '../../vocabulary.ts'

export const plasticity: Effect = {
  id: 'plasticity',
  name: 'Plasticity',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-PL',
  summary: 'Breaks away more easily, and is harder to break away from.',
  act: 'always',
  clauses: [
    { phase: 'break-away', rule: 'POW-PL', does: 'modify', by: 2, of: 'self' },
    { phase: 'break-away', rule: 'POW-PL', does: 'modify', by: -2, of: 'opponents' },
    { phase: 'break-away', rule: 'POW-PL', does: 'never-automatic' }
  ]
}
