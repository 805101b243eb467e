import type { Effect } from '../../vocabulary/vocabulary.ts'

export const flightTransporter: Effect = {
  id: 'flight-transporter',
  name: 'Flight (transporter)',
  kind: 'ability',
  rule: 'ABL-CARRY',
  summary: 'Has Flight, can carry, and can use Move and Attack.',
  act: 'always',
  clauses: [
    { phase: 'possess', rule: 'ABL-CARRY', does: 'give', gives: ['flight', 'carry', 'move-and-attack'] },
    { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' }
  ]
}
