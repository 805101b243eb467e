/**
 * The case format (clixcase/1) as types: a judge's question written down. The format is a public contract;
 * what a file may say is checked by `parseCase.ts`, and only checked values carry these types.
 * The table in the app holds its position as such a case too: saving, sharing and asking are one thing.
 */

/** `[column, row]`, both from 0, the origin at the top left. */
export type SquareXY = readonly [number, number]
/** One of the eight steps, `[1, 0]` to `[-1, -1]`. */
export type Step = readonly [number, number]
/** A wall or force-field segment: the two orthogonally adjacent squares that it parts. */
export type Segment = readonly [SquareXY, SquareXY]

export const RULESETS = [
  'heroclix-jan-2010',
  'heroclix-2010',
  'heroclix-2012',
  'heroclix-2013',
  'heroclix-2023',
  'clix-campaign',
  'heroscape-knockback',
  'descent-2e'
] as const
/** The rulesets that ship with Linejudge. */
export type ShippedRulesetId = (typeof RULESETS)[number]
/** The id of a ruleset: one that ships, or one that the case brings (`editions`). */
export type RulesetId = ShippedRulesetId | (string & {})

export const SIZES = ['tiny', 'standard', 'giant', 'colossal'] as const
export type Size = (typeof SIZES)[number]

export const VALUES = ['speed', 'attack', 'defense', 'damage', 'range'] as const
export type ValueName = (typeof VALUES)[number]

/** What the case format counts where a figure does not say. */
export const COUNTED: Readonly<Record<ValueName | 'bolts' | 'points', number>> = {
  speed: 8,
  attack: 10,
  defense: 16,
  damage: 3,
  range: 8,
  bolts: 1,
  points: 100
}

export const OBJECT_WEIGHTS = ['ultra-light', 'light', 'heavy', 'ultra-heavy'] as const
export type ObjectWeight = (typeof OBJECT_WEIGHTS)[number]

export const OBJECT_KINDS = [
  ...OBJECT_WEIGHTS,
  'debris',
  'hindering-marker',
  'blocking-marker',
  'smoke',
  'water-marker',
  'elevated-marker',
  'object',
  'equipment'
] as const
export type ObjectKind = (typeof OBJECT_KINDS)[number]

/** Numbers printed on a marker. Left out: the one in `PRINTED`. */
export interface PrintedNumbers {
  /** Its range if it is thrown. */
  readonly bolt?: number
  /** How far close attacks reach with it in hand; 0: only adjacent figures. */
  readonly giant?: number
  /** Damage if it is thrown, and what it adds to the damage value in hand. */
  readonly burst?: readonly [number, number]
  /** The damage that destroys it. */
  readonly destroy?: number
}

/** The numbers of a marker without print. */
export const PRINTED: Required<PrintedNumbers> = { bolt: 4, giant: 0, burst: [2, 1], destroy: 3 }

/** The weight of an object; null for debris and markers, which are terrain and no objects. */
export const weightOf = (kind: ObjectKind): ObjectWeight | null => OBJECT_WEIGHTS.find((weight) => weight === kind) ?? null

export interface MapOpening {
  readonly edge: Segment
  readonly kind: 'door' | 'window' | 'gate'
  readonly state: 'open' | 'closed'
}

export interface CaseMap {
  /** Columns, rows. */
  readonly size: readonly [number, number]
  readonly terrain?: readonly string[]
  readonly level?: readonly string[]
  readonly indoor?: readonly string[]
  readonly walls?: readonly Segment[]
  readonly barriers?: readonly Segment[]
  readonly legend?: Readonly<Record<string, readonly string[]>>
  readonly starting?: Readonly<Record<string, readonly SquareXY[]>>
  /** Added by us: stairs and ladders, each as the two squares it joins; they touch at an edge or a corner (MOV-08). */
  readonly stairs?: readonly Segment[]
  /** Added by us: doors, windows and gates as marks on edges. They change no ruling by themselves: closed, its edge is in `walls`. */
  readonly openings?: readonly MapOpening[]
  /** Added by us: ids of special rules that hold for the whole map (Shadowland Fortress). */
  readonly rules?: readonly string[]
  /** Added by us: which map document this is, for the app. Never changes a ruling. */
  readonly id?: string
  readonly name?: string
}

