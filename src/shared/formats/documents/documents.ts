/** The documents that packs, exports and the database hold. Each names its format and version. */
import type { AcceptedSentence } from '../../cards/acceptedText.ts'
import type { CardClause } from '../../cards/grammar/frame.ts'
import type { CaseClick, Size, SpecialPower, StartingLine } from '../../contract/case.ts'
import type { SpecialTerrainRule } from '../../rules/vocabulary/specialTerrain.ts'

export type { MapFile } from './maps/mapDocument.ts'

/** A figure of a set. `null` = the source does not state the value: the judge fills it in. */
export interface FigureEntry {
  readonly id: string
  readonly name: string
  readonly size: Size
  readonly points: number | null
  readonly speed: number | null
  readonly attack: number | null
  readonly defense: number | null
  readonly damage: number | null
  readonly range: number | null
  readonly bolts: number | null
  readonly powers: readonly string[]
  readonly canUse: readonly string[]
  readonly specialPowers: readonly FigureText[]
  readonly traits?: readonly FigureText[] | undefined
  readonly keywords?: readonly string[] | undefined
  readonly lines?: readonly FigureLine[] | undefined
  readonly abilities: readonly string[]
  readonly teamAbilities: readonly string[]
  readonly dial: readonly CaseClick[]
  /** 1 for a single base, 2 for a peanut base, and so on. */
  readonly baseSquares: number
  /** Where the stated values come from, in a few own words. */
  readonly source: string
  /** As it is printed: its set, its number in it (text: 001, 013b), its kind, its rarity, the marks of its base. */
  readonly set?: string | undefined
  readonly number?: string | undefined
  readonly type?: string | undefined
  readonly rarity?: string | undefined
  /** The name at the top of its card, where it differs. */
  readonly realName?: string | undefined
  readonly marks?: readonly string[] | undefined
  /** The combat symbols by column, such as `wing`. */
  readonly symbols?: Readonly<Partial<Record<'speed' | 'attack' | 'defense' | 'damage', string>>> | undefined
  /** Squares of its base as printed, such as "2x4". */
  readonly base?: string | undefined
  readonly passengers?: number | undefined
  /** The unit that it is another card of, or that it belongs to. */
  readonly ref?: UnitRef | undefined
  /** Where it was brought in from; `by`: `hand` where it was typed in here; `patched`: what of it was corrected here. */
  readonly origin?: FigureOrigin | undefined
}

export interface FigureOrigin {
  readonly file?: string | undefined
  readonly by?: string | undefined
  readonly patched?: readonly Correction[] | undefined
}

/** A place of a figure, as a JSON pointer into it, that says something else than its source. */
export interface Correction {
  readonly at: string
  /** What the source says there; left out: nothing. */
  readonly theirs?: unknown
}

/** A starting line of a card; `null`: the source does not state its points. */
export type FigureLine = Omit<StartingLine, 'points'> & { readonly points: number | null }

/** A special power or a trait as it is printed; `kind` tells a costed trait and its like, `points` what it costs. */
export interface FigureText extends SpecialPower {
  readonly kind?: string | undefined
  readonly points?: number | undefined
  /** Ids of the powers that its card lists with the text: search finds the figure by them. They are never granted. */
  readonly mentions?: readonly string[] | undefined
  /** The sentences of the text that a judge has accepted as clauses. */
  readonly sentences?: readonly AcceptedSentence[] | undefined
}

/** Another unit: its id, and the id of its set if that is another one. */
export interface UnitRef {
  readonly unit: string
  readonly set?: string | undefined
}

export type FiguresVersion = 'linejudge-figures/2' | 'linejudge-figures/3'

/** One record per set, never one per figure: importing and reading stay fast. */
export interface FigureSetFile {
  /** The older version as long as the figures have nothing new (`figuresVersion.ts`). */
  readonly format: FiguresVersion
  readonly id: string
  readonly name: string
  readonly figures: readonly FigureEntry[]
}

/** An element of a set. `null`: the source does not state the value. */
export interface ElementEntry {
  readonly id: string
  /** Such as `equipment`, `one-shot`, `terrain-marker`, `map`. */
  readonly type: string
  readonly name: string
  readonly number?: string | undefined
  readonly rarity?: string | undefined
  readonly points: number | null
  /** In squares, such as `2x3`. */
  readonly size?: string | undefined
  readonly range?: number | undefined
  readonly bolts?: number | undefined
  readonly keywords?: readonly string[] | undefined
  readonly marks?: readonly string[] | undefined
  /** As it is printed. */
  readonly text: string
  /** The sentences of the text that a judge has accepted as clauses, as for a figure. */
  readonly sentences?: readonly AcceptedSentence[] | undefined
  /** Clauses of the text, of files of other versions. No ruling uses them. */
  readonly clauses?: readonly CardClause[] | undefined
  readonly dial?: readonly CaseClick[] | undefined
  /** The unit that it belongs to. */
  readonly ref?: UnitRef | undefined
  readonly origin?: FigureOrigin | undefined
}

export interface ElementsFile {
  readonly format: 'linejudge-elements/1'
  readonly id: string
  readonly name: string
  readonly elements: readonly ElementEntry[]
}

export interface SpecialTerrainFile {
  readonly format: 'linejudge-special-terrain/1' | 'linejudge-special-terrain/2'
  readonly rule: SpecialTerrainRule
}
