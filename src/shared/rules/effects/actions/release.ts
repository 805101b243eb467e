import type { Effect } from '../../vocabulary/vocabulary.ts'

export const release: Effect = {
  id: 'release',
  name: 'Release',
  kind: 'action',
  rule: 'ABL-CAP',
  summary:
    'A power action of a captor in its starting area: one of its captives is put into a free square there next to it and is defeated at once, for up to 50 more victory points.',
  act: 'power',
  grants: 'none',
  counterable: false,
  clauses: [{ phase: 'use', rule: 'ABL-CAP', does: 'release', points: 50 }]
}
