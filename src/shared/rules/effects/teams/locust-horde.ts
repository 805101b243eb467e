import type { Effect } from '../../vocabulary/vocabulary.ts'

export const locustHorde: Effect = {
  id: 'locust-horde',
  name: 'Locust Horde',
  kind: 'team-ability',
  rule: 'KBX-17',
  summary: 'Its doubles knock back by 1 square.',
  act: 'always',
  clauses: [{ phase: 'knock-back', rule: 'KBX-17', does: 'amount-on-doubles', amount: 1 }]
}
