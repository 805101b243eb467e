import type { Effect } from '../../vocabulary/vocabulary.ts'

export const livingBombBurst: Effect = {
  id: 'living-bomb-burst',
  name: 'Living Bomb Burst',
  kind: 'special-power',
  rule: 'KBX-16',
  summary: 'All damage that it deals knocks back.',
  act: 'always',
  clauses: [{ phase: 'knock-back', rule: 'KBX-16', does: 'cause', amount: 'damage-taken' }]
}
