import type { Effect } from '../../vocabulary/vocabulary.ts'

export const kingdomCome: Effect = {
  id: 'kingdom-come',
  name: 'Kingdom Come',
  kind: 'team-ability',
  rule: 'TEAM-HYPERTIME',
  summary: 'Opponents that cannot use it may fail to move next to it: only in actions, never by knock back.',
  act: 'event',
  clauses: [{ phase: 'approach', rule: 'TEAM-HYPERTIME', roll: 'kingdom-come', fails: 2, ignoredByUsers: true }]
}
