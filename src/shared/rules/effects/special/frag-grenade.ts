import type { Effect } from '../../vocabulary/vocabulary.ts'

export const fragGrenade: Effect = {
  id: 'frag-grenade',
  name: 'Frag grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Deals 2 damage, 1 more in its square; the other figures hit are knocked away from that square, not from the thrower.',
  act: 'event',
  clauses: [{ phase: 'knock-back', rule: 'ABL-GRN', does: 'cause', amount: 'damage-taken' }]
}
