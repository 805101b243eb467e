/** A worked example that a document prints, as a question: on a board of any game, or without one. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { NoBoardCase } from '../../../shared/cases/question.ts'
import type { GameCase } from '../../../shared/games/common/game.ts'

/** A question of a neighbouring game, whose fields its own game checks. */
type OfAnotherGame = Omit<GameCase, 'ask' | 'figures'> & {
  readonly ask: Readonly<Record<string, unknown>> & { readonly kind: string }
  readonly figures: readonly (Readonly<Record<string, unknown>> & { readonly id: string; readonly name?: string })[]
}

export interface PrintedExample {
  /** Its golden case. */
  readonly id: string
  /** The document and the heading that it stands under. */
  readonly place: string
  readonly title: string
  readonly rules: readonly string[]
  readonly case: ClixCase | NoBoardCase | OfAnotherGame
}
