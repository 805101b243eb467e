import type { Effect } from '../../vocabulary/vocabulary.ts'

export const eject: Effect = {
  id: 'eject',
  name: 'Eject',
  kind: 'action',
  rule: 'ABL-VEH',
  summary: 'A free action of a vehicle: its pilot comes down next to it and is given nothing but free actions this turn.',
  act: 'free',
  grants: 'none',
  counterable: false,
  clauses: [{ phase: 'use', rule: 'ABL-VEH', does: 'eject' }]
}
