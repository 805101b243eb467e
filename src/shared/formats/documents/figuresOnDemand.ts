/**
 * Figure sets whose figures are read from their text when somebody asks for them: a collection of thousands of dials comes in and is
 * kept without being read.
 */
import { rememberText } from '../../base/knownText.ts'
import type { FigureEntry, FigureSetFile } from './documents.ts'

/** What a set says beside its figures. */
export type SetHead = Omit<FigureSetFile, 'figures'>

const heads = new WeakMap<object, SetHead>()
const facts = new WeakMap<object, SetFacts>()

/**
 * A set with its figures on demand.
 * @param text the JSON of all of it
 * @param figures reads them; asked each time
 */
export function figuresOnDemand(head: SetHead, text: string, figures: () => readonly FigureEntry[]): FigureSetFile {
  const set = {
    ...head,
    get figures() {
      return figures()
    }
  }
  heads.set(set, head)
  rememberText(set, text)
  return set
}

/** What a set says beside its figures, which are not read for it. */
export function headOf(set: FigureSetFile): SetHead {
  const known = heads.get(set)
  if (known) return known
  const { figures: _, ...head } = set
  return head
}

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
