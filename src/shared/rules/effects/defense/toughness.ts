import type { Effect } from '../../vocabulary/vocabulary.ts'

export const toughness: Effect = {
  id: 'toughness',
  name: 'Toughness',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-TO',
  summary: 'Damage dealt to it is 1 less.',
  act: 'always',
  clauses: [{ phase: 'damage', rule: 'DMG-06', does: 'reduce', by: 1 }]
}
