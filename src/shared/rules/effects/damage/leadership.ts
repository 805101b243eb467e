import type { Effect } from '../../vocabulary/vocabulary.ts'

export const leadership: Effect = {
  id: 'leadership',
  name: 'Leadership',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-LE',
  summary: 'At the beginning of its turn a 5 or 6 gives one more action and may take a token off an adjacent friend of fewer points.',
  act: 'free',
  grants: 'none',
  clauses: [
    { phase: 'targeting', rule: 'POW-LE', does: 'reach', who: 'friendly', reach: { adjacent: true }, lineOfFire: false, fewerPoints: true },
    { phase: 'use', rule: 'POW-LE', does: 'extra-action', roll: 'leadership', from: 5, clearsToken: true, beginning: true }
  ]
}
