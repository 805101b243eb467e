/** Descent attacks as types: a board of square spaces, figures of one or several spaces, an attack and its dice. */
import type { Segment, SquareXY } from '../../contract/case.ts'
import type { GameCase } from '../common/game.ts'

export type Space = SquareXY

export interface DescentMap {
  /** Columns, rows. */
  readonly size: readonly [number, number]
  /** As in every case: `b` is a blocking space; what else a letter means does not matter to an attack. */
  readonly terrain?: readonly string[]
  readonly legend?: Readonly<Record<string, readonly string[]>>
  readonly walls?: readonly Segment[]
  readonly id?: string
  readonly name?: string
}

export interface DescentFigure {
  readonly id: string
  readonly name?: string
  /** Default: red for the first figure, blue for the others. */
  readonly side?: string
  readonly at?: Space
  /** Every space of a large monster. */
  readonly squares?: readonly Space[]
}

export const ATTACK_DICE = ['blue', 'yellow', 'red'] as const
export type AttackDie = (typeof ATTACK_DICE)[number]
export const DEFENSE_DICE = ['brown', 'gray', 'black'] as const
export type DefenseDie = (typeof DEFENSE_DICE)[number]
export const DICE = [...ATTACK_DICE, ...DEFENSE_DICE] as const
export type Die = (typeof DICE)[number]

export const WEAPON_TYPES = ['melee', 'ranged', 'unarmed'] as const
export type WeaponType = (typeof WEAPON_TYPES)[number]

/** One ability that surges buy. */
export interface SurgeAbility {
  /** How many surges it takes. */
  readonly cost: number
  readonly range?: number
  readonly hearts?: number
  /** Added by us: the attack affects the figures adjacent to the target space too. */
  readonly blast?: boolean
  /** Added by us: what else it does, in words; the players resolve it. */
  readonly other?: string
}

export interface Weapon {
  readonly type: WeaponType
  readonly dice: readonly string[]
  readonly surges?: readonly SurgeAbility[]
  /** Added by us: the weapon has Blast without any surge. */
  readonly blast?: boolean
}

/** An index into the weapon's surges; or one of the weapon that is equipped and not used. */
export type Spend = number | { readonly secondWeapon: number }

export interface AttackResult {
  readonly range?: number
  readonly hearts?: number
  readonly surges?: number
  readonly miss?: boolean
}

export interface DescentAttackAsk {
  readonly kind: 'descent-attack'
  readonly attacker: string
  readonly weapon: Weapon
  readonly secondWeapon?: object
  /** The space that is attacked. */
  readonly space: Space
  readonly result: AttackResult
  /** Left out: every spending is offered, the best first. */
  readonly spend?: readonly Spend[]
  readonly defense?: readonly { readonly figure: string; readonly shields: number }[]
  /** Added by us: whether the attacker is a monster (its card stands for the weapon); left out, nobody says. */
  readonly monster?: boolean
  /** Added by us: an ability may be bought more than once in an attack. Default false (D2-08). */
  readonly repeatSurges?: boolean
  /** Added by us: the other spaces of an attacked large monster block the line to the space. Default false. */
  readonly monsterBlocksItself?: boolean
}

export interface DescentRerollAsk {
  readonly kind: 'descent-reroll'
  readonly dice: 'attack' | 'defense'
  readonly during: 'attack' | 'attribute-test'
  /** Added by us: all attack and defense dice have been rolled. Default true. */
  readonly allRolled?: boolean
}

/** One of the six faces of an attack die. */
export interface AttackFace {
  readonly range: number
  readonly hearts: number
  readonly surges: number
  readonly miss: boolean
}
/** The six faces of dice, by colour: of attack dice what they show, of defense dice the shields. */
export type Faces = { readonly [D in AttackDie]?: readonly AttackFace[] } & { readonly [D in DefenseDie]?: readonly number[] }

/** Added by us: the exact chances of an attack that has not been rolled yet. */
export interface DescentOddsAsk {
  readonly kind: 'descent-odds'
  readonly weapon: Weapon
  /** In spaces; or left to `attacker` and `space` on the board. A melee attack needs none of them. */
  readonly distance?: number
  readonly attacker?: string
  readonly space?: Space
  /** The dice of the one defender. */
  readonly defenseDice?: readonly DefenseDie[]
  readonly faces?: Faces
  readonly repeatSurges?: boolean
}

export type DescentAsk = DescentAttackAsk | DescentRerollAsk | DescentOddsAsk

export interface DescentCase extends GameCase {
  readonly ruleset: 'descent-2e'
  readonly map?: DescentMap
  readonly figures?: readonly DescentFigure[]
  readonly ask: DescentAsk
}
export type DescentCaseOf<A extends DescentAsk> = DescentCase & { readonly ask: A }
