import type { Effect } from '../../vocabulary/vocabulary.ts'

export const phasingTeleport: Effect = {
  id: 'phasing-teleport',
  name: 'Phasing/Teleport',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-PT',
  summary: 'Moves through figures and all terrain in a move action.',
  act: 'move',
  grants: 'none',
  clauses: [
    {
      phase: 'movement',
      rule: 'POW-PT',
      ignores: ['elevated', 'hindering', 'water', 'blocking', 'characters'],
      during: ['move', 'phasing-teleport']
    }
  ]
}
