import type { Effect } from '../../vocabulary/vocabulary.ts'

export const quake: Effect = {
  id: 'quake',
  name: 'Quake',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-QK',
  summary:
    'One close attack against all opposing figures it could attack, with damage 2 that nothing changes; who takes damage is knocked back by it.',
  act: 'close',
  grants: 'close-attack',
  clauses: [
    { phase: 'value', rule: 'KBX-09', value: 'damage', then: { lock: 2 }, during: ['quake'] },
    { phase: 'attack', rule: 'POW-QK', does: 'all-close-targets' },
    { phase: 'knock-back', rule: 'KBX-09', does: 'cause', amount: 'damage-taken' }
  ]
}
