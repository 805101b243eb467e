/** Values that the question needs and nobody has stated: the format then counts a default, and the judge must know. */
import { unstatedValues, type Unstated } from '../../../../shared/cases/change/unstated.ts'
import { statedValue as stated } from '../../../../shared/cases/common/statedValue.ts'
import { COUNTED, type CaseFigure, type ClixCase, type ValueName } from '../../../../shared/contract/case.ts'

export const DEFAULTS = COUNTED

/** The value that the figure or its dial's present click states. */
export const statedValue = (figure: CaseFigure, value: ValueName): number | undefined => stated(figure, value)

/** Which unstated values the present question rests on. */
export const assumptions = (position: ClixCase): readonly Unstated[] => unstatedValues(position)
