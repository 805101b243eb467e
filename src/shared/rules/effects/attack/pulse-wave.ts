import type { Effect } from '../../vocabulary/vocabulary.ts'

export const pulseWave: Effect = {
  id: 'pulse-wave',
  name: 'Pulse Wave',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-PW',
  summary:
    'Strikes every other figure within half its range, past figures, hindering terrain and powers; walls, blocking and elevated terrain still stop it. Against several its damage is 1.',
  act: 'ranged',
  grants: 'ranged-attack',
  clauses: [
    { phase: 'value', rule: 'POW-PW', value: 'range', then: { halve: true }, during: ['pulse-wave'] },
    { phase: 'line-of-fire', rule: 'POW-PW', does: 'ignore', ignores: ['hindering', 'characters', 'powers'], during: 'pulse-wave' },
    {
      phase: 'targeting',
      rule: 'POW-PW',
      does: 'reach',
      who: 'any-other',
      reach: { rangeValue: true, minimum: 0 },
      lineOfFire: true,
      someOpponent: true
    },
    { phase: 'attack', rule: 'POW-PW', does: 'area', lockWhenSeveral: 1 }
  ]
}
