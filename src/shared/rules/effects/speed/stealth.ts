import type { Effect } from '../../vocabulary/vocabulary.ts'

export const stealth: Effect = {
  id: 'stealth',
  name: 'Stealth',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-ST',
  summary: 'A hindered line of fire drawn to it is blocked, except in its own turn.',
  act: 'always',
  clauses: [{ phase: 'line-of-fire', rule: 'POW-ST', does: 'block-when-hindered', turn: 'not-own' }]
}
