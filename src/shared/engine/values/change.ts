/** One thing that replaces, modifies, locks or limits a combat value, and the rule by which it does. */
export interface Change {
  readonly source: string
  readonly rule: string
  readonly op: 'halve' | 'set' | 'modify' | 'lock' | 'minimum'
  readonly amount: number
  /** Its controller need not use it. */
  readonly optional?: true
}
