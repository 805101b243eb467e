import type { Effect } from '../../vocabulary/vocabulary.ts'

export const board: Effect = {
  id: 'board',
  name: 'Board a vehicle',
  kind: 'action',
  rule: 'ABL-VEH',
  summary:
    'A free action: goes on board of an adjacent friendly vehicle without a pilot, which is given no action until its player’s next turn.',
  act: 'free',
  grants: 'none',
  counterable: false,
  clauses: [{ phase: 'use', rule: 'ABL-VEH', does: 'board' }]
}
