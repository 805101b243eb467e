/** `judge edition lint|hash|diff|apply|flatten|minimal|merge`: editions in files (`linejudge-edition/1`), on their own and against each other. */
import { problem } from '../../shared/base/problem.ts'
import { isRecord } from '../../shared/base/validate.ts'
import type { Problem } from '../../shared/base/result.ts'
import { rulingChange, type RulingChange } from '../../shared/cases/change/rulingChange.ts'
import type { AnyRuling } from '../../shared/cases/answerQuestion.ts'
import { decidingReason } from '../../shared/explain/decidingReason.ts'
import type { EditionFile } from '../../shared/editions/editionSchema.ts'
import { editionDiff, type EditionChange } from '../../shared/editions/editionDiff.ts'
import { lintEdition, textsWithout, type EditionWarning } from '../../shared/editionTools/editionLint.ts'
import { documentHash, hashOfRules } from '../../shared/editions/rulesHash.ts'
import { rulesetOn, rulesUnder, SHIPPED, type Shelf } from '../../shared/editions/shelf.ts'
import { shippedFile } from '../../shared/editions/shippedEditions.ts'
import { sentencesOf } from '../../shared/editionTools/sentences.ts'
import { fileBetween } from '../../shared/editionTools/rewrite.ts'
import type { Ruleset } from '../../shared/rules/vocabulary/ruleset.ts'
import { LANGUAGE_IDS } from '../../shared/shell/languages.ts'
import { answerText, ENGINE, type Answer, type Judge } from '../input/answerInput.ts'
import { readEditions, withBrought, type BroughtFile, type Read } from '../input/editionOption.ts'
import { filesOfCases, inputOf } from '../input/readInput.ts'
import type { Output } from '../printing/output.ts'
import { plain } from '../printing/plainText.ts'
import { refuse } from '../printing/refuse.ts'
import { givenOf, namedBy, type Given, type Named } from './editionGiven.ts'
import { merge, rewrite } from './editionRewrites.ts'
import '../../shared/base/sayFileSentences.ts'

const FORMAT = 'linejudge-edition-answer/1'

export const EDITION_USAGES = {
  lint: 'edition lint FILE … [--with FILE] [--strict] [--leave-to-judge]',
  hash: 'edition hash FILE … [--with FILE]',
  diff: 'edition diff A B [--with FILE] [--cases FILE]',
  apply: 'edition apply FILE --cases FILE [--with FILE]',
  flatten: 'edition flatten FILE [--with FILE]',
  minimal: 'edition minimal FILE [--with FILE]',
  merge: 'edition merge A B [--base FILE] [--with FILE]'
} as const
type Doing = keyof typeof EDITION_USAGES

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
  const isEnough = given.files.length >= (doing === 'diff' || doing === 'merge' ? 2 : 1) && (doing !== 'apply' || given.cases.length > 0)
  if (!isEnough) return bad([problem('usage', '', 'verb-usage', { usage })])
  const isJson = args.includes('--json')
  switch (doing) {
    case 'lint':
      return lint(given, isJson, output, bad)
    case 'hash':
      return hash(given, isJson, output, bad)
    case 'diff':
      return diff(given, isJson, output, bad)
    case 'apply':
      return apply(given, isJson, output, bad)
    case 'flatten':
    case 'minimal':
      return rewrite(doing, given, output, bad)
    case 'merge':
      return merge(given, output, bad)
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
  /** How many texts have no words in a language of the app. */
  readonly missing: Readonly<Record<string, number>>
  readonly warnings: readonly EditionWarning[]
}

function linted({ name: file, document }: BroughtFile, shelf: Shelf): Linted {
  const edition = document as EditionFile
  const { id, name, version, parent, foundation } = edition
  const start = parent?.id ?? foundation!
  const count = (record: object = {}): number => Object.keys(record).length
  const counts = { params: count(edition.params), effects: count(edition.effects), rows: count(edition.rows) }
  const own = (edition.language ?? 'en').toLowerCase().split('-', 1)[0]
  const missing = LANGUAGE_IDS.filter((language) => language !== own).map(
    (language) => [language, textsWithout(edition, language).length] as const
  )
  const ruleset = rulesetOn(shelf, id)!
  const warnings = lintEdition(edition, { parent: rulesUnder(shelf, edition)!, ruleset })
  return { file, id, name, version, parent: start, rules: hashOfRules(ruleset), counts, missing: Object.fromEntries(missing), warnings }
}

/** The documents of files, and of ids that ship as documents, all on one shelf. */
async function lintable(given: Given): Promise<Read<{ readonly files: readonly BroughtFile[]; readonly shelf: Shelf }>> {
  const shipped = given.files.flatMap((name) => (shippedFile(name) ? [{ name, document: shippedFile(name)! }] : []))
  const read = await readEditions([...given.files.filter((name) => !shippedFile(name)), ...given.with], given.leave)
  return read.ok ? { ...read, files: [...shipped, ...read.files].slice(0, given.files.length) } : read
}

