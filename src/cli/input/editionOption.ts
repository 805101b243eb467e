/** `--edition FILE`: editions that the command line brings. Each case is asked by the last of them, unless it names one of them itself. */
import { canonicalJson } from '../../shared/base/text/canonicalJson.ts'
import { problem } from '../../shared/base/problem.ts'
import type { Problem } from '../../shared/base/result.ts'
import { isRecord } from '../../shared/base/validate.ts'
import { editionJson } from '../../shared/formats/documents/editionFile.ts'
import { gameOf } from '../../shared/games/all.ts'
import { leftToJudge } from '../../shared/editions/leaveToJudge.ts'
import { type BringsEditions, rulesetFor, type Shelf, SHIPPED, withEditions } from '../../shared/editions/shelf.ts'
import { inputOf } from './readInput.ts'
import '../../shared/base/sayFileSentences.ts'

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

/** Options with a value: files of editions, and for forces a format of the edition and the day that is asked. */
export const VALUED = ['--edition', '--format', '--on'] as const

/** Format and day of questions about a force that have none. */
export interface ForceOptions {
  readonly format?: string
  readonly on?: string
}

interface Arguments {
  readonly names: readonly string[]
  readonly force: ForceOptions
  readonly rest: readonly string[]
}

/**
 * Takes these options and their values out of the arguments.
 * @returns the values of each option in their order and all other arguments, or the option that has no value
 */
export function valuesOf<O extends string>(
  args: readonly string[],
  options: readonly O[]
): { readonly values: Readonly<Record<O, readonly string[]>>; readonly rest: readonly string[] } | string {
  const values = Object.fromEntries(options.map((option) => [option, [] as string[]])) as Record<O, string[]>
  const rest: string[] = []
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!
    const option = options.find((one) => one === arg)
    const value = option === undefined ? undefined : args[++index]
    if (option === undefined) rest.push(arg)
    else if (value === undefined) return option
    else values[option].push(value)
  }
  return { values, rest }
}

/** Takes the options with a value out of the arguments; an option without its value is returned by its name. */
export function editionArguments(args: readonly string[]): Arguments | string {
  const taken = valuesOf(args, VALUED)
  if (typeof taken === 'string') return taken
  const { '--edition': names, '--format': formats, '--on': days } = taken.values
  const [format, on] = [formats.at(-1), days.at(-1)]
  return { names, force: { ...(format !== undefined && { format }), ...(on !== undefined && { on }) }, rest: taken.rest }
}

/** A question about a force with the format and the day of the command line; any other as it is. */
export function withForce(json: unknown, force: ForceOptions): unknown {
  if (!isRecord(json) || !isRecord(json.ask) || json.ask.kind !== 'force') return json
  return { ...json, ask: { ...force, ...json.ask } }
}

const wrongOption = (code: string, option: string, found: string): Read<never> => ({
  ok: false,
  broken: { name: '', problems: [problem(code, '', 'wrong-option', { option, found })] }
})

/** The rules that a verb of figures or maps goes by, and its other arguments. */
interface RulesGiven {
  readonly rules: BringsEditions
  readonly rest: readonly string[]
}

/**
 * Takes `--ruleset ID` and `--edition FILE` (also several times) out of the arguments of a verb. Of several editions the last one is meant, unless
 * `--ruleset` names one.
 * @param usual the rules if the arguments name none
 */
export async function rulesGiven(args: readonly string[], usual: string): Promise<Read<RulesGiven>> {
  const taken = valuesOf(args, ['--edition', '--ruleset'])
  if (typeof taken === 'string') return wrongOption('wrong-option', taken, '')
  const { '--edition': names, '--ruleset': chosen } = taken.values
  const leave = taken.rest.includes(LEAVE_TO_JUDGE)
  const read = await readEditions(names, leave)
  if (!read.ok) return read
  const editions = read.files.map(({ document }) => document)
  const last = idOf(editions.at(-1))
  const rules = { ruleset: chosen.at(-1) ?? last ?? usual, ...(editions.length > 0 && { editions }) }
  if (rulesetFor(rules) === undefined) return wrongOption('unknown-ruleset', '--ruleset', rules.ruleset)
  return { ok: true, rules, rest: taken.rest.filter((arg) => arg !== LEAVE_TO_JUDGE) }
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
