/** Effects that wait for the end of an action: damage, healing and tokens of attackers. */

/** Damage and healing that come to the attacker when its action is over. */
export interface Later {
  readonly figure: string
  /** Unavoidable damage, penetrating damage that is no attack, and clicks healed. */
  readonly hurt: number
  readonly pierced: number
  readonly healed: number
}

/** A token that a hit takes off its attacker when the action is over. */
export interface TokenOff {
  readonly figure: string
  readonly effect: string
  readonly rule: string
}
