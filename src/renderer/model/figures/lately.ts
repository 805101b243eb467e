/** The figures of the library that were put on a table in the last days, the newest first. */
import type { FigureEntry, FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import type { LastFigure } from '../../storage/interface/storage.ts'

const MOST = 24
const DAYS = 7

/** The list with one more use of a figure; each figure stands in it once. */
export const withLately = (list: readonly LastFigure[] = [], used: LastFigure): readonly LastFigure[] =>
  [used, ...list.filter(({ set, figure }) => set !== used.set || figure !== used.figure)].slice(0, MOST)

/** Those of the last days that are still in the library. @param now milliseconds */
export function latelyUsed(
  list: readonly LastFigure[] = [],
  sets: readonly FigureSetFile[],
  now: number
): readonly { readonly set: FigureSetFile; readonly entry: FigureEntry }[] {
  const since = now - DAYS * 86_400_000
  return list.flatMap(({ set: id, figure, on }) => {
    if (Date.parse(on) < since) return []
    const set = sets.find((one) => one.id === id)
    const entry = set?.figures.find((one) => one.id === figure)
    return set && entry ? [{ set, entry }] : []
  })
}
