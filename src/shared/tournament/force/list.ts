/**
 * The list of a force as it is handed in, and what is found in it. What an event calls a player's list and what a team's
 * file holds are brought into this shape; nothing else checks a force.
 */
import { isAmong } from '../../base/text/plainName.ts'
import { AGES, type Age } from '../../contract/ages.ts'
import { sameName } from '../sameName.ts'

/** A starting line of a dial (names of the figure format). */
export interface ForceLine {
  readonly click?: number
  readonly points: number
  /** How the line is printed: its colour. */
  readonly mark?: string
}

export interface ForceSpecialPower {
  readonly id: string
  /** Powers that it names. */
  readonly grants?: readonly string[]
  /** Combat symbols that it gives, by slot. */
  readonly symbols?: Symbols
  /** It says more than stands here. */
  readonly more?: boolean
}

/** Combat symbols by slot: speed, attack, defense, damage. */
export type Symbols = Readonly<Record<string, string>>

export interface ForceFigure {
  readonly id: string
  readonly name?: string
  /** How many of it; default 1. */
  readonly count?: number
  /** What one of it costs; with lines the price of its line. */
  readonly points?: number
  readonly lines?: readonly ForceLine[]
  /** Which of the lines it is bought on; default the first. */
  readonly line?: number
  readonly set?: string
  readonly rarity?: string
  /** Its collector's number in the set. */
  readonly number?: string
  readonly unique?: boolean
  readonly prime?: boolean
  readonly realName?: string
  /** The two that a Duo is made of. */
  readonly duo?: readonly string[]
  /** What its Alter Ego power turns it into. */
  readonly alterEgo?: string
  readonly keywords?: readonly string[]
  readonly powers?: readonly string[]
  readonly canUse?: readonly string[]
  readonly abilities?: readonly string[]
  readonly specialPowers?: readonly ForceSpecialPower[]
  readonly traits?: readonly ForceSpecialPower[]
  readonly teamAbilities?: readonly string[]
  /** It may copy team abilities of friends. */
  readonly wildCard?: boolean
  readonly symbols?: Symbols
  /** Ids of feats assigned to it. */
  readonly feats?: readonly string[]
  /** What it carries besides. */
  readonly resources?: readonly string[]
  readonly relics?: readonly string[]
  /** Plain ids have no cost. */
  readonly equipment?: readonly (string | ForceEquipment)[]
  /** By its damage symbol. */
  readonly size?: string
  readonly bystander?: boolean
  /** It belongs to the Modern Age; used if the Silver Age is played. */
  readonly modern?: boolean
  readonly range?: number
  readonly bolts?: number
}

/** A feat as its card says it. */
export interface ForceFeat {
  readonly id: string
  readonly name?: string
  /** For each figure that has it. */
  readonly points: number
  /** What its figure must possess: all of these. */
  readonly needs?: readonly string[]
}

/** An alternate team ability that the force has bought. */
export interface AlternateTeamAbility {
  readonly id: string
  readonly name?: string
  /** For the whole force. */
  readonly points?: number
  /** For each figure that uses it; below 0 where the card takes something off. */
  readonly pointsEach?: number
  /** Its figures must have one of these. */
  readonly keywords?: readonly string[]
  /** They must have all of its keywords. */
  readonly everyKeyword?: boolean
  /** The figures that use it, by id; left out: all that have the keyword. */
  readonly figures?: readonly string[]
}

/** What errata says of one figure. */
export interface ForceErratum {
  /** By id or by name. */
  readonly figure: string
  /** Only on a line of these points. */
  readonly points?: number
  readonly with?: readonly string[]
  readonly without?: readonly string[]
  readonly range?: number
  readonly bolts?: number
}

export { AGES, type Age }

export const PLAYS = ['constructed', 'sealed', 'battle-royale', 'theme'] as const
export type Play = (typeof PLAYS)[number]

/** Equipment that a figure is assigned as the force is built. */
export interface ForceEquipment {
  readonly id: string
  readonly name?: string
  readonly points?: number
  readonly set?: string
}

