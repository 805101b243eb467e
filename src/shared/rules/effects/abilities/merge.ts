import type { Effect } from '../../vocabulary/vocabulary.ts'

export const merge: Effect = {
  id: 'merge',
  name: 'Merge',
  kind: 'ability',
  rule: 'ABL-MER',
  summary: 'A free action: adjacent friends without tokens become the Duo figure they belong to, on the click they show.',
  act: 'free',
  grants: 'none',
  counterable: false,
  clauses: [{ phase: 'use', rule: 'ABL-MER', does: 'merge' }]
}
