import type { Effect } from '../../vocabulary/vocabulary.ts'

export const cancelReroll: Effect = {
  id: 'cancel-reroll',
  name: 'Cancelling a reroll',
  kind: 'action',
  rule: 'CC-26',
  summary: "Probability Control that undoes an opponent's: the figure that would roll again has to be within 10 squares and line of fire.",
  act: 'event',
  clauses: [{ phase: 'targeting', rule: 'CC-26', does: 'reach', who: 'any', reach: { squares: 10 }, lineOfFire: true, self: true }]
}
