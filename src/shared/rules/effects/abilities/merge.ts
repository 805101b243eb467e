import type { Effect } from '../../vocabulary.ts'

export const merge: Effect = {
  id: 'merge',
  name: 'Merge',
  kind: 'ability',
  rule: 'ABL-MER',
  summary: 'Adjacent friends become one Duo figure.',
  act: 'free',
  grants: 'none',
  counterable: false,
  clauses: []
}
