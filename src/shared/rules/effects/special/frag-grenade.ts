import type { Effect } from '../../vocabulary.ts'

export const fragGrenade: Effect = {
  id: 'frag-grenade',
  name: 'Frag grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Figures hit beside its square are knocked away from that square.',
  act: 'event',
  clauses: [
    { phase: 'knock-back', rule: 'ABL-GRN', does: 'cause', amount: 'damage-taken' }
  ]
}
