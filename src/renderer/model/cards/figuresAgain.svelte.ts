/** How many figures of each set an older version imported with other powers than this version reads. */
import type { Library } from '../library/library.svelte.ts'

/** The version of what imports grant; a device that checked its figures with it does not report them at the start again. */
export const IMPORTS = 'imports-1'

/** Whether this device has sets that may be imported and that were not checked with this version. @param read the version of the last check */
export const isCheckDue = (read: string | undefined, library: Pick<Library, 'figureSets' | 'isOwn'>): boolean =>
  read !== IMPORTS && library.figureSets.some(({ id }) => library.isOwn('figureSets', id))

export class FiguresAgain {
  /** Sets by their ids, only those that have such figures; empty until they are counted. */
  bySet = $state.raw<ReadonlyMap<string, number>>(new Map())

  /** The figures of one set, or of all sets. */
  countOf(set: string | undefined): number {
    if (set !== undefined) return this.bySet.get(set) ?? 0
    return [...this.bySet.values()].reduce((sum, one) => sum + one, 0)
  }
}
