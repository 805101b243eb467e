import type { Effect } from '../../vocabulary/vocabulary.ts'

export const leapClimb: Effect = {
  id: 'leap-climb',
  name: 'Leap/Climb',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-LC',
  summary:
    'Moves over figures, hindering, elevated and outdoor blocking terrain in a move action, and breaks away by itself; its close combat actions may target figures at any elevation.',
  act: 'move',
  grants: 'none',
  clauses: [
    {
      phase: 'movement',
      rule: 'POW-LC',
      ignores: ['elevated', 'hindering', 'outdoor-blocking', 'past-opponents'],
      during: ['move', 'leap-climb']
    },
    { phase: 'break-away', rule: 'POW-LC', does: 'automatic', during: ['move', 'leap-climb'] },
    { phase: 'targeting', rule: 'POW-LC', does: 'close-elevation', to: 'any', needsAction: true }
  ]
}
