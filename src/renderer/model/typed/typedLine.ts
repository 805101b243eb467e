/** What a typed line is, once it is understood: a question, the table as it is then, or something else to do. */
import type { ClixCase, RulesetId, SquareXY } from '../../../shared/contract/case.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'
import type { TypedAsk } from './askText.ts'

export type TypedLine =
  /** A question of the kind that its words name, or of the one on the table. */
  | { readonly do: 'ask'; readonly ask: TypedAsk; readonly says: string }
  /** The table after it. `selected`: the figure that it is about. */
  | { readonly do: 'change'; readonly next: ClixCase; readonly says: string; readonly selected?: string; readonly pick?: 'from' | 'to' }
  | { readonly do: 'new-table'; readonly size: readonly [number, number]; readonly says: string }
  | { readonly do: 'ruleset'; readonly ruleset: RulesetId; readonly says: string }
  | { readonly do: 'undo' | 'redo' | 'swap'; readonly says: string }

/** What a line may need to know besides the table. */
export interface Around {
  /** Where a figure goes that is put on without a square. */
  readonly near: SquareXY
  /** Special terrain of the library. */
  readonly shelf: readonly SpecialTerrainRule[]
}
