import type { Effect } from '../../vocabulary/vocabulary.ts'

export const colossalSize: Effect = {
  id: 'colossal-size',
  name: 'Colossal Size',
  kind: 'ability',
  rule: 'SIZ-03',
  summary: 'As Giant Size; besides, it may shoot at distant figures while opponents stand next to it.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'movement', rule: 'SIZ-03', ignores: ['elevated', 'hindering', 'water', 'outdoor-blocking'] },
    { phase: 'line-of-fire', rule: 'SIZ-03', does: 'count-as-higher', how: 'both-elevated' },
    { phase: 'targeting', rule: 'SIZ-08', does: 'close-elevation', to: 'higher' },
    { phase: 'targeting', rule: 'ABL-CAP', does: 'not-targetable-by', ids: ['capture'] },
    { phase: 'targeting', rule: 'SIZ-10', does: 'ranged-while-based', at: 'non-adjacent' },
    { phase: 'tokens', rule: 'COL-01', does: 'act-with-two', damage: 1 },
    { phase: 'knock-back', rule: 'KBX-02', does: 'cannot' }
  ]
}
