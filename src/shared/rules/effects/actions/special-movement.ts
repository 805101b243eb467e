import type { Effect } from '../../vocabulary/vocabulary.ts'

export const specialMovement: Effect = {
  id: 'special-movement',
  name: 'Special movement',
  kind: 'action',
  rule: 'CC-01',
  summary: 'The other kind of move that each figure may be given in its turn. What it is stood in a list that has not survived.',
  act: 'move',
  grants: 'none',
  counterable: false,
  clauses: [{ phase: 'action', rule: 'CC-01', move: 'unknown' }]
}
