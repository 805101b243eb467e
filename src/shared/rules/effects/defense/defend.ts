import type { Effect } from '../../vocabulary/vocabulary.ts'

export const defend: Effect = {
  id: 'defend',
  name: 'Defend',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-DE',
  summary: 'Adjacent friends may use its own defense before modifiers in place of theirs.',
  act: 'always',
  clauses: [{ phase: 'value', rule: 'POW-DE', value: 'defense', then: { replaceBy: 'unmodified' }, of: 'adjacent-friend' }]
}
