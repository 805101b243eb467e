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
    { phase: 'damage', rule: 'ABL-VEH', does: 'not-redirected-to' },
    {
      phase: 'judge',
      rule: 'ABL-VEH',
      touches: ['attack'],
      unless: ['autopilot', 'pilot-on-board'],
      text: 'Whether the vehicle drives itself is not told: on autopilot each of its attacks costs it 1 unavoidable damage, with a pilot on board none.'
    },
    {
      phase: 'judge',
      rule: 'ABL-VEH',
      touches: ['attack'],
      inTime: true,
      text: 'A defeated vehicle leaves a wreck, an ultra-heavy object, and its pilot is put down by hand: a timeline plays it.'
    },
    {
      phase: 'possess',
      rule: 'ABL-VEH',
      does: 'take-pilot',
      notWith: ['battle-fury', 'duo-attack', 'vehicle'],
      gives: ['pilot-on-board'],
      loses: ['autopilot'],
      wreck: 'ultra-heavy'
    }
  ]
}