export interface CaseClick {
  readonly speed?: number
  readonly attack?: number
  readonly defense?: number
  readonly damage?: number
  readonly powers?: readonly string[]
  /** Added by us: special powers that stand on this click, by their ids; one that no click names counts on every click. */
  readonly special?: readonly string[]
  /** Added by us: it shows KO. */
  readonly ko?: boolean
  /** STOP: damage of an opponent's attack turns the dial no farther (MKEY-STOP). */
  readonly stop?: boolean
}

/** Added by us: where a figure may begin, and what it costs there. */
export interface StartingLine {
  readonly click: number
  readonly points: number
  /** What marks it on the dial, such as its colour. */
  readonly mark?: string
}

/** Added by us: a power that may be used only while something holds of the figure. Both together: both have to hold. */
export interface Grant {
  readonly power: string
  readonly while: { readonly notUsing?: string; readonly using?: string }
}

/** What is written on a figure, an object or beside the table: its id alone, or with what it does. */
export interface OwnText {
  readonly id: string
  readonly name?: string
  /** Added by us: as it is printed, or in a judge's words. Never changes a ruling. */
  readonly text?: string
  /** Added by us: it says more than what stands here; told in every ruling that it may touch. */
  readonly more?: boolean
  /** What it lets be used (GEN-09). */
  readonly grants?: readonly (string | Grant)[]
  /** Added by us: what is possessed through it, and can be countered (OUT-03). */
  readonly gains?: readonly string[]
  /** Added by us: the size symbol that it gives, in place of the printed one (NEW-02). */
  readonly symbol?: Size
  /** Added by us: clauses as those of special terrain, checked as strictly. */
  readonly clauses?: readonly unknown[]
  /** UNIQUE MODIFIER: its modifiers count once for one value, however many figures have it. */
  readonly uniqueModifier?: boolean
  /** Effects that remove neither it nor the standard powers that it grants. */
  readonly protected?: readonly Protection[]
  /** The day on which a judge accepted sentences of its text as `grants`, `clauses` and so on: rulings by them report it. */
  readonly accepted?: string
}

export const PROTECTIONS = ['outwit', 'pulse-wave'] as const
export type Protection = (typeof PROTECTIONS)[number]

export interface SpecialPower extends OwnText {
  readonly slot?: string
}

/** What a figure may carry besides what is printed on it, by the field that holds it. */
export const CARRIED = ['feats', 'resources', 'relics', 'equipment'] as const
export type Carried = (typeof CARRIED)[number]

/** Added by us: what is known of an object on the map or in a hand. */
export interface PrintedObject {
  readonly printed?: PrintedNumbers
  /** Destroyed only by its own use or effect. */
  readonly indestructible?: boolean
  /** Neither moved nor placed nor held. */
  readonly immobile?: boolean
}

/** Added by us: an object in a hand; its weight is `holding`. */
export interface HeldObject extends PrintedObject {
  readonly id: string
  readonly name?: string
  /** Its kind, if `holding` does not give one. */
  readonly kind?: ObjectKind
  /** What it does where it lies, once it is put down. */
  readonly special?: string | OwnText
  /** What it does while somebody holds it. */
  readonly inHand?: string | OwnText
}

