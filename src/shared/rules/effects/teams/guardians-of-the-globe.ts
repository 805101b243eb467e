import type { Effect } from '../../vocabulary/vocabulary.ts'

export const guardiansOfTheGlobe: Effect = {
  id: 'guardians-of-the-globe',
  name: 'Guardians of the Globe',
  kind: 'team-ability',
  rule: 'KBX-17',
  summary: 'Targets that its doubles hit are not knocked back; those with fewer than two action tokens get one.',
  act: 'always',
  clauses: [{ phase: 'knock-back', rule: 'KBX-17', does: 'token-on-doubles' }]
}
