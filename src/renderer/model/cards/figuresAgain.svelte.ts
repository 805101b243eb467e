/** How many figures of each set an older version imported with other powers than this version reads. */
export class FiguresAgain {
  /** Sets by their ids, only those that have such figures; empty until they are counted. */
  bySet = $state.raw<ReadonlyMap<string, number>>(new Map())

  /** The figures of one set, or of all sets. */
  countOf(set: string | undefined): number {
    if (set !== undefined) return this.bySet.get(set) ?? 0
    return [...this.bySet.values()].reduce((sum, one) => sum + one, 0)
  }
}
