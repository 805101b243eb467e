import type { Effect } from '../../vocabulary/vocabulary.ts'

export const vehicle: Effect = {
  id: 'vehicle',
  name: 'Vehicle',
  kind: 'ability',
  rule: 'ABL-VEH',
  summary: 'Drives past figures and hindering terrain and may shoot while opponents stand next to it; without a pilot its attacks cost it.',
  act: 'always',
  clauses: [
    { phase: 'movement', rule: 'ABL-VEH', ignores: ['hindering', 'characters'] },
    { phase: 'targeting', rule: 'ABL-VEH', does: 'ranged-while-based', at: 'any' },
    {
      phase: 'judge',
      rule: 'ABL-VEH',
      touches: ['attack'],
      text: 'A vehicle on autopilot takes 1 unavoidable damage when it attacks; with a pilot on board it does not. A wreck is an ultra-heavy object.'
    }
  ]
}
