/** Any question that Linejudge answers: about the table, about none, or about a neighbouring game. */
import type { ClixCase } from '../contract/case.ts'
import { isGameCase } from '../games/all.ts'
import type { GameCase } from '../games/common/game.ts'
import type { NoBoardAsk } from './questions/noBoard.ts'
import { noBoardKindOf } from './questions/noBoardKinds.ts'

/** A question that is not about the table, in the same format. The table in the app does not hold it. */
export type NoBoardCase = Omit<ClixCase, 'ask'> & { readonly ask: NoBoardAsk }

export type Question = ClixCase | NoBoardCase | GameCase

export const isNoBoardCase = (question: Question): question is NoBoardCase =>
  !isGameCase(question) && noBoardKindOf(question.ask) !== undefined
