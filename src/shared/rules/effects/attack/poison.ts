import type { Effect } from '../../vocabulary/vocabulary.ts'

export const poison: Effect = {
  id: 'poison',
  name: 'Poison',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-PO',
  summary: 'A free action at the beginning of its turn: each adjacent opposing figure is dealt 1 damage.',
  act: 'free',
  grants: 'none',
  clauses: [
    { phase: 'targeting', rule: 'POW-PO', does: 'reach', who: 'opposing', reach: { adjacent: true }, lineOfFire: false },
    { phase: 'use', rule: 'POW-PO', does: 'hurt-adjacent-opponents', amount: 1, beginning: true }
  ]
}
