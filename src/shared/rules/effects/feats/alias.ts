import type { Effect } from '../../vocabulary/vocabulary.ts'

export const alias: Effect = {
  id: 'alias',
  name: 'Alias',
  kind: 'feat',
  rule: 'OUT-03',
  summary: 'Its figure can use Shape Change. That is used and not possessed, so nobody counters it.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'possess', rule: 'GEN-09', does: 'give', gives: ['shape-change'] },
    {
      phase: 'judge',
      rule: 'OUT-03',
      touches: ['attack'],
      text: 'Of the feat Alias only one sentence is known: its figure can use Shape Change. The rest of its card is for the judge.'
    }
  ]
}
