import type { Effect } from '../../vocabulary/vocabulary.ts'

export const carry: Effect = {
  id: 'carry',
  name: 'Carry',
  kind: 'ability',
  rule: 'ABL-CARRY',
  summary: 'Takes an adjacent friend along as it moves, at 2 less speed; not a larger one, nor one with an object or a symbol of its own.',
  act: 'event',
  clauses: [
    { phase: 'carry', rule: 'ABL-CARRY', does: 'carries' },
    { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' },
    { phase: 'value', rule: 'ABL-CARRY', value: 'speed', then: { modify: -2 }, during: ['carry'] }
  ]
}
