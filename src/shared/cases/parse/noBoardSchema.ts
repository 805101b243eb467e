/** The shape of a question that needs no table: that of a case, with an ask of its own kinds. */
import * as v from 'valibot'
import { NO_BOARD_QUESTIONS, noBoardQuestionOf, type NoBoardAsk } from '../questions/noBoard.ts'
import { caseEntries, entriesWithEditions, noSuchKind } from './caseSchema.ts'

const noKind = noSuchKind(NO_BOARD_QUESTIONS.map(({ kind }) => kind))
const ask = v.lazy((input): v.GenericSchema<unknown, NoBoardAsk> => noBoardQuestionOf(input)?.schema ?? noKind)

export const noBoardSchema = v.looseObject({ ...caseEntries, ask })
export const noBoardWithEditions = v.looseObject({ ...entriesWithEditions, ask })
