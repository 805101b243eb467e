/** `judge edition lint|hash|diff|apply`: editions in files (`linejudge-edition/1`), on their own and against each other. */
import { problem } from '../../shared/base/problem.ts'
import { isRecord } from '../../shared/base/validate.ts'
import type { Problem } from '../../shared/base/result.ts'
import { rulingChange, type RulingChange } from '../../shared/cases/change/rulingChange.ts'
import type { AnyRuling } from '../../shared/cases/answerQuestion.ts'
import { decidingReason } from '../../shared/explain/decidingReason.ts'
import type { EditionFile } from '../../shared/editions/editionSchema.ts'
import { editionDiff, type EditionChange } from '../../shared/editions/editionDiff.ts'
import { lintEdition, type EditionWarning } from '../../shared/editions/editionLint.ts'
import { rulesetOn, SHIPPED, type Shelf } from '../../shared/editions/shelf.ts'
import type { Ruleset } from '../../shared/rules/vocabulary/ruleset.ts'
import { answerText, ENGINE, type Answer, type Judge } from '../input/answerInput.ts'
import { LEAVE_TO_JUDGE, readEditions, withBrought, type BroughtFile, type Read } from '../input/editionOption.ts'
import { inputOf } from '../input/readInput.ts'
import type { Output } from '../printing/output.ts'
import { plain } from '../printing/plainText.ts'
import { refuse } from '../printing/refuse.ts'
import '../../shared/base/sayFileSentences.ts'

const FORMAT = 'linejudge-edition-answer/1'

export const EDITION_USAGES = {
  lint: 'edition lint FILE … [--with FILE] [--strict] [--leave-to-judge]',
  hash: 'edition hash FILE … [--with FILE]',
  diff: 'edition diff A B [--with FILE] [--cases FILE]',
  apply: 'edition apply FILE --cases FILE [--with FILE]'
} as const
type Doing = keyof typeof EDITION_USAGES

interface Given {
  readonly files: readonly string[]
  /** Editions that are parents of others, and nothing is reported of. */
  readonly with: readonly string[]
  readonly cases: readonly string[]
  readonly strict: boolean
  readonly leave: boolean
}

function givenOf(args: readonly string[]): Given | string {
  const [files, parents, cases]: [string[], string[], string[]] = [[], [], []]
  let strict = false
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!
    if (arg === '--json' || arg === LEAVE_TO_JUDGE) continue
    if (arg === '--strict') strict = true
    else if (arg === '--with' || arg === '--cases') {
      const name = args[++index]
      if (name === undefined) return arg
      ;(arg === '--with' ? parents : cases).push(name)
    } else if (arg.startsWith('-') && arg !== '-') return arg
    else files.push(arg)
  }
  return { files, with: parents, cases, strict, leave: args.includes(LEAVE_TO_JUDGE) }
}

/** Runs the verb. Exit status: 0 done, 1 warnings with `--strict`, 2 bad input. */
export async function runEdition(args: readonly string[], output: Output): Promise<number> {
  const what = args.find((arg) => !arg.startsWith('-'))
  const bad = (problems: readonly Problem[], name?: string): number => refuse(output, args, FORMAT, problems, name)
  if (what === undefined || !Object.hasOwn(EDITION_USAGES, what))
    return bad([problem('usage', '', 'verb-usage', { usage: Object.values(EDITION_USAGES).join(', ') })])
  const doing = what as Doing
  const usage = EDITION_USAGES[doing]
  const given = givenOf(args.toSpliced(args.indexOf(what), 1))
  if (typeof given === 'string') return bad([problem('unknown-option', '', 'unknown-option', { option: given, usage })])
  const isEnough = given.files.length >= (doing === 'diff' ? 2 : 1) && (doing !== 'apply' || given.cases.length > 0)
  if (!isEnough) return bad([problem('usage', '', 'verb-usage', { usage })])
  const isJson = args.includes('--json')
  switch (doing) {
    case 'lint':
    case 'hash':
      return lintOrHash(doing, given, isJson, output, bad)
    case 'diff':
      return diff(given, isJson, output, bad)
    case 'apply':
      return apply(given, isJson, output, bad)
  }
}

type Bad = (problems: readonly Problem[], name?: string) => number

interface Linted {
  readonly file: string
  readonly id: string
  readonly name: string
  readonly version: string
  readonly parent: string
  readonly rules: string
  readonly counts: { readonly params: number; readonly effects: number; readonly rows: number }
  readonly warnings: readonly EditionWarning[]
}

function linted({ name: file, document }: BroughtFile, shelf: Shelf): Linted {
  const edition = document as EditionFile
  const { id, name, version, parent, foundation } = edition
  const start = parent?.id ?? foundation!
  const count = (record: object = {}): number => Object.keys(record).length
  const counts = { params: count(edition.params), effects: count(edition.effects), rows: count(edition.rows) }
  return { file, id, name, version, parent: start, rules: rulesetOn(shelf, id)!.brought!.rules, counts, warnings: lintEdition(edition) }
}

async function lintOrHash(doing: 'lint' | 'hash', given: Given, isJson: boolean, output: Output, bad: Bad): Promise<number> {
  const read = await readEditions([...given.files, ...given.with], given.leave)
  if (!read.ok) return bad(read.broken.problems, read.broken.name)
  const all = read.files.slice(0, given.files.length).map((file) => linted(file, read.shelf))
  if (doing === 'hash') {
    const lines = all.map(({ rules, file }) => `${rules}  ${plain(file)}`)
    output.out(
      isJson
        ? `${JSON.stringify({ format: FORMAT, ok: true, hashes: all.map(({ file, id, rules }) => ({ file, id, rules })) })}\n`
        : `${lines.join('\n')}\n`
    )
    return 0
  }
  output.out(
    isJson ? `${JSON.stringify({ format: FORMAT, ok: true, editions: all })}\n` : `${all.flatMap(lintLines).map(plain).join('\n')}\n`
  )
  return given.strict && all.some(({ warnings }) => warnings.length > 0) ? 1 : 0
}

