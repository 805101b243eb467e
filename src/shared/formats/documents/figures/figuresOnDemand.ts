/**
 * Figure sets whose figures are read from their text when somebody asks for them: a collection of thousands of dials comes in and is
 * kept without being read.
 */
import { rememberText } from '../../../base/text/knownText.ts'
import type { FigureEntry, FigureSetFile } from '../documents.ts'

/** What a set says beside its figures. */
export type SetHead = Omit<FigureSetFile, 'figures'>

const heads = new WeakMap<object, SetHead>()

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

/** What a set says beside its figures, which are not read for it; of a value that nobody has checked all that it holds beside them. */
export function headOf(set: FigureSetFile): SetHead
export function headOf(set: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
export function headOf(set: { readonly figures?: unknown }): object {
  const known = heads.get(set)
  if (known) return known
  const { figures: _, ...head } = set
  return head
}