/** An element of the sideline. */
export interface SidelineElement {
  readonly id: string
  readonly name?: string
  readonly points?: number
  readonly set?: string
  /** The figures or effects in the force that can bring it in. */
  readonly for?: readonly string[]
  readonly keywords?: readonly string[]
  readonly modern?: boolean
}

export const ELEMENT_KINDS = ['location', 'title', 'id-card', 'mystery', 'tarot', 'one-shot'] as const

/** An element of the whole force that is no figure. */
export interface ForceElement {
  readonly kind: (typeof ELEMENT_KINDS)[number]
  readonly id: string
  readonly name?: string
  readonly points?: number
}

/** A map that the player brings. */
export interface ForceMap {
  readonly id: string
  readonly name?: string
  readonly set?: string
  readonly size?: '2x2' | '2x3'
  /** False: it is not for tournaments. */
  readonly tournament?: boolean
}

/**
 * Legal sets of an age with their first and last days (`2026-11-28`), and its lists of elements; or a list of a format of an edition.
 * An entry is a name or an id, or `set:ID`, `figure:SET/ID`, `name:NAME`, `kind:KIND`, `rarity:RARITY`.
 */
export interface DatedList {
  /** Left out: it holds whatever age is played. */
  readonly age?: Age
  /** Its name: problems are reported with it and the first day. */
  readonly name?: string
  /** The id of the format that it belongs to. */
  readonly format?: string
  /** The first day on which it holds, and the first on which it no longer does. */
  readonly from?: string
  readonly until?: string
  /** A set without `released` is legal on each day of the list. */
  readonly sets?: readonly { readonly id: string; readonly released?: string; readonly until?: string }[]
  /** Legal in addition to sets. A list without `sets` and `legal` limits only by its other fields. */
  readonly legal?: readonly string[]
  readonly banned?: readonly string[]
  /** A force has one of them, or `most`. */
  readonly restricted?: readonly string[]
  readonly most?: number
  /** It changes nothing. */
  readonly watch?: readonly string[]
  /** Elements of the sideline at most. */
  readonly sideline?: number
  /** The row behind it, in an edition that has it. */
  readonly rule?: string
}

export interface ForceList {
  /** Left out: nobody has handed in a list. */
  readonly figures?: readonly ForceFigure[]
  /** What the list itself says that it costs. */
  readonly total?: number
  readonly buildTotal?: number
  readonly alternateTeamAbilities?: readonly AlternateTeamAbility[]
  readonly feats?: readonly ForceFeat[]
  /** Battlefield conditions brought along. */
  readonly conditions?: readonly string[]
  /** Kinds of the objects brought along. */
  readonly objects?: readonly string[]
  /** Objects with a name of their own, which says nothing of their weight and price. */
  readonly specialObjects?: readonly string[]
  /** A plain id is counted and listed in `notConsidered`; nothing else is checked. */
  readonly sideline?: readonly (string | SidelineElement)[]
  /** Named besides, and not checked: no document says what they ask of a force. */
  readonly tarot?: readonly string[]
  /** As with the sideline. */
  readonly maps?: readonly (string | ForceMap)[]
  readonly elements?: readonly ForceElement[]
  /** How often the Probability Control of its theme may be used. */
  readonly probabilityControl?: number
  readonly play?: Play
  /** Names or ids out of the boosters, in sealed play. */
  readonly opened?: readonly string[]
  readonly age?: Age
  /** The day of the event, such as `2026-11-28`. */
  readonly on?: string
  /** Legal sets of each age. */
  readonly lists?: readonly DatedList[]
  /** The keyword that is to be its theme. */
  readonly theme?: string
  /** Sets that the event admits. */
  readonly sets?: readonly string[]
  /** Names or ids of what has been retired. */
  readonly retired?: readonly string[]
  /** Names or ids of what the event itself has banned. */
  readonly banned?: readonly string[]
  readonly errata?: readonly ForceErratum[]
}

/** How many figures a themed team has at least (TRN-11). */
export interface ForceThemeSize {
  readonly named: number
  readonly generic: number
  /** So many for each of these points of the build total, or part of them; null: however large it is. */
  readonly per: number | null
  readonly genericKeywords: readonly string[]
}

