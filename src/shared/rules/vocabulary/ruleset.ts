/** What a resolved edition holds: its rows, its effects, its special terrain, and the switches among procedures. */
import type { Age } from '../../contract/ages.ts'
import type { ObjectWeight, Size } from '../../contract/case.ts'
import type { Standing } from '../../contract/ruling.ts'
import type { SpecialTerrainRule } from './specialTerrain.ts'
import type { Effect } from './vocabulary.ts'

/** An entry of the rulebook: one row, with the documents that say it. What it says, in own words, is in `rules/summaries`. */
export interface RuleEntry {
  readonly id: string
  readonly title: string
  readonly document: string
  readonly section: string
}

/** Numbers and choices among procedures. Every PROPOSED reading of the rules is a switch here. */
export interface Params {
  readonly lineOfFire: {
    /** SIZ-01/02: is a tiny figure smaller than a standard one when it stands in the way? */
    readonly tinyIsSmaller: boolean
    /** ELV-02: giants and colossals on a lower level block lines above them (PROPOSED for 2012 and later). */
    readonly lowGiantsBlock: boolean
    /** ELV-03, TER-14. */
    readonly indoorBlocksAllLevels: boolean
    /** SIZ-01: whether larger figures look over a smaller one, or every figure in the way blocks. */
    readonly smaller: 'looked-over' | 'blocks'
    /**
     * ELV-05: which figures on a lower level block a line between levels. `giants`: the large ones, and nothing above the lower end hinders.
     * With the two others, what is as high as the higher end counts as between ends on one level; `block`: lower figures block, too.
     */
    readonly lowerFigures: 'giants' | 'never-block' | 'block'
    /** TER-14: a wall between indoors and outdoors is both kinds, or an indoor wall (`as-terrain`); `always-block`: no outdoor wall is ignored. */
    readonly outdoorWalls: 'both-kinds' | 'as-terrain' | 'always-block'
    /** LOF-12: what a hindered line adds to the defense of its target. */
    readonly hinderedBonus: number
    /** TER-13: doors of a map are marks that change nothing, or walls for lines and adjacency in either state, which moves pass. */
    readonly doors: 'marks' | 'walls'
  }
  readonly adjacency: {
    /** ADJ-05. */
    readonly notThroughMultiBase: boolean
    /** ADJ-04: which two squares of different levels a stair joins: any that touch, or only those side by side. */
    readonly stairs: 'touching' | 'orthogonal'
  }
  readonly values: {
    /** VAL-04: the sum of modifiers counts at most this much either way (before 2012 as quoted). null: no limit. */
    readonly modifierLimit: number | null
    /** VAL-03: `moment` = an earlier modifier is lost to a later replacement. */
    readonly order: 'whole' | 'moment'
    /** OUT-07: whether a change of a value is off as long as its maker cannot use the power that made it. */
    readonly durationWhenUnusable: 'suspended' | 'stays'
  }
  readonly targeting: {
    /** GEN-05. */
    readonly firstRoundImmunity: boolean
    /** TER-17. */
    readonly wallDestruction: 'line-through-wall' | 'line-to-both-sides'
    /** LOF-15: whatever a line of fire is drawn to is a target, a square for markers among it. */
    readonly linesMakeTargets: boolean
    /** OUT-02: Outwit names what a figure possesses, or any standard power and special power, which then cannot be used from any source. */
    readonly counters: 'possessions' | 'standard-powers'
    /** Whether what is refused cites the row of the effect that is used or helps in vain, or that of attacks and moves alone. */
    readonly wrongTarget: 'by-attacks' | 'by-effect'
    /** MKEY-REACH: whether hindering terrain counts for lines of close attacks beyond adjacent squares. */
    readonly giantReachHindering: 'ignored' | 'counts'
  }
  /** The first turn of each side: 14.1 of the comprehensive rules. */
  readonly firstTurn: {
    /** Until each side has ended its first turn, opponents do nothing to a figure that has not left its starting area. */
    readonly immunity: boolean
    /** Whether a figure that moves inside its starting area keeps that. */
    readonly immunityBy: 'area' | 'square'
  }
  readonly teams: {
    /** MTA-OUT: how far it reaches, in squares. */
    readonly outsiders: number
  }
  readonly size: {
    /** Whether lines to and from Great Size pass what they pass although its improved abilities are gone. */
    readonly earthboundLines: 'stay' | 'gone'
  }
  readonly attack: {
    /** ATK-07: does an automatic miss hurt the attacker in an attack that deals no damage? */
    readonly missHurtsWithoutDamage: boolean
    /** ATK-13: each attack that has resolved takes 1 from the attacker's damage value until the turn is over. */
    readonly depletesDamage: boolean
    /** ATK-10, CC-18. */
    readonly severalTargets: 'one-roll-divided' | 'roll-each-full'
    /** OBJ-04, CC-16: what a held object adds to. */
    readonly objectAddsTo: 'damage-value' | 'damage-dealt'
    /** ATK-10: kinds of attack that have as many targets as bolts, with the damage divided. */
    readonly boltsIn: 'ranged' | 'both'
    /** ATK-06: a critical hit adds to damage that is dealt instead of the normal damage. */
    readonly criticalAddsToInstead: boolean
    /** ATK-06: a critical hit adds to the damage of every figure that is hit, or only if it is dealt some. */
    readonly criticalAddsTo: 'each' | 'damaged'
    /** Powers without an action of their own, named for an attack that they do not fit, forbid it or do nothing; those with one forbid it anyway. */
    readonly unfitPower: 'forbidden' | 'idle'
    /** Whether a figure that becomes a target by a power may evade, and whether hindering terrain in its square helps it. */
    readonly becomingRollsSenses: boolean
    readonly becomingHindered: boolean
    /** Whether a hindered line helps a target in an area. */
    readonly waveHindered: boolean
    /** The ruling on an attack names what took the place of the normal damage. */
    readonly namesInstead: boolean
  }
  /** What objects of a weight are an exception to; of a weight that is not named, what is said of all objects holds. */
  readonly objects: {
    /** OBJ-02: anybody picks them up and holds them, without Super Strength. */
    readonly byAnyone: readonly ObjectWeight[]
    /** OBJ-02: the points that a figure needs to pick one up or hold it. */
    readonly fewestPoints: Readonly<Partial<Record<ObjectWeight, number>>>
    /** OBJ-05: powers, by id, that cannot be aimed at one. */
    readonly notTargetedBy: Readonly<Partial<Record<ObjectWeight, readonly string[]>>>
    /** OBJ-04, RDG-LIGHT: not used in a close attack, and so not used up by it either. */
    readonly notInCloseAttacks: readonly ObjectWeight[]
    /** OBJ-04: what one in hand adds to a close attack. */
    readonly adds: Readonly<Partial<Record<ObjectWeight, number>>>
    /** OBJ-05: how far one is thrown, in squares; 0: not at all. */
    readonly throwReach: Readonly<Partial<Record<ObjectWeight, number>>>
    /** OBJ-05: the damage of a thrown one, whatever the damage value of its thrower. */
    readonly throwDamage: Readonly<Partial<Record<ObjectWeight, number>>>
    /** OBJ-02: an object is also picked up in the step that stops next to an opposing figure. */
    readonly pickedUpAsItStops: boolean
    /** TER-09: light and heavy objects make their squares hindering. */
    readonly hinder: boolean
    /** Of several markers in one square only the last one in the list works. */
    readonly onlyTop: boolean
    /** OBJ-07: attacks destroy markers of any kind too, also one in the square of the attacker. */
    readonly markersFall: boolean
    /** OBJ-04: an object in hand adds to every close attack on one target, or only a terrain action uses it. */
    readonly used: 'in-close-attacks' | 'by-terrain-action'
  }
  readonly damage: {
    /** CC-13: may reducers take away what a critical hit added? */
    readonly criticalIsReduced: boolean
    /** DMG-02: of several reducers one works, or all of them. */
    readonly reducers: 'one' | 'sum'
    /** Whether "damage dealt" is meant before or after everything that reduces it. */
    readonly dealt: 'after-reducers' | 'before-reducers'
    /** MKEY-STOP: a click may stop the dial. */
    readonly stopClicks: boolean
  }
  readonly knockBack: {
    /** KB-10 to KB-13: the way of a target that is in no row, column or diagonal of the attacker; `judge`: each of three is an option. */
    readonly path: 'far-diagonal' | 'extended-line' | 'attackers-line' | 'judge'
    /** KBD-06. */
    readonly hangingOnDamage: number
    /** KBD-03, Q9 (PROPOSED): two higher flanks stop a diagonal path. */
    readonly higherFlanks: 'stop' | 'pass'
    /** KB-01: doubles of an attack roll knock back. */
    readonly doubles: boolean
    /** KBD-02 to KBD-07: whether terrain in the next square is asked before a figure in it, which then stops the path whatever its level. */
    readonly order: 'terrain-first' | 'figure-first'
    /** KBD-05: what a fall deals, in clicks; `fallOnLastSquare`: in the last square that was due. */
    readonly fallDamage: number
    readonly fallOnLastSquare: number
    /** Damage at the end of a path of fewer than three squares, in clicks. */
    readonly fewerSquares: number
    /** KBX-03: whether figures on several squares are knocked back. */
    readonly severalSquares: 'none' | 'as-others'
    /** Whether giant and colossal figures are knocked back. */
    readonly greatSize: 'none' | 'as-others'
    /** KBD-14: whether figures that ignore the damage of a fall by an effect (Flight) are hurt by it all the same. */
    readonly flightFalls: 'none' | 'as-others'
  }
  readonly movement: {
    /** MOV-09 before 2010: the more restrictive way around a corner counts. */
    readonly cornerIsStricter: boolean
    /** COL-05 against MUL-02, Q28: indoors a base needs an opening as wide as itself, or as wide as the square that moves. */
    readonly indoorOpening: 'as-wide-as-the-base' | 'of-one-square'
    /** MOV-05, MOV-06: hindering terrain ends a move into it and halves one that begins in it. */
    readonly hindering: 'stops-and-halves' | 'nothing'
    /** TER-05. */
    readonly water: 'stops-and-halves' | 'nothing'
    /** MOV-08: a move changes level only over transition squares, or anywhere along a boundary, behind which it ends. */
    readonly boundary: 'transition-squares' | 'stop'
    /** How many levels such a boundary may rise or fall. */
    readonly boundaryLevels: 'any' | 'one'
    /** MOV-04: the least total that breaks away. */
    readonly breakAway: number
    /** MOV-04: a rolled 1 always fails and a rolled 6 always succeeds. */
    readonly breakAwayFaces: boolean
    /** ABL-CARRY: the speed that carrying costs, once or for each figure that is carried. */
    readonly carryCost: number
    readonly carryCostFor: 'all' | 'each'
    /** ABL-CARRY: symbols that a figure may have and is then not carried. */
    readonly symbolsBar: boolean
    /** MOV-04: a move of no squares next to an opponent needs the roll. */
    readonly breakAwayAtZero: boolean
    /** MOV-04: the rest of an action after a failed break away is left out (default), or makes the event illegal. */
    readonly afterFailure?: 'left-out' | 'illegal' | undefined
    /** What a mover passes is what it can use where it starts (default), or in the square that it would enter. */
    readonly abilities?: 'at-start' | 'each-square' | undefined
  }
  readonly tokens: {
    /** ACT-06, Q27: what would bring a third token is forbidden (2010), does nothing (2012), or the token is ignored (2013). */
    readonly beyondTwo: 'ignored' | 'nothing' | 'forbidden'
    /** ACT-09: a second token hurts. */
    readonly pushing: 'hurts' | 'none'
    /** Whether figures act with two tokens by an effect that lets them (Colossal Stamina). */
    readonly stamina: 'as-printed' | 'gone'
  }
  readonly actions: {
    /** Whether several leaders of a side give one action more, or one each. */
    readonly leadership: 'one' | 'each'
  }
  readonly time: {
    /** GEN-08, OUT-07: every effect with a duration ends with the power that made it; before, only Outwit's. */
    readonly effectsEndWithSource: boolean
    /** GEN-08: markers leave the map with the power that put them there, or only when the next turn of that side begins. */
    readonly markersEndWithSource: boolean
    /** Whether effects of an attack that come after resolutions wait for the end of the attack or of the whole action. */
    readonly afterResolutions: 'attack' | 'action'
    /** MTRM-GEN: figures may come from outside the game. */
    readonly generates: boolean
    /** ACT-04: one free action of each effect for a figure in a turn. */
    readonly freeActionOnce: boolean
    /** OUT-01, GEN-01: no free action once the end of the turn has begun, whatever its text. */
    readonly freeOnlyBetween: boolean
    /** CC-12: free actions also in the middle of another action. */
    readonly freeActionsInside: boolean
    /** GEN-01: free actions also once the end of the turn has begun; before 2013 no document says it. */
    readonly freeActionsAtEnd: boolean
    /** WLD-02: a wild card does not use what it copies where a team ability of its own does the same. */
    readonly sameMechanicOnce: boolean
    /** NAM-03: a figure that replaces another one gets the squares that it left, as far as possible; before 2013 no document settles the place. */
    readonly replacedInSquares: boolean
    /** TER-12: what comes to lie on the map in an action makes terrain harder only when that is over; before 2012 no document says it. */
    readonly harderAfterAction: boolean
    /** ACT-05: there are double power actions. */
    readonly doublePowerActions: boolean
    /** CC-01: a move in each turn besides what the figure does otherwise. */
    readonly moveBesidesAttack: boolean
    /** WLD-01 against WLD-02: a wild card changes with any declared action and keeps what it copies, or by a free action as long as a friend has it. */
    readonly wildCards: 'with-any-action' | 'by-free-action' | 'by-free-action-and-kept'
    /** WLD-02: team abilities that no wild card copies; null: which these are stands on cards that are not at hand. */
    readonly uncopyable: readonly string[] | null
  }
  readonly score: {
    /** TRN-10: the recorded score is at most the build total; the winner is decided by the whole score. */
    readonly atMostTotal: boolean
    /** Mission points; null: there are none. */
    readonly mission: MissionPoints | null
  }
  readonly force: {
    /** NEW-03: alternate team abilities go by keywords, one for a force; before, they were feats. */
    readonly alternateByKeyword: boolean
    /** NEW-02: what a feat asks for must be named by a special power, and the symbol of a special power counts. */
    readonly namedOnly: boolean
    /** OBJ-01. */
    readonly objectsLimited: boolean
    /** TRN-04: battlefield conditions that a force may bring at most; null: no document says how many. */
    readonly conditions: number | null
    /** TRN-04: what all its feats may cost together at most, in percent of the build total; null: no document says. */
    readonly featShare: number | null
    /** TRN-04: a figure cannot be assigned the same feat twice; before, no document says. */
    readonly featOnce: boolean
    /** NEW-02: what a figure can use by an ability or a team ability is enough for a feat, too. */
    readonly featByUse: boolean
    /** NEW-03: only a themed team may add an alternate team ability. */
    readonly alternateNeedsTheme: boolean
    /** NEW-03: all figures that qualify for it must be assigned it. */
    readonly alternateForAll: boolean
    /** TRN-04: by what two unique figures are the same one. */
    readonly uniqueBy: 'name' | 'name-set-number'
    /** TRN-11: how many figures make a themed team; null: no document says. */
    readonly theme: ThemeSize | null
    /** TRN-11: how often a game a themed team uses Probability Control at most; null: no document says. */
    readonly rerolls: ThemeRerolls | FigureRerolls | null
    /** The bonus of a themed team to the roll for the first turn; null: there is none. */
    readonly initiative: FirstRoll | null
    /** The least cost of an element of a force, in points. */
    readonly fewestPoints: number
    /** How many elements the sideline holds; null: no document says. */
    readonly sideline: SidelineSize | null
    /** How many maps a player brings; null: no document says. */
    readonly maps: { readonly least: number; readonly most: number } | null
    /** Pieces of equipment that a figure is assigned at most, a standard figure only; null: it is not assigned before the game. */
    readonly equipmentEach: number | null
    /** Kinds of further elements of which a force has one. */
    readonly once: readonly string[]
    /** For so many days a new set is not admitted; null: it is at once. */
    readonly newSetDays: number | null
    /** Limits for Modern elements in the Silver Age; null: there is no Silver Age. */
    readonly modernShare: ModernShare | null
    /** There are the Silver Age, Pulp and Theme: each has a separate row. */
    readonly formats: boolean
    /** OBJ-01: no two special objects of a force have the same name. */
    readonly specialObjectsDiffer: boolean
    /** TRN-04: resources that a force may bring at most, and none of them beside special objects; null: no document says. */
    readonly resources: number | null
    /** TER-18: starting areas grow with the forces; before, a force that did not fit had to shrink. */
    readonly areasGrow: boolean
    /** TER-18: no starting area grows into that of another player; before, no document says. */
    readonly areasApart: boolean
    /** Maps of so many squares each way have the row of squares along the edge of a player as starting area; null or left out: they are as others. */
    readonly smallMap?: number | null | undefined
  }
}

