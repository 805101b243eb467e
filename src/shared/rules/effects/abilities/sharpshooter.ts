import type { Effect } from '../../vocabulary/vocabulary.ts'

export const sharpshooter: Effect = {
  id: 'sharpshooter',
  name: 'Sharpshooter',
  kind: 'ability',
  rule: 'ABL-SHA',
  summary: 'May shoot while opponents stand next to it, but then only at those.',
  act: 'always',
  clauses: [
    { phase: 'targeting', rule: 'SIZ-10', does: 'ranged-while-based', at: 'adjacent' },
    { phase: 'line-of-fire', rule: 'RDG-SHARP', does: 'unsure-of-opponents' }
  ]
}
