import type { Effect } from '../../vocabulary/vocabulary.ts'

export const pymParticles: Effect = {
  id: 'pym-particles',
  name: 'Pym Particles',
  kind: 'feat',
  rule: 'OUT-03',
  summary: 'Its figure may get another size by it. The symbol is not countered; what the size brings and can be countered still can.',
  act: 'always',
  counterable: false,
  clauses: [
    {
      phase: 'judge',
      rule: 'OUT-03',
      touches: ['line-of-fire', 'attack', 'movement', 'knock-back'],
      text: 'Of the feat Pym Particles only the giant symbol is known, and that it is not countered. Which symbol it gives stands with the feat; the rest of its card is for the judge.'
    }
  ]
}
