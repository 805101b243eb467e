/**
 * The closed vocabulary of the rules: what a power, ability or team ability can say, as data.
 * A clause belongs to one phase of a procedure; the engine plays each kind of clause in one place, and knows no effect by its id.
 * To teach the game a new thing: first look for a clause that says it, else add one kind here and play it there.
 */
import type { ObjectWeight, Size, ValueName } from '../../contract/case.ts'
import type { LineIgnore, MovementIgnore } from './ignores.ts'

export type { LineIgnore, MovementIgnore } from './ignores.ts'

/** What has to be given to a figure to use an effect (ACT-10). `event`: it joins something given already. */
export type Act = 'always' | 'event' | 'free' | 'power' | 'move' | 'close' | 'ranged' | 'close-or-ranged'

/** What an action contains: a combat *action* lets powers join that need one, a mere *attack* does not (ACT-11). */
export type Grant = 'close-action' | 'ranged-action' | 'close-attack' | 'ranged-attack' | 'attack' | 'none'

/** How high a figure is over its square, where the ruleset knows flying as a state (CC-02). */
export type Height = 'ground' | 'hovering' | 'soaring'

/** Which figures are meant: by height, and whether giant or colossal. What is left out does not matter. */
export interface Stance {
  readonly heights?: readonly Height[]
  readonly large?: boolean
}

/**
 * How far a power reaches: squares, the range value (at least `minimum`), or only adjacent squares. `first`: the minimum replaces a lower value
 * before it is modified.
 */
export type Reach =
  | { readonly squares: number }
  /** As many squares as this parameter says. */
  | { readonly squaresBy: 'teams.outsiders' }
  | { readonly rangeValue: true; readonly minimum: number; readonly first?: true }
  | { readonly adjacent: true }

export type PossessClause =
  | { readonly phase: 'possess'; readonly rule: string; readonly does: 'give'; readonly gives: readonly string[] }
  /** Possessed through it, as if it were printed: it can be countered (OUT-03). */
  | { readonly phase: 'possess'; readonly rule: string; readonly does: 'gain'; readonly gives: readonly string[] }
  /** Who possesses it is a wild card (WLD-01, WLD-02). */
  | { readonly phase: 'possess'; readonly rule: string; readonly does: 'wild-card' }
  /** Its powers cannot be countered. */
  | { readonly phase: 'possess'; readonly rule: string; readonly does: 'guard-powers' }
  /** It is countered only where two dice, rolled for it, show doubles (ABL-CAP). */
  | { readonly phase: 'possess'; readonly rule: string; readonly does: 'resist-counter' }
  /** A figure may board it as its pilot: then it can use these and none of those; where it is defeated it leaves an object of this weight. */
  | {
      readonly phase: 'possess'
      readonly rule: string
      readonly does: 'take-pilot'
      /** With one of these it takes none. */
      readonly never: readonly string[]
      /** Who has one of these is no pilot. */
      readonly notWith: readonly string[]
      /** A pilot is no larger than the vehicle, and began the game on its side. */
      readonly fits?: true
      /** It has this where somebody left it. */
      readonly empty: string
      readonly gives: readonly string[]
      readonly loses: readonly string[]
      readonly wreck: ObjectWeight
      /** Unavoidable damage to who is on board as it is wrecked. */
      readonly wreckHurts: number
    }
  /** It has no improved movement and no improved targeting, of whatever effect. */
  | { readonly phase: 'possess'; readonly rule: string; readonly does: 'lose-improved' }
  /** Standard combat symbols instead of its own: abilities that come from symbols, and its size, are gone. */
  | {
      readonly phase: 'possess'
      readonly rule: string
      readonly does: 'take-standard-symbols'
      readonly keeps: readonly string[]
      /** Its text says that nothing ignores it: not Pulse Wave either. */
      readonly notIgnored?: true
    }
  /** Some symbols are exchanged: abilities that go, sizes that become others; a flier is on the ground (CC-24). */
  | {
      readonly phase: 'possess'
      readonly rule: string
      readonly does: 'exchange-symbols'
      readonly loses: readonly string[]
      readonly sizes: Partial<Readonly<Record<Size, Size>>>
      /** Said where both a lost ability and an exchanged size are there: which of them is meant. */
      readonly both: string
    }

