import type { Effect } from '../../vocabulary/vocabulary.ts'

export const regeneration: Effect = {
  id: 'regeneration',
  name: 'Regeneration',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-RG',
  summary: 'A power action: heals a d6 less 2, at least 0.',
  act: 'power',
  grants: 'none',
  clauses: [{ phase: 'use', rule: 'POW-RG', does: 'heal', who: 'self', roll: 'regeneration', dice: 1, less: 2, least: 0 }]
}
