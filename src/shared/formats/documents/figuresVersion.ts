/** The version of a figure set: the older one as long as its figures have nothing that only the newer one knows. */
import type { FigureEntry, FiguresVersion, FigureSetFile, FigureText } from './documents.ts'

/** The versions that sets are kept and written in. */
export const FIGURES_VERSIONS = ['linejudge-figures/2', 'linejudge-figures/3'] as const satisfies readonly FiguresVersion[]

/** An ability with a number: `passenger:2`. */
const NUMBERED = /^[a-z][a-z-]*:\d+$/

const isNumbered = (id: string): boolean => NUMBERED.test(id)

const isNewText = ({ mentions = [], sentences = [], grants = [] }: FigureText): boolean =>
  mentions.length > 0 || sentences.length > 0 || grants.some((grant) => typeof grant === 'string' && isNumbered(grant))

const isNew = ({ ref, dial, abilities, canUse, specialPowers, traits = [] }: FigureEntry): boolean =>
  ref !== undefined ||
  abilities.some(isNumbered) ||
  canUse.some(isNumbered) ||
  dial.some(({ stop }) => stop === true) ||
  specialPowers.some(isNewText) ||
  traits.some(isNewText)

/** The version that a reader has to know for these figures. */
export const figuresVersion = (figures: readonly FigureEntry[]): FiguresVersion =>
  figures.some(isNew) ? 'linejudge-figures/3' : 'linejudge-figures/2'

/** The set in the version that its figures need. */
export function inFiguresVersion(set: FigureSetFile): FigureSetFile {
  const format = figuresVersion(set.figures)
  return format === set.format ? set : { ...set, format }
}
