/** The documents that packs, exports and the database hold. Each names its format and version. */
import type { CaseClick, Size, SpecialPower, StartingLine } from '../../contract/case.ts'
import type { SpecialTerrainRule } from '../../rules/vocabulary/specialTerrain.ts'

export type { MapFile } from './mapDocument.ts'

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
  readonly specialPowers: readonly SpecialPower[]
  readonly traits?: readonly SpecialPower[] | undefined
  readonly keywords?: readonly string[] | undefined
  readonly lines?: readonly StartingLine[] | undefined
  readonly abilities: readonly string[]
  readonly teamAbilities: readonly string[]
  readonly dial: readonly CaseClick[]
  /** 1 for a single base, 2 for a peanut base, and so on. */
  readonly baseSquares: number
  /** Where the stated values come from, in a few own words. */
  readonly source: string
}

/** One record per set, never one per figure: importing and reading stay fast. */
export interface FigureSetFile {
  readonly format: 'linejudge-figures/1'
  readonly id: string
  readonly name: string
  readonly figures: readonly FigureEntry[]
}

export interface SpecialTerrainFile {
  readonly format: 'linejudge-special-terrain/1'
  readonly rule: SpecialTerrainRule
}
