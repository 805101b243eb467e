import type { Effect } from '../../vocabulary/vocabulary.ts'

export const forceBlast: Effect = {
  id: 'force-blast',
  name: 'Force Blast',
  kind: 'power',
  slot: 'speed',
  rule: 'POW-FB',
  summary:
    'A power action: knocks one adjacent opposing figure straight away by a d6 of squares, with no attack roll, no damage and nothing to evade.',
  act: 'power',
  grants: 'none',
  clauses: [
    { phase: 'targeting', rule: 'KBX-08', does: 'reach', who: 'opposing', reach: { adjacent: true }, lineOfFire: false },
    { phase: 'knock-back', rule: 'KBX-08', does: 'cause', amount: 'roll' },
    { phase: 'use', rule: 'KBX-08', does: 'knock-back' }
  ]
}
