import type { Effect } from '../../vocabulary/vocabulary.ts'

export const speedTransporter: Effect = {
  id: 'speed-transporter',
  name: 'Speed (transporter)',
  kind: 'ability',
  rule: 'ABL-CARRY',
  summary: 'Can carry, and can use Move and Attack.',
  act: 'always',
  clauses: [
    { phase: 'possess', rule: 'ABL-CARRY', does: 'give', gives: ['carry', 'move-and-attack'] },
    { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' }
  ]
}
