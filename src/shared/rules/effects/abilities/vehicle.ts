import type { Effect } from '../../vocabulary/vocabulary.ts'

export const vehicle: Effect = {
  id: 'vehicle',
  name: 'Vehicle',
  kind: 'ability',
  rule: 'ABL-VEH',
  summary:
    'Drives past figures and hindering terrain, carries passengers at no cost and may shoot while opponents stand next to it; on autopilot its attacks cost it.',
  act: 'always',
  clauses: [
    { phase: 'movement', rule: 'ABL-VEH', ignores: ['hindering', 'characters'] },
    { phase: 'possess', rule: 'ABL-VEH', does: 'give', gives: ['eject'] },
    { phase: 'carry', rule: 'ABL-VEH', does: 'carries-passengers' },
    { phase: 'targeting', rule: 'ABL-VEH', does: 'ranged-while-based', at: 'any' },
    { phase: 'damage', rule: 'ABL-VEH', does: 'not-redirected-to' },
    {
      phase: 'judge',
      rule: 'ABL-VEH',
      touches: ['attack'],
      unless: ['autopilot', 'piloted', 'pilot-on-board'],
      whenItAttacks: true,
      text: 'Whether the vehicle drives itself is not told: on autopilot each of its actions with an attack costs it 1 unavoidable damage, with a pilot on board none.'
    },
    {
      phase: 'judge',
      rule: 'ABL-VEH',
      touches: ['attack'],
      inTime: true,
      whenDefeated: true,
      text: 'A defeated vehicle leaves a wreck, an ultra-heavy object, and its pilot is put down by hand: a timeline plays it.'
    },
    {
      phase: 'possess',
      rule: 'ABL-VEH',
      does: 'take-pilot',
      never: ['autopilot'],
      notWith: ['battle-fury', 'vehicle'],
      empty: 'piloted',
      gives: ['pilot-on-board'],
      loses: ['autopilot', 'piloted'],
      wreck: 'ultra-heavy',
      wreckHurts: 1
    }
  ]
}
