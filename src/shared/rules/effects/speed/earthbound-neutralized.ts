import type { Effect } from '../../vocabulary/vocabulary.ts'

export const earthboundNeutralized: Effect = {
  id: 'earthbound-neutralized',
  name: 'Earthbound/Neutralized',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-EN',
  summary: 'Has the four standard combat symbols in place of its own, and so loses what they gave it. Cannot be countered.',
  act: 'always',
  counterable: false,
  clauses: [{ phase: 'possess', rule: 'POW-EN', does: 'take-standard-symbols', keeps: [] }]
}