export type LineClause =
  | {
      readonly phase: 'line-of-fire'
      readonly rule: string
      readonly does: 'block-when-hindered'
      readonly turn: 'any' | 'not-own'
      /** Left out: any figure that draws the line. */
      readonly drawnBy?: 'not-adjacent'
    }
  /** In hindering terrain it is hidden: unseen by those who see no hidden figures, unengaged, in no line's way (CC-21). */
  | { readonly phase: 'line-of-fire'; readonly rule: string; readonly does: 'hide' }
  | {
      readonly phase: 'line-of-fire'
      readonly rule: string
      readonly does: 'ignore'
      readonly ignores: readonly LineIgnore[]
      readonly during?: string
      /** Blocking terrain that its ranged attack passes is destroyed as it resolves (IMT-06). */ readonly destroys?: true
    }
  /** Lines of its ranged attacks may pass one piece of blocking terrain, which is destroyed after the attack (MR-LOF-13). */
  | { readonly phase: 'line-of-fire'; readonly rule: string; readonly does: 'break-one' }
  /** Lines to and from it ignore this; with `hinderedBy` hindering terrain counts only in the square of the target (Great Size). */
  | {
      readonly phase: 'line-of-fire'
      readonly rule: string
      readonly does: 'clear-to-and-from'
      readonly ignores: readonly LineIgnore[]
      readonly hinderedBy?: 'target'
    }
  /** Great Size: may count as higher than it stands. `both-elevated`: only grounded against elevated (SIZ-03). */
  | { readonly phase: 'line-of-fire'; readonly rule: string; readonly does: 'count-as-higher'; readonly how: 'both-elevated' | 'any-level' }
  /** Lines between it and such a figure: over everything, down to the other's square, or as the squares stand (CC-09). */
  | {
      readonly phase: 'line-of-fire'
      readonly rule: string
      readonly does: 'aloft'
      readonly between: Stance
      readonly runs: 'over-everything' | 'down' | 'as-it-stands'
      readonly ignores: readonly LineIgnore[]
      /** Only these figures stand in its way. */
      readonly inTheWay: readonly Stance[]
    }
  /** It stands in the way of no line but those that name it. */
  | { readonly phase: 'line-of-fire'; readonly rule: string; readonly does: 'not-in-the-way' }

/** Who can be adjacent to it at all; terrain and levels count for nothing between those (CC-07). */
export interface AdjacencyClause {
  readonly phase: 'adjacency'
  readonly rule: string
  readonly onlyWith: Stance
}

/** Others may stand in its square (CC-02). */
export interface OccupancyClause {
  readonly phase: 'occupancy'
  readonly rule: string
  readonly does: 'shares-square' | 'outdoors-only'
}

export type TargetClause =
  | {
      readonly phase: 'targeting'
      readonly rule: string
      readonly does: 'reach'
      readonly who: 'opposing' | 'friendly' | 'any' | 'any-other'
      readonly reach: Reach
      readonly lineOfFire: boolean
      /** The user itself is among the figures it may choose. */
      readonly self?: true
      /** A figure that is moved: one base square, standard or tiny (POW-TK); with `anySize` also a larger one. */
      readonly movable?: true
      readonly anySize?: true
      /** To the square it is moved to, the distance counts from what is moved, not from the user (CC-17). */
      readonly fromMoved?: true
      /** Target of fewer points than the user. */
      readonly fewerPoints?: true
      /** Neither the user nor the target may be adjacent to an opposing figure. */
      readonly neitherBased?: true
      /** Nobody where no opposing figure is among those it reaches (POW-PW). */
      readonly someOpponent?: true
    }
  /** Close attacks regardless of, or up in, elevation where the squares are otherwise adjacent. */
  | {
      readonly phase: 'targeting'
      readonly rule: string
      readonly does: 'close-elevation'
      readonly to: 'higher' | 'any'
      readonly needsAction?: true
    }
  /** Squares within this distance and line of fire count as adjacent for its close attacks. */
  | {
      readonly phase: 'targeting'
      readonly rule: string
      readonly does: 'close-reach'
      readonly squares: number
      /** Terrain and figures that its lines for such attacks ignore. */
      readonly ignores?: readonly LineIgnore[]
    }
  /** Close attacks at such figures in a square next to its own, though they are not adjacent (CC-07). */
  | { readonly phase: 'targeting'; readonly rule: string; readonly does: 'close-height'; readonly from: Stance; readonly at: Stance }
  | {
      readonly phase: 'targeting'
      readonly rule: string
      readonly does: 'ranged-while-based'
      readonly at: 'adjacent' | 'non-adjacent' | 'any'
    }
  /** Such figures may shoot it while adjacent to it (CC-08). */
  | { readonly phase: 'targeting'; readonly rule: string; readonly does: 'shot-by-adjacent'; readonly by: Stance }
  /** Only at figures that are hidden from its user (CC-23). */
  | { readonly phase: 'targeting'; readonly rule: string; readonly does: 'only-hidden'; readonly during: string }
  /** Only at figures that hold a captive of its user's side (ABL-CAP). */
  | { readonly phase: 'targeting'; readonly rule: string; readonly does: 'only-captors'; readonly during: string }
  /** `but`: except in these actions. */
  | { readonly phase: 'targeting'; readonly rule: string; readonly does: 'no-ranged-attacks'; readonly but?: readonly string[] }
  /** Effects of opponents neither target nor damage nor move it. */
  | { readonly phase: 'targeting'; readonly rule: string; readonly does: 'immune' }
  /** In water terrain no opponent farther away than this targets it; squares. */
  | { readonly phase: 'targeting'; readonly rule: string; readonly does: 'hidden-in-water'; readonly beyond: number }
  | {
      readonly phase: 'targeting'
      readonly rule: string
      readonly does: 'not-targetable-by'
      readonly ids: readonly string[]
      /** They do not damage it without a target either (MKEY-SAFE). */
      readonly notDamaged?: true
    }
  /** When chosen as a target: a d6 of `from` or more makes the attacker look elsewhere. */
  | { readonly phase: 'targeting'; readonly rule: string; readonly does: 'refuse-target'; readonly roll: string; readonly from: number }
  | { readonly phase: 'targeting'; readonly rule: string; readonly does: 'ignore-refusal' }

