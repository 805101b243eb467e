import type { Effect } from '../../vocabulary/vocabulary.ts'

export const runningShot: Effect = {
  id: 'running-shot',
  name: 'Running Shot',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-RS',
  summary: 'Half its speed, then a ranged combat action for nothing.',
  act: 'power',
  grants: 'ranged-action',
  clauses: [
    { phase: 'value', rule: 'POW-RS', value: 'speed', then: { halve: true }, during: ['running-shot'] },
    { phase: 'action', rule: 'POW-RS', move: 'before' }
  ]
}
