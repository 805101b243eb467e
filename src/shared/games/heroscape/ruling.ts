/** What a ruling on a HeroScape knockback holds besides what every ruling has. */
import type { RulingOption } from '../../contract/ruling.ts'
import type { GameRuling } from '../common/game.ts'
import type { Hex } from './case.ts'
import { isDestroyed, type EnteredGround, type HexStep, type HexStop, type RefusedStep, type Walk } from './walk.ts'

/** A step down of at least the figure's Height (HS-13). */
export interface Fall {
  readonly at: Hex
  readonly down: number
}

/** Falls that are rolled for, `height` in levels: none where the figure is destroyed on its way. */
export const fallsOf = (done: Walk, height: number): readonly Fall[] =>
  isDestroyed(done) ? [] : done.steps.filter(({ down }) => down >= height).map(({ to, down }) => ({ at: to, down }))

/** What follows from one direction. `path` and `end` tell where the figure's own `at` hex goes. */
export interface HeroscapeOutcome {
  readonly verdict: 'knocked-back' | 'none'
  readonly path: readonly Hex[]
  readonly end: Hex
  readonly spent: number
  readonly stoppedBy: HexStop | null
  /** Whether the Knockback Damage die is rolled. */
  readonly knockbackDie: boolean
  /** Wounds from that die by figure or object; only where the question says what was rolled. */
  readonly knockbackWounds?: Readonly<Record<string, number>>
  /** Whether a die is rolled for falling. */
  readonly fallingDie: boolean
  // Added by us, for the board.
  readonly falls: readonly Fall[]
  readonly steps: readonly HexStep[]
  readonly refused: RefusedStep | null
  /** Special terrain that it was moved onto, in that order; absent where there was none. */
  readonly grounds?: readonly EnteredGround[]
  /** True where such ground destroyed it; absent otherwise. */
  readonly destroyed?: boolean
  /** Both hexes at the end, of a double-spaced figure. */
  readonly squares?: readonly Hex[]
}

/** One of the directions that are open, and what follows from it. */
export interface HeroscapeOption extends RulingOption, HeroscapeOutcome {
  readonly choices: { readonly direction: Hex }
}

export interface HeroscapeRuling extends GameRuling, HeroscapeOutcome {
  readonly kind: 'heroscape-knockback'
  readonly verdict: 'knocked-back' | 'none'
  readonly wounds: number
  readonly points: number
  /** The direction of the path; absent where the figure is not moved. */
  readonly direction?: Hex
  readonly options?: readonly HeroscapeOption[]
}