/** What happens to a value: one thing. */
export type ValueChange =
  | { readonly modify: number }
  | { readonly halve: true }
  | { readonly lock: number }
  /** `first`: it replaces a lower value before that is modified. */
  | { readonly minimum: number; readonly first?: true }
  /** Replaced by this number, which modifiers still change. */
  | { readonly replace: number }
  /** Replaced by this figure's own value before modifiers (`printed`: by the number on its dial), if its neighbour wants. */
  | { readonly replaceBy: 'unmodified' | 'printed' }

export interface ValueClause {
  readonly phase: 'value'
  readonly rule: string
  readonly value: ValueName
  readonly then: ValueChange
  /** Only in an attack of this kind. */
  readonly attack?: 'close' | 'ranged'
  /** Only in an attack against a wall, blocking terrain or an object. */
  readonly at?: 'terrain'
  /** Only while one of these is used or given. */
  readonly during?: readonly string[]
  /** Not while one of these is used or given. */
  readonly unless?: readonly string[]
  /**
   * Whose value: its own (default); an adjacent friend's; that of an adjacent friend with the same ability; that of
   * the figure at the other end of an attack; that of a figure attacked by an adjacent friend, with a line of fire to it, or that of one
   * attacked by an adjacent friend and adjacent to it.
   */
  readonly of?:
    'self' | 'adjacent-friend' | 'adjacent-member' | 'opponent' | 'target-of-adjacent-friend' | 'adjacent-target-of-adjacent-friend'
  /** Once for each captive that the figure whose value it is holds (ABL-CAP). */
  readonly each?: 'captive'
  /** Only where the figure at the other end is such a one. */
  readonly against?: Stance
  /** Only where the figure whose value it is can use one of these. */
  readonly ifCanUse?: readonly string[]
  /**
   * Only in an attack at figures with the team ability that its side has chosen: at least one of them has its symbol (`some`), or all of
   * them can use it (`all`).
   */
  readonly chosenTeam?: 'some' | 'all'
}

/** Effects of opponents do not modify its combat values. */
export interface ValueGuardClause {
  readonly phase: 'value-guard'
  readonly rule: string
  readonly against: 'opponents'
}

/**
 * What a marker of this power does to figures that stand on it. It spares those who can use the power themselves, and
 * those whose lines of fire ignore hindering terrain; with `of` only those of the side that put it there.
 */
export interface MarkerClause {
  readonly phase: 'marker'
  readonly rule: string
  readonly marker: MarkerKind
  readonly value: ValueName
  readonly modify: number
  readonly of?: 'opponents'
}

/** Markers that a power puts on the map. */
export const MARKER_KINDS = ['hindering-marker', 'blocking-marker', 'smoke'] as const
export type MarkerKind = (typeof MARKER_KINDS)[number]

/** Before the attack its player picks one of three: the numbers are added to attack and damage. */
export interface ExpertClause {
  readonly phase: 'value-choice'
  readonly rule: string
  readonly during: string
  readonly picks: {
    readonly attack: readonly [number, number]
    readonly damage: readonly [number, number]
    readonly both: readonly [number, number]
  }
}

