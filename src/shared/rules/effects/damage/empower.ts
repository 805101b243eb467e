import type { Effect } from '../../vocabulary/vocabulary.ts'

export const empower: Effect = {
  id: 'empower',
  name: 'Empower',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-EM',
  summary: 'Adjacent friends deal 1 more in their close attacks.',
  act: 'always',
  clauses: [{ phase: 'value', rule: 'POW-EM', value: 'damage', then: { modify: 1 }, attack: 'close', of: 'adjacent-friend' }]
}
