import type { Effect } from '../../vocabulary/vocabulary.ts'

export const shapeChange: Effect = {
  id: 'shape-change',
  name: 'Shape Change',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-SC',
  summary: 'When an attack is aimed at it, a 5 or 6 on a d6 makes the attacker look for another target.',
  act: 'event',
  clauses: [{ phase: 'targeting', rule: 'POW-SC', does: 'refuse-target', roll: 'shape-change', from: 5 }]
}
