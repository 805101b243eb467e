import type { Effect } from '../../vocabulary/vocabulary.ts'

export const smokeGrenade: Effect = {
  id: 'smoke-grenade',
  name: 'Smoke grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Deals 1 damage and leaves up to three hindering markers; nobody shoots from those squares.',
  act: 'event',
  clauses: [
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true },
    { phase: 'line-of-fire', rule: 'ABL-GRN', does: 'ignore', ignores: ['characters'], during: 'smoke-grenade' },
    {
      phase: 'attack',
      rule: 'ABL-GRN',
      does: 'blast',
      thrownBy: 'throw-a-grenade',
      damage: 1,
      inSquare: 0,
      leaves: { markers: 3, shootingBarred: true }
    }
  ]
}
