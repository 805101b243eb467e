import type { Effect } from '../../vocabulary/vocabulary.ts'

export const repulsorRays: Effect = {
  id: 'repulsor-rays',
  name: 'Repulsor Rays',
  kind: 'special-power',
  rule: 'KBX-16',
  summary: 'After its ranged hit has resolved it may knock the figure back by what its range exceeds the distance to it.',
  act: 'event',
  clauses: [{ phase: 'knock-back', rule: 'KBX-16', does: 'cause', amount: 'range-minus-distance' }]
}