export interface CaseFigure {
  readonly id: string
  readonly name?: string
  readonly side?: string
  readonly at?: SquareXY
  readonly squares?: readonly SquareXY[]
  readonly size?: Size
  readonly speed?: number
  readonly attack?: number
  readonly defense?: number
  readonly damage?: number
  readonly range?: number
  readonly bolts?: number
  readonly powers?: readonly string[]
  readonly canUse?: readonly string[]
  readonly specialPowers?: readonly SpecialPower[]
  readonly traits?: readonly SpecialPower[]
  readonly abilities?: readonly string[]
  readonly teamAbilities?: readonly string[]
  readonly countered?: readonly string[]
  readonly tokens?: number
  readonly points?: number
  readonly holding?: ObjectWeight
  /** Added by us: which object it holds, where that does something or has a name. */
  readonly held?: HeldObject
  readonly acted?: boolean
  readonly click?: number
  readonly dial?: readonly CaseClick[]
  readonly flight?: 'hovering' | 'soaring'
  readonly spotted?: boolean
  /** Added by us: off the map, a captive of the figure with this id; it stands nowhere (ABL-CAP). */
  readonly captiveOf?: string
  /** Added by us: its name now, where that has changed in the game (NAM-01). */
  readonly nameNow?: string
  /** Added by us: its starting lines, and which of them it came in on, from 0 (NAM-02). */
  readonly lines?: readonly StartingLine[]
  readonly line?: number
  /** Added by us: powers that it keeps in use just now, such as an Outwit whose effect lasts (for `while` of a grant). */
  readonly using?: readonly string[]
  /** Added by us: the keywords of its card. They change no ruling by themselves. */
  readonly keywords?: readonly string[]
  /** Added by us: what it has been given besides what is printed on it. */
  readonly feats?: readonly (string | OwnText)[]
  readonly resources?: readonly (string | OwnText)[]
  readonly relics?: readonly (string | OwnText)[]
  readonly equipment?: readonly (string | OwnText)[]
  /** Added by us: the grenades that its card adds to the pool of its force (ABL-GRN). */
  readonly grenades?: number
  /** Added by us: how many friends a vehicle carries, as its base shows beside the passenger symbol (ABL-VEH). */
  readonly passengers?: number
  /** Added by us: on board of this vehicle as its pilot; it stands nowhere (ABL-VEH). */
  readonly pilotOf?: string
  /** Added by us: the figure that generated it, whose keywords it gains (MTRM-GEN, MTHM-BY). */
  readonly generatedBy?: string
  /** Added by us: how many figures that are called so the same figure may have generated at a time (MKEY-MAX). */
  readonly max?: MostGenerated
  /** Added by us: beside the map; it comes in where it replaces another figure (ABL-MER, ABL-SPL). */
  readonly aside?: boolean
  /** Added by us: it is beside the map because these have replaced it. */
  readonly replacedBy?: readonly string[]
  /** Added by us: the figures on the card of a Duo, an entry each: its name, or the names that qualify (ABL-MER). */
  readonly duo?: readonly (string | readonly string[])[]
  /** Added by us: the name at the top of its card, where it differs from `name` (ERR-19). */
  readonly realName?: string
  /** Added by us: it may copy team abilities of its friends (WLD-01, WLD-02). */
  readonly wildCard?: boolean
  /** Added by us: counters that special terrain has put on it, by their name. */
  readonly counters?: Readonly<Record<string, number>>
  /** Added by us: the team ability that it copies now; left out: none. */
  readonly copies?: string
  /** Added by us: values that the judge has set; they count instead of the printed value and of the dial (VAL-01). */
  readonly set?: Readonly<Partial<Record<ValueName, number>>>
  /** Added by us: changes to its values that were made before the question is asked, the oldest first (VAL-07). */
  readonly effects?: readonly ValueEffect[]
}

/** Added by us: the most of a generated element on the map at a time. */
export interface MostGenerated {
  readonly of: string
  readonly number: number
}

/** Added by us: a change to one value of a figure. It has a modifier or a replacement, or both: then the replacement comes first. */
export interface ValueEffect {
  readonly value: ValueName
  readonly modifier?: number
  readonly replacement?: number
  /** The origin of the change: the id of a power or ability, or any word. */
  readonly source: string
  /** The figure that used it. */
  readonly by?: string
  /** When it ends in a timeline; left out: it lasts as long as the question. */
  readonly until?: 'turn-ends' | { readonly turnOf: string }
  /** Only in attacks of this kind. */
  readonly attack?: 'close' | 'ranged'
  /** Only while the figure is adjacent to this one. */
  readonly nextTo?: string
  /** It does not bring the value below this. */
  readonly minimum?: number
  /** The rule that it follows; left out: VAL-07. */
  readonly rule?: string
  /** UNIQUE MODIFIER: the same source counts once for one value. */
  readonly uniqueModifier?: boolean
}

