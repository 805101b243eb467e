import type { Effect } from '../../vocabulary/vocabulary.ts'

export const duoAttack: Effect = {
  id: 'duo-attack',
  name: 'Duo Attack',
  kind: 'ability',
  rule: 'ABL-DUO',
  summary:
    'A power action with two attacks, one after the other, each with two bolts, the second with 1 less damage but at least 1; they are attacks, not combat actions.',
  act: 'power',
  grants: 'attack',
  clauses: [
    { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' },
    { phase: 'attack', rule: 'ABL-DUO', does: 'bolts', bolts: 2 },
    { phase: 'action', rule: 'ABL-DUO', attacks: 2, laterDamage: -1 }
  ]
}
