import type { Effect } from '../../vocabulary/vocabulary.ts'

export const fragGrenade: Effect = {
  id: 'frag-grenade',
  name: 'Frag grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Deals 2 damage, 1 more in its square; the other figures hit are knocked away from that square, not from the thrower.',
  act: 'event',
  clauses: [
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true },
    { phase: 'line-of-fire', rule: 'ABL-GRN', does: 'ignore', ignores: ['characters'], during: 'frag-grenade' },
    { phase: 'attack', rule: 'ABL-GRN', does: 'blast', thrownBy: 'throw-a-grenade', damage: 2, inSquare: 1 },
    { phase: 'knock-back', rule: 'ABL-GRN', does: 'cause', amount: 'damage-taken' }
  ]
}
