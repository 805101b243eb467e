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
  { rule: 'GEN-07', why: 'It says how the words of other effects are read: those effects are written out one by one, and a new one is read by a judge.', said: 'entry' },
  { rule: 'GEN-11', why: 'Dice are told as they lie in the end: whether a die lies crooked, and that a reroll keeps its values, is seen at the table.', said: 'entry' },
  { rule: 'WLD-01', why: 'Which team ability a wild card copies is said by entering it among its team abilities; when it may change is for the judge.', said: 'entry' },
  { rule: 'WLD-02', why: 'Which team ability a wild card copies is said by entering it among its team abilities; when it may change is for the judge.', said: 'entry' },
  { rule: 'CC-29', why: 'The house rules announce lists of their own for criticals, KO and terrain, and the lists are lost; rulings use 2010 and say so.', said: 'not-considered' }
]

const byRule = new Map(leftToJudge.map((row) => [row.rule, row]))

/** Why this row is left to the judge, or undefined where the engine decides by it. */
export const judgeDecides = (rule: string): LeftToJudge | undefined => byRule.get(rule)
