import type { Effect } from '../../vocabulary/vocabulary.ts'

export const ram: Effect = {
  id: 'ram',
  name: 'Ram',
  kind: 'ability',
  rule: 'ABL-RAM',
  summary:
    'A move in one straight row or column, then one close attack on every opponent it passed through; it takes 1 unavoidable damage for every 100 points it damaged.',
  act: 'move',
  grants: 'close-attack',
  clauses: [
    { phase: 'movement', rule: 'ABL-RAM', ignores: ['past-opponents'], during: ['ram'], straight: true },
    { phase: 'action', rule: 'ABL-RAM', attacksAfterwards: true },
    { phase: 'attack', rule: 'ABL-RAM', does: 'all-passed' },
    { phase: 'attack', rule: 'ABL-RAM', does: 'strain', points: 100, once: false, ofDamaged: true }
  ]
}
