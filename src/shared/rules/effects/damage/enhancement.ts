import type { Effect } from '../../vocabulary/vocabulary.ts'

export const enhancement: Effect = {
  id: 'enhancement',
  name: 'Enhancement',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-EH',
  summary: 'Adjacent friends deal 1 more in their ranged attacks.',
  act: 'always',
  clauses: [{ phase: 'value', rule: 'POW-EH', value: 'damage', then: { modify: 1 }, attack: 'ranged', of: 'adjacent-friend' }]
}
