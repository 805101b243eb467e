import type { Effect } from '../../vocabulary/vocabulary.ts'

export const mastermind: Effect = {
  id: 'mastermind',
  name: 'Mastermind',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-MM',
  summary: 'Lets an adjacent friend of fewer points take all the damage it would be dealt, with everything that comes along.',
  act: 'event',
  clauses: [
    { phase: 'damage', rule: 'POW-MM', does: 'redirect' },
    { phase: 'targeting', rule: 'POW-MM', does: 'reach', who: 'friendly', reach: { adjacent: true }, lineOfFire: false, fewerPoints: true }
  ]
}