export type AttackClause =
  | {
      readonly phase: 'attack'
      readonly rule: string
      readonly does: 'evade'
      readonly roll: string
      readonly from: number
      readonly only?: 'close' | 'ranged'
      /** Not attacks of those who can use the same effect. */
      readonly notOfUsers?: true
    }
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'cannot-be-evaded' }
  /** Effects of opponents give it no action tokens. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'takes-no-tokens' }
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'no-damage' }
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'penetrating'; readonly only?: 'close' | 'ranged' }
  /** In place of the normal damage each figure hit is dealt this; nothing is divided. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'instead-of-damage'; readonly deals: number }
  /**
   * The marker in its user's hand adds to the damage value of a close attack, or is thrown and deals its own number instead; afterwards it is
   * gone. `reach`: the ability with a number that its reach is (MR-OBJ-04).
   */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'use-held'; readonly reach: string }
  /** Ranged attacks of that kind may use markers on the map, within the reach of this effect, as if its user held them (MPAC-TK). */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'use-from-map' }
  /** It is aimed at a wall, blocking terrain or an object, never at a figure. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'at-terrain' }
  /** Before it everything on the map and printed blocking terrain within so many squares is destroyed (MR-TER-16). */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'break-terrain'; readonly squares: number }
  /** Everybody next to a target becomes a target, too. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'targets-beside'; readonly who: 'any-other' }
  /** A hit of an opponent that deals damage may be passed to an adjacent friend that it does not hit: of fewer points, or with a common keyword. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'pass-hit' }
  /** Whom it hits is spotted (CC-23). */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'spots' }
  /** On a d6 of `from` or more the target's defense is `defense`, and damage not below `floor` nor transferred (CC-27). */
  | {
      readonly phase: 'attack'
      readonly rule: string
      readonly does: 'unguard'
      readonly roll: string
      readonly from: number
      readonly defense: number
      readonly floor: number
    }
  | {
      readonly phase: 'attack'
      readonly rule: string
      readonly does: 'damage-roll'
      readonly roll: string
      /** The number counts as at least the printed damage value with this added to it. */
      readonly floor?: number
      /** Only in attacks on one target. */
      readonly single?: true
      readonly only?: 'close' | 'ranged'
    }
  /** One attack against every opposing figure that it may attack in close combat. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'all-close-targets' }
  /** Lines to every other figure within half the range; `lockWhenSeveral` is the damage value then. */
  | {
      readonly phase: 'attack'
      readonly rule: string
      readonly does: 'area'
      readonly lockWhenSeveral?: number
      readonly defense?: 'printed'
    }
  /** Untargeted figures adjacent to a hit target with damage assigned are compared with the same roll. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'splash-per-bolt' }
  | {
      readonly phase: 'attack'
      readonly rule: string
      readonly does: 'token-on-hit'
      readonly twoTokensPenetrating: number
      /** Only for figures without any. */ readonly first?: true
    }
  /** Unavoidable damage to the user by the points of those hit: `each` per full `points`, or once from `points` on. */
  | {
      readonly phase: 'attack'
      readonly rule: string
      readonly does: 'strain'
      readonly points: number
      readonly once: boolean
      /** Only those that took damage count. */ readonly ofDamaged?: true
      /** Not before the actions are over that those hit are given. */ readonly afterGiven?: true
    }
  /**
   * What an action with an attack costs the attacker once it is over, hit or miss: unavoidable damage, in clicks. `of`: so does every
   * other action that is not free.
   */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'toll'; readonly amount: number; readonly of?: 'action' }
  /** One close attack against every opposing figure that its user has just moved through, wherever it stands now. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'all-passed' }
  /** The figure hit is off the map, a captive of the attacker, who makes no close attack while it holds `most`. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'capture'; readonly most: number }
  /** It is aimed at a square, and attacks everyone in it and next to it (ABL-GRN). */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'at-square' }
  /**
   * What is thrown there: each figure hit is dealt this, `inSquare` more in that square. `leaves`: what stays there, or
   * comes in the next turn.
   */
  | {
      readonly phase: 'attack'
      readonly rule: string
      readonly does: 'blast'
      readonly thrownBy: string
      readonly damage: number
      readonly inSquare: number
      readonly leaves?: {
        /** Hindering markers: one in its square, the others next to it; nobody shoots from them where that is `shootingBarred`. */
        readonly markers?: number
        readonly shootingBarred?: true
        /** Penetrating damage to everyone in its square and next to it, at the beginning of the thrower's next turn. */
        readonly around?: number
        /** Damage then to whom it hit in its square, and to the friends next to that figure. */
        readonly marked?: { readonly amount: number; readonly friends: number }
        /** Squares of blocking terrain next to its square, or walls along it, that fall. */
        readonly destroys?: number
      }
    }
  /** The figure hit is placed in a square that its user has named before (POW-TK). */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'move-hit' }
  /** A captive of the figure hit is free again, next to it. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'rescue' }
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'single-target' }
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'bolts'; readonly bolts: number }
  /** The rules at hand do not say how it works in this edition: the judge must. `fromBolts`: only for a figure with so many bolts or more. */
  | { readonly phase: 'attack'; readonly rule: string; readonly does: 'ask-judge'; readonly text: string; readonly fromBolts?: number }

