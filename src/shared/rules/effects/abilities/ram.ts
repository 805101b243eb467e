import type { Effect } from '../../vocabulary.ts'

export const ram: Effect = {
  id: 'ram',
  name: 'Ram',
  kind: 'ability',
  rule: 'ABL-RAM',
  summary: 'Moves in a straight line and strikes everyone it passed through.',
  act: 'move',
  grants: 'attack',
  clauses: [
    { phase: 'movement', rule: 'ABL-RAM', ignores: ['past-opponents'], during: ['ram'], straight: true }
  ]
}
