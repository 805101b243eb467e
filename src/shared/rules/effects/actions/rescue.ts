import type { Effect } from '../../vocabulary/vocabulary.ts'

export const rescue: Effect = {
  id: 'rescue',
  name: 'Rescue',
  kind: 'action',
  rule: 'ABL-CAP',
  summary:
    'A power action of any friend of a captive: a close or ranged attack without damage at the captor, whose defense is 1 less for each of its captives; a hit puts one friendly captive next to it, with one action token.',
  act: 'power',
  grants: 'attack',
  counterable: false,
  clauses: [
    { phase: 'targeting', rule: 'ABL-CAP', does: 'only-captors', during: 'rescue' },
    { phase: 'attack', rule: 'ABL-CAP', does: 'no-damage' },
    { phase: 'attack', rule: 'ABL-CAP', does: 'rescue' },
    { phase: 'attack', rule: 'ABL-CAP', does: 'single-target' },
    { phase: 'value', rule: 'ABL-CAP', value: 'defense', then: { modify: -1 }, of: 'opponent', during: ['rescue'], each: 'captive' }
  ]
}
