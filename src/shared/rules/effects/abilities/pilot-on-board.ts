import type { Effect } from '../../vocabulary/vocabulary.ts'

export const pilotOnBoard: Effect = {
  id: 'pilot-on-board',
  name: 'Pilot on board',
  kind: 'ability',
  rule: 'ABL-VEH',
  summary: 'A vehicle with a pilot: its actions cost it nothing. The pilot is off the map while on board.',
  act: 'always',
  clauses: [
    {
      phase: 'judge',
      rule: 'ABL-VEH',
      touches: ['attack'],
      text: 'The combat values of its pilot, which the vehicle may use once in a trip, and what abilities a pilot gives it are not played: tell them as its own.'
    }
  ]
}