/** Added by us: which power has put a marker there; it leaves the map when the next turn of that side begins. */
export interface PutBy {
  readonly side: string
  /** Left out: the power that puts markers of this kind on the map. */
  readonly effect?: string
  readonly figure?: string
}

/** Added by us: what a grenade still does when the next turn of a side begins (ABL-GRN). */
export interface StillToCome {
  readonly effect: string
  readonly side: string
  /** Around which square (ink). */
  readonly at?: SquareXY
  /** To which figure, and to the friends next to it (plasma). */
  readonly figure?: string
}

export interface CaseObject extends PrintedObject {
  readonly id: string
  readonly kind: ObjectKind
  readonly at: SquareXY
  /** Added by us: what it is called. Never changes a ruling. */
  readonly name?: string
  /** Added by us: what it does besides what its kind does, where it lies. */
  readonly special?: string | OwnText
  /** Added by us: what it does while a figure holds it. */
  readonly inHand?: string | OwnText
  /** Added by us: of a marker. */
  readonly putBy?: PutBy
}

/** Added by us: what a side has bought and agreed before the game. */
export interface CaseTeam {
  /**
   * The alternate team ability of the force; its figures with one of the keywords have it, with `everyKeyword` those with each of them, all
   * of them where none is named (NEW-03).
   */
  readonly ata?: { readonly id: string; readonly keywords?: readonly string[]; readonly everyKeyword?: boolean }
  /** The keyword that makes it a themed team (TRN-11). */
  readonly theme?: string
  /** The team ability that its Avengers or Cardassian Union have chosen at the beginning of the game. */
  readonly chosenTeamAbility?: string
  /** How often its Probability Control may still be used; left out: nobody has told. */
  readonly probabilityControl?: number
}

/** What a ranged attack and its like may be aimed at. */
export type CaseTarget = string | { readonly wall: Segment } | { readonly square: SquareXY } | { readonly object: string }

export type Rolls = Readonly<Record<string, Readonly<Record<string, number | readonly number[]>>>>

/** What players with a choice chose; what is left out is offered in the ruling's `options`. */
export interface Choices {
  readonly split?: Readonly<Record<string, number>>
  readonly knockBack?: Readonly<Record<string, boolean>>
  readonly direction?: Readonly<Record<string, Step>>
  readonly order?: readonly string[]
  readonly reducer?: Readonly<Record<string, string>> | string
  /** By the figure with Mastermind: who takes its damage, null for itself; a list says so of each damage in turn (added by us). */
  readonly mastermind?: Readonly<Record<string, string | null | readonly (string | null)[]>>
  readonly replacement?: string
  readonly expert?: 'attack' | 'damage' | 'both'
  /** Added by us: what comes to the attacker first of what its hit sets off, where that makes a difference (GEN-03). */
  readonly aftermath?: 'heal' | 'damage'
  /** Added by us: which captive is rescued (ABL-CAP). */
  readonly captive?: string
  /** Added by us: squares beside its own where a grenade leaves markers (ABL-GRN). */
  readonly squares?: readonly SquareXY[]
  /** Added by us: blocking squares and walls that a grenade destroys (ABL-GRN). */
  readonly destroy?: readonly Exclude<CaseTarget, string>[]
  /** Added by us, by the figure that refuses to be a target: who is attacked instead, null for nobody (POW-SC). */
  readonly instead?: Readonly<Record<string, string | null>>
  /** Added by us, by the figure whose hit defeats another: the friend that it heals (Minions of Doom). */
  readonly heals?: Readonly<Record<string, string>>
  /** Added by us: into which square a figure is put. */
  readonly place?: Readonly<Record<string, SquareXY>>
  /** By the figure that rolled for it as the turn began: the friend that loses a token. */
  readonly leadership?: Readonly<Record<string, string>>
}

