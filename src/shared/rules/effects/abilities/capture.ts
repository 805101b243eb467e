import type { Effect } from '../../vocabulary/vocabulary.ts'

export const capture: Effect = {
  id: 'capture',
  name: 'Capture',
  kind: 'ability',
  rule: 'ABL-CAP',
  summary:
    'A close attack without damage that takes one standard or tiny opponent off the map as a captive; those with Phasing or Plasticity have 2 more defense against it.',
  act: 'power',
  grants: 'close-attack',
  clauses: [
    { phase: 'attack', rule: 'ABL-CAP', does: 'no-damage' },
    { phase: 'attack', rule: 'ABL-CAP', does: 'capture' },
    { phase: 'attack', rule: 'ABL-CAP', does: 'single-target' },
    {
      phase: 'value',
      rule: 'ABL-CAP',
      value: 'defense',
      then: { modify: 2 },
      of: 'opponent',
      during: ['capture'],
      ifCanUse: ['phasing-teleport', 'plasticity']
    }
  ]
}
