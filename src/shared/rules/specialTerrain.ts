/**
 * Special (orange) terrain as data: the shape of a rule that a map, a pack or a case carries as JSON.
 * A map author writes clauses; the engine knows each kind of clause once. What no clause can say is an
 * `ask-judge` clause, which shows up as not considered instead of being passed over in silence.
 */

/** Whose square the clause looks at. */
export type Occupant = 'self' | 'target' | 'self-or-target'

export type TerrainClause =
  /** Acts as this kind for lines of fire, for movement, or for everything. */
  | { readonly phase: 'terrain'; readonly rule: string; readonly actsAs: 'clear' | 'hindering' | 'blocking' | 'water'; readonly for: 'line-of-fire' | 'movement' | 'everything' }
  /** Nobody may enter or occupy it; a knock-back path cannot continue into it. */
  | { readonly phase: 'enter'; readonly rule: string; readonly forbid: true }
  /** Blocks any line of fire drawn to (or also from) a figure that occupies it. */
  | { readonly phase: 'line-of-fire'; readonly rule: string; readonly occupies: Occupant; readonly block: true }
  /** Changes a combat value of a figure. `during` limits it to one action. */
  | { readonly phase: 'value'; readonly rule: string; readonly value: 'speed' | 'attack' | 'defense' | 'damage' | 'range'; readonly occupies: Occupant; readonly during?: string; readonly modify?: number; readonly halve?: true }
  /** An attack that hits an occupant and does not otherwise knock it back does so, by this many squares (never below 0). */
  | { readonly phase: 'knock-back-trigger'; readonly rule: string; readonly amount: 'damage-dealt' | 'damage-taken'; readonly plus: number }
  /** Other dice for a power that rolls the distance against an occupant. */
  | { readonly phase: 'knock-back-roll'; readonly rule: string; readonly cause: string; readonly dice: number }
  /** A path that starts in this terrain ends in the first square outside it. */
  | { readonly phase: 'knock-back-leave'; readonly rule: string; readonly stop: true }
  /** An occupant whose path is ended by this cause takes no knock-back damage. */
  | { readonly phase: 'knock-back-damage'; readonly rule: string; readonly stoppedBy: 'edge'; readonly none: true }
  /** A path stopped by this terrain deals this besides the knock-back damage. */
  | { readonly phase: 'knock-back-stopped'; readonly rule: string; readonly deal: number; readonly type: 'unavoidable' | 'normal' }
  /** Damage dealt to an occupant is ignored by this much; other reducers still work. */
  | { readonly phase: 'damage'; readonly rule: string; readonly ignore: number }
  /**
   * The rule is about grid lines and not squares: segments of the map's `barriers` carry it. `counting`: neither a range
   * nor an area may be counted through such a line.
   */
  | { readonly phase: 'edge'; readonly rule: string; readonly blocks: readonly ('line-of-fire' | 'movement' | 'adjacency' | 'counting')[] }
  /** What the vocabulary cannot say: the judge is reminded of it in the topics named. */
  | { readonly phase: 'ask-judge'; readonly rule: string; readonly touches: readonly ('line-of-fire' | 'attack' | 'movement' | 'knock-back' | 'turn')[]; readonly text: string }

export interface SpecialTerrainRule {
  readonly id: string
  readonly name: string
  /** The rule id that stands for the whole. */
  readonly rule: string
  /** What it does, in own words. */
  readonly summary: string
  readonly cite: { readonly document: string; readonly section: string }
  readonly cannotBeIgnored?: true
  readonly indestructible?: true
  readonly clauses: readonly TerrainClause[]
}
