/** What `judge edition` is given: files and options, and the editions that they name. */
import type { EditionFile } from '../../shared/editions/editionSchema.ts'
import { rulesetOn, SHIPPED, type Shelf } from '../../shared/editions/shelf.ts'
import { isRecord } from '../../shared/base/validate.ts'
import type { Ruleset } from '../../shared/rules/vocabulary/ruleset.ts'
import { LEAVE_TO_JUDGE, readDocuments, shelfOfFiles, valuesOf, type BroughtFile, type Read } from '../input/editionOption.ts'

export interface Given {
  readonly files: readonly string[]
  /** Editions that are parents of others, and nothing is reported of. */
  readonly with: readonly string[]
  readonly cases: readonly string[]
  /** The edition that two others change. */
  readonly base: readonly string[]
  readonly strict: boolean
  readonly leave: boolean
}

const STRICT = '--strict'
const FLAGS: readonly string[] = ['--json', STRICT, LEAVE_TO_JUDGE]

/** @returns what is given, or the argument that is not understood */
export function givenOf(args: readonly string[]): Given | string {
  const taken = valuesOf(args, ['--with', '--cases', '--base'])
  if (typeof taken === 'string') return taken
  const { values, rest } = taken
  const files = rest.filter((arg) => !FLAGS.includes(arg))
  const unknown = files.find((arg) => arg.startsWith('-') && arg !== '-')
  if (unknown !== undefined) return unknown
  const flags = { strict: rest.includes(STRICT), leave: rest.includes(LEAVE_TO_JUDGE) }
  return { files, with: values['--with'], cases: values['--cases'], base: values['--base'], ...flags }
}

/** An edition to rule by: its ruleset, and the documents that a case brings for it. */
export interface Named {
  readonly name: string
  readonly ruleset: Ruleset
  readonly documents: readonly EditionFile[]
  readonly shelf: Shelf
}

const idOf = ({ document }: BroughtFile): unknown => (isRecord(document) ? document.id : undefined)

/**
 * The edition of an id that ships, or of a file. Two versions of one edition have one id: each is read on a separate shelf, without another
 * document of its id among its parents.
 */
export async function namedBy(name: string, { with: parents, leave }: Pick<Given, 'with' | 'leave'>): Promise<Read<Named>> {
  const shipped = rulesetOn(SHIPPED, name)
  if (shipped) return { ok: true, name, ruleset: shipped, documents: [], shelf: SHIPPED }
  const read = await readDocuments([name, ...parents], leave)
  if (!read.ok) return read
  const [own, ...others] = read.files as [BroughtFile, ...BroughtFile[]]
  const checked = shelfOfFiles([own, ...others.filter((one) => idOf(one) !== idOf(own))])
  if (!checked.ok) return checked
  const documents = [own, ...others].map(({ document }) => document as EditionFile)
  const { shelf } = checked
  return {
    ok: true,
    name,
    ruleset: rulesetOn(shelf, documents[0]!.id)!,
    documents: documents.filter((one, at) => at === 0 || one.id !== documents[0]!.id),
    shelf
  }
}
