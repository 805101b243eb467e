/**
 * Special (orange) terrain as data: the shape of a rule that a map, a pack or a case carries as JSON.
 * A map author writes clauses; the engine knows each kind of clause once. What no clause can say is an
 * `ask-judge` clause, which shows up as not considered instead of being passed over in silence.
 */
import type { LineIgnore, MovementIgnore } from './ignores.ts'

/** Kinds of non-free actions that terrain can keep from its occupants. */
export type ActionKind = 'close' | 'ranged' | 'power' | 'move'

/**
 * Whom a clause is about; what is left out does not matter. All that is said has to hold of the figure: of the one that
 * stands there, that moves or is moved there, or that has it.
 */
export interface Only {
  /** It can use this. */ readonly ability?: string
  /** It can use none of these. */ readonly without?: readonly string[]
  readonly size?: 'tiny' | 'standard' | 'giant' | 'colossal'
  readonly keyword?: string
  /** It is of the side whose turn it is, or of the other one. */ readonly side?: 'active' | 'other'
}

/** What becomes of a figure when terrain acts on it. */
export interface TurnConsequence {
  readonly damage?: { readonly amount: number; readonly type: 'unavoidable' | 'penetrating' | 'normal' }
  readonly heal?: number
  readonly tokens?: number
  /** Where the figure is placed afterwards. `same-terrain`: on any other free square of this terrain. */
  readonly place?: 'starting-area' | 'nearest-outside' | 'same-terrain' | 'judge'
  /** Its player may leave the placing. */
  readonly mayPlace?: true
  /**
   * It is carried this many squares toward the lowest number of this terrain (`special:ID-1` lies nearest to where it is
   * carried); whoever is nearest goes first.
   */
  readonly drift?: number
  /** Counters of this name that it gets: what they do is a clause `counter`. */
  readonly counter?: string
  /** Powers that it possesses until then. */
  readonly grants?: { readonly powers: readonly string[]; readonly until: 'damaged' | 'turn-ends' | 'own-turn-begins' }
}

/** One row of a table of results. */
export interface TurnResult extends TurnConsequence {
  readonly from: number
  readonly to: number
  /** Whom it befalls where one die is rolled for all: default those on this terrain. */
  readonly who?: 'everybody' | 'in-hindering'
  /** What no clause can say: the judge is asked on this result. */
  readonly judge?: string
}

/**
 * What happens by itself to those who stand there when a turn begins, ends, or an action is over; when somebody enters it, is
 * placed on it or is healed there. A single question reminds the judge of it with `text`; a timeline plays it.
 */
export interface TurnClause extends TurnConsequence {
  readonly phase: 'turn'
  readonly rule: string
  readonly only?: Only
  readonly when: 'turn-begins' | 'own-turn-begins' | 'turn-ends' | 'after-action' | 'enters' | 'placed' | 'healed'
  /** Figures that can use any of these are spared. */
  readonly unless?: readonly string[]
  /** Figures with the combat symbol of any of these abilities are spared: a symbol is printed and is not countered (OUT-03). */
  readonly unlessSymbol?: readonly string[]
  /** Only a figure that moved into it in the action just over, wherever it has come to since. */
  readonly movedIn?: true
  /** Only the figure that was given the action just over, and only after actions of these kinds. */
  readonly ownAction?: readonly ActionKind[]
  /** Only a figure with an action token: until this turn is over it may not be given anything in which it moves (MAP-08). */
  readonly holdsMarked?: true
  /** A d6 decides: the consequences below come only on these results. */
  readonly roll?: { readonly from: number; readonly to: number }
  /** A d6 decides between several consequences. */
  readonly results?: readonly TurnResult[]
  /** One die for everybody and not one for each figure. */
  readonly once?: true
  /** Loose objects there are removed from the game. */
  readonly removesObjects?: true
  readonly text: string
}

