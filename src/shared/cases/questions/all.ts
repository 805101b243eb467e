/** Every kind of question: about the table (`onTable.ts`), and about none (`noBoard.ts`). */
import type { RulingBase } from '../../contract/ruling.ts'
import type { TableQuestion } from '../common/questionKind.ts'
import { NO_BOARD_QUESTIONS, type AnyNoBoardQuestion } from './noBoard.ts'
import { TABLE_QUESTIONS, tableQuestion } from './onTable.ts'

export const QUESTIONS: readonly (TableQuestion | AnyNoBoardQuestion)[] = [...TABLE_QUESTIONS, ...NO_BOARD_QUESTIONS]

/** The kind of question that a ruling answers. */
export const questionOfRuling = (ruling: RulingBase): TableQuestion | AnyNoBoardQuestion =>
  NO_BOARD_QUESTIONS.find((entry) => entry.kind === ruling.kind && (entry.gave?.(ruling) ?? true)) ?? tableQuestion(ruling)
