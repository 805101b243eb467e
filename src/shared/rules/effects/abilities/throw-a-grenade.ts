import type { Effect } from '../../vocabulary.ts'

export const throwAGrenade: Effect = {
  id: 'throw-a-grenade',
  name: 'Throw a Grenade',
  kind: 'ability',
  rule: 'ABL-GRN',
  summary: 'Strikes everyone in and next to a square within 5.',
  act: 'power',
  grants: 'ranged-attack',
  counterable: false,
  clauses: [
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true },
    { phase: 'line-of-fire', rule: 'ABL-GRN', does: 'ignore', ignores: ['characters'], during: 'throw-a-grenade' }
  ]
}