export type DamageClause =
  | {
      readonly phase: 'damage'
      readonly rule: string
      readonly does: 'reduce'
      readonly by: number
      readonly evenPenetrating?: true
      /** All reducers of its figure reduce penetrating damage. */ readonly letsOthers?: true
    }
  | {
      readonly phase: 'damage'
      readonly rule: string
      readonly does: 'reduce-by-roll'
      readonly roll: string
      readonly zeroFrom: number
      readonly by: number
      /** Only damage of an attack is rolled for; other damage is reduced by the number. */
      readonly only?: 'attack'
    }
  | { readonly phase: 'damage'; readonly rule: string; readonly does: 'ignore-half' }
  | { readonly phase: 'damage'; readonly rule: string; readonly does: 'ignore-pushing' }
  | { readonly phase: 'damage'; readonly rule: string; readonly does: 'ignore-knock-back-damage'; readonly when: 'any' | 'falling' }
  /** Damage dealt by its attacks is not brought below this, nor transferred. */
  | { readonly phase: 'damage'; readonly rule: string; readonly does: 'attack-floor'; readonly at: number }
  | { readonly phase: 'damage'; readonly rule: string; readonly does: 'redirect' }
  /** No damage is moved to it (ABL-VEH). */
  | { readonly phase: 'damage'; readonly rule: string; readonly does: 'not-redirected-to' }
  /** What its attacks deal to such figures is this much less (CC-05). */
  | { readonly phase: 'damage'; readonly rule: string; readonly does: 'weaker-against'; readonly by: number; readonly against: Stance }

/** A die that a figure rolls for an effect, or that its targets roll, comes out higher or lower. */
export interface RollClause {
  readonly phase: 'roll'
  readonly rule: string
  /** The name of the roll. */
  readonly of: string
  readonly by: number
  readonly whose: 'self' | 'target'
  /** Only if the figure can use one of these by itself. */
  readonly ifCanUse?: readonly string[]
}

export type AftermathClause =
  /** Its attacker is dealt this, as unavoidable damage if no type is given. */
  | {
      readonly phase: 'aftermath'
      readonly rule: string
      readonly does: 'hurt-attacker'
      readonly amount: number
      readonly type?: 'penetrating'
    }
  /** A hit on an opponent with dice of this sum or more takes an action token off the attacker. */
  | { readonly phase: 'aftermath'; readonly rule: string; readonly does: 'token-off-on-roll'; readonly from: number }
  /** Each opponent of this size that its attack defeats heals one friend that can use the same effect, itself included. */
  | { readonly phase: 'aftermath'; readonly rule: string; readonly does: 'heal-on-defeat'; readonly amount: number; readonly size: Size }
  /** As it is defeated, each other friend that can use the same effect heals. */
  | { readonly phase: 'aftermath'; readonly rule: string; readonly does: 'heal-friends-when-defeated'; readonly amount: number }
  /** After the defeat of an adjacent friend its player may roll a die: it heals the die less `less`, at least `least`. */
  | {
      readonly phase: 'aftermath'
      readonly rule: string
      readonly does: 'heal-when-friend-falls'
      readonly roll: string
      readonly less: number
      readonly least: number
    }
  | {
      readonly phase: 'aftermath'
      readonly rule: string
      readonly does: 'heal-on-close-damage'
      readonly amount: number
      /** Once for an attack, however many figures took damage. */
      readonly once?: true
    }
  /** Dealt to its user if it soared when this appeared on its dial (CC-24). */
  | { readonly phase: 'aftermath'; readonly rule: string; readonly does: 'hurt-when-it-lands'; readonly amount: number }

export type KnockBackAmount = 'damage-taken' | 'roll' | 'range-minus-distance' | 'attacker-damage-value' | number

export type KnockBackClause =
  | { readonly phase: 'knock-back'; readonly rule: string; readonly does: 'ignore' }
  | { readonly phase: 'knock-back'; readonly rule: string; readonly does: 'cannot' }
  /** Its player may have it knocked back by an attack that damaged it, even against its immunities. */
  | { readonly phase: 'knock-back'; readonly rule: string; readonly does: 'may-take' }
  /** The attacker may let an attack that hits knock back, everybody it damages. */
  | {
      readonly phase: 'knock-back'
      readonly rule: string
      readonly does: 'may-cause'
      /** By so many squares; left out: as many as the damage taken. */
      readonly squares?: number
      readonly only?: 'close' | 'ranged'
      /** Only while one of these is used. */
      readonly during?: readonly string[]
    }
  | { readonly phase: 'knock-back'; readonly rule: string; readonly does: 'cause'; readonly amount: KnockBackAmount }
  /** Doubles of its attack rolls, but 1-1, knock back by this amount instead: hit or miss, whatever damage is taken. */
  | { readonly phase: 'knock-back'; readonly rule: string; readonly does: 'amount-on-doubles'; readonly amount: KnockBackAmount }
  /** Targets that doubles of its attacks hit are not knocked back: they get an action token instead, where they have fewer than two. */
  | { readonly phase: 'knock-back'; readonly rule: string; readonly does: 'token-on-doubles' }
  /** A path stopped by a figure hurts both. */
  | { readonly phase: 'knock-back'; readonly rule: string; readonly does: 'collision-damage'; readonly amount: number }

