import type { Effect } from '../../vocabulary.ts'

export const capture: Effect = {
  id: 'capture',
  name: 'Capture',
  kind: 'ability',
  rule: 'ABL-CAP',
  summary: 'A close attack without damage that takes a small opponent off the map as a captive.',
  act: 'power',
  grants: 'close-attack',
  clauses: [
    { phase: 'attack', rule: 'ABL-CAP', does: 'no-damage' },
    { phase: 'attack', rule: 'ABL-CAP', does: 'single-target' }
  ]
}
