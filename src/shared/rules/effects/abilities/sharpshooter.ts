import type { Effect } from '../../vocabulary/vocabulary.ts'

export const sharpshooter: Effect = {
  id: 'sharpshooter',
  name: 'Sharpshooter',
  kind: 'ability',
  rule: 'ABL-SHA',
  summary: 'May shoot while opponents are next to it, but then only at those; opposing figures do not block its lines of fire.',
  act: 'always',
  clauses: [
    { phase: 'targeting', rule: 'SIZ-10', does: 'ranged-while-based', at: 'adjacent' },
    { phase: 'line-of-fire', rule: 'ABL-SHA', does: 'ignore', ignores: ['opposing-characters'] },
    { phase: 'carry', rule: 'ERR-19', does: 'not-carried', because: 'note' }
  ]
}