export interface LineOfFireAsk {
  readonly kind: 'line-of-fire'
  readonly from: string | SquareXY
  readonly to: string | SquareXY
  readonly for?: string
}
export interface CanTargetAsk {
  readonly kind: 'can-target'
  readonly from: string
  readonly to: CaseTarget
  readonly with: string
  readonly during?: string
}
export interface TargetsAsk {
  readonly kind: 'targets'
  readonly from: string
  readonly with: string
  readonly during?: string
}
export interface ValueAsk {
  readonly kind: 'value'
  readonly figure: string
  readonly value: ValueName
  readonly against?: { readonly from: string; readonly attack?: 'close' | 'ranged' }
  readonly during?: string
  readonly carrying?: string
  readonly effects?: readonly { readonly source: string; readonly modifier?: number; readonly replacement?: number }[]
  readonly choices?: Choices
}
/** One attack roll for all targets, or one for each. */
export type DiceRolled = readonly [number, number] | Readonly<Record<string, readonly [number, number]>>

export interface AttackAsk {
  readonly kind: 'attack'
  readonly from: string
  readonly targets: readonly CaseTarget[]
  readonly attack?: 'close' | 'ranged'
  /** `null`, alone or for a target: not rolled yet (added by us). */
  readonly dice?: DiceRolled | Readonly<Record<string, readonly [number, number] | null>> | null
  readonly action?: string
  /** Added by us: the object that the action hurls at the target (POW-TK). */
  readonly object?: string
  readonly powers?: readonly string[]
  readonly rolls?: Rolls
  /** Added by us: rerolls that were used, in their order; the dice are as they are in the end (POW-PC). */
  readonly uses?: readonly Reroll[]
  readonly choices?: Choices
}
/** Added by us: a figure has a roll of another one (`on`) made again by a power. */
export interface Reroll {
  readonly figure: string
  readonly power: string
  readonly on: string
}
export interface DamageAsk {
  readonly kind: 'damage'
  readonly to: string
  readonly amount: number
  readonly type?: 'normal' | 'penetrating' | 'unavoidable' | 'pushing' | 'knock-back'
  readonly critical?: number
  /** Whether it comes from an attack; left out: normal and penetrating damage does. */
  readonly attack?: boolean
  readonly rolls?: Readonly<Record<string, number | readonly number[]>>
  readonly choices?: Choices
}
export interface KnockBackHit {
  readonly figure: string
  readonly damageTaken?: number
  readonly damageDealt?: number
}
export interface KnockBackAsk {
  readonly kind: 'knock-back'
  readonly from?: string
  readonly origin?: SquareXY
  readonly hits: readonly KnockBackHit[]
  readonly dice?: readonly [number, number]
  readonly cause?: string
  readonly attack?: 'close' | 'ranged'
  /** The distance in squares if the cause is an effect that names a number (`effect`). */
  readonly squares?: number
  readonly roll?: readonly number[]
  readonly rolls?: Rolls
  readonly choices?: Choices
}

export interface MoveAsk {
  readonly kind: 'move'
  readonly figure: string
  readonly action?: string
  /** The squares entered, without the start. */
  readonly path: readonly SquareXY[]
  readonly carrying?: string
  readonly pickUp?: string
  readonly attackAfter?: boolean
  /** Added by us: further figures carried: one in addition to a tiny one (ABL-TIN), a second passenger of a vehicle (ABL-VEH), or as many as Passenger allows. */
  readonly alsoCarrying?: string | readonly string[]
  /** Added by us: where the object that it holds is put down on the way (OBJ-02). */
  readonly putDown?: SquareXY
  /** Added by us: dice on the way, such as `{ "M": { "hypertime": 3 } }` (TEAM-HYPERTIME); left out: the roll succeeds. */
  readonly rolls?: Rolls
}
export interface ReachAsk {
  readonly kind: 'reach'
  readonly figure: string
  readonly action?: string
  /** Added by us: as in `move`. */
  readonly carrying?: string
  readonly alsoCarrying?: string | readonly string[]
  readonly rolls?: Rolls
  /** Added by us: which opponent "can it attack" is about. The ruling is the same; screens answer for this one first. */
  readonly target?: string
}
export interface BreakAwayAsk {
  readonly kind: 'break-away'
  readonly figure: string
  readonly roll?: number
  readonly action?: string
}

