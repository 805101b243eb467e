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
    {
      phase: 'possess',
      rule: 'ABL-GRN',
      does: 'give',
      gives: ['flashbang-grenade', 'frag-grenade', 'ink-grenade', 'plasma-grenade', 'smoke-grenade', 'thermite-grenade']
    },
    { phase: 'attack', rule: 'ABL-GRN', does: 'at-square' },
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true },
    { phase: 'line-of-fire', rule: 'ABL-GRN', does: 'ignore', ignores: ['characters'], during: 'throw-a-grenade' },
    {
      phase: 'attack',
      rule: 'ABL-GRN',
      does: 'ask-judge',
      text: 'Which grenade is thrown decides what it does: name it among the powers used.'
    }
  ]
}
