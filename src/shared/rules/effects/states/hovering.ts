import type { Effect } from '../../vocabulary/vocabulary.ts'

export const hovering: Effect = {
  id: 'hovering',
  name: 'Hovering',
  kind: 'state',
  rule: 'CC-03',
  summary:
    'Flies low: moves over hindering, elevated and outdoor blocking terrain and over figures, is next to the figures around its square, and may shoot whoever stands there.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'movement', rule: 'CC-03', ignores: ['elevated', 'hindering', 'water', 'outdoor-blocking', 'past-opponents'] },
    { phase: 'occupancy', rule: 'CC-02', does: 'shares-square' },
    { phase: 'targeting', rule: 'CC-08', does: 'ranged-while-based', at: 'any' },
    { phase: 'targeting', rule: 'CC-08', does: 'shot-by-adjacent', by: { heights: ['ground'] } },
    {
      phase: 'line-of-fire',
      rule: 'CC-10',
      does: 'aloft',
      between: { heights: ['ground', 'hovering'] },
      runs: 'as-it-stands',
      ignores: [],
      inTheWay: [{ heights: ['hovering'] }]
    }
  ]
}
