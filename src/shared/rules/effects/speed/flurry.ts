import type { Effect } from '../../vocabulary/vocabulary.ts'

export const flurry: Effect = {
  id: 'flurry',
  name: 'Flurry',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-FL',
  summary:
    'A close combat action that holds two close attacks, one after the other, at the same figure or at two; losing the power in between cancels the second.',
  act: 'close',
  grants: 'close-attack',
  clauses: [
    { phase: 'attack', rule: 'POW-FL', does: 'single-target' },
    { phase: 'action', rule: 'POW-FL', attacks: 2, firstSparesDamage: true, samePowers: true, endsWhenLost: true }
  ]
}
