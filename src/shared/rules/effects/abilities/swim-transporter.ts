import type { Effect } from '../../vocabulary/vocabulary.ts'

export const swimTransporter: Effect = {
  id: 'swim-transporter',
  name: 'Swim (transporter)',
  kind: 'ability',
  rule: 'ABL-CARRY',
  summary: 'Has Swim, can carry, and can use Move and Attack.',
  act: 'always',
  clauses: [
    { phase: 'possess', rule: 'ABL-CARRY', does: 'give', gives: ['swim', 'carry', 'move-and-attack'] },
    { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' }
  ]
}
