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

export const leftToJudge: readonly LeftToJudge[] = []

const byRule = new Map(leftToJudge.map((row) => [row.rule, row]))

/** Why this row is left to the judge, or undefined where the engine decides by it. */
export const judgeDecides = (rule: string): LeftToJudge | undefined => byRule.get(rule)
