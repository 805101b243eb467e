/** What can be walked through on the board, step by step: a knock back, a move, a prepared attack, an event. */
import type { ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { boardTexts } from '../../i18n/texts.ts'
import type { BareStep } from '../question/entry/askKind.ts'
import { squareOf } from '../question/entry/walks.ts'
import { entryOf } from '../question/kinds/all.ts'
import { endName, namesOn } from '../table/sentence/title.ts'

export interface PathStep extends BareStep {
  readonly title: string
}

/** Something to walk through: who begins where, and the steps. */
export interface Walk {
  /** The same value as long as it is the same walk. */
  readonly of: object
  readonly start: { readonly sentence: string; readonly at: SquareXY }
  readonly steps: readonly PathStep[]
}

const words = boardTexts.stepper

/** The walk of a figure from a square; null where there is nothing to walk through. */
export function walkFrom(of: object, value: ClixCase, figure: string, at: SquareXY | undefined, steps: readonly BareStep[]): Walk | null {
  if (!at || steps.length === 0) return null
  return {
    of,
    start: { at, sentence: words.start(endName(value, figure), formatSquareName(at), steps.length) },
    steps: steps.map((step, i) => ({ ...step, title: words.step(i + 1, steps.length, formatSquareName(step.at)) }))
  }
}

/** What can be walked through of the ruling on this table; of several paths one after another. `plan`: which plan of a preparation. */
export function walkOfRuling(value: ClixCase, ruling: Ruling, plan: number): Walk | null {
  if (ruling.kind !== value.ask.kind) return null
  const walked = entryOf(ruling).walk?.(value, value.ask, ruling, plan, namesOn(value))
  return walked ? walkFrom(walked.of, value, walked.figure, squareOf(value, walked.figure), walked.steps) : null
}