async function lint(given: Given, isJson: boolean, output: Output, bad: Bad): Promise<number> {
  const read = await lintable(given)
  if (!read.ok) return bad(read.broken.problems, read.broken.name)
  const all = read.files.map((file) => linted(file, read.shelf))
  output.out(
    isJson ? `${JSON.stringify({ format: FORMAT, ok: true, editions: all })}\n` : `${all.flatMap(lintLines).map(plain).join('\n')}\n`
  )
  return given.strict && all.some(({ warnings }) => warnings.length > 0) ? 1 : 0
}

const lintLines = ({ file, name, version, parent, rules, counts, missing, warnings }: Linted): readonly string[] => [
  `${file}: ${name}, version ${version}, on ${parent}`,
  `  rules ${rules}`,
  `  ${counts.params} parameters, ${counts.effects} effects, ${counts.rows} rows`,
  ...Object.entries(missing).flatMap(([language, count]) => (count > 0 ? [`  ${count} texts without words in "${language}"`] : [])),
  ...warnings.map(({ path, message }) => `  warning at ${path}: ${message}`)
]

/** The hash of the rules of each edition, and of its document with the texts; editions of files and of ids that ship. */
async function hash(given: Given, isJson: boolean, output: Output, bad: Bad): Promise<number> {
  const hashes: { readonly file: string; readonly id: string; readonly rules: string; readonly document?: string }[] = []
  const files = given.files.filter((name) => !rulesetOn(SHIPPED, name))
  for (const file of given.files) {
    const named = await namedBy(file, { ...given, with: [...given.with, ...files.filter((other) => other !== file)] })
    if (!named.ok) return bad(named.broken.problems, named.broken.name)
    const { ruleset } = named
    const document = named.documents[0] ?? shippedFile(ruleset.id)
    hashes.push({
      file,
      id: ruleset.id,
      rules: hashOfRules(ruleset),
      ...(document && { document: documentHash(document) })
    })
  }
  const lines = hashes.map(({ rules, document, file }) => `${rules}  ${plain(file)}${document ? `\n  document ${document}` : ''}`)
  output.out(isJson ? `${JSON.stringify({ format: FORMAT, ok: true, hashes })}\n` : `${lines.join('\n')}\n`)
  return 0
}

async function diff(given: Given, isJson: boolean, output: Output, bad: Bad): Promise<number> {
  const a = await namedBy(given.files[0]!, given)
  if (!a.ok) return bad(a.broken.problems, a.broken.name)
  const b = await namedBy(given.files[1]!, given)
  if (!b.ok) return bad(b.broken.problems, b.broken.name)
  const changes = editionDiff(a.ruleset, b.ruleset)
  const otherwise: Otherwise[] = []
  for (const cases of await casesIn(given)) {
    const text = await inputOf(cases).read()
    if (!text.ok) return bad(text.problems, cases)
    otherwise.push(...ruledOtherwise(cases, answersBy(text.value, a), answersBy(text.value, b)))
  }
  const asked = given.cases.length > 0
  const edition = isJson ? difference(a, b) : null
  output.out(
    isJson
      ? `${JSON.stringify({ format: FORMAT, ok: true, changes, ...(asked && { otherwise }), edition })}\n`
      : `${[...changes.map((change) => changeLine(change, a.ruleset)), ...(asked ? otherwise.map(otherwiseLine) : [])].map(plain).join('\n')}\n`
  )
  return 0
}

const casesIn = async ({ cases }: Given): Promise<readonly string[]> => (await Promise.all(cases.map(filesOfCases))).flat()

/** A file that over the first edition rules as the second; `null`: they differ in what no file can say. */
function difference(a: Named, b: Named): EditionFile | null {
  const { id, name, brought } = b.ruleset
  const own = rulesetOn(SHIPPED, id) || id === a.ruleset.id ? `difference-${id.slice(0, 60)}` : id
  const parent = { id: a.ruleset.id, ...(a.ruleset.brought && { rules: a.ruleset.brought.rules }) }
  const file = fileBetween(a.ruleset, b.ruleset, { id: own, name, version: brought?.version ?? '1', parent }, b.documents)
  return file.ok ? file.value : null
}

const short = (value: unknown): string => {
  if (value === null) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** A change in one line; of a parameter with the sentences that it changes. */
const changeLine = (change: EditionChange, a: Ruleset): string =>
  `${change.at}: ${short(change.was)} -> ${short(change.is)}${sentencesOf(change, a)
    .map(({ was, is }) => ` (${was} -> ${is})`)
    .join('')}`

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
function answersBy(text: string, { ruleset: { id }, documents }: Pick<Named, 'ruleset' | 'documents'>): readonly Answer[] {
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
  for (const file of await casesIn(given)) {
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
