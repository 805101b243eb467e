/**
 * A position: the map and everything on it, checked and laid out for the engine. Immutable.
 * Made only by `fromCase.ts`, the one gate between what somebody typed and what the engine trusts.
 */
import type {
  CaseClick,
  CaseFigure,
  CaseTeam,
  Grant,
  MostGenerated,
  ObjectKind,
  PrintedNumbers,
  Protection,
  PutBy,
  Size,
  StartingLine,
  ValueEffect
} from '../contract/case.ts'
import type { Grid, Square } from '../grid/grid.ts'
import type { SpecialTerrainRule } from '../rules/vocabulary/specialTerrain.ts'

/** What a square is for a line of fire. */
export const HINDERING = 1
export const BLOCKING = 2
export const WATER = 4
/** Why: only for the reasons. */
export const BY_OBJECT = 8
export const BY_DEBRIS = 16
export const BY_MARKER = 32
export const BY_SPECIAL = 64

/** What a square is for movement and knock back, besides HINDERING, BLOCKING and WATER. */
export const FORBIDDEN = 8
/** Under a bridge, as who begins its move below finds it: nobody ends a move there (MAP-25). */
export const UNDER_BRIDGE = 16

/** What stands on an edge. */
export const WALL = 1
export const BARRIER = 2
/** The wall has an indoor side / an outdoor side. */
export const INDOOR = 4
export const OUTDOOR = 8
/** A yellow line along outdoor blocking terrain: an indoor wall for lines that pass above (TER-14). */
export const YELLOW_EDGE = 16
/** The wall is a door: moves pass it. */
export const DOOR = 32
/** The door is open, which changes nothing. */
export const OPEN = 64

/** The eight directions, in the order of the bits of `stairs`. */
export const STAIR_STEPS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1]
]

/** A special power, a trait or what else is put on a figure, and what it does. Only a special power can be countered. */
export interface FigureText {
  readonly kind: 'special-power' | 'trait' | 'feat' | 'resource' | 'relic' | 'equipment' | 'object'
  readonly id: string
  readonly name: string
  /** As it is printed; null: nobody has said. */
  readonly text: string | null
  /** It says more than what stands here; null: nobody has said. */
  readonly more: boolean | null
  /** What it lets be used, with or without a condition. */
  readonly grants: readonly string[]
  readonly conditions: ReadonlyMap<string, Grant['while']>
  readonly gains: readonly string[]
  /** The size that it gives; null: the printed one stays. */
  readonly symbol: Size | null
  /** Its own clauses. */
  readonly rule: SpecialTerrainRule | null
  /** The column of a special power. */
  readonly slot?: string
  /** A special power that stands on some clicks only; false: on every one. */
  readonly onClicks: boolean
  /** Effects that do not remove it. */
  readonly protected: readonly Protection[]
  /** The day on which a judge accepted sentences of its text. */
  readonly accepted?: string
  /** Modifiers of the effects that it grants count once for a value, however many figures have it. */
  readonly uniqueModifier?: true
}

/** An object as such, wherever it is. */
export interface Thing {
  readonly id: string
  /** What it does where it lies, by its id; left out and null: nothing. */
  readonly special?: string | null
  /** Its own clauses: they hold for the square in which it lies. */
  readonly rule?: SpecialTerrainRule | null
  /** What it does in a hand; left out and null: nothing besides its weight. */
  readonly inHand?: FigureText | null
  /** The text of equipment on the figure that wears it; left out: it is no equipment. */
  readonly worn?: FigureText
  /** The numbers printed on it; left out: none. */
  readonly printed?: PrintedNumbers
  readonly indestructible?: true
  readonly immobile?: true
}

