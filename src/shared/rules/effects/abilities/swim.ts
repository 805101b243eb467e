import type { Effect } from '../../vocabulary/vocabulary.ts'

export const swim: Effect = {
  id: 'swim',
  name: 'Swim',
  kind: 'ability',
  rule: 'ABL-SWI',
  summary: 'Water does not slow it.',
  act: 'always',
  clauses: [
    { phase: 'movement', rule: 'ABL-SWI', ignores: ['water'] },
    { phase: 'carry', rule: 'ERR-19', does: 'not-carried', because: 'note' }
  ]
}
