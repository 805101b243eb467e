/** Every kind of question. Who adds one adds its line here; the order is that in which a problem names the kinds. */
import type * as v from 'valibot'
import { isRecord } from '../../base/validate.ts'
import type { RulingBase } from '../../contract/ruling.ts'
import type { NoBoardQuestion, TableQuestion } from '../common/questionKind.ts'
import { actionTotal } from './actionTotal.ts'
import { alterEgo } from './alterEgo.ts'
import { attack } from './attack.ts'
import { bestOutwit } from './bestOutwit.ts'
import { breakAway } from './breakAway.ts'
import { canTarget } from './canTarget.ts'
import { combo } from './combo.ts'
import { damage } from './damage.ts'
import { diceOdds } from './diceOdds.ts'
import { force } from './force.ts'
import { knockBack } from './knockBack.ts'
import { lineOfFire } from './lineOfFire.ts'
import { move } from './move.ts'
import { odds } from './odds.ts'
import { preparation } from './preparation.ts'
import { reach } from './reach.ts'
import { startingArea } from './startingArea.ts'
import { targets } from './targets.ts'
import { timeline } from './timeline.ts'
import { valueQuestion } from './value.ts'
import { victoryPoints } from './victoryPoints.ts'
import { winner } from './winner.ts'

export const QUESTIONS = [
  lineOfFire,
  canTarget,
  targets,
  valueQuestion,
  attack,
  damage,
  knockBack,
  move,
  odds,
  preparation,
  reach,
  timeline,
  breakAway,
  combo,
  diceOdds,
  bestOutwit,
  winner,
  victoryPoints,
  actionTotal,
  alterEgo,
  force,
  startingArea
] as const

type Entry = (typeof QUESTIONS)[number]
type NoBoardEntry = Extract<Entry, { readonly about: 'no board' }>
/** Every question that needs no table. */
export type NoBoardAsk = v.InferOutput<NoBoardEntry['schema']>

/** Any of their kinds. */
export type AnyNoBoardQuestion = NoBoardQuestion<string, v.GenericSchema<unknown, NoBoardAsk>>

export const TABLE_QUESTIONS: readonly TableQuestion[] = QUESTIONS.filter((entry) => entry.about === 'table')
export const NO_BOARD_QUESTIONS: readonly AnyNoBoardQuestion[] = QUESTIONS.filter((entry) => entry.about === 'no board')

const byKind = new Map<string, TableQuestion>(TABLE_QUESTIONS.map((entry) => [entry.kind, entry]))

/** The kind of a question about the table. Throws for one that was not checked. */
export function tableQuestion({ kind }: { readonly kind: string }): TableQuestion {
  const entry = byKind.get(kind)
  if (!entry) throw new Error(`No question ${kind}: the case was not checked.`)
  return entry
}

/** The same for whatever came from outside: undefined where there is no such kind. */
export const tableQuestionOf = (ask: unknown): TableQuestion | undefined =>
  isRecord(ask) && typeof ask.kind === 'string' ? byKind.get(ask.kind) : undefined

/** The kind of a question that needs no table; undefined for all others. */
export const noBoardQuestionOf = (ask: unknown): AnyNoBoardQuestion | undefined =>
  isRecord(ask) ? NO_BOARD_QUESTIONS.find((entry) => entry.kind === ask.kind && (entry.takes?.(ask) ?? true)) : undefined

/** The kind of question that a ruling answers. */
export const questionOfRuling = (ruling: RulingBase): TableQuestion | AnyNoBoardQuestion =>
  NO_BOARD_QUESTIONS.find((entry) => entry.kind === ruling.kind && (entry.gave?.(ruling) ?? true)) ?? tableQuestion(ruling)