export interface Figure {
  readonly index: number
  readonly id: string
  readonly name: string
  readonly side: string
  /** Squares of the base, by row then column; empty for a figure of a question without a board. */
  readonly squares: readonly Square[]
  readonly size: Size
  readonly speed: number
  readonly attack: number
  readonly defense: number
  readonly damage: number
  readonly range: number
  readonly bolts: number
  readonly powers: readonly string[]
  readonly canUse: readonly string[]
  readonly specialPowers: readonly FigureText[]
  /** Traits and everything else that is never countered. */
  readonly traits: readonly FigureText[]
  readonly keywords: readonly string[]
  /** The click of the line that it came in on: healing goes no further (DMG-10). */
  readonly startClick: number
  readonly lines: readonly StartingLine[]
  /** The case says on which of them it came in. */
  readonly lineGiven: boolean
  /** Powers that it keeps in use just now; null: the case does not say. */
  readonly using: readonly string[] | null
  readonly abilities: readonly string[]
  readonly teamAbilities: readonly string[]
  /** Of these the alternate one that its force has bought (NEW-03); null: none. */
  readonly ata: string | null
  readonly countered: readonly string[]
  readonly tokens: number
  readonly points: number
  readonly holding: ObjectKind | null
  /** Which object that is; null: nobody says, and it is nothing but its weight. */
  readonly held: Thing | null
  readonly acted: boolean
  /** From 1. */
  readonly click: number
  /** Click 1 first; empty: enough clicks left, always the same. */
  readonly dial: readonly CaseClick[]
  readonly flight: 'hovering' | 'soaring' | null
  readonly spotted: boolean
  /** Whose captive it is: then it is off the map (ABL-CAP). */
  readonly captiveOf: string | null
  /** The vehicle of which it is the pilot; null: none (ABL-VEH). */
  readonly pilotOf: string | null
  /** How many friends it carries as a vehicle; null: nobody says (ABL-VEH). */
  readonly passengers: number | null
  /** Whether a pilot is on board of it; null: no figure of the case is or was. */
  readonly piloted: boolean | null
  /** The figure that generated it; null: none. */
  readonly generatedBy: string | null
  readonly max: MostGenerated | null
  /** Beside the map, until it replaces another figure (ABL-MER, ABL-SPL). */
  readonly aside: boolean
  /** Which figures have replaced it; empty: none. */
  readonly replacedBy: readonly string[]
  /** The figures on its card, the names of each; empty: it is no Duo, or the case does not say. */
  readonly duo: readonly (readonly string[])[]
  /** The name at the top of its card. */
  readonly realName: string
  /** It may copy team abilities of its friends (WLD-01, WLD-02). */
  readonly wildCard: boolean
  /** The team ability that it copies now; null: none. */
  readonly copies: string | null
  /** Counters that special terrain or a text has put on it, by their name. */
  readonly counters: Readonly<Record<string, number>>
  /** Free again, and to be put next to one of these squares; null: nothing of the kind. */
  readonly rescuedFrom: readonly Square[] | null
  /** Out of the game whatever its dial shows. */
  readonly defeated: boolean
  /** Values that the judge has set; null: none. */
  readonly set: CaseFigure['set'] | null
  /** Changes to its values that were made before, the oldest first. */
  readonly effects: readonly ValueEffect[]
}

export interface MapObject extends Thing {
  readonly kind: ObjectKind
  readonly square: Square
  /** The power that has put a marker there, until the next turn of that side; left out and null: it lies there for good. */
  readonly putBy?: (PutBy & { readonly effect: string }) | null
}

/** How objects and markers change the squares in which they are, by the edition (parameters `objects`). */
export interface Lying {
  /** Objects that can be held make their squares hindering. */
  readonly hinder: boolean
  /** Of several in one square only the last one works. */
  readonly onlyTop: boolean
}

/** What a grenade still does when the next turn of a side begins (ABL-GRN): around a square, or to a figure. */
export interface Pending {
  readonly effect: string
  readonly side: string
  readonly square: Square | null
  readonly figure: string | null
}

export interface Position {
  readonly grid: Grid
  /** False for questions that need no board: the grid is then a single square. */
  readonly hasMap: boolean
  /** Terrain flags for lines of fire, one per square. */
  readonly sight: Uint8Array
  /** Terrain flags for movement and knock back, one per square. */
  readonly ground: Uint8Array
  /** The same two without the objects and markers that lie on the map: what is left where one is taken away. */
  readonly mapSight: Uint8Array
  readonly mapGround: Uint8Array
  readonly level: Uint8Array
  /** 1 = indoor. */
  readonly indoor: Uint8Array
  /** Flags, two edges per square (see grid.ts). */
  readonly edges: Uint8Array
  /** Stairs and ladders: one bit for each of the eight directions in which a square is paired (see STAIR_STEPS); null: none. */
  readonly stairs: Uint8Array | null
  /** Squares that special terrain makes adjacent for movement, wherever they lie. */
  readonly links: ReadonlyMap<Square, readonly Square[]>
  /** Special rules that hold for the whole map. */
  readonly mapRules: readonly SpecialTerrainRule[]
  /** Special rules that the map names for as a whole and nobody has described. */
  readonly unknownMapRules: readonly string[]
  /** Squares of the starting areas by side. */
  readonly starting: ReadonlyMap<string, readonly Square[]>
  readonly topLevel: number
  /** Levels of the map without the markers on it, and the highest of them. */
  readonly mapLevel: Uint8Array
  readonly mapTopLevel: number
  readonly lying: Lying
  /** The special-terrain rules of each square that has any. */
  readonly special: ReadonlyMap<Square, readonly SpecialTerrainRule[]>
  /** The same without what objects bring. */
  readonly mapSpecial: ReadonlyMap<Square, readonly SpecialTerrainRule[]>
  /** Special terrain that the map names and nobody has described. */
  readonly unknownSpecial: ReadonlyMap<Square, readonly string[]>
  readonly figures: readonly Figure[]
  /** Index of the figure in each square, or -1. */
  readonly occupant: Int16Array
  readonly objects: readonly MapObject[]
  /** Ids of those that are no terrain yet (TER-12). */
  readonly waiting: ReadonlySet<string>
  readonly turn: { readonly active: string; readonly round: number }
  readonly conditions: readonly string[]
  /** What a side has agreed before the game. */
  readonly teams: Readonly<Record<string, CaseTeam>>
  /** Grenades left by side; a side that is not there: nobody says (ABL-GRN). */
  readonly grenades: ReadonlyMap<string, number>
  /** What grenades that were thrown before still do. */
  readonly pending: readonly Pending[]
}
