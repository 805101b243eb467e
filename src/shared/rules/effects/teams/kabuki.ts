import type { Effect } from '../../vocabulary.ts'

export const kabuki: Effect = {
  id: 'kabuki',
  name: 'Kabuki',
  kind: 'team-ability',
  rule: 'TEAM-BATMAN-ALLY',
  summary: 'Can use Stealth.',
  act: 'always',
  clauses: [
    { phase: 'possess', rule: 'TEAM-BATMAN-ALLY', gives: ['stealth'] }
  ]
}
