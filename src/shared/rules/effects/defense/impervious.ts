import type { Effect } from '../../vocabulary/vocabulary.ts'

export const impervious: Effect = {
  id: 'impervious',
  name: 'Impervious',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-IM',
  summary: 'Rolls a d6 when dealt damage: 5 or 6 and there is none, otherwise it is 2 less.',
  act: 'event',
  clauses: [{ phase: 'damage', rule: 'DMG-06', does: 'reduce-by-roll', roll: 'impervious', zeroFrom: 5, by: 2 }]
}