const lintLines = ({ file, name, version, parent, rules, counts, warnings }: Linted): readonly string[] => [
  `${file}: ${name}, version ${version}, on ${parent}`,
  `  rules ${rules}`,
  `  ${counts.params} parameters, ${counts.effects} effects, ${counts.rows} rows`,
  ...warnings.map(({ path, message }) => `  warning at ${path}: ${message}`)
]

/** An edition to rule by: its ruleset, and the documents that a case brings for it. */
interface Named {
  readonly ruleset: Ruleset
  readonly documents: readonly unknown[]
}

/** The edition of an id that ships, or of a file. Two versions of one edition have one id: each is read on a separate shelf. */
async function namedBy(name: string, { with: parents, leave }: Given): Promise<Read<Named>> {
  const shipped = rulesetOn(SHIPPED, name)
  if (shipped) return { ok: true, ruleset: shipped, documents: [] }
  const read = await readEditions([name, ...parents], leave)
  if (!read.ok) return read
  const documents = read.files.map(({ document }) => document)
  return { ok: true, ruleset: rulesetOn(read.shelf, (documents[0] as EditionFile).id)!, documents }
}

async function diff(given: Given, isJson: boolean, output: Output, bad: Bad): Promise<number> {
  const a = await namedBy(given.files[0]!, given)
  if (!a.ok) return bad(a.broken.problems, a.broken.name)
  const b = await namedBy(given.files[1]!, given)
  if (!b.ok) return bad(b.broken.problems, b.broken.name)
  const changes = editionDiff(a.ruleset, b.ruleset)
  const otherwise: Otherwise[] = []
  for (const cases of given.cases) {
    const text = await inputOf(cases).read()
    if (!text.ok) return bad(text.problems, cases)
    otherwise.push(...ruledOtherwise(cases, answersBy(text.value, a), answersBy(text.value, b)))
  }
  const asked = given.cases.length > 0
  output.out(
    isJson
      ? `${JSON.stringify({ format: FORMAT, ok: true, changes, ...(asked && { otherwise }) })}\n`
      : `${[...changes.map(changeLine), ...(asked ? otherwise.map(otherwiseLine) : [])].map(plain).join('\n')}\n`
  )
  return 0
}

const short = (value: unknown): string => {
  if (value === null) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
const changeLine = ({ at, was, is }: EditionChange): string => `${at}: ${short(was)} -> ${short(is)}`

interface Otherwise {
  readonly file: string
  /** The number of the case in its file, from 0. */
  readonly case: number
  readonly id: string | null
  readonly differs: RulingChange
  readonly was: string
  readonly is: string
}
const otherwiseLine = ({ file, case: index, id, differs, was, is }: Otherwise): string =>
  `${file}, case ${index + 1}${id === null ? '' : ` (${id})`}: ${differs}, ${was} -> ${is}`

/** The verdict, and the sentence that decides. */
const inShort = (ruling: AnyRuling): string => [ruling.verdict, decidingReason(ruling)?.text].filter(Boolean).join(': ')

/** Every case of a text, asked by one edition. */
function answersBy(text: string, { ruleset: { id }, documents }: Named): readonly Answer[] {
  const parse: Judge['parse'] = (json) => ENGINE.parse(isRecord(json) ? { ...(withBrought(json, documents) as object), ruleset: id } : json)
  return answerText(text, { ...ENGINE, parse }).answers
}

/** The cases of a file that the second edition rules otherwise than the first. */
function ruledOtherwise(file: string, first: readonly Answer[], second: readonly Answer[]): readonly Otherwise[] {
  return first.flatMap((was, index): readonly Otherwise[] => {
    const is = second[index]!
    if (!was.ok || !is.ok) return []
    const differs = rulingChange(was.case, was.ruling, is.ruling)
    if (differs === null) return []
    return [{ file, case: index, id: was.case.id ?? null, differs, was: inShort(was.ruling), is: inShort(is.ruling) }]
  })
}

async function apply(given: Given, isJson: boolean, output: Output, bad: Bad): Promise<number> {
  const edition = await namedBy(given.files[0]!, given)
  if (!edition.ok) return bad(edition.broken.problems, edition.broken.name)
  const answers: { readonly file: string; readonly case: number; readonly ruling?: unknown; readonly problems?: readonly Problem[] }[] = []
  for (const file of given.cases) {
    const text = await inputOf(file).read()
    if (!text.ok) return bad(text.problems, file)
    answersBy(text.value, edition).forEach((answer, index) =>
      answers.push({ file, case: index, ...(answer.ok ? { ruling: answer.ruling } : { problems: answer.problems }) })
    )
  }
  const isWhole = answers.every(({ problems }) => problems === undefined)
  output.out(
    isJson
      ? `${JSON.stringify({ format: FORMAT, ok: isWhole, answers })}\n`
      : `${answers.map(({ file, case: index, ruling, problems }) => plain(`${file}, case ${index + 1}: ${problems ? problems[0]!.message : (ruling as { readonly verdict: string }).verdict}`)).join('\n')}\n`
  )
  return isWhole ? 0 : 2
}
