import type { Effect } from '../../vocabulary/vocabulary.ts'

export const shield: Effect = {
  id: 'shield',
  name: 'S.H.I.E.L.D.',
  kind: 'team-ability',
  rule: 'TEAM-SHIELD',
  summary:
    'Adjacent friends have 1 more range; given a power action, also in the middle of theirs, it adds 1 to the damage of the ranged attack of one of them while that one is adjacent.',
  act: 'always',
  clauses: [
    { phase: 'value', rule: 'TEAM-SHIELD', value: 'range', then: { modify: 1 }, of: 'adjacent-friend' },
    { phase: 'use', rule: 'TEAM-SHIELD', does: 'lend', value: 'damage', by: 1, attack: 'ranged', within: true, whileAdjacent: true }
  ]
}
