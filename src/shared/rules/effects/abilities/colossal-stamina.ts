import type { Effect } from '../../vocabulary/vocabulary.ts'

export const colossalStamina: Effect = {
  id: 'colossal-stamina',
  name: 'Colossal Stamina',
  kind: 'ability',
  rule: 'ABL-CS',
  summary:
    'Breaks away by itself, may shoot at distant figures while opponents stand next to it, and may act with two tokens for 1 unavoidable damage.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'break-away', rule: 'ABL-CS', does: 'automatic' },
    { phase: 'targeting', rule: 'SIZ-10', does: 'ranged-while-based', at: 'non-adjacent' },
    { phase: 'tokens', rule: 'COL-01', does: 'act-with-two', damage: 1 }
  ]
}
