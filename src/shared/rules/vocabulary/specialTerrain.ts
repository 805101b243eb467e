/**
 * Special (orange) terrain as data: the shape of a rule that a map, a pack or a case carries as JSON.
 * A map author writes clauses; the engine knows each kind of clause once. What no clause can say is an
 * `ask-judge` clause, which shows up as not considered instead of being passed over in silence.
 */
import type { LineIgnore, MovementIgnore } from './ignores.ts'

/** Kinds of non-free actions that terrain can keep from its occupants. */
export type ActionKind = 'close' | 'ranged' | 'power' | 'move'

/**
 * What happens by itself to those who stand there when a turn begins, ends, or an action is over. A single question
 * reminds the judge of it with `text`; a timeline plays it.
 */
export interface TurnClause {
  readonly phase: 'turn'
  readonly rule: string
  readonly when: 'turn-begins' | 'own-turn-begins' | 'turn-ends' | 'after-action'
  /** Figures that can use any of these are spared. */
  readonly unless?: readonly string[]
  /** Only a figure that moved into it in the action just over. */
  readonly movedIn?: true
  /** A d6 decides: the consequences below come only on these results. */
  readonly roll?: { readonly from: number; readonly to: number }
  readonly damage?: { readonly amount: number; readonly type: 'unavoidable' | 'penetrating' | 'normal' }
  readonly heal?: number
  readonly tokens?: number
  /** Where the figure is placed afterwards. `same-terrain`: on any other free square of this terrain. */
  readonly place?: 'starting-area' | 'nearest-outside' | 'same-terrain' | 'judge'
  /** Its player may leave the placing. */
  readonly mayPlace?: true
  /** Loose objects there are removed from the game. */
  readonly removesObjects?: true
  readonly text: string
}

/** Whose square the clause looks at. */
export type Occupant = 'self' | 'target' | 'self-or-target'

export type TerrainClause =
  /** Acts as this kind for lines of fire, for movement, or for everything. */
  | {
      readonly phase: 'terrain'
      readonly rule: string
      readonly actsAs: 'clear' | 'hindering' | 'blocking' | 'water'
      readonly for: 'line-of-fire' | 'movement' | 'everything'
    }
  /** Nobody may enter or occupy it; a knock-back path cannot continue into it. */
  | { readonly phase: 'enter'; readonly rule: string; readonly forbid: true }
  /** Blocks any line of fire drawn to (or also from) a figure that occupies it. */
  | { readonly phase: 'line-of-fire'; readonly rule: string; readonly occupies: Occupant; readonly block: true }
  /** Changes a combat value of a figure. `during` limits it to one action. */
  | {
      readonly phase: 'value'
      readonly rule: string
      readonly value: 'speed' | 'attack' | 'defense' | 'damage' | 'range'
      readonly occupies: Occupant
      readonly during?: string
      readonly modify?: number
      readonly halve?: true
      /** Only for figures that can use it. */ readonly ability?: string
      /** Only where the figure at the other end of the attack has this name (NAM-01). */ readonly named?: string
    }
  /** An attack that hits an occupant and does not otherwise knock it back does so, by this many squares (never below 0). */
  | {
      readonly phase: 'knock-back-trigger'
      readonly rule: string
      readonly amount: 'damage-dealt' | 'damage-taken'
      readonly plus: number
      /** Only by attackers of this name. */ readonly named?: string
    }
  /** An occupant is not knocked back; `named`: by attackers of this name. */
  | { readonly phase: 'knock-back-none'; readonly rule: string; readonly none: true; readonly named?: string }
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
  /** Its occupants (map-wide: everybody), or of them those who can use `ability`, pass these when they move. */
  | { readonly phase: 'movement'; readonly rule: string; readonly ignores: readonly MovementIgnore[]; readonly ability?: string }
  /** Whoever enters it must end its move there. */
  | { readonly phase: 'movement-stop'; readonly rule: string; readonly stop: true }
  /** Squares whose legend entry ends in the same number (`special:ID-3`) are adjacent for movement. */
  | { readonly phase: 'adjacent'; readonly rule: string; readonly by: 'number'; readonly for: 'movement' }
  /** Nothing farther away than this may be targeted. */
  | {
      readonly phase: 'targeting'
      readonly rule: string
      readonly within: number
      /** Only figures of this name. */ readonly named?: string
    }
  /** An occupant may not be targeted: by figures of this name, by these powers. */
  | { readonly phase: 'not-targeted'; readonly rule: string; readonly named?: string; readonly by?: readonly string[] }
  /** Only on a figure: it is without these abilities where it was bought for so many points. */
  | { readonly phase: 'without'; readonly rule: string; readonly abilities: readonly string[]; readonly points: number }
  /** Its occupants cannot be given these actions. `ranged` also means ranged attacks in other actions. */
  | { readonly phase: 'action'; readonly rule: string; readonly forbids: readonly ActionKind[] }
  /** Its occupants break away without a roll. */
  | { readonly phase: 'break-away'; readonly rule: string; readonly automatic: true }
  /** While a figure stands on it, every figure of its side draws its lines of fire past these. */
  | { readonly phase: 'side-line-of-fire'; readonly rule: string; readonly ignores: readonly LineIgnore[] }
  /** Objects that lie on it cannot be picked up, moved or destroyed. */
  | { readonly phase: 'object'; readonly rule: string; readonly forbids: readonly ('pick-up' | 'move' | 'destroy')[] }
  /** Its occupants can use these powers. */
  | { readonly phase: 'use'; readonly rule: string; readonly gives: readonly string[] }
  | TurnClause
  /**
   * The rule is about grid lines and not squares: segments of the map's `barriers` carry it. `counting`: neither a range
   * nor an area may be counted through such a line.
   */
  | { readonly phase: 'edge'; readonly rule: string; readonly blocks: readonly ('line-of-fire' | 'movement' | 'adjacency' | 'counting')[] }
  /** What the vocabulary cannot say: the judge is reminded of it in the topics named. */
  | {
      readonly phase: 'ask-judge'
      readonly rule: string
      readonly touches: readonly ('line-of-fire' | 'attack' | 'movement' | 'knock-back' | 'turn')[]
      readonly text: string
      /** Only on a figure: where somebody of this name has part in it, wherever they stand. */ readonly named?: string
      /** Only on a figure: where somebody who has part in it has the same name as another. */ readonly sameName?: true
    }

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
  /** It holds for the whole map as soon as the map names it, in `rules` or in any square. */
  readonly mapWide?: true
  readonly clauses: readonly TerrainClause[]
}
