import type { Effect } from '../../vocabulary/vocabulary.ts'

const BELOW = ['ground', 'hovering'] as const

export const soaring: Effect = {
  id: 'soaring',
  name: 'Soaring',
  kind: 'state',
  rule: 'CC-04',
  summary:
    'Flies high: moves over everything outdoors and is adjacent to nobody below; lines between it and what is below pass over hindering and low terrain, at half the range and with 1 damage less.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'movement', rule: 'CC-04', ignores: ['elevated', 'hindering', 'water', 'blocking', 'past-opponents'] },
    { phase: 'occupancy', rule: 'CC-02', does: 'shares-square' },
    { phase: 'occupancy', rule: 'CC-03', does: 'outdoors-only' },
    { phase: 'adjacency', rule: 'CC-07', onlyWith: { heights: ['soaring'] } },
    { phase: 'value', rule: 'CC-05', value: 'range', then: { halve: true }, against: { heights: BELOW, large: false } },
    { phase: 'damage', rule: 'CC-05', does: 'weaker-against', by: 1, against: { heights: BELOW, large: false } },
    { phase: 'value', rule: 'CC-06', value: 'range', then: { halve: true }, of: 'opponent', against: { heights: BELOW, large: false } },
    { phase: 'line-of-fire', rule: 'CC-09', does: 'not-in-the-way' },
    {
      phase: 'line-of-fire',
      rule: 'CC-09',
      does: 'aloft',
      between: { heights: ['soaring'] },
      runs: 'over-everything',
      ignores: ['elevated', 'hindering', 'blocking'],
      inTheWay: [{ heights: ['soaring'] }]
    },
    {
      phase: 'line-of-fire',
      rule: 'CC-09',
      does: 'aloft',
      between: { heights: BELOW, large: true },
      runs: 'over-everything',
      ignores: ['elevated', 'hindering', 'blocking'],
      inTheWay: []
    },
    {
      phase: 'line-of-fire',
      rule: 'CC-09',
      does: 'aloft',
      between: { heights: BELOW, large: false },
      runs: 'down',
      ignores: ['elevated', 'hindering', 'grounded-blocking'],
      inTheWay: [{ large: true }]
    },
    {
      phase: 'judge',
      rule: 'CC-29',
      touches: ['knock-back'],
      whenKnockedBack: true,
      text: 'The house rules do not say how a soaring figure is knocked back; it was taken over the squares below it as a figure on the ground is.'
    }
  ]
}
