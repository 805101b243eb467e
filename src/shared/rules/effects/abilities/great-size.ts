import type { Effect } from '../../vocabulary/vocabulary.ts'

export const greatSize: Effect = {
  id: 'great-size',
  name: 'Great Size',
  kind: 'ability',
  rule: 'ABL-GS',
  summary:
    'Moves like a flier, cannot be knocked back, strikes up at higher figures, and counts for each line as high above its own level as suits the line.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'movement', rule: 'ABL-GS', ignores: ['elevated', 'hindering', 'outdoor-blocking', 'past-opponents'] },
    { phase: 'line-of-fire', rule: 'SIZ-05', does: 'count-as-higher', how: 'any-level' },
    { phase: 'targeting', rule: 'SIZ-08', does: 'close-elevation', to: 'higher' },
    { phase: 'targeting', rule: 'ABL-CAP', does: 'not-targetable-by', ids: ['capture'] },
    { phase: 'knock-back', rule: 'KBX-02', does: 'cannot' }
  ]
}
