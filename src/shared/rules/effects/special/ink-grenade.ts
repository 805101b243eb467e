import type { Effect } from '../../vocabulary/vocabulary.ts'

export const inkGrenade: Effect = {
  id: 'ink-grenade',
  name: 'Ink grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Deals 1 penetrating damage and marks the figures hit: 1 more on the following turn of its thrower.',
  act: 'event',
  clauses: [
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true },
    { phase: 'attack', rule: 'ABL-GRN', does: 'penetrating' }
  ]
}
