import type { Effect } from '../../vocabulary/vocabulary.ts'

export const support: Effect = {
  id: 'support',
  name: 'Support',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-SU',
  summary:
    'A power action on an adjacent friend, neither of them next to an opponent: 2d6 and its attack against the defense of the friend heals a d6 less 2, at least 1.',
  act: 'power',
  grants: 'none',
  clauses: [
    {
      phase: 'targeting',
      rule: 'POW-SU',
      does: 'reach',
      who: 'friendly',
      reach: { adjacent: true },
      lineOfFire: false,
      neitherBased: true
    },
    { phase: 'use', rule: 'POW-SU', does: 'heal-by-attack-roll', roll: 'support', healRoll: 'support-heal', less: 2, least: 1 }
  ]
}
