/**
 * A ruling: the answer to a question, with its reasons as data. Its JSON is the public contract of the case format.
 * Prose is made at the edge: `say` and `facts` name the sentence, `explain/` writes it into `text`.
 */
import type { AskKind, Segment, SquareXY } from './case.ts'

/** How well the text of a rule is founded in its edition, from strong to weak; a house rule is outside this order. */
export const STANDINGS = ['official-text', 'official-answer', 'transcribed', 'as-before', 'reading'] as const
export type Standing = (typeof STANDINGS)[number] | 'house'

export type Weight = 'decides' | 'contributes' | 'considered' | 'overridden'

/** Pairs are figures with what each gets. Among squares, a string names what is no square: the edge of the map. */
export type Fact = string | number | boolean | SquareXY | readonly (SquareXY | string)[] | readonly (readonly [string, number])[] | null
export type Facts = Readonly<Record<string, Fact>>

export interface Reason {
  readonly rule: string
  readonly weight: Weight
  /** Squares that the reason is about. */
  readonly at: readonly SquareXY[]
  /** The figure or effect that causes it, or null. */
  readonly by: string | null
  /** Which sentence says it (see explain/sentences.en.ts). */
  readonly say: string
  readonly facts: Facts
  /** The sentence, filled in by explain/ before a ruling leaves the house. */
  readonly text?: string
  /** Under an edition that is a document: how well the text of its rule is founded. */
  readonly standing?: Standing
  /** The year of that text, if a newer one may exist. */
  readonly asOf?: number
}

export interface Citation {
  readonly rule: string
  readonly document: string
  readonly section: string
  /** The edition for which the document was written, by its name, where that is another than the one asked about. */
  readonly writtenFor?: string
  /** Of a row that a brought edition has: its words. */
  readonly text?: string
  readonly standing?: Standing
}

/** The effect of another reading: the readings, and the fields of the ruling that would differ. */
export type OtherReading = { readonly readings: Readonly<Record<string, unknown>> } & { readonly [field: string]: unknown }

/** Which brought edition a ruling was made by. `rules`: the hash of what it rules. */
export interface RulingEdition {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly rules: string
}

export interface NotConsidered {
  /** `field`: what a field of the case holds cannot stand so, or is not known. */
  readonly kind:
    | 'special-power'
    | 'trait'
    | 'team-ability'
    | 'map-rule'
    | 'condition'
    | 'field'
    | 'feat'
    | 'resource'
    | 'relic'
    | 'equipment'
    | 'object'
    | 'keyword'
  readonly figure?: string
  readonly id: string
  readonly text: string
  /** The field, as a JSON pointer into the case. */
  readonly path?: string
  /** Added by us. `false`: it cannot change this ruling; left out: it could. */
  readonly matters?: boolean
}

/** What every ruling has. The other fields depend on its kind (see the interfaces below and the case format). */
export interface RulingBase {
  readonly kind: string
  readonly verdict: string
  readonly ruleset: string
  readonly because: readonly Reason[]
  readonly cites: readonly Citation[]
  readonly notConsidered: readonly NotConsidered[]
  /** Where a player has a choice that the case leaves open: what would settle it, and what follows. */
  readonly options?: readonly RulingOption[]
  /** Texts of cards that a judge has accepted as rules, and by which the ruling was made; left out: none. */
  readonly cards?: readonly CardRead[]
  /** Only under an edition that is a document. */
  readonly edition?: RulingEdition
  /** The weakest of the reasons that decide, the first of them if several are equally weak. House rules do not count. */
  readonly standing?: { readonly weakest: Standing; readonly rule: string }
  /** The readings of the question, if its edition has open points. */
  readonly readings?: Readonly<Record<string, unknown>>
  /** The effects of other readings of open points, by parameter; left out if none matters. */
  readonly otherReadings?: readonly OtherReading[]
}
/** A text of a card of the question. */
export interface CardRead {
  readonly figure: string
  readonly id: string
  readonly name: string
  /** The day on which a judge accepted sentences of it. */
  readonly accepted: string
}

