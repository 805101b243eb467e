import type { Effect } from '../../vocabulary.ts'

export const plasticity: Effect = {
  id: 'plasticity',
  name: 'Plasticity',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-PL',
  summary: 'Breaks away more easily, and is harder to break away from.',
  act: 'always',
  clauses: []
}
