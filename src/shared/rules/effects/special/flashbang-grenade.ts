import type { Effect } from '../../vocabulary/vocabulary.ts'

export const flashbangGrenade: Effect = {
  id: 'flashbang-grenade',
  name: 'Flashbang grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Deals no damage; figures hit that have no action token get one.',
  act: 'event',
  clauses: [
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 8 }, lineOfFire: true },
    { phase: 'line-of-fire', rule: 'ABL-GRN', does: 'ignore', ignores: ['characters'], during: 'flashbang-grenade' },
    { phase: 'attack', rule: 'ABL-GRN', does: 'blast', thrownBy: 'throw-a-grenade', damage: 0, inSquare: 0 },
    { phase: 'attack', rule: 'ABL-GRN', does: 'no-damage' },
    { phase: 'attack', rule: 'ABL-GRN', does: 'token-on-hit', twoTokensPenetrating: 0, first: true }
  ]
}
