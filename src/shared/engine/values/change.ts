/** One thing that replaces, modifies, locks or limits a combat value, and the rule by which it does. */
import type { ClauseOf } from '../../rules/vocabulary/vocabulary.ts'

export interface Change {
  readonly source: string
  readonly rule: string
  readonly op: 'halve' | 'set' | 'modify' | 'lock' | 'minimum'
  readonly amount: number
  /** Said beside it. */
  readonly aside?: { readonly rule: string; readonly say: string }
  /** Applied before what the value is needed for began. */
  readonly earlier?: true
  /** Changes of the same source count once (MKEY-UNIQ). */
  readonly once?: true
  /** A minimum that replaces a lower value before it is modified (MR-VAL-01). */
  readonly first?: true
  /** An effect of an opponent. */
  readonly opposing?: true
  /** Its controller need not use it. */
  readonly optional?: true
}

/** The change that a clause makes. @param own the value of the figure that has the clause, for a clause that lends it */
export function changeBy(source: string, { rule, then }: ClauseOf<'value'>, own: () => number): Change {
  const by = { source, rule }
  if ('modify' in then) return { ...by, op: 'modify', amount: then.modify }
  if ('halve' in then) return { ...by, op: 'halve', amount: 0 }
  if ('lock' in then) return { ...by, op: 'lock', amount: then.lock }
  if ('replace' in then) return { ...by, op: 'set', amount: then.replace }
  if ('minimum' in then) return { ...by, op: 'minimum', amount: then.minimum, ...(then.first && { first: true }) }
  return { ...by, op: 'set', amount: own(), optional: true }
}