/** Effects of mission points. */
export interface MissionPoints {
  /** With so many of them the game is over. */
  readonly end: number
  /** The points for each of them in the Silver Age, in which they do not end the game. */
  readonly silver: number
}

/** How many figures a themed team has at least (TRN-11). */
export interface ThemeSize {
  /** With a keyword that is not generic. */
  readonly named: number
  readonly generic: number
  /** So many for each of these points of the build total, or part of them; null: however large it is. */
  readonly per: number | null
  readonly genericKeywords: readonly string[]
}

/** How often a themed team uses its Probability Control in a game (TRN-11): so many times for each of these points of the build total. */
export interface ThemeRerolls {
  /** With a keyword that is not generic. */
  readonly named: number
  readonly generic: number
  readonly per: number
  /** A part of these points counts as a whole. */
  readonly partCounts: boolean
  readonly genericKeywords: readonly string[]
}

/** The same by the number of figures with the keyword: so many times for each of them. */
export interface FigureRerolls {
  readonly each: number
  /** In a game at most. */
  readonly most: number
}

/** The bonus of a themed team to its roll for the first turn. */
export interface FirstRoll {
  /** For each figure with the keyword. */
  readonly each: number
  /** The most by which a bonus may exceed that of the opponent. */
  readonly ahead: number
}

