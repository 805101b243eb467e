import type { Effect } from '../../vocabulary/vocabulary.ts'

export const powerCosmic: Effect = {
  id: 'power-cosmic',
  name: 'Power Cosmic',
  kind: 'team-ability',
  rule: 'TEAM-POWER-COSMIC',
  summary: 'Can use Willpower, and its powers cannot be countered.',
  act: 'always',
  clauses: [
    { phase: 'possess', rule: 'TEAM-POWER-COSMIC', does: 'give', gives: ['willpower'] },
    { phase: 'possess', rule: 'TEAM-POWER-COSMIC', does: 'guard-powers' }
  ]
}
