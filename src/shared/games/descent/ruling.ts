/** What a ruling on a Descent question holds besides what every ruling has. */
import type { RulingOption } from '../../contract/ruling.ts'
import type { GameRuling } from '../common/game.ts'
import type { DescentOddsFields } from './ruleOnOdds.ts'
import type { Corner, SightBlocker } from './sight.ts'

/** What follows from one way to spend the surges. */
export interface DescentOutcome {
  readonly verdict: 'hit' | 'miss' | 'illegal'
  /** The step in which the attack ends: 1 declared against the rules, 2 the X, 3 out of range, 4 spent against the rules, 5 damage. */
  readonly endsIn: number
  readonly inRange: boolean
  readonly range: number
  readonly hearts: number
  /** By figure. */
  readonly damage: Readonly<Record<string, number>>
}

/** One way to spend the surges, where that is left open. */
export interface DescentOption extends RulingOption, DescentOutcome {
  readonly choices: { readonly spend: readonly number[] }
}

/** An attack, up to the step in which it ends. */
export interface DescentAttackRuling extends GameRuling, DescentOutcome {
  readonly kind: 'descent-attack'
  readonly verdict: DescentOutcome['verdict']
  readonly distance: number
  readonly proposal: {
    readonly spend: readonly number[]
    readonly cost: number
    readonly left: number
    readonly reaches: boolean
    readonly hearts: number
  } | null
  readonly line: readonly [Corner, Corner] | null
  readonly blockedBy: readonly SightBlocker[]
  readonly options?: readonly DescentOption[]
}

/** The chances of an attack; `faces-missing` where part of them waits for faces. */
export interface DescentOddsRuling extends GameRuling, DescentOddsFields {
  readonly kind: 'descent-odds'
  readonly verdict: 'odds' | 'faces-missing'
  readonly options?: undefined
}

/** Whether a card may reroll dice now. */
export interface DescentRerollRuling extends GameRuling {
  readonly kind: 'descent-reroll'
  readonly verdict: 'legal' | 'illegal'
  readonly options?: undefined
}

export type DescentRuling = DescentAttackRuling | DescentOddsRuling | DescentRerollRuling
