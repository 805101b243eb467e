import type { Effect } from '../../vocabulary/vocabulary.ts'

export const smokeCloud: Effect = {
  id: 'smoke-cloud',
  name: 'Smoke Cloud',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-SM',
  summary:
    'Puts up to four hindering markers in adjacent squares within its range, at least 1, one of them in line of fire, until its next turn.',
  act: 'power',
  grants: 'none',
  clauses: [
    {
      phase: 'targeting',
      rule: 'POW-SM',
      does: 'reach',
      who: 'any',
      reach: { rangeValue: true, minimum: 1 },
      lineOfFire: true,
      self: true
    },
    { phase: 'use', rule: 'POW-SM', does: 'markers', kind: 'hindering-marker', most: 4 }
  ]
}
