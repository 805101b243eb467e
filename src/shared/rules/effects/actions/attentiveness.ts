import type { Effect } from '../../vocabulary/vocabulary.ts'

export const attentiveness: Effect = {
  id: 'attentiveness',
  name: 'Attentiveness roll',
  kind: 'action',
  rule: 'CC-23',
  summary: 'A close or ranged attack without damage at a figure hidden in hindering terrain: a hit spots it, for close combat only.',
  act: 'close-or-ranged',
  grants: 'attack',
  counterable: false,
  clauses: [
    { phase: 'line-of-fire', rule: 'CC-23', does: 'ignore', ignores: ['hiding'], during: 'attentiveness' },
    { phase: 'targeting', rule: 'CC-23', does: 'only-hidden', during: 'attentiveness' },
    { phase: 'attack', rule: 'CC-23', does: 'no-damage' },
    { phase: 'attack', rule: 'CC-23', does: 'spots' }
  ]
}
