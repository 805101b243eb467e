import type { Effect } from '../../vocabulary/vocabulary.ts'

export const throwAGrenade: Effect = {
  id: 'throw-a-grenade',
  name: 'Throw a Grenade',
  kind: 'ability',
  rule: 'ABL-GRN',
  summary:
    'A ranged attack on everyone in and next to a square within 5 (a flashbang: 8) and line of fire; what it does depends on the grenade.',
  act: 'power',
  grants: 'ranged-attack',
  counterable: false,
  clauses: [
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true },
    { phase: 'line-of-fire', rule: 'ABL-GRN', does: 'ignore', ignores: ['characters'], during: 'throw-a-grenade' },
    {
      phase: 'attack',
      rule: 'ABL-GRN',
      does: 'ask-judge',
      text: 'Which figures stand in and next to the square, and what this grenade does to them, is for the judge to play; the knock back of a frag grenade can be asked for by itself.'
    }
  ]
}
