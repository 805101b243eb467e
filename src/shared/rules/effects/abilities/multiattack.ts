import type { Effect } from '../../vocabulary/vocabulary.ts'

export const multiattack: Effect = {
  id: 'multiattack',
  name: 'Multiattack',
  kind: 'ability',
  rule: 'ABL-MUL',
  summary:
    'Two actions in one power action, each as a free action, all the while with 1 less damage but at least 1; not Capture, and not Multiattack again.',
  act: 'power',
  grants: 'attack',
  counterable: false,
  clauses: [
    { phase: 'action', rule: 'ABL-MUL', attacks: 0, gives: { to: 'self', count: 2, except: ['multiattack', 'capture'] }, damage: -1 },
    { phase: 'carry', rule: 'ERR-19', does: 'not-carried', because: 'note' }
  ]
}
