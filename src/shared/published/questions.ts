/** Published: a question checked, answered, and what would change its answer. */
import { problem } from '../base/problem.ts'
import { fail, ok, type Result } from '../base/result.ts'
import { answerQuestion, type AnyRuling } from '../cases/answerQuestion.ts'
import { isUnfinished } from '../cases/answerWith.ts'
import { canSearch, whatWouldChange, type WhatWouldChange } from '../cases/change/whatWouldChange.ts'
import { parseQuestion, type CheckedQuestion } from '../cases/parseQuestion.ts'
import { isNoBoardCase } from '../cases/question.ts'
import { Survey, type LineSurvey, type ReachSurvey, type SurveyEnd } from '../cases/survey.ts'
import type { SquareXY } from '../contract/case.ts'
import type { Ruling } from '../contract/ruling.ts'
import type { LineFacts } from '../engine/lineOfFire/ruleOnLine.ts'
import { isGameCase } from '../games/all.ts'
import { parseJsonText } from '../json/jsonText.ts'
import { withShelf, type EditionShelf } from './editions.ts'
import '../base/sayFileSentences.ts'

/** A question that `checkQuestion` has let through; it has all the fields of its file. A changed copy has to be checked again. */
export interface Question {
  readonly ruleset: string
  readonly ask: { readonly kind: string }
}

/** What has been let through. */
const known = new WeakMap<Question, CheckedQuestion>()

function ofKnown(question: Question): CheckedQuestion {
  const checked = known.get(question)
  if (!checked) throw new TypeError('This question was not checked: expected one that checkQuestion has let through.')
  return checked
}

/**
 * Checks a question of the format `clixcase/1`.
 * @param question the parsed JSON, or the text of the file
 * @param editions editions that it may be ruled by, besides those that it brings and those that come with the engine
 * @returns the question, or every problem with its place as a JSON pointer. Never throws.
 */
export function checkQuestion(question: unknown, editions?: EditionShelf): Result<Question> {
  const json = typeof question === 'string' ? parseJsonText(question) : ok(question)
  const checked = json.ok ? parseQuestion(editions ? withShelf(json.value, editions) : json.value) : json
  if (checked.ok) known.set(checked.value, checked.value)
  return checked
}

/**
 * The ruling on a checked question: verdict, reasons with their rules, citations, and what was not considered. The same question gives
 * the same ruling, byte by byte. Throws only for a question that was not checked.
 * @param steps how much it may work out; left out: as much as its kind of question may take. After that the verdict is `unfinished`.
 */
export const answer = (question: Question, steps?: number): AnyRuling => answerQuestion(ofKnown(question), steps)

/**
 * The smallest changes to a question that give another ruling, nearest first: each is made, and the question asked again. Null for kinds
 * of questions that are not searched. May take some seconds on a full board.
 * @param ruling the answer to the question, where it is there already
 */
export function changesTo(question: Question, ruling: AnyRuling = answer(question)): WhatWouldChange | null {
  const checked = ofKnown(question)
  if (isGameCase(checked) || isNoBoardCase(checked) || !canSearch(checked) || isUnfinished(ruling)) return null
  return whatWouldChange(checked, ruling as Ruling)
}

/** Every square of a table at once. Squares are `[column, row]`, from 0, the origin at the top left. */
export interface Table {
  /**
   * The squares to which a line of fire from a figure (by its id) or a square is clear, hindered or blocked, whatever the range; null where
   * nothing stands there.
   */
  lines(from: SurveyEnd): LineSurvey | null
  /** The single line from one end to a square: its verdict, and what it meets. */
  line(from: SurveyEnd, to: SquareXY): LineFacts | null
  /** What ending a move in each square costs a figure, row by row, in squares of movement; null where it cannot end there. */
  reach(figure: string): ReachSurvey | null
}

/** Lays the table of a checked question out, to be asked about many squares. Only questions about the table of HeroClix have one. */
export function tableOf(question: Question): Result<Table> {
  const checked = ofKnown(question)
  if (isGameCase(checked) || isNoBoardCase(checked)) return fail(problem('no-table', '/ask/kind', 'no-table', { kind: checked.ask.kind }))
  const survey = new Survey(checked)
  return ok({
    lines: (from) => survey.lines(from),
    line: (from, to) => survey.line(from, to),
    reach: (figure) => survey.reach({ kind: 'reach', figure })
  })
}
