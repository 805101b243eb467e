import type { Effect } from '../../vocabulary/vocabulary.ts'

export const hypersonicSpeed: Effect = {
  id: 'hypersonic-speed',
  name: 'Hypersonic Speed',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-HS',
  summary: 'Breaks away by itself, moves past opponents, may make one attack on the way with its range halved, and moves on.',
  act: 'power',
  grants: 'attack',
  clauses: [
    { phase: 'value', rule: 'POW-HS', value: 'range', then: { halve: true }, during: ['hypersonic-speed'] },
    { phase: 'movement', rule: 'POW-HS', ignores: ['adjacent-opponents'], during: ['hypersonic-speed'] },
    { phase: 'break-away', rule: 'POW-HS', does: 'automatic', during: ['hypersonic-speed'] },
    { phase: 'action', rule: 'POW-HS', move: 'around', endsWhenLost: true }
  ]
}
