/** `--edition FILE`: editions that the command line brings. Each case is asked by the last of them, unless it names one of them itself. */
import { canonicalJson } from '../../shared/base/text/canonicalJson.ts'
import type { Problem } from '../../shared/base/result.ts'
import { isRecord } from '../../shared/base/validate.ts'
import { editionJson } from '../../shared/formats/documents/editionFile.ts'
import { gameOf } from '../../shared/games/all.ts'
import { leftToJudge } from '../../shared/editions/leaveToJudge.ts'
import { SHIPPED, withEditions, type Shelf } from '../../shared/editions/shelf.ts'
import { inputOf } from './readInput.ts'

export interface BroughtFile {
  readonly name: string
  readonly document: unknown
}

/** The problems of the editions of the command line, with their file if it is known. */
export interface BrokenEditions {
  readonly name: string
  readonly problems: readonly Problem[]
}

export type Read<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly broken: BrokenEditions }

/** The documents of files, read as JSON and not checked further. @param leave what this version cannot read is left to the judge */
export async function readDocuments(names: readonly string[], leave: boolean): Promise<Read<{ readonly files: readonly BroughtFile[] }>> {
  const files: BroughtFile[] = []
  for (const name of names) {
    const text = await inputOf(name).read()
    const json = text.ok ? editionJson(text.value) : text
    if (!json.ok) return { ok: false, broken: { name, problems: json.problems } }
    files.push({ name, document: leave ? leftToJudge(json.value) : json.value })
  }
  return { ok: true, files }
}

const NUMBERED = /^\/(\d+)(?:\/|$)/

/** Files checked together: each may be the parent of another. The problems of a broken one have their places in that file alone. */
export function shelfOfFiles(files: readonly BroughtFile[]): Read<{ readonly shelf: Shelf }> {
  const documents = files.map(({ document }) => document)
  const all = withEditions(SHIPPED, documents)
  if (all.ok) return { ok: true, shelf: all.value }
  const at = Number(NUMBERED.exec(all.problems[0]!.path)?.[1] ?? 0)
  const again = withEditions(SHIPPED, documents, (index) => (index === at ? '' : `/${index}`))
  const problems = again.ok ? [] : again.problems.filter(({ path }) => !NUMBERED.test(path))
  return { ok: false, broken: { name: files[at]?.name ?? '', problems } }
}

/** Files read and checked together. @param leave as in `readDocuments` */
export async function readEditions(
  names: readonly string[],
  leave: boolean
): Promise<Read<{ readonly files: readonly BroughtFile[]; readonly shelf: Shelf }>> {
  const read = await readDocuments(names, leave)
  if (!read.ok) return read
  const checked = shelfOfFiles(read.files)
  return checked.ok ? { ...read, shelf: checked.shelf } : checked
}

/** With it, what this version cannot read of an edition is left to the judge. */
export const LEAVE_TO_JUDGE = '--leave-to-judge'

/** Takes `--edition FILE` out of the arguments. `null`: the option has no file. */
export function editionArguments(args: readonly string[]): { readonly names: readonly string[]; readonly rest: readonly string[] } | null {
  const names: string[] = []
  const rest: string[] = []
  for (let index = 0; index < args.length; index++) {
    if (args[index] !== '--edition') {
      rest.push(args[index]!)
      continue
    }
    const name = args[++index]
    if (name === undefined) return null
    names.push(name)
  }
  return { names, rest }
}

const idOf = (document: unknown): string | null => (isRecord(document) && typeof document.id === 'string' ? document.id : null)

/** A case with these editions in addition to its own; anything else as it is. @param documents checked before */
export function withBrought(json: unknown, documents: readonly unknown[]): unknown {
  if (documents.length === 0 || !isRecord(json) || gameOf(json.ruleset) !== undefined) return json
  const own = Array.isArray(json.editions) ? (json.editions as readonly unknown[]) : []
  const more = documents.filter((one) => !own.some((other) => canonicalJson(other) === canonicalJson(one)))
  const ids = [...own, ...documents].map(idOf)
  const ruleset = ids.includes(String(json.ruleset)) ? json.ruleset : idOf(documents.at(-1))
  return { ...json, ruleset, editions: [...own, ...more] }
}
