import type { Effect } from '../../vocabulary/vocabulary.ts'

export const precisionStrike: Effect = {
  id: 'precision-strike',
  name: 'Precision Strike',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-PS',
  summary: 'Its attacks cannot be evaded, and their damage cannot be brought below 1 or moved to another figure.',
  act: 'always',
  clauses: [
    { phase: 'attack', rule: 'POW-PS', does: 'cannot-be-evaded' },
    { phase: 'damage', rule: 'KBX-14', does: 'attack-floor', at: 1 }
  ]
}