/** How often a themed team uses its Probability Control in a game (TRN-11): so many times for each of these points of the build total. */
export interface ForceThemeRerolls {
  readonly named: number
  readonly generic: number
  readonly per: number
  /** A part of these points counts as a whole. */
  readonly partCounts: boolean
  readonly genericKeywords: readonly string[]
}

/** The same by the number of figures with the keyword. */
export interface ForceFigureRerolls {
  readonly each: number
  readonly most: number
}

/** What differs between editions. */
export interface ForceRules {
  /** NEW-03: alternate team abilities come by keyword, one for a force; before, they were feats. */
  readonly alternateByKeyword: boolean
  /** NEW-02: what a feat asks for must be named by a special power, and its symbol counts. */
  readonly namedOnly: boolean
  /** OBJ-01. */
  readonly objectsLimited: boolean
  /** Battlefield conditions at most; null: no document says. */
  readonly conditions: number | null
  /** What all feats may cost at most, in percent of the build total; null: no document says. */
  readonly featShare: number | null
  /** A figure cannot be assigned the same feat twice; otherwise no document says. */
  readonly featOnce: boolean
  /** NEW-02: what a figure can use is enough for a feat. */
  readonly featByUse: boolean
  /** NEW-03: only a themed team may add an alternate team ability. */
  readonly alternateNeedsTheme: boolean
  /** NEW-03: all figures that qualify for it must be assigned it. */
  readonly alternateForAll: boolean
  /** By what two unique figures are the same one. */
  readonly uniqueBy: 'name' | 'name-set-number'
  /** How many figures make a themed team; null: no document says. */
  readonly theme: ForceThemeSize | null
  /** How often a themed team uses Probability Control at most; null: no document says. */
  readonly rerolls: ForceThemeRerolls | ForceFigureRerolls | null
  /** The bonus of a themed team to the first roll; null and left out: there is none. */
  readonly initiative?: { readonly each: number; readonly ahead: number } | null
  /** The least cost of an element, in points. */
  readonly fewestPoints?: number
  /** Elements of the sideline, for each full 100 points; null and left out: no document says. */
  readonly sideline?: { readonly each: number; readonly eachInTheme: number; readonly most: number } | null
  /** Maps of a player; null and left out: no document says. */
  readonly maps?: { readonly least: number; readonly most: number } | null
  /** Pieces of equipment for a figure at most, for standard ones only; null and left out: none is assigned. */
  readonly equipmentEach?: number | null
  /** Kinds of elements of which a force has one. */
  readonly once?: readonly string[]
  /** For so many days a new set is not admitted; null and left out: it is at once. */
  readonly newSetDays?: number | null
  /** Limits for Modern elements in the Silver Age. */
  readonly modernShare?: { readonly points: number; readonly free: number; readonly sideline: number } | null
  /** There are the formats since 2017. */
  readonly formats?: boolean
  /** OBJ-01: no two special objects have the same name. */
  readonly specialObjectsDiffer: boolean
  /** Resources at most, and none of them beside special objects; null: no document says. */
  readonly resources: number | null
  /** What who has an ability, a team ability or a feat can use through it; left out: nothing is known. */
  readonly lends?: ReadonlyMap<string, readonly string[]>
  /** Team abilities by which a figure is a wild card; left out: none is known. */
  readonly wildCardTeams?: readonly string[]
  /** Whatever has a name in the rules; what a feat asks for besides is open where a figure seems to lack it. Left out: every name is one. */
  readonly names?: { has(id: string): boolean }
}

