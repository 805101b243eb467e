import type { Effect } from '../../vocabulary/vocabulary.ts'

export const guardiansOfTheGlobe: Effect = {
  id: 'guardians-of-the-globe',
  name: 'Guardians of the Globe',
  kind: 'team-ability',
  rule: 'KBX-17',
  summary: 'Its doubles knock nobody back; who would have flown gets an action token.',
  act: 'always',
  clauses: [{ phase: 'knock-back', rule: 'KBX-17', does: 'token-on-doubles' }]
}
