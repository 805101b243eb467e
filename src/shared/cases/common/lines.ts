/** The words of the lines that the command line prints under a verdict. */
import type { SquareXY } from '../../contract/case.ts'
import type { ChanceShown, ValueStep } from '../../contract/ruling.ts'
import { ENGLISH, inThrows, TWO_DICE } from '../../explain/toText.ts'

export const square = ([x, y]: SquareXY): string => `(${x},${y})`
export const squares = (list: readonly SquareXY[]): string => list.map(square).join(' ')
export const list = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(', '))
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const chance = ({ fraction, percent }: ChanceShown): string => `${inThrows(fraction, TWO_DICE, ENGLISH)} (${percent.toFixed(2)} %)`
/** How a number came about, step by step. */
export const stepsInLine = (steps: readonly Pick<ValueStep, 'source' | 'result'>[]): string =>
  steps.map((step) => `${step.source} ${step.result}`).join(' → ')