export interface MovementClause {
  readonly phase: 'movement'
  readonly rule: string
  readonly ignores: readonly MovementIgnore[]
  /** Only in these actions; default: whenever it moves. */
  readonly during?: readonly string[]
  /** It moves in one straight row or column, without turning its base, and attacks those it passed through (ABL-RAM). */
  readonly straight?: true
  /** Blocking terrain that it passes is destroyed (IMT-06). */
  readonly destroys?: true
  /** The action cannot be given next to an opponent. */
  readonly notBased?: true
}

/** An opponent's action would bring it next to this figure: a d6 of at most `fails` keeps it from every adjacent square. */
export interface ApproachClause {
  readonly phase: 'approach'
  readonly rule: string
  readonly roll: string
  readonly fails: number
  /** Who can use it, too, comes next to it without a roll. */
  readonly ignoredByUsers?: true
}

/** Being carried (ABL-CARRY). */
export type CarryClause =
  /** It carries: in any action in which it moves, or in a move action only. */
  | {
      readonly phase: 'carry'
      readonly rule: string
      readonly does: 'carries'
      readonly act?: 'move'
      /** So many at once, and only smaller ones or also those as large as itself; of several such clauses the greatest number counts, except that 0 counts before all. */
      readonly most?: number
      readonly than?: 'smaller' | 'as-large'
      readonly during?: readonly string[]
      /** Only figures with one of its keywords. */
      readonly sharesKeyword?: true
      /** Only figures of fewer points. */
      readonly fewerPoints?: true
      /** Only figures that can use the same effect. */
      readonly sharesEffect?: true
    }
  /** It carries as many as its base shows, whatever their symbols, at no cost. */
  | { readonly phase: 'carry'; readonly rule: string; readonly does: 'carries-passengers' }
  /**
   * Nobody carries it: it may not be (Battle Fury), or its combat symbol does not allow it. `note`: a note may mean its symbol, too, which the
   * card does not name; it is carried, and rulings report that.
   */
  | { readonly phase: 'carry'; readonly rule: string; readonly does: 'not-carried'; readonly because: 'power' | 'symbol' | 'note' }
  /** Any larger friend may carry it, whatever its symbols, at no cost and besides another figure. */
  | { readonly phase: 'carry'; readonly rule: string; readonly does: 'rides-along' }

/** Breaking away from adjacent opponents (MOV-04). */
export type BreakAwayClause =
  | {
      readonly phase: 'break-away'
      readonly rule: string
      readonly does: 'modify'
      readonly by: number
      readonly of: 'self' | 'opponents'
      readonly during?: readonly string[]
    }
  | { readonly phase: 'break-away'; readonly rule: string; readonly does: 'automatic'; readonly during?: readonly string[] }
  /** The roll succeeds from this number on; of opponents only if they cannot use one of `unless`. */
  | {
      readonly phase: 'break-away'
      readonly rule: string
      readonly does: 'faces'
      readonly of: 'self' | 'opponents'
      readonly from: number
      readonly unless?: readonly string[]
    }
  /** Opponents never break away from it without a roll. */
  | { readonly phase: 'break-away'; readonly rule: string; readonly does: 'never-automatic' }
  /** Opponents end their move in squares adjacent to it even where they need not otherwise. */
  | { readonly phase: 'break-away'; readonly rule: string; readonly does: 'stop-opponents' }
  /** What opponents do to its break away counts for nothing. */
  | { readonly phase: 'break-away'; readonly rule: string; readonly does: 'ignore-opponents' }

/** How an action is played out in time: what it holds, and in which order (timeline). */
export interface ActionClause {
  readonly phase: 'action'
  readonly rule: string
  /**
   * The figure moves before its attack, with the attack anywhere on the way, or twice: before and after it, with one speed; `unknown`: how is lost
   * (CC-01). Default: by what kind of action it is.
   */
  readonly move?: 'before' | 'around' | 'twice' | 'unknown'
  /** Its attack comes after it has resolved: after its token and the pushing damage (ABL-RAM). */
  readonly attacksAfterwards?: true
  /** How many attacks it holds; default 1 where it grants any. */
  readonly attacks?: number
  /** It is cut short where its user loses it on the way; default: what has begun is finished (GEN-08). */
  readonly endsWhenLost?: true
  /** What each attack after the first adds to the damage value, not below 1 (before ATK-13). */
  readonly laterDamage?: number
  /** What it adds to the damage value of its user as long as it lasts, not below 1 (before ATK-13). */
  readonly damage?: number
  /** What was used in its first attack is used in the others, and nothing else (ERR-01). */
  readonly samePowers?: true
  /** Its first attack does not deplete the damage value (ATK-13). */
  readonly firstSparesDamage?: true
  /** Actions that it gives as free actions: to its user, or to each figure its attack hits. */
  readonly gives?: {
    readonly to: 'self' | 'hit'
    readonly count: number
    /** But not these. */
    readonly except?: readonly string[]
    /** Whether two of them may activate the same effect no document says. */
    readonly sameTwice?: 'unsaid'
  }
  /** Each figure that its attack hits moves and attacks for its side by this effect, one after the other (MPAC-MIND). */
  readonly controls?: string
  /** Only for a figure without action tokens (ABL-SPL). */
  readonly needsNoTokens?: true
  /** Its close attacks may be repeated, each paid for with movement left: `miss` more where it misses (CC-19). */
  readonly attackPrice?: { readonly attack: number; readonly miss: number }
  /** No other power joins it, nor do powers of its user work in it (CC-19). */
  readonly alone?: true
}

