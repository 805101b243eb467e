import type { Effect } from '../../vocabulary/vocabulary.ts'

export const bladesClawsFangs: Effect = {
  id: 'blades-claws-fangs',
  name: 'Blades/Claws/Fangs',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-BC',
  summary:
    'After a close attack in a close combat action succeeds it may roll a d6: that is its damage then, whatever else would change it.',
  act: 'event',
  joins: 'close-action',
  clauses: [{ phase: 'attack', rule: 'POW-BC', does: 'damage-roll', roll: 'blades-claws-fangs' }]
}
