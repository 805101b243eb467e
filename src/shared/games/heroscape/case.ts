/** HeroScape knockback as types: a hex map with levels, figures of one or two hexes, and what was rolled. */
import type { ObjectKind } from '../../contract/case.ts'
import type { GameCase } from '../common/game.ts'

/** Axial coordinates `[q, r]`; the neighbours of `[0, 0]` are `[1,0] [1,-1] [0,-1] [-1,0] [-1,1] [0,1]`. */
export type Hex = readonly [number, number]

/** Special terrain as knockback knows it (HS-05): it is passed over, unless it would wound or destroy who enters it. */
export const HEX_GROUNDS = ['special-ground', 'wounding-ground', 'destroying-ground'] as const
export type HexGroundKind = (typeof HEX_GROUNDS)[number]

/** What the ground of a map may be where it is not plain: water is special terrain, an obstacle (a tree, a ruin) stands in the way (HS-06). */
export const MAP_GROUNDS = ['water', ...HEX_GROUNDS, 'obstacle'] as const
export type MapGround = (typeof MAP_GROUNDS)[number]
/** The hexes of each kind; a hex is of one of them at most. */
export type MapGrounds = Readonly<Partial<Record<MapGround, readonly Hex[] | undefined>>>

export interface HexMap {
  /** `[q, r, level]`, each hex once. */
  readonly hexes: readonly (readonly [number, number, number])[]
  readonly ground?: MapGrounds | undefined
  /** Which map document this is, for the app. Never changes a ruling. */
  readonly id?: string
  readonly name?: string
}

export interface HexFigure {
  readonly id: string
  readonly name?: string
  readonly side?: string
  /** The hex that `path` and `end` of a ruling speak of; by default the first of `squares`. */
  readonly at?: Hex
  /** Both hexes of a double-spaced figure; beside `at` its other one alone will do. */
  readonly squares?: readonly Hex[]
  readonly height?: number
  readonly flying?: boolean
  /** Has the Super Strength special power; the question may say otherwise. */
  readonly superStrength?: boolean
  /** Wounds that it can still take; a figure that the attack destroys is not moved. */
  readonly life?: number
  /** A special power keeps it from being moved (HS-06). */
  readonly immovable?: boolean
}

/** `destructible` objects take wounds, `obstacle` and `glyph` do not. The grounds stop nobody. */
export const HEX_OBJECTS = ['obstacle', 'destructible', 'glyph', ...HEX_GROUNDS] as const
/** The case format's own kinds of object count as the nearest of these; the two that lie flat stop nobody. */
export const FORMAT_OBJECTS: Readonly<Record<ObjectKind, (typeof HEX_OBJECTS)[number] | 'flat'>> = {
  'ultra-light': 'destructible',
  light: 'destructible',
  heavy: 'destructible',
  'ultra-heavy': 'destructible',
  'blocking-marker': 'obstacle',
  debris: 'flat',
  'hindering-marker': 'flat',
  smoke: 'flat',
  'water-marker': 'flat',
  'elevated-marker': 'obstacle',
  object: 'destructible',
  equipment: 'destructible'
}
export interface HexObject {
  readonly id: string
  readonly kind: (typeof HEX_OBJECTS)[number] | ObjectKind
  readonly at: Hex
}

export const DIE_SIDES = ['skull', 'shield', 'blank'] as const
export type DieSide = (typeof DIE_SIDES)[number]

export interface KnockbackAsk {
  readonly kind: 'heroscape-knockback'
  readonly attacker: string
  readonly defender: string
  readonly attack: { readonly skulls: number }
  /** What it leaves out is 0. */
  readonly defense?: { readonly skulls?: number; readonly shields?: number; readonly automatic?: number }
  /** Default true. */
  readonly normalAttack?: boolean
  /** Default: what the attacker's figure says, and true where it says nothing. */
  readonly superStrength?: boolean
  /** The defender ignores the attack. Default false. */
  readonly ignored?: boolean
  /** The Knockback Damage die. */
  readonly dieRoll?: DieSide
  readonly choices?: { readonly direction?: Hex }
}

export interface HeroscapeCase extends GameCase {
  readonly ruleset: 'heroscape-knockback'
  readonly map: HexMap
  readonly figures: readonly HexFigure[]
  readonly objects?: readonly HexObject[]
  readonly ask: KnockbackAsk
}
