/** The worked examples that the documents print, beside their rules. */
import { isNoBoardCase } from '../../../shared/cases/question.ts'
import type { PrintedExample } from './printedExample.ts'
import { examples } from './printedExamplesData.ts'

/** The examples of a rule, in the order of the documents. */
export const examplesOf = (rule: string): readonly PrintedExample[] => examples.filter(({ rules }) => rules.includes(rule))

/** Whether an example is asked on a board; else it is a quick question. */
export const needsBoard = ({ case: question }: PrintedExample): boolean => !isNoBoardCase(question)
