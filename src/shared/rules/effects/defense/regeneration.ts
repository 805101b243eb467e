import type { Effect } from '../../vocabulary.ts'

export const regeneration: Effect = {
  id: 'regeneration',
  name: 'Regeneration',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-RG',
  summary: 'Heals a d6 less 2.',
  act: 'power',
  grants: 'none',
  clauses: []
}
