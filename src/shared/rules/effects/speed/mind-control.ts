import type { Effect } from '../../vocabulary/vocabulary.ts'

export const mindControl: Effect = {
  id: 'mind-control',
  name: 'Mind Control',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-MC',
  summary:
    'A power action: an attack without damage, range at least 4; each figure hit is a friend for one action. Its user takes 1 unavoidable damage for every full 100 points of those hit.',
  act: 'power',
  grants: 'attack',
  clauses: [
    { phase: 'attack', rule: 'POW-MC', does: 'no-damage' },
    { phase: 'attack', rule: 'POW-MC', does: 'strain', points: 100, once: false },
    { phase: 'value', rule: 'POW-MC', value: 'range', then: { minimum: 4 }, during: ['mind-control'] },
    { phase: 'action', rule: 'POW-MC', gives: { to: 'hit', count: 1 } }
  ]
}
