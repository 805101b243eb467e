import type { Effect } from '../../vocabulary/vocabulary.ts'

export const invincible: Effect = {
  id: 'invincible',
  name: 'Invincible',
  kind: 'power',
  slot: 'defense',
  rule: 'POW-IV',
  summary: 'Half of the damage dealt to it, rounded up, does nothing.',
  act: 'always',
  clauses: [{ phase: 'damage', rule: 'DMG-06', does: 'ignore-half' }]
}
