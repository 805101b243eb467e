import type { Effect } from '../../vocabulary/vocabulary.ts'

export const forceField: Effect = {
  id: 'force-field',
  name: 'Force Field',
  kind: 'feat',
  rule: 'OUT-03',
  summary: 'Its figure possesses Toughness through it. The feat is not countered, the Toughness can be.',
  act: 'always',
  counterable: false,
  clauses: [
    { phase: 'possess', rule: 'OUT-03', does: 'gain', gives: ['toughness'] },
    {
      phase: 'judge',
      rule: 'OUT-03',
      touches: ['attack'],
      text: 'Of the feat Force Field only one sentence is known: its figure gains Toughness. The rest of its card is for the judge.'
    }
  ]
}
