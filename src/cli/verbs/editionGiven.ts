/** What `judge edition` is given: files and options, and the editions that they name. */
import type { EditionFile } from '../../shared/editions/editionSchema.ts'
import { rulesetOn, SHIPPED, type Shelf } from '../../shared/editions/shelf.ts'
import { isRecord } from '../../shared/base/validate.ts'
import type { Ruleset } from '../../shared/rules/vocabulary/ruleset.ts'
import { LEAVE_TO_JUDGE, readDocuments, shelfOfFiles, type BroughtFile, type Read } from '../input/editionOption.ts'

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

const OPTIONS = { '--with': 'with', '--cases': 'cases', '--base': 'base' } as const

/** @returns what is given, or the argument that is not understood */
export function givenOf(args: readonly string[]): Given | string {
  const given = { files: [] as string[], with: [] as string[], cases: [] as string[], base: [] as string[] }
  let strict = false
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!
    if (arg === '--json' || arg === LEAVE_TO_JUDGE) continue
    if (arg === '--strict') strict = true
    else if (Object.hasOwn(OPTIONS, arg)) {
      const name = args[++index]
      if (name === undefined) return arg
      given[OPTIONS[arg as keyof typeof OPTIONS]].push(name)
    } else if (arg.startsWith('-') && arg !== '-') return arg
    else given.files.push(arg)
  }
  return { ...given, strict, leave: args.includes(LEAVE_TO_JUDGE) }
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