/** How many elements the sideline holds. */
export interface SidelineSize {
  /** So many for each full 100 points of the build total. */
  readonly each: number
  /** The same in the format Theme. */
  readonly eachInTheme: number
  readonly most: number
}

/** Limits for Modern elements in the Silver Age. */
export interface ModernShare {
  /** The most points of all Modern figures together. */
  readonly points: number
  /** So few of them may cost more. */
  readonly free: number
  /** Modern elements of the sideline. */
  readonly sideline: number
}

export interface ReplacingRow {
  readonly rule: string
  /** Announced as different and not preserved: the judge may know better (CC-29). */
  readonly lost?: true
}

/** A resolved edition: its parent with the differences laid over, frozen. */
export interface Ruleset {
  readonly id: string
  readonly name: string
  readonly params: Params
  readonly effects: ReadonlyMap<string, Effect>
  /** What a figure has by the size of its damage symbol (SIZ-12). */
  readonly sizeAbilities: Readonly<Record<Size, readonly string[]>>
  /** What every figure can use. */
  readonly everyone: readonly string[]
  /** Rows of the common rulebook that this ruleset says in a row of its own, or whose own text is lost. */
  readonly replacedRows: Readonly<Record<string, ReplacingRow>>
  readonly rules: ReadonlyMap<string, RuleEntry>
  readonly terrain: ReadonlyMap<string, SpecialTerrainRule>
  /** Of an edition that is written as a document: it ships with Linejudge, or a file, a case or an option brings it. */
  readonly brought?: Brought
}

