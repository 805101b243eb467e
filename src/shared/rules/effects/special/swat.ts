import type { Effect } from '../../vocabulary/vocabulary.ts'

export const swat: Effect = {
  id: 'swat',
  name: 'Swat',
  kind: 'special-power',
  rule: 'KBX-16',
  summary: 'All damage that it deals knocks back; a figure that stops the path is hurt together with the one that flew.',
  act: 'always',
  clauses: [
    { phase: 'knock-back', rule: 'KBX-16', does: 'cause', amount: 'damage-taken' },
    { phase: 'knock-back', rule: 'KBX-16', does: 'collision-damage', amount: 2 }
  ]
}
