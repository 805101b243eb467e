/** What is found out about a figure set on the way in, without its figures being read. */
import type { FigureSetFile } from '../documents.ts'

const facts = new WeakMap<object, SetFacts>()

/** What is known of a set without its figures being read. */
export interface SetFacts {
  /** How many figures it has. */
  readonly count: number
  /** Whether its format names all fields in it. */
  readonly named: boolean
}

/** Notes what was found out about a set on the way in. */
export const rememberFacts = (set: FigureSetFile, about: SetFacts): void => void facts.set(set, about)

/** Whether it is known that the format of the set names all fields in it. */
export const isAllNamed = (set: FigureSetFile): boolean => facts.get(set)?.named === true

/** How many figures a set has; they are not read for it where they were counted on the way in. */
export const figureCount = (set: FigureSetFile): number => facts.get(set)?.count ?? set.figures.length