/** What an edition leaves to the judge. */
export interface JudgeDecides {
  readonly why: string
  /** Rulings on these topics report it; none: it is said in the reference alone. */
  readonly touches: readonly ('line-of-fire' | 'attack' | 'movement' | 'knock-back' | 'turn')[]
}

/** Data of a document of an edition in addition to its rules. */
/** A list of a format of play: legal, banned or restricted elements from a day on. */
export interface FormatList {
  /** Its name; left out: that of its format. */
  readonly name?: string | undefined
  readonly does: 'legal' | 'banned' | 'restricted' | 'watched'
  /** The number of restricted elements that a force may have; left out: one. */
  readonly most?: number | undefined
  /** The first day on which it holds, and the first on which it no longer does. */
  readonly from: string
  readonly until?: string | undefined
  /** `set:ID`, `figure:SET/ID`, `name:NAME`, `kind:KIND`, `rarity:RARITY`. */
  readonly what: readonly string[]
  /** The row behind it. */
  readonly by?: string | undefined
}

/** A format of play of an edition. */
export interface EditionFormat {
  readonly id: string
  readonly name: string
  /** Its age; left out: it holds in every age. */
  readonly age?: Age | undefined
  /** The build total. */
  readonly total?: number | undefined
  /** Elements of the sideline at most; left out: as in the edition. */
  readonly sideline?: number | undefined
  /** It is played in the format Theme. */
  readonly themed?: true | undefined
  /** Whether at most the build total is recorded for a game; left out: as in the edition. */
  readonly score?: 'capped' | 'real' | undefined
  /** The row behind it. */
  readonly by?: string | undefined
  readonly lists: readonly FormatList[]
}

