import type { Effect } from '../../vocabulary/vocabulary.ts'

export const locustHorde: Effect = {
  id: 'locust-horde',
  name: 'Locust Horde',
  kind: 'team-ability',
  rule: 'KBX-17',
  summary: 'Can use Phasing/Teleport; when that action is over it may knock one adjacent opposing figure back by 1 square.',
  act: 'free',
  grants: 'none',
  clauses: [
    { phase: 'possess', rule: 'KBX-17', does: 'give', gives: ['phasing-teleport'] },
    { phase: 'targeting', rule: 'KBX-17', does: 'reach', who: 'opposing', reach: { adjacent: true }, lineOfFire: false },
    { phase: 'knock-back', rule: 'KBX-17', does: 'cause', amount: 1 },
    { phase: 'use', rule: 'KBX-17', does: 'knock-back', after: 'phasing-teleport' },
    {
      phase: 'judge',
      rule: 'KBX-17',
      text: 'When its action with Phasing/Teleport is over it may knock one adjacent opposing figure back by 1 square.',
      touches: ['movement'],
      inTime: true
    }
  ]
}
