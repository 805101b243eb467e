/** Finding a page of the reference by typing: the same search as everywhere, over its pages alone. */
import type { App } from '../app.ts'
import { entryOf, type ReferenceEntry } from './entries.ts'

export interface FoundEntry {
  readonly entry: ReferenceEntry
  readonly terms: readonly string[]
}

/** More than this nobody reads: another word narrows it. */
const MOST = 80

export const findEntries = ({ search }: App, typed: string): readonly FoundEntry[] =>
  (['power', 'rule', 'terrain'] as const)
    .flatMap(kind => search.find(kind, typed, MOST))
    .sort((a, b) => b.fit - a.fit || b.score - a.score)
    .slice(0, MOST)
    .flatMap(({ id, terms }) => {
      const entry = entryOf(id)
      return entry ? [{ entry, terms }] : []
    })
