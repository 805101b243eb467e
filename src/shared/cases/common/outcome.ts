/** What a judge would call another outcome of a question. */

export interface Outcome {
  /** Equal texts mean the same verdict. */
  readonly verdict: string
  /** Equal texts mean the same numbers: what is needed, where it ends. */
  readonly numbers: string
}

/** An outcome by whatever counts as its verdict, and the numbers beside it. */
export const outcome = (verdict: unknown, numbers: unknown = null): Outcome => ({
  verdict: JSON.stringify(verdict),
  numbers: JSON.stringify(numbers)
})
