/** Every kind of question that needs no table. Who adds one adds its line here, and its name in `noBoardKinds.ts`. */
import type * as v from 'valibot'
import type { NoBoardQuestion } from '../common/questionKind.ts'
import { actionTotal } from './actionTotal.ts'
import { alterEgo } from './alterEgo.ts'
import { bestOutwit } from './bestOutwit.ts'
import { combo } from './combo.ts'
import { diceOdds } from './diceOdds.ts'
import { force } from './force.ts'
import { initiative } from './initiative.ts'
import { startingArea } from './startingArea.ts'
import { victoryPoints } from './victoryPoints.ts'
import { winner } from './winner.ts'
import { noBoardKindOf, type NoBoardKind } from './noBoardKinds.ts'

const ENTRIES = [combo, diceOdds, bestOutwit, winner, victoryPoints, actionTotal, alterEgo, force, startingArea, initiative] as const

type Entry = (typeof ENTRIES)[number]
/** Every question that needs no table. */
export type NoBoardAsk = v.InferOutput<Entry['schema']>

/** Any of their kinds. */
export type AnyNoBoardQuestion = NoBoardQuestion<NoBoardKind, v.GenericSchema<unknown, NoBoardAsk>>

export const NO_BOARD_QUESTIONS: readonly AnyNoBoardQuestion[] = ENTRIES

/** The kind of a question that needs no table; undefined for all others. */
export function noBoardQuestionOf(ask: unknown): AnyNoBoardQuestion | undefined {
  const own = noBoardKindOf(ask)
  return own === undefined ? undefined : NO_BOARD_QUESTIONS.find(({ kind }) => kind === own)
}
