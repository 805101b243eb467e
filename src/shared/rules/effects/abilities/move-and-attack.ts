import type { Effect } from '../../vocabulary/vocabulary.ts'

export const moveAndAttack: Effect = {
  id: 'move-and-attack',
  name: 'Move and Attack',
  kind: 'ability',
  rule: 'ABL-MA',
  summary:
    'Moves, attacks once on the way with 2 less attack and half its range, and moves on, like Hypersonic Speed; not next to an opponent.',
  act: 'power',
  grants: 'attack',
  clauses: [
    { phase: 'movement', rule: 'ABL-MA', ignores: ['adjacent-opponents'], during: ['move-and-attack'], notBased: true },
    { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' },
    { phase: 'value', rule: 'ABL-MA', value: 'range', then: { halve: true }, during: ['move-and-attack'] },
    { phase: 'value', rule: 'ABL-MA', value: 'attack', then: { modify: -2 }, during: ['move-and-attack'] },
    { phase: 'action', rule: 'ABL-MA', move: 'around' }
  ]
}