export interface RulingOption {
  readonly choices: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

export type LineVerdict = 'clear' | 'hindered' | 'blocked'
export type BlockerKind = 'wall' | 'blocking' | 'elevated' | 'figure' | 'corner' | 'power' | 'special'
export interface Blocker {
  readonly kind: BlockerKind
  readonly at: readonly SquareXY[]
  readonly figure?: string
}
export interface LineOfFireRuling extends RulingBase {
  readonly kind: 'line-of-fire'
  readonly verdict: LineVerdict
  readonly crossed: readonly SquareXY[]
  /** `at` is the grid corner between columns x-1 and x and rows y-1 and y. */
  readonly corners: readonly { readonly at: SquareXY; readonly flanks: readonly [SquareXY, SquareXY] }[]
  readonly distance: number
  readonly defenseModifier: number
  readonly blockedBy: readonly Blocker[]
  readonly hinderedBy: readonly SquareXY[]
  /** The squares the line was drawn between (always given by us; the contract asks for it at multi-base ends). */
  readonly between: readonly [SquareXY, SquareXY]
  /** The piece of blocking terrain that it passes and destroys (MR-LOF-13). Left out: none. */
  readonly through?: readonly Piece[]
}
/** A piece of blocking terrain: a square, or the two squares on both sides of a wall. */
export interface Piece {
  readonly kind: 'blocking' | 'wall'
  readonly at: readonly SquareXY[]
}
/** A line that a ruling rests on, as far as a board needs it. */
export interface LineDrawn {
  readonly verdict: LineVerdict
  readonly between: readonly [SquareXY, SquareXY]
  readonly corners: LineOfFireRuling['corners']
  readonly blockedBy: readonly Blocker[]
  readonly hinderedBy: readonly SquareXY[]
  readonly through?: readonly Piece[]
}
export interface CanTargetRuling extends RulingBase {
  readonly kind: 'can-target'
  readonly verdict: 'legal' | 'illegal' | 'judge'
  readonly distance: number | null
  readonly reach: number | null
  readonly lineOfFire: LineVerdict | null
  readonly adjacent: boolean
  /** Added by us: the line behind `lineOfFire`. */
  readonly line?: LineDrawn | null
}
export interface TargetsRuling extends RulingBase {
  readonly kind: 'targets'
  readonly verdict: 'some' | 'none'
  readonly legal: readonly string[]
  readonly illegal: readonly { readonly figure: string; readonly rule: string }[]
}
export type ValueOp = 'printed' | 'set' | 'replace' | 'modify' | 'limit' | 'lock' | 'minimum'
export interface ValueStep {
  readonly source: string
  readonly op: ValueOp
  readonly result: number
}
export interface ValueRuling extends RulingBase {
  readonly kind: 'value'
  readonly verdict: 'value'
  readonly value: number
  readonly steps: readonly ValueStep[]
}
export interface DamageRuling extends RulingBase {
  readonly kind: 'damage'
  readonly verdict: 'taken' | 'judge'
  readonly taken: number
  readonly steps: readonly { readonly source: string; readonly op: string; readonly result: number }[]
}
export type StoppedBy = 'edge' | 'wall' | 'blocking' | 'corner' | 'higher' | 'drop' | 'drop-occupied' | 'figure' | 'special' | 'left-space'
export interface KnockBackDamage {
  readonly kind: 'knock-back' | 'unavoidable'
  readonly to: string
  readonly dealt: number
  readonly taken: number
}
export interface KnockBackResult {
  readonly figure: string
  readonly knockedBack: boolean
  /** The number of squares due. */
  readonly squares: number
  readonly direction: SquareXY | null
  /** Squares entered. */
  readonly path: readonly SquareXY[]
  readonly end: SquareXY
  readonly stoppedBy: StoppedBy | null
  readonly damage: readonly KnockBackDamage[]
}
export interface KnockBackOutcome {
  readonly verdict: 'knocked-back' | 'none' | 'mixed' | 'illegal'
  readonly results: readonly KnockBackResult[]
}
export interface KnockBackRuling extends RulingBase {
  readonly kind: 'knock-back'
  readonly verdict: KnockBackOutcome['verdict'] | 'judge'
  readonly results: readonly KnockBackResult[]
}
export interface FigureAfter {
  readonly at: SquareXY | null
  readonly click: number
  readonly ko: boolean
  readonly tokens: number
  readonly damage: number
  readonly holding: string | null
  /** Added by us: a hidden figure that has been found. */
  readonly spotted?: true
  /** Added by us: whose captive it is. */
  readonly captiveOf?: string
}
export interface AttackRuling extends RulingBase {
  readonly kind: 'attack'
  /** `open`: the attack roll is not entered yet; nothing has happened. */
  readonly verdict: 'hit' | 'miss' | 'mixed' | 'illegal' | 'no-attack' | 'judge' | 'open'
  readonly needed: Readonly<Record<string, number>>
  readonly total: number | null | Readonly<Record<string, number>>
  readonly critical: 'hit' | 'miss' | null
  readonly hits: readonly string[]
  /** Under an edition that names it: the power that took the place of the normal damage, or null. */
  readonly insteadOfNormal?: string | null
  readonly damageDealt: Readonly<Record<string, number>>
  readonly damageTaken: Readonly<Record<string, number>>
  readonly selfDamage: number
  readonly knockBack: KnockBackOutcome
  readonly after: Readonly<Record<string, FigureAfter>>
  /** Added by us: the line to each target that needed one. */
  readonly lines?: Readonly<Record<string, LineDrawn>>
  readonly destroyed?: boolean
  readonly debris?: readonly SquareXY[]
  /** Walls that the attack breaks in addition to its target (MR-LOF-13). Left out: none. */
  readonly walls?: readonly Segment[]
  /** Objects and markers that the attack removes from the map (MR-TER-16). Left out: none. */
  readonly removed?: readonly string[]
  /** Added by us: rolls that are not entered yet; the other fields count them as failed. Left out: there are none. */
  readonly due?: readonly DueRoll[]
}
/** A roll that is still to be made. */
export interface DueRoll {
  readonly figure: string
  /** The name under which `rolls` take it, or `attack-roll`. */
  readonly what: string
  /** The lowest number (of two dice: total) that succeeds; left out: every number counts, or there is no single one. */
  readonly from?: number
}

export interface MoveRuling extends RulingBase {
  readonly kind: 'move'
  readonly verdict: 'legal' | 'illegal'
  readonly end: SquareXY
  /** Its last square makes it stop though squares are left. */
  readonly mustStop: boolean
  readonly speed: number
  /** Added by us: every way in which a larger base may lie at the end (MUL-02). */
  readonly bases?: readonly (readonly SquareXY[])[]
  /** Added by us, where the question picks up or puts down an object: what it holds afterwards. */
  readonly holding?: string | null
  /** Added by us: free squares where those carried may be set down (ABL-CARRY). */
  readonly setDown?: readonly SquareXY[]
  /** Added by us: terrain that falls on the way (IMT-06). */
  readonly destroyed?: { readonly squares: readonly SquareXY[]; readonly walls: readonly (readonly SquareXY[])[] }
}
export interface ReachRuling extends RulingBase {
  readonly kind: 'reach'
  readonly verdict: 'some' | 'none'
  readonly squares: readonly SquareXY[]
  readonly speed: number
  readonly attackable: readonly string[]
  /** Added by us: every other opponent, alphabetically, with why it could not be attacked; empty where the action holds no attack. */
  readonly refused: readonly { readonly figure: string; readonly rule: string; readonly text: string }[]
}
export interface BreakAwayRuling extends RulingBase {
  readonly kind: 'break-away'
  readonly verdict: 'success' | 'failure' | 'automatic' | 'not-needed' | 'judge'
  readonly total: number | null
}

/** A chance in lowest terms, and in percent to two decimals. */
export interface ChanceShown {
  readonly fraction: string
  readonly percent: number
}
/** A mean in lowest terms, and to two decimals. */
export interface MeanShown {
  readonly fraction: string
  readonly decimal: number
}
/** One thing to do on the way to an attack, in order. */
export type PreparationStep = {
  /** Who does it, where the turn of several figures is prepared. */
  readonly by?: string
} & (
  | { readonly do: 'outwit'; readonly figure: string; readonly counter: string }
  | { readonly do: 'perplex'; readonly figure: string; readonly value: string; readonly modifier: number }
  | {
      readonly do: 'move'
      readonly action: string
      readonly path: readonly SquareXY[]
      /** The squares that a larger base then lies on. */
      readonly base?: readonly SquareXY[]
    }
  | { readonly do: 'pick-up'; readonly object: string }
  | {
      readonly do: 'attack'
      readonly kind: 'close' | 'ranged' | 'thrown'
      readonly action: string | null
      readonly powers: readonly string[]
      readonly targets: readonly string[]
      readonly expert?: string
      readonly split?: Readonly<Record<string, number>>
    }
)
export interface PreparedPlan {
  readonly steps: readonly PreparationStep[]
  readonly targets: readonly string[]
  /** To hit anybody. */
  readonly hit: ChanceShown
  /** Clicks that the attack itself turns on opponents, on average. */
  readonly expected: MeanShown
  /** All clicks that opponents take in the turn, knock back included, on average: `bestBy.damage` compares these. */
  readonly turned: MeanShown
  /** That an opponent is defeated when the action is over; null where no opponent's dial is known. */
  readonly ko: ChanceShown | null
  readonly because: readonly Reason[]
  /** The line to each target that needed one. */
  readonly lines: readonly LineDrawn[]
}
export interface PreparationRuling extends RulingBase {
  readonly kind: 'preparation'
  readonly verdict: 'some' | 'none' | 'unfinished'
  /** How many attacks were looked at, where there are more than one question may take: the plans are the best of these. */
  readonly tried?: number
  readonly plans: readonly PreparedPlan[]
  /** Which of the plans is best; null where none of them comes to anything. */
  readonly bestBy: { readonly hit: number | null; readonly damage: number | null; readonly ko: number | null }
}
export interface OddsRuling extends RulingBase {
  readonly kind: 'odds'
  readonly verdict: 'odds'
  /** To hit anybody: where Shape Change leads elsewhere, that target counts. */
  readonly hit: ChanceShown
  readonly hitWithDoubles: ChanceShown
  /** What the dice must come to; null where the attack is not allowed. The following are null then, too. */
  readonly needed: number | null
  /** Clicks that the attack itself turns on the target; null also where a judge must say how it works. */
  readonly clicks: readonly ({ readonly taken: number } & ChanceShown)[] | null
  readonly expected: MeanShown | null
  /** Defeated when the action is over; null for a figure whose dial is not known. */
  readonly ko: ChanceShown | null
  readonly knockBack: {
    readonly chance: ChanceShown
    /** By squares due. */
    readonly squares: readonly ({ readonly squares: number } & ChanceShown)[]
    /** The target takes damage from it. */
    readonly damage: ChanceShown
  } | null
  /** The attacker comes out of it hurt. */
  readonly attackerHurt: ChanceShown | null
  /** Where the target may refuse to be one: who is attacked then, if anybody. */
  readonly otherwise?: { readonly chance: ChanceShown; readonly figure: string | null }
  readonly line?: LineDrawn | null
}

/** How a figure stands after an event of a timeline. */
export interface TimelineState {
  readonly click: number
  readonly tokens: number
  /** Clicks taken since the timeline began. */
  readonly damage: number
  readonly ko: boolean
  /** As the events named them. */
  readonly countered: readonly string[]
  /** Of the powers and abilities of the case, those it can use now. */
  readonly usable: readonly string[]
  /** Squares that its last action left of its movement; null: it has not moved. */
  readonly movementLeft: number | null
  /** Added by us. */
  readonly at: SquareXY | null
  /** Added by us: all squares of a base that covers several, the first of which is `at`; left out: one square, or none. */
  readonly squares?: readonly SquareXY[]
  readonly holding: string | null
  readonly captiveOf?: string
  /** Beside the map: it waits to come in, or has been replaced. */
  readonly aside?: true
  /** On board of this vehicle. */
  readonly pilotOf?: string
  readonly replacedBy?: readonly string[]
  /** Added by us: the team ability that it copies; left out: none. */
  readonly copies?: string
  /** Added by us: counters that it has, by their name; left out: none. */
  readonly counters?: Readonly<Record<string, number>>
}
export interface TimelineRuling extends RulingBase {
  readonly kind: 'timeline'
  readonly verdict: 'played' | 'illegal' | 'judge' | 'unfinished'
  /** How many events were played, where there are more than one question may take. */
  readonly tried?: number
  /** The first event that the rules forbid, itself or one of its steps; a reason's `event` fact says which it is about. */
  readonly event?: number
  /** Rolls that are not entered yet, by event; `states` count them as failed, a break away as successful. Left out: there are none. */
  readonly due?: readonly (DueRoll & { readonly event: number })[]
  /** One for each event played. */
  readonly states: readonly Readonly<Record<string, TimelineState>>[]
}

/**
 * No answer: the question takes more steps than one question may. What there is so far of a preparation or a timeline
 * stands in theirs.
 */
export interface UnfinishedRuling extends RulingBase {
  readonly kind: Exclude<AskKind, 'preparation' | 'timeline'>
  readonly verdict: 'unfinished'
  /** In steps of the engine. */
  readonly tried: number
}

/** An answer to a question about the HeroClix table. */
export type Ruling =
  | TimelineRuling
  | MoveRuling
  | ReachRuling
  | BreakAwayRuling
  | OddsRuling
  | PreparationRuling
  | LineOfFireRuling
  | CanTargetRuling
  | TargetsRuling
  | ValueRuling
  | DamageRuling
  | KnockBackRuling
  | AttackRuling
