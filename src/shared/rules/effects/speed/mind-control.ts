import type { Effect } from '../../vocabulary.ts'

export const mindControl: Effect = {
  id: 'mind-control',
  name: 'Mind Control',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-MC',
  summary:
    'An attack without damage; each figure hit fights for its new master for one action. The effort may hurt the user.',
  act: 'power',
  grants: 'attack',
  clauses: [
    { phase: 'attack', rule: 'POW-MC', does: 'no-damage' },
    { phase: 'attack', rule: 'POW-MC', does: 'strain', points: 100, once: false },
    { phase: 'value', rule: 'POW-MC', value: 'range', minimum: 4, during: ['mind-control'] },
    { phase: 'action', rule: 'POW-MC', gives: { to: 'hit', count: 1 } }
  ]
}
