/** The words of the lines that the command line prints under a verdict. */
import type { ChanceShown, ValueStep, XY } from '../../contract/ruling.ts'

export const square = ([x, y]: XY): string => `(${x},${y})`
export const squares = (list: readonly XY[]): string => list.map(square).join(' ')
export const list = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(', '))
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const chance = ({ fraction, percent }: ChanceShown): string => `${fraction} (${percent.toFixed(2)} %)`
/** How a number came about, step by step. */
export const stepsInLine = (steps: readonly Pick<ValueStep, 'source' | 'result'>[]): string =>
  steps.map((step) => `${step.source} ${step.result}`).join(' → ')
