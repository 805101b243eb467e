/** What was kept beside figure sets for search (`setDigest.ts`), as text that nobody has read yet. */
import type { FigureSetFile } from '../documents.ts'

const texts = new WeakMap<object, string>()

/** Notes what was kept beside `set`. */
export const rememberDigest = (set: FigureSetFile, text: string): void => {
  texts.set(set, text)
}

/** What was kept beside `set`; undefined: nothing, so that its figures are to be read. */
export const knownDigest = (set: FigureSetFile): string | undefined => texts.get(set)

/** What was kept is of no use. */
export const forgetDigest = (set: FigureSetFile): void => {
  texts.delete(set)
}
