import type { Effect } from '../../vocabulary.ts'

export const shield: Effect = {
  id: 'shield',
  name: 'S.H.I.E.L.D.',
  kind: 'team-ability',
  rule: 'TEAM-SHIELD',
  summary: 'Adjacent friends have 1 more range.',
  act: 'always',
  clauses: [
    { phase: 'value', rule: 'TEAM-SHIELD', value: 'range', modify: 1, of: 'adjacent-friend' }
  ]
}
