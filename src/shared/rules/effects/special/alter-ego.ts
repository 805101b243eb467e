import type { Effect } from '../../vocabulary/vocabulary.ts'

export const alterEgo: Effect = {
  id: 'alter-ego',
  name: 'Alter Ego',
  kind: 'special-power',
  rule: 'NAM-02',
  summary:
    'Its user becomes another figure, which comes in on its orange starting line and is never healed beyond it. ' +
    'In sealed play only a figure that was opened can come in.',
  act: 'free',
  grants: 'none',
  clauses: [
    { phase: 'use', rule: 'NAM-02', does: 'become' },
    {
      phase: 'judge',
      rule: 'NAM-02',
      touches: ['movement'],
      text: 'When Alter Ego may be used, and what goes over to the new figure, stands on its card, which Linejudge does not have.'
    }
  ]
}