/** What using an effect by an action of its own does, besides moving and attacking (timeline). `roll` names a die. */
export type UseClause = {
  readonly phase: 'use'
  readonly rule: string
  /** Only before the first non-free action of the turn. */ readonly beginning?: true
  /** Only right after its user's action of this name (KBX-17). */ readonly after?: string
} & (
  | {
      readonly does: 'hurt-adjacent-opponents'
      readonly amount: number
      /** Not in a turn in which its user has moved or been placed. */
      readonly notAfterMoving?: true
    }
  /** Turns back the die less `less`, but at least `least`: its user's dial or that of the figure it is used on. */
  | {
      readonly does: 'heal'
      readonly who: 'self' | 'target'
      readonly roll: string
      readonly dice: 1
      readonly less: number
      readonly least: number
      /** Half of the die, rounded up. */
      readonly half?: true
    }
  /** As healing a friend: 2d6 and the user's unmodified attack against the target's unmodified defense first. */
  | {
      readonly does: 'heal-by-attack-roll'
      readonly roll: string
      readonly healRoll: string
      readonly less: number
      readonly least: number
    }
  /** Markers in distinct adjacent squares, until the user's next turn. */
  | { readonly does: 'markers'; readonly kind: MarkerKind; readonly most: number; readonly clearOnly?: true }
  | { readonly does: 'extra-action'; readonly roll: string; readonly from: number; readonly clearsToken?: true }
  | { readonly does: 'knock-back' }
  /** `holdsBack`: whom it moves acts no more but freely until its player's next turn; `fromMoved`: only its way counts (CC-17). */
  | {
      readonly does: 'place'
      readonly squares: number
      readonly holdsBack?: true
      readonly fromMoved?: true
      /** It places terrain markers, too; a figure that was placed may use the power in the same turn. */
      readonly markers?: true
    }
  /** A roll is made again, once a turn: of any side (MPAC-PROB), or only of the side whose turn it is (POW-PC). */
  | { readonly does: 'reroll'; readonly of?: 'active-side' }
  /** A captive is put down next to its captor and defeated, for at most so many more victory points (ABL-CAP). */
  | { readonly does: 'release'; readonly points: number }
  /** Its user goes on board of a vehicle next to it, as its pilot (ABL-VEH). */
  | { readonly does: 'board' }
  /** Its pilot leaves it and stands next to it (ABL-VEH). */
  | { readonly does: 'eject' }
  /** Puts on equipment that it holds or that is in its square (MR-OBJ-07). */
  | { readonly does: 'equip' }
  /** Its user and adjacent friends without tokens become the one figure on whose card they stand (ABL-MER). */
  | { readonly does: 'merge' }
  /** It becomes one or more figures that stand on its card, each with a token and without an action this turn (ABL-SPL). */
  | { readonly does: 'split' }
  /**
   * A roll is made again by what a themed team has: its dice are told as they lie in the end (TRN-11). `barredBy`: which action in this
   * turn keeps its user from it. `token`: it gets one, beside the action total. `onlyWithout`: not for a figure that can use this power
   * anyhow. `once`: each figure once a turn.
   */
  | {
      readonly does: 'team-reroll'
      readonly barredBy: 'action' | 'non-free-action'
      readonly token?: true
      readonly onlyWithout?: string
      readonly once?: true
    }
  /** It becomes one other figure, on the starting line of the transformation (NAM-02). */
  | { readonly does: 'become' }
  /** `keeps`: until the next turn of its user, even if that has lost the power. */
  | { readonly does: 'counter'; readonly keeps?: true }
  /**
   * Adds to a value of an adjacent friend in attacks of one kind, until the turn is over. `within`: it may be given in the middle of
   * that friend's action, and that in the middle of it; each of the two is an action of its own (TEAM-SHIELD). `whileAdjacent`: it
   * counts only where the two are adjacent as the friend attacks.
   */
  | {
      readonly does: 'lend'
      readonly value: ValueName
      readonly by: number
      readonly attack: 'close' | 'ranged'
      readonly within?: true
      readonly whileAdjacent?: true
      /** Only in one attack. */
      readonly once?: true
    }
  /**
   * An adjacent friend that can use the same effect heals; then a die of at most `hurtsTo` costs its user unavoidable damage. `onlyHurt`: not a
   * friend whose dial cannot turn back.
   */
  | {
      readonly does: 'heal-member'
      readonly amount: number
      readonly roll: string
      readonly hurtsTo: number
      readonly damage: number
      readonly onlyHurt?: true
    }
  /** Nothing modifies the combat values of the figure it is used on, until its user's next turn. */
  | { readonly does: 'hold-values' }
  /** While adjacent to a friend of fewer points that can use the same effect, its user can use these until its next turn. */
  | { readonly does: 'borrow'; readonly gives: readonly string[] }
  /** `values`: only these; left out: every one. */
  | {
      readonly does: 'change-value'
      readonly by: number
      readonly values?: readonly ValueName[]
      /** Damage and healing do not end it. */
      readonly keeps?: true
    }
)

