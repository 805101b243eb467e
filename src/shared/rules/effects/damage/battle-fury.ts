import type { Effect } from '../../vocabulary/vocabulary.ts'

export const battleFury: Effect = {
  id: 'battle-fury',
  name: 'Battle Fury',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-BF',
  summary: 'Sees through Shape Change, never shoots, is not carried, and is out of reach of Incapacitate and Mind Control.',
  act: 'always',
  clauses: [
    { phase: 'carry', rule: 'POW-BF', does: 'not-carried', because: 'power' },
    { phase: 'targeting', rule: 'POW-BF', does: 'ignore-refusal' },
    { phase: 'targeting', rule: 'POW-BF', does: 'no-ranged-attacks' },
    { phase: 'targeting', rule: 'POW-BF', does: 'not-targetable-by', ids: ['incapacitate', 'mind-control'] }
  ]
}
