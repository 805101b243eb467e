import type { Effect } from '../../vocabulary/vocabulary.ts'

export const armorPiercing: Effect = {
  id: 'armor-piercing',
  name: 'Armor Piercing',
  kind: 'feat',
  rule: 'CC-19',
  summary: 'A feat that the house rules name as one that works in the middle of Hypersonic Speed. What it does is on its card.',
  act: 'event',
  joins: 'attack',
  counterable: false,
  clauses: [
    {
      phase: 'judge',
      rule: 'CC-19',
      touches: ['attack'],
      text: 'What the feat Armor Piercing does is on its card, which Linejudge does not have.'
    }
  ]
}