export interface Brought {
  readonly version: string
  /** The shipped edition that its chain of parents begins with, or its own id if it has no parent. */
  readonly founded: string
  /** The ids of the effects of that edition: they keep their order. */
  readonly firstEffects: ReadonlySet<string>
  /** Where its chain of parents begins. */
  readonly foundation: 'classic' | 'modern'
  /** The hash of what it rules: `sha256:` and 64 digits. */
  readonly rules: string
  /** Titles of sources by id. */
  readonly sources: ReadonlyMap<string, string>
  /** The rows that take the place of others in rulings: by the other row, or by row and sentence (`KB-02/kb.due`). */
  readonly instead: ReadonlyMap<string, string>
  /** Rows that state the same rule, by row. */
  readonly same: ReadonlyMap<string, readonly string[]>
  readonly standings: ReadonlyMap<string, Standing>
  /** The year of the text of a row, if a newer text may exist. */
  readonly asOf: ReadonlyMap<string, number>
  /** Effects whose ids have a number (`giant-reach:3`): the least and the greatest, by the id without it. */
  readonly numbered: ReadonlyMap<string, readonly [number, number]>
  /** The rows cited for parameters, by their addresses. */
  readonly paramRows: ReadonlyMap<string, string>
  /** Formats of play by their ids, those of the parent among them. */
  readonly formats: ReadonlyMap<string, EditionFormat>
  /** Open points: the values that a case may choose, by the address of a parameter. */
  readonly readings: ReadonlyMap<string, readonly unknown[]>
  /** What the judge decides, by row. */
  readonly judge: ReadonlyMap<string, JudgeDecides>
  /** Titles and texts of its rows, sentences and terms of its own, each with its language, by address: `rows.CS-1.text`, `terms.ranged`. */
  readonly texts: ReadonlyMap<string, { readonly text: string; readonly language: string }>
  /** The same in other languages, by language and address. */
  readonly translations: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** Whether an effect is something that is done, and not only had. */
export const isDone = ({ act }: Effect): boolean => act !== 'always'

/** The shipped edition that a ruleset is or is founded on: what holds for that one by its id holds here, too. */
export const foundedOn = ({ id, brought }: Ruleset): string => brought?.founded ?? id

/** The row of the edition that takes the place of this one, in this sentence if it has one. */
export function rowIn({ brought }: Ruleset, row: string, say = ''): string {
  if (brought === undefined) return row
  const sentence = say.split('@', 1)[0]!
  for (const key of [`${row}/${say}`, `${row}/${sentence}`, `*/${say}`, `*/${sentence}`, row]) {
    const found = brought.instead.get(key)
    if (found !== undefined) return found
  }
  return row
}