/** What happens at the table, one thing after another. Inside an action its steps are events too. */
export type TimelineEvent =
  | { readonly do: 'begin-turn'; readonly side: string; readonly rolls?: Rolls; readonly choices?: Choices }
  | { readonly do: 'end-turn'; readonly rolls?: Rolls }
  /** Added by us: the first effect of the end of the turn has started; the turn proper is over (GEN-01). */
  | { readonly do: 'end-begins' }
  /** Added by us: a figure set down somewhere else, by a rule that leaves the square to a person. */
  | {
      readonly do: 'place'
      readonly figure: string
      readonly to: SquareXY
      /** The squares on which a larger base then lies, `to` among them; left out: as it lay before where that fits (MUL-02). */
      readonly base?: readonly SquareXY[]
    }
  | ActionEvent
  | MoveEvent
  | AttackEvent
  | {
      readonly do: 'outwit'
      readonly from: string
      readonly to: string
      readonly counter: string
      /** Added by us: the two dice of an ability that is countered only by doubles (ABL-CAP). */
      readonly dice?: readonly [number, number]
    }
  | { readonly do: 'perplex'; readonly from: string; readonly to: string; readonly value: ValueName; readonly modifier: number }
  | {
      readonly do: 'damage'
      readonly to: string
      readonly amount: number
      readonly type?: DamageAsk['type']
      readonly rolls?: Rolls
      readonly choices?: Choices
    }
  | { readonly do: 'heal'; readonly to: string; readonly amount: number }
  | UseEvent
  | GenerateEvent
  | { readonly do: 'time-called' }
  | CopyEvent

/** How a figure moves inside an event: along a path, or to a square by the shortest way. */
export interface Moving {
  readonly to?: SquareXY
  /** The squares entered, without the start. */
  readonly path?: readonly SquareXY[]
  /** The squares on which a larger base lies at the end; left out: as it lay before where that fits (MUL-02). */
  readonly base?: readonly SquareXY[]
  readonly carrying?: string
  /** Where the carried figure is set down; default: the first free square next to the carrier. */
  readonly setDown?: SquareXY
  /** Added by us: further figures carried, as in `move`. */
  readonly alsoCarrying?: string | readonly string[]
  /** Added by us: where these are set down, in their order; default as for `setDown`. */
  readonly alsoSetDown?: readonly SquareXY[]
  /** An object's id: picked up on the way (OBJ-02). */
  readonly pickUp?: string
  /** Where the object that it holds is put down (OBJ-02). */
  readonly putDown?: SquareXY
}
export interface ActionEvent extends Moving {
  readonly do: 'action'
  readonly figure: string
  readonly action: string
  /** Added by us: it is given as a double power action, for two tokens (ACT-05). */
  readonly double?: boolean
  readonly rolls?: Rolls
  readonly steps?: readonly TimelineEvent[]
}
/** Only inside an action. */
export interface MoveEvent extends Moving {
  readonly do: 'move'
  /** Default: the figure whose action it is. */
  readonly figure?: string
  /** Default: the rolls of the action it is in. */
  readonly rolls?: Rolls
}
export interface AttackEvent {
  readonly do: 'attack'
  readonly from: string
  readonly to: CaseTarget | readonly string[]
  /** The power or ability that grants it, or `thrown-object`; default: a plain combat action, or the action it is in. */
  readonly action?: string
  /** The object that the action hurls at the target (POW-TK). */
  readonly object?: string
  /** How it came out, without dice; `damage` is before reducers. */
  readonly hit?: boolean
  readonly damage?: number
  readonly dice?: DiceRolled
  readonly attack?: 'close' | 'ranged'
  readonly powers?: readonly string[]
  readonly rolls?: Rolls
  readonly choices?: Choices
}
/** Added by us: a figure outside the game is put on the map (MTRM-GEN). */
export interface GenerateEvent {
  readonly do: 'generate'
  readonly figure: string
  /** The figure that generates it; left out: the one that the figure names. */
  readonly by?: string
  readonly to: SquareXY
}
export interface UseEvent {
  readonly do: 'use'
  readonly figure: string
  readonly power: string
  /** Whom it is used on. */
  readonly on?: string | readonly string[]
  /** Where: one square or several. */
  readonly to?: SquareXY | readonly SquareXY[]
  /** The squares on which a larger base lies where a passage leads (MUL-02). */
  readonly base?: readonly SquareXY[]
  readonly counter?: string
  readonly value?: ValueName
  readonly modifier?: number
  /** Which figures beside the map come in instead (ABL-MER: one, ABL-SPL: one or more); `to` are their squares. */
  readonly replacedBy?: string | readonly string[]
  /** The two dice of a power that rolls them (Support); else from `rolls`. */
  readonly dice?: readonly [number, number]
  readonly rolls?: Rolls
  readonly choices?: Choices
}
/** Added by us: a wild card copies another team ability from now on, or none where `copies` is left out (WLD-01, WLD-02). */
export interface CopyEvent {
  readonly do: 'copy'
  readonly figure: string
  readonly copies?: string
}
export interface TimelineAsk {
  readonly kind: 'timeline'
  readonly events: readonly TimelineEvent[]
  /** Added by us: the build total, where the actions of a turn are to be counted (ACT-02). */
  readonly buildTotal?: number
}

