import type { Effect } from '../../vocabulary/vocabulary.ts'

export const flight: Effect = {
  id: 'flight',
  name: 'Flight',
  kind: 'ability',
  rule: 'ABL-FLY',
  summary: 'Moves over figures, hindering, elevated and outdoor blocking terrain, and is not hurt by being knocked off elevated terrain.',
  act: 'always',
  clauses: [
    { phase: 'movement', rule: 'ABL-FLY', ignores: ['elevated', 'hindering', 'outdoor-blocking', 'past-opponents'] },
    { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' },
    { phase: 'damage', rule: 'KBD-14', does: 'ignore-knock-back-damage', when: 'falling' }
  ]
}
