import type { Effect } from '../../vocabulary/vocabulary.ts'

export const charge: Effect = {
  id: 'charge',
  name: 'Charge',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-CH',
  summary: 'Half its speed, then a close combat action for nothing. Always: it ignores knock back.',
  act: 'power',
  grants: 'close-action',
  clauses: [
    { phase: 'value', rule: 'POW-CH', value: 'speed', then: { halve: true }, during: ['charge'] },
    { phase: 'knock-back', rule: 'KBX-01', does: 'ignore' },
    { phase: 'action', rule: 'POW-CH', move: 'before' }
  ]
}
