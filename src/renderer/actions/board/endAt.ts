/** Which end of a question a square means. */
import type { ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import type { End } from '../../model/question/entry/askKind.ts'
import { figureOn } from '../../model/table/figures/footprints.ts'

/** The end that a tap on this square means: who stands there, else the square. */
export const endAt = (value: ClixCase, at: SquareXY): End => figureOn(value, at)?.id ?? at
