import type { Effect } from '../../vocabulary/vocabulary.ts'

export const capture: Effect = {
  id: 'capture',
  name: 'Capture',
  kind: 'ability',
  rule: 'ABL-CAP',
  summary:
    'A close attack without damage that takes one standard or tiny opponent off the map as a captive, three at most; those with Phasing or Plasticity have 2 more defense against it. With three captives it makes no close attacks; only doubles on two dice let it be countered.',
  act: 'power',
  grants: 'close-attack',
  clauses: [
    { phase: 'possess', rule: 'ABL-CAP', does: 'give', gives: ['release'] },
    { phase: 'possess', rule: 'ABL-CAP', does: 'resist-counter' },
    { phase: 'attack', rule: 'ABL-CAP', does: 'no-damage' },
    { phase: 'attack', rule: 'ABL-CAP', does: 'capture', most: 3 },
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
