/**
 * Figure sets whose figures are read, and checked, when somebody asks for them: the first table is there before a collection of
 * thousands of dials has been read.
 */
import type { FigureEntry, FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { FIGURES_VERSIONS } from '../../../shared/formats/documents/figuresVersion.ts'
import { figuresOnDemand, type SetHead } from '../../../shared/formats/documents/figures/figuresOnDemand.ts'
import { rememberDigest } from '../../../shared/formats/documents/figures/knownDigest.ts'
import type { Problem } from '../../../shared/base/result.ts'
import { partsOf, type Head } from './asText.ts'
import { PARSERS } from './contents.ts'
import type { Row } from './rows.ts'

/** Shorter texts are as soon read. */
export const LARGE = 20_000

/** What is wrong with a set whose figures are read on demand, once they are. */
const problems = new WeakMap<FigureSetFile, () => readonly Problem[]>()

const isSetHead = (head: Head): head is Head & SetHead =>
  (FIGURES_VERSIONS as readonly unknown[]).includes(head.format) && typeof head.id === 'string' && typeof head.name === 'string'

/** The set in a row with its figures on demand; null: the row is to be read at once. A set that cannot be read has no figures. */
export function setOnDemand(row: Row): FigureSetFile | null {
  const { head, text, digest } = partsOf(row) ?? {}
  if (!head || text === undefined || text.length < LARGE) return null
  if (!isSetHead(head) || head.id !== row.id) return null
  let read: { readonly figures: readonly FigureEntry[]; readonly problems: readonly Problem[] } | null = null
  const reading = (): NonNullable<typeof read> => {
    if (read) return read
    const parsed = PARSERS.figureSets(row.value)
    read = parsed.ok ? { figures: parsed.value.figures, problems: [] } : { figures: [], problems: parsed.problems }
    return read
  }
  const set = figuresOnDemand(head, text, () => reading().figures)
  if (digest !== undefined) rememberDigest(set, digest)
  problems.set(set, () => reading().problems)
  return set
}

/** What is wrong with a set; none where it was read at once, since only sound ones are. */
export const problemsOnDemand = (set: FigureSetFile): readonly Problem[] => problems.get(set)?.() ?? []
