import type { Effect } from '../../vocabulary/vocabulary.ts'

export const outwit: Effect = {
  id: 'outwit',
  name: 'Outwit',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-OU',
  summary: 'Takes one power or combat ability from an opposing figure within 10 squares and line of fire, until its next turn.',
  act: 'free',
  grants: 'none',
  clauses: [
    { phase: 'targeting', rule: 'OUT-05', does: 'reach', who: 'opposing', reach: { squares: 10 }, lineOfFire: true },
    { phase: 'use', rule: 'POW-OU', does: 'counter' }
  ]
}