/** A way from one square of terrain to another, wherever that lies. A timeline plays it: `use` of `passage`. */
export interface PassageClause {
  readonly phase: 'passage'
  readonly rule: string
  readonly only?: Only
  /** What it takes: a power action, a move action, a free action, or it befalls whoever enters. */
  readonly by: 'power' | 'move' | 'free' | 'enters'
  /** `same-number`: a square with the same number; `any`: any other one; `area-by-die`: the area whose number a d6 shows. */
  readonly to: 'same-number' | 'any' | 'area-by-die'
  /** The terrain that it leads to; left out: terrain of this same rule. */
  readonly leadsTo?: readonly string[]
  /** It works only on such a d6, with `plus` for who can use `ability` (never above 6). */
  readonly roll?: { readonly from: number; readonly plus?: number; readonly ability?: string }
  /** Where the square is taken: the nearest free one. Left out: then it cannot be done. */
  readonly nearest?: true
  /** On this result of the die its player chooses the area or stays. */
  readonly choiceOn?: number
  /** What choosing costs. */
  readonly choiceCost?: number
}

/** Whose square the clause looks at. */
export type Occupant = 'self' | 'target' | 'self-or-target'

type FigureClause =
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
  /** Only on a figure: though its base has more than one square, figures next to it may move it with these powers. */
  | { readonly phase: 'movable'; readonly rule: string; readonly by: readonly string[] }
  /** Only on a figure: it is without these abilities where it was bought for so many points. */
  | { readonly phase: 'without'; readonly rule: string; readonly abilities: readonly string[]; readonly points: number }
  /** Its occupants cannot be given these actions; `noRangedAttacks`: they make no ranged attack in other actions either. */
  | { readonly phase: 'action'; readonly rule: string; readonly forbids: readonly ActionKind[]; readonly noRangedAttacks?: true }
  /** Its occupants break away without a roll. */
  | { readonly phase: 'break-away'; readonly rule: string; readonly automatic: true }
  /** While a figure stands on it, every figure of its side draws its lines of fire past these. */
  | { readonly phase: 'side-line-of-fire'; readonly rule: string; readonly ignores: readonly LineIgnore[] }
  /** Objects that lie on it cannot be picked up, moved or destroyed. */
  | { readonly phase: 'object'; readonly rule: string; readonly forbids: readonly ('pick-up' | 'move' | 'destroy')[] }
  /** Its occupants can use these powers; none: those that the map names beside it (`special:ID:outwit`). */
  | { readonly phase: 'use'; readonly rule: string; readonly gives: readonly string[] }
  /**
   * Nobody within so many squares of it can use these powers; none: those that the map names beside it. `while`: only as long as
   * an object lies there.
   */
  | {
      readonly phase: 'suppress'
      readonly rule: string
      readonly powers: readonly string[]
      readonly within: number
      readonly while?: 'object-here'
    }
  /**
   * Another height of ground. `lofty`: elevated against everything else, and all else counts as grounded from there. `bridge`:
   * level 2, and lines between figures below pass under it.
   */
  | { readonly phase: 'height'; readonly rule: string; readonly is: 'lofty' | 'bridge' }
  /** A line that it hinders adds this much to defense, and not 1. */
  | { readonly phase: 'hindered'; readonly rule: string; readonly bonus: number }
  /** What each counter of this name changes for the figure that has it, wherever it stands, and when all of them are lost. */
  | {
      readonly phase: 'counter'
      readonly rule: string
      readonly counter: string
      readonly value: 'speed' | 'attack' | 'defense' | 'damage' | 'range'
      readonly modify: number
      readonly lostWhen?: 'damaged-by-attack' | 'damaged'
    }
  /** Squares of it with the same number are one area: nothing by itself, but a passage may lead there. */
  | { readonly phase: 'area'; readonly rule: string; readonly by: 'number' }
  | PassageClause
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

export type TerrainClause = FigureClause & { readonly only?: Only }

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
