import type { Effect } from '../../vocabulary/vocabulary.ts'

export const combatReflexes: Effect = {
  id: 'combat-reflexes',
  name: 'Combat Reflexes',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-CR',
  summary:
    'Harder to hit in close combat. It may be knocked back by an attack that hurts it, if its player likes, and knock-back damage does nothing to it.',
  act: 'always',
  clauses: [
    { phase: 'value', rule: 'POW-CR', value: 'defense', then: { modify: 2 }, attack: 'close' },
    { phase: 'knock-back', rule: 'KBX-05', does: 'may-take' },
    { phase: 'damage', rule: 'KBD-15', does: 'ignore-knock-back-damage', when: 'any' }
  ]
}