/** It may pick up objects, carry and use them; losing that, it drops what it holds (OBJ-02). */
export interface ObjectClause {
  readonly phase: 'objects'
  readonly rule: string
  readonly does: 'handle'
}

/** Taking part in somebody else's cost of acting (ACT-08, COL-01): acts with two tokens for unavoidable damage. */
export interface TokenClause {
  readonly phase: 'tokens'
  readonly rule: string
  readonly does: 'act-with-two'
  readonly damage: number
  /** Not figures of this size. */
  readonly notFor?: Size
}

/** At a moment of the turn a die may take a token off its user, or off an adjacent friend of fewer points or with a common keyword. */
export interface TokenOffClause {
  readonly phase: 'token-off'
  readonly rule: string
  readonly at: 'turn-begins'
  readonly who: 'self' | 'friend'
  readonly roll: string
  readonly from: number
}

/** It changes the action total of its side while it can be used; `once`: however many figures of the side can. */
export interface ActionTotalClause {
  readonly phase: 'action-total'
  readonly rule: string
  readonly by: number
  readonly once?: 'side'
}

/** Actions of this kind do not count against its player's action total (TEAM-ACTIONS). */
export interface UncountedClause {
  readonly phase: 'uncounted'
  readonly rule: string
  readonly spares: 'move' | 'all'
}

/** Said aloud in every ruling that it may touch, because no clause can say it. */
export interface JudgeClause {
  readonly phase: 'judge'
  readonly rule: string
  readonly text: string
  /** The questions that it may touch, a timeline among them as `turn`; default: all. */
  readonly touches?: readonly ('line-of-fire' | 'attack' | 'movement' | 'knock-back' | 'turn')[]
  /** Not told of a figure that has one of these: they answer it. */
  readonly unless?: readonly string[]
  /** Reported only if the ruling knocks the figure back. */
  readonly whenKnockedBack?: true
  /** Can change a ruling only if the figure itself attacks in it. */
  readonly whenItAttacks?: true
  /** Can change a ruling only if that defeats the figure. */
  readonly whenDefeated?: true
  /** Reported only if a wall, blocking terrain or an object withstands the attack. */
  readonly whenTerrainStands?: true
  /** Reported only if the side of the figure has not said which team ability it has chosen. */
  readonly whenNoTeamChosen?: true
  /** Not told in a timeline, which plays it. */
  readonly inTime?: true
}

export type Clause =
  | PossessClause
  | LineClause
  | TargetClause
  | ValueClause
  | ValueGuardClause
  | MarkerClause
  | ExpertClause
  | AttackClause
  | DamageClause
  | AdjacencyClause
  | OccupancyClause
  | RollClause
  | AftermathClause
  | KnockBackClause
  | MovementClause
  | ApproachClause
  | CarryClause
  | BreakAwayClause
  | ActionClause
  | UseClause
  | ObjectClause
  | TokenClause
  | UncountedClause
  | TokenOffClause
  | ActionTotalClause
  | JudgeClause
export type Phase = Clause['phase']
export type ClauseOf<P extends Phase> = Extract<Clause, { readonly phase: P }>

export interface Effect {
  /** The printed name in kebab-case, as cases write it. */
  readonly id: string
  readonly name: string
  /** `state`: how a figure is just now; `action`: what everyone may do. */
  readonly kind: 'power' | 'ability' | 'team-ability' | 'special-power' | 'feat' | 'object' | 'condition' | 'state' | 'action'
  readonly slot?: 'speed' | 'attack' | 'defense' | 'damage'
  readonly rule: string
  /** What it does, in own words. */
  readonly summary: string
  readonly act: Act
  readonly grants?: Grant
  /** For `event` effects: what must be there to join. */
  readonly joins?: 'close-action' | 'ranged-action' | 'attack'
  readonly counterable?: false
  /** As a printed symbol it does nothing: a ruling reports that (Sharpshooter since 2017). */
  readonly idle?: true
  readonly clauses: readonly Clause[]
}
