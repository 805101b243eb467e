/** What a typed line is, once it is understood: a question, the table as it is then, or something else to do. */
import type { CaseFigure, ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'
import type { TypedAsk } from './askText.ts'

export type TypedLine =
  /** A question of the kind that its words name, or of the one on the table. */
  | { readonly do: 'ask'; readonly ask: TypedAsk; readonly says: string }
  /** The table after it. `selected`: the figure that it is about. */
  | { readonly do: 'change'; readonly next: ClixCase; readonly says: string; readonly selected?: string; readonly pick?: 'from' | 'to' }
  | { readonly do: 'new-table'; readonly size: readonly [number, number]; readonly says: string }
  /** The map of the library with this id. */
  | { readonly do: 'map'; readonly id: string; readonly says: string }
  /** The screen of maps. */
  | { readonly do: 'maps'; readonly says: string }
  | { readonly do: 'ruleset'; readonly ruleset: string; readonly says: string }
  /** Several figures of the library have this name: one of them is chosen. */
  | { readonly do: 'choose-figure'; readonly name: string; readonly says: string }
  /** The question about the force of a side. */
  | { readonly do: 'force'; readonly side: string; readonly total: number | null; readonly says: string }
  | { readonly do: 'undo' | 'redo' | 'swap'; readonly says: string }

/** A figure of the library that a line can put on the table. */
export interface LibraryFigure {
  readonly name: string
  /** The name of its set. */
  readonly set: string
  readonly placing: (side: string) => { readonly figure: CaseFigure; readonly base: number }
}

/** An edition of the user with the words that choose it. */
export interface NamedEdition {
  readonly id: string
  readonly name: string
  readonly words: readonly string[]
}

/** A map of the library by the name that is shown. */
export interface NamedMap {
  readonly id: string
  readonly name: string
}

/** What a line may need to know besides the table. */
export interface Around {
  /** Where a figure goes that is put on without a square. */
  readonly near: SquareXY
  /** Special terrain of the library. */
  readonly shelf: readonly SpecialTerrainRule[]
  /** Maps that suit the rules of the table; left out: none. */
  readonly maps?: readonly NamedMap[]
  /** Editions of the user; left out: none. */
  readonly editions?: readonly NamedEdition[]
  /** The figures of the library with exactly this name, whatever its case and accents; left out: none. */
  readonly named?: (name: string) => readonly LibraryFigure[]
}
