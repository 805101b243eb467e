import type { Effect } from '../../vocabulary/vocabulary.ts'

export const barrier: Effect = {
  id: 'barrier',
  name: 'Barrier',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-BA',
  summary:
    'Puts up to four blocking markers in adjacent clear squares within its range, at least 1, one of them in line of fire, until its next turn.',
  act: 'power',
  grants: 'none',
  clauses: [
    {
      phase: 'targeting',
      rule: 'POW-BA',
      does: 'reach',
      who: 'any',
      reach: { rangeValue: true, minimum: 1 },
      lineOfFire: true,
      self: true
    },
    { phase: 'use', rule: 'POW-BA', does: 'markers', kind: 'blocking-marker', most: 4, clearOnly: true }
  ]
}
