import type { Effect } from '../../vocabulary.ts'

export const support: Effect = {
  id: 'support',
  name: 'Support',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-SU',
  summary: 'Heals an adjacent friend when neither is adjacent to an opposing figure.',
  act: 'power',
  grants: 'none',
  clauses: [
    { phase: 'targeting', rule: 'POW-SU', does: 'reach', who: 'friendly', reach: { adjacent: true }, lineOfFire: false, neitherBased: true },
    { phase: 'use', rule: 'POW-SU', does: 'heal-by-attack-roll', roll: 'support', healRoll: 'support-heal', less: 2, least: 1 }
  ]
}
