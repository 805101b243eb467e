import type { Effect } from '../../vocabulary/vocabulary.ts'

export const indomitable: Effect = {
  id: 'indomitable',
  name: 'Indomitable',
  kind: 'ability',
  rule: 'ABL-IND',
  summary: 'Can use Willpower.',
  act: 'always',
  clauses: [
    { phase: 'possess', rule: 'ABL-IND', does: 'give', gives: ['willpower'] },
    { phase: 'carry', rule: 'ERR-19', does: 'not-carried', because: 'note' }
  ]
}
