import type { Effect } from '../../vocabulary/vocabulary.ts'

export const penetratingPsychicBlast: Effect = {
  id: 'penetrating-psychic-blast',
  name: 'Penetrating/Psychic Blast',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-PB',
  summary: 'A ranged combat action whose damage cannot be reduced.',
  act: 'ranged',
  grants: 'ranged-attack',
  clauses: [{ phase: 'attack', rule: 'POW-PB', does: 'penetrating' }]
}
