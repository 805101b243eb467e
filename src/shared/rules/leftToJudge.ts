/**
 * Rows of the rulebook that no question can settle at the desk: they are a judge's to apply. Each with why, and how the
 * app says so. The reference entry of such a row reads "left to the judge".
 */
export interface LeftToJudge {
  readonly rule: string
  /** One sentence: why the engine does not decide by it. */
  readonly why: string
  /** `entry`: the reference entry says it; `not-considered`: the rulings that it could touch say it, too. */
  readonly said: 'entry' | 'not-considered'
}

export const leftToJudge: readonly LeftToJudge[] = [
  { rule: 'CC-29', why: 'The house rules announce lists of their own for criticals, KO and terrain, and the lists are lost; rulings use 2010 and say so.', said: 'not-considered' }
]

const byRule = new Map(leftToJudge.map((row) => [row.rule, row]))

/** Why this row is left to the judge, or undefined where the engine decides by it. */
export const judgeDecides = (rule: string): LeftToJudge | undefined => byRule.get(rule)
