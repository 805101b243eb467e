/** What each kind of use reads of its event besides who uses what, its dice for powers and its choices. */
import type { ActionEvent, UseEvent } from '../../../contract/case.ts'
import type { Ruleset } from '../../../rules/vocabulary/ruleset.ts'
import type { UseClause } from '../../../rules/vocabulary/vocabulary.ts'
import { PASSAGE } from '../actions/passage.ts'

/** Fields of a use that one kind reads and another does not. */
export const READ_HERE_AND_THERE = ['on', 'to', 'base', 'counter', 'value', 'modifier', 'replacedBy', 'dice'] as const
export type UseField = (typeof READ_HERE_AND_THERE)[number]

/** Of a field that may name several: `one` where the first alone is read. */
export type Reads = Readonly<Partial<Record<UseField, 'one' | 'all'>>>

/** Fields of an action that are about what it carries along where it moves. */
export const LOADS = ['carrying', 'setDown', 'alsoCarrying', 'alsoSetDown', 'pickUp', 'putDown'] as const

/** Is this action nothing but the use of a power, such as Regeneration: the same by either name? */
export const isUse = ({ effects }: Ruleset, { action, steps, path }: ActionEvent): boolean =>
  steps === undefined && path === undefined && (effects.get(action)?.clauses.some(({ phase }) => phase === 'use') ?? false)

const READ_BY: { readonly [D in UseClause['does']]: Reads } = {
  'hurt-adjacent-opponents': {},
  heal: { on: 'one' },
  'heal-by-attack-roll': { on: 'one', dice: 'all' },
  markers: { to: 'all' },
  'extra-action': { on: 'one' },
  'knock-back': { on: 'one' },
  place: { on: 'one', to: 'one' },
  lend: { on: 'one' },
  'heal-member': { on: 'one' },
  'hold-values': { on: 'one' },
  borrow: {},
  release: { on: 'one', to: 'one' },
  board: { on: 'one' },
  eject: { to: 'one' },
  equip: { on: 'one' },
  merge: { on: 'all', to: 'all', replacedBy: 'all' },
  split: { to: 'all', replacedBy: 'all' },
  become: { replacedBy: 'all' },
  counter: { on: 'one', counter: 'all', dice: 'all' },
  'change-value': { on: 'one', value: 'all', modifier: 'all' },
  'team-reroll': { on: 'one' },
  reroll: { on: 'one' }
}
const READ_BY_PASSAGE: Reads = { to: 'one', base: 'all' }

/** What is read of this use; null where nobody knows what its power does. */
export function readsOf({ effects }: Ruleset, { power }: UseEvent): Reads | null {
  if (power === PASSAGE) return READ_BY_PASSAGE
  const clauses = (effects.get(power)?.clauses ?? []).filter((clause): clause is UseClause => clause.phase === 'use')
  return clauses.length === 0 ? null : clauses.reduce<Reads>((all, { does }) => ({ ...all, ...READ_BY[does] }), {})
}