export type ForceCode =
  | 'no-list'
  | 'empty'
  | 'over-total'
  | 'wrong-sum'
  | 'wrong-points'
  | 'unknown-line'
  | 'transformation-line'
  | 'unique-twice'
  | 'two-primes'
  | 'two-alternate-team-abilities'
  | 'unknown-figure'
  | 'keyword-missing'
  | 'prerequisite-missing'
  | 'feat-not-legal'
  | 'condition-not-legal'
  | 'set-not-legal'
  | 'retired'
  | 'not-opened'
  | 'errata-has'
  | 'errata-has-not'
  | 'errata-range'
  | 'errata-bolts'
  | 'theme-broken'
  | 'too-many-objects'
  | 'objects-of-one-weight'
  | 'too-many-conditions'
  | 'feats-over-share'
  | 'feat-twice'
  | 'alternate-without-theme'
  | 'alternate-not-for-all'
  | 'theme-too-small'
  | 'special-object-twice'
  | 'too-many-resources'
  | 'resource-beside-objects'
  | 'no-points'
  | 'set-too-new'
  | 'restricted-twice'
  | 'sideline-too-large'
  | 'sideline-without-use'
  | 'sideline-modern-over'
  | 'modern-over-share'
  | 'equipment-twice'
  | 'equipment-non-standard'
  | 'location-twice'
  | 'title-twice'
  | 'maps-too-few'
  | 'maps-too-many'
  | 'map-not-legal'
  | 'not-in-format'

/** Points that a judge has to settle: the list or the rules do not say enough. */
export type ForceOpen =
  | 'points-unknown'
  | 'names-shared'
  | 'keywords-unknown'
  | 'feat-unknown'
  | 'prerequisite-unknown'
  | 'set-unknown'
  | 'sets-unknown'
  | 'opened-unknown'
  | 'alternate-before-keywords'
  | 'alternate-price-unknown'
  | 'unique-unknown'
  | 'feat-repeated'
  | 'several-conditions'
  | 'theme-of-one'
  | 'day-unknown'
  | 'rarity-unknown'

/** Causes that share a code with another one, as sentences of a force. */
export type ForceSay =
  | 'banned'
  | 'keyword-of-all-missing'
  | 'list-banned'
  | 'list-day-unknown'
  | 'list-not-legal'
  | 'list-restricted'
  | 'list-sideline'
  | 'listed-banned'
  | 'map-not-for-tournaments'
  | 'theme-broken-aside'
  | 'theme-missing'
  | 'unique-in-theme'

export type ForceFacts = Readonly<Record<string, string | number | readonly string[]>>

/** One thing found in the list. */
export interface ForcePoint<C extends string = ForceCode | ForceOpen> {
  readonly code: C
  readonly rule: string
  /** Where in the list, as a JSON pointer; "" for the list as a whole. */
  readonly path: string
  readonly facts: ForceFacts
  /** The row of a list of a format, in an edition that has it. */
  readonly by?: string
  /** The sentence that tells it, where its code has several causes; left out: that of the code. */
  readonly say?: ForceSay
}

export interface ForceCost {
  readonly of: 'figure' | 'equipment' | 'feat' | 'alternate-team-ability' | 'element'
  readonly id: string
  readonly points: number
  readonly count: number
}

export const nameOf = ({ id, name }: { readonly id: string; readonly name?: string | undefined }): string => name ?? id
/** Whether this is its id or its name, however it is written. */
export const isCalled = (name: string, one: { readonly id: string; readonly name?: string | undefined }): boolean =>
  name === one.id || sameName(name, nameOf(one))
export const isListed = (names: readonly string[], one: { readonly id: string; readonly name?: string | undefined }): boolean =>
  names.some((name) => isCalled(name, one))
export const countOf = ({ count = 1 }: ForceFigure): number => count
/** Whether the figure has this keyword, however either is written. */
export const hasKeyword = ({ keywords = [] }: ForceFigure, keyword: string): boolean => isAmong(keywords, keyword)
/** Whether the figure has the keywords that the ability asks for: one of them, or each. */
export const qualifies = (figure: ForceFigure, { keywords = [], everyKeyword }: AlternateTeamAbility): boolean =>
  everyKeyword ? keywords.length > 0 && keywords.every((one) => hasKeyword(figure, one)) : keywords.some((one) => hasKeyword(figure, one))
/** Its combat symbols: those that its special powers and traits give over the printed ones (NEW-02). */
export const symbolsOf = ({ symbols = {}, specialPowers = [], traits = [] }: ForceFigure): Symbols =>
  Object.assign({ ...symbols }, ...[...specialPowers, ...traits].map((card) => card.symbols)) as Symbols
/** How many figures there are, each as often as it is there. */
export const sizeOf = (figures: readonly ForceFigure[]): number => figures.reduce((total, figure) => total + countOf(figure), 0)
