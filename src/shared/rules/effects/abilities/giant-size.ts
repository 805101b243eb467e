import type { Effect } from '../../vocabulary/vocabulary.ts'

export const giantSize: Effect = {
  id: 'giant-size',
  name: 'Giant Size',
  kind: 'ability',
  rule: 'SIZ-03',
  summary:
    'Moves over terrain outdoors, cannot be knocked back, strikes up at higher figures; between it on the ground and an elevated figure lines run as if both were elevated.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'movement', rule: 'SIZ-03', ignores: ['elevated', 'hindering', 'water', 'outdoor-blocking'] },
    { phase: 'line-of-fire', rule: 'SIZ-03', does: 'count-as-higher', how: 'both-elevated' },
    { phase: 'targeting', rule: 'SIZ-08', does: 'close-elevation', to: 'higher' },
    { phase: 'targeting', rule: 'ABL-CAP', does: 'not-targetable-by', ids: ['capture'] },
    { phase: 'knock-back', rule: 'KBX-02', does: 'cannot' }
  ]
}