/** A question that plays events. */
export const isTimeline = (ask: Ask): ask is TimelineAsk => ask.kind === 'timeline'

/** Odds on a position. Without a board: `DiceOddsAsk`. */
export interface OddsAsk {
  readonly kind: 'odds'
  readonly from: string
  readonly to: string
  readonly attack?: 'close' | 'ranged'
  readonly action?: string
  readonly powers?: readonly string[]
  /** Added by us: the object that the action hurls at the target (POW-TK). */
  readonly object?: string
  readonly choices?: Choices
}

/** Of everything that a figure may do in its turn, which attack is best; of several of one side, which turn of theirs. Added by us. */
export interface PreparationAsk {
  readonly kind: 'preparation'
  readonly from: string | readonly string[]
}

/** The kinds that this version rules on. Others are valid questions that it answers with a clear "not yet". */
export type Ask =
  | TimelineAsk
  | MoveAsk
  | ReachAsk
  | BreakAwayAsk
  | LineOfFireAsk
  | CanTargetAsk
  | TargetsAsk
  | ValueAsk
  | AttackAsk
  | DamageAsk
  | KnockBackAsk
  | OddsAsk
  | PreparationAsk
export type AskKind = Ask['kind']

export interface ClixCase {
  readonly format: 'clixcase/1'
  readonly ruleset: RulesetId
  readonly id?: string
  readonly title?: string
  readonly notes?: string
  readonly cites?: readonly string[]
  /** A ruleset under which the same position has another answer; it never changes a ruling, and neither does `twin`. */
  readonly differs?: string
  readonly twin?: boolean
  readonly map?: CaseMap
  readonly figures?: readonly CaseFigure[]
  readonly objects?: readonly CaseObject[]
  readonly specialTerrain?: readonly unknown[]
  /** Added by us: editions (`linejudge-edition/1`) that this case brings; `ruleset` may name one of them. */
  readonly editions?: readonly unknown[]
  /** Of an edition with open points: other readings of some of them, by parameter (`movement.boundary`). */
  readonly readings?: Readonly<Record<string, unknown>>
  readonly conditions?: readonly (string | OwnText)[]
  /** Added by us, by side. */
  readonly teams?: Readonly<Record<string, CaseTeam>>
  /** Added by us: grenades left in the pool of each side; left out: what the cards of its figures say, where they say anything (ABL-GRN). */
  readonly grenadePool?: Readonly<Record<string, number>>
  /** Added by us: what grenades that were thrown before still do (ABL-GRN). */
  readonly pending?: readonly StillToCome[]
  readonly turn?: { readonly active?: string; readonly round?: number }
  readonly ask: Ask
}
