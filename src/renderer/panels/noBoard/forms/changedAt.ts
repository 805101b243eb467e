/** The list with a change to the entry at `index`. */
export const changedAt = <T>(list: readonly T[], index: number, change: Partial<T>): T[] =>
  list.map((one, i) => (i === index ? { ...one, ...change } : one))
