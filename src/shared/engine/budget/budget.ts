/**
 * How long one question may take, counted in steps of the work itself and never in time: the same question comes as far
 * on every machine, and its ruling is the same bytes. A step is about what a quick machine does in a microsecond.
 * Whatever walks, floods, plays or looks at everybody takes steps for it where it does so; outside of a question nothing is counted.
 */

/** Thrown out of the work when the steps are used up; from then on nothing is counted, so that what there is can be told. */
export class OutOfSteps extends Error {
  constructor() {
    super('The question takes more steps than it may.')
  }
}

/** Steps that are left, in a place of its own for a number: taking some allocates nothing. */
const left = new Float64Array([Number.POSITIVE_INFINITY])

/** So many steps of the question are taken. Throws `OutOfSteps` where there are not so many left. */
export function takeSteps(steps: number): void {
  const now = left[0]! - steps
  left[0] = now
  if (now >= 0) return
  left[0] = Number.POSITIVE_INFINITY
  throw new OutOfSteps()
}

export interface Budgeted<T> {
  /** null: the steps did not suffice, and the work had nothing to tell. */
  readonly done: T | null
  /** Steps that were taken. */
  readonly taken: number
}

/** Does the work with so many steps. Work inside of it that has steps of its own does not use up these. */
export function withSteps<T>(steps: number, work: () => T): Budgeted<T> {
  const outside = left[0]!
  left[0] = steps
  try {
    const done = work()
    return { done, taken: left[0] > steps ? steps : steps - left[0] }
  } catch (error) {
    if (error instanceof OutOfSteps) return { done: null, taken: steps }
    throw error
  } finally {
    left[0] = outside
  }
}

/**
 * Does a first part of the work, which may use at most half of the steps that are left; false where they did not suffice for it:
 * what it has done until then stands, and the rest of the work goes on with the other half.
 */
export function inHalfTheSteps(work: () => void): boolean {
  if (left[0] === Number.POSITIVE_INFINITY) {
    work()
    return true
  }
  const kept = Math.floor(left[0]! / 2)
  left[0]! -= kept
  try {
    work()
    left[0]! += kept
    return true
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error
    left[0] = kept
    return false
  }
}

/** What comes of the work, or `otherwise` where the steps of the question are used up inside of it: for work that has something to tell all the same. */
export function unlessOutOfSteps<T>(work: () => T, otherwise: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof OutOfSteps) return otherwise()
    throw error
  }
}
