import type { Effect } from '../../vocabulary/vocabulary.ts'

export const tinySize: Effect = {
  id: 'tiny-size',
  name: 'Tiny Size',
  kind: 'ability',
  rule: 'ABL-TIN',
  summary: 'Has 1 more defense against ranged attacks; any larger friend carries it at no cost.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'carry', rule: 'ABL-TIN', does: 'rides-along' },
    { phase: 'value', rule: 'ABL-TIN', value: 'defense', then: { modify: 1 }, attack: 'ranged' }
  ]
}
