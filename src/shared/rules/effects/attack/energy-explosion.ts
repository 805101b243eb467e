import type { Effect } from '../../vocabulary/vocabulary.ts'

export const energyExplosion: Effect = {
  id: 'energy-explosion',
  name: 'Energy Explosion',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-EE',
  summary: 'A ranged combat action whose damage spreads to the figures around its targets.',
  act: 'ranged',
  grants: 'ranged-attack',
  clauses: [
    {
      phase: 'attack',
      rule: 'POW-EE',
      does: 'ask-judge',
      text: 'How Energy Explosion deals its damage before the 2013 card is not in the documents at hand.'
    }
  ]
}
