import type { Effect } from '../../vocabulary/vocabulary.ts'

export const sidestep: Effect = {
  id: 'sidestep',
  name: 'Sidestep',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-SI',
  summary: 'Moves two squares; nothing changes that number.',
  act: 'free',
  grants: 'none',
  clauses: [
    { phase: 'value', rule: 'POW-SI', value: 'speed', then: { lock: 2 }, during: ['sidestep'] },
    { phase: 'action', rule: 'POW-SI', move: 'before' }
  ]
}
