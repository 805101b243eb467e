import type { Effect } from '../../vocabulary/vocabulary.ts'

export const incapacitate: Effect = {
  id: 'incapacitate',
  name: 'Incapacitate',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-IN',
  summary: 'An attack without damage that gives the figure hit an action token.',
  act: 'close-or-ranged',
  grants: 'attack',
  clauses: [
    { phase: 'attack', rule: 'POW-IN', does: 'no-damage' },
    { phase: 'attack', rule: 'POW-IN', does: 'token-on-hit', twoTokensPenetrating: 0 }
  ]
}
