/**
 * The command line: `judge FILE …`, `judge --json FILE`, `judge --json -`; `--change` adds what would change each ruling.
 * Standard output holds rulings and nothing else; what is wrong goes to standard error, or with `--json` in the case's place.
 * Exit status: 0 every case was ruled on, 2 some input is no valid case.
 */
import type { Problem } from '../shared/base/result.ts'
import { answerText, ENGINE, type Answer, type Answers, type Judge, type SavedAnswer } from './input/answerInput.ts'
import { changesOf } from './printing/changeLines.ts'
import { EDITION_USAGES, runEdition } from './verbs/editionVerb.ts'
import { runEvent } from './verbs/event.ts'
import { LEAGUE_USAGE, runLeague } from './verbs/league.ts'
import { CARDS_USAGE, runCards } from './verbs/cardsVerb.ts'
import { COVERAGE_USAGE, runCoverage } from './verbs/coverageVerb.ts'
import { EXPORT_SET_USAGE, EXPORT_TEAM_USAGE, EXPORT_USAGE, runExport } from './verbs/exportVerb.ts'
import { IMPORT_USAGE } from './verbs/importOptions.ts'
import { runImport } from './verbs/importVerb.ts'
import { MAP_VERBS, runMapVerb } from './verbs/mapVerbs.ts'
import { plain } from './printing/plainText.ts'
import type { Output } from './printing/output.ts'
import { PLAIN, printRuling, TERMINAL } from './printing/printRuling.ts'
import { editionArguments, LEAVE_TO_JUDGE, readEditions, VALUED, withBrought, withForce } from './input/editionOption.ts'
import { refuse } from './printing/refuse.ts'
import { inputOf, type Input } from './input/readInput.ts'
import '../shared/base/sayFileSentences.ts'

const EDITION_HELP = {
  lint: 'checks an edition and says what its author should look at; --strict: exit status 1 if there is anything',
  hash: 'the hash of what each rules: the same whatever its texts and however it is written; and of the document with its texts',
  diff: 'what B changes in A, address by address; each is a file or the id of an edition that ships; --cases: which questions of a\n                                      file or a folder it rules otherwise; --json has the difference as an edition over A, too',
  apply: 'rules on every case of a file or a folder by this edition',
  flatten: 'an edition and the files that it is laid over as one file',
  minimal: 'the edition without what its parent says already',
  merge: 'what A and B change in their parent, or in the edition of --base, in one file; conflicts are named (exit status 2)'
}
const EDITION_USAGE = Object.entries(EDITION_HELP)
  .map(
    ([verb, what]) =>
      `  npm run -s judge -- ${EDITION_USAGES[verb as keyof typeof EDITION_HELP]}\n                                      ${what}\n`
  )
  .join('')

const USAGE = `Usage:
  npm run -s judge -- FILE …          rules on each case and says why
  npm run -s judge -- --json FILE     the same as JSON: a ruling, or an array of rulings for an array of cases
  npm run -s judge -- --json -        the same from standard input
  npm run -s judge -- --change FILE   adds the smallest changes that would give another ruling (some seconds on a full board);
                                      with --json each answer is { "ruling": …, "change": … }
                                      a saved ruling (*.ruling.json) is asked again and compared with what was saved;
                                      with --json its answer is { "ruling": …, "saved": … }
  npm run -s judge -- --edition FILE …
                                      rules by the edition of that file (linejudge-edition/1); of several by the last, unless a case
                                      names one of them; with --leave-to-judge what this version cannot read of it is left to the judge
  npm run -s judge -- --edition FILE --format ID --on DAY …
                                      asks about forces by a format of that edition on that day (2026-12-01)
  npm run -s judge -- event FILE …    takes the facts of an event and answers what the file asks
${MAP_VERBS.map(({ usage, what }) => `  npm run -s judge -- ${usage}\n                                      ${what}\n`).join('')}  npm run -s judge -- ${IMPORT_USAGE}
                                      maps of Universal VTT, Tiled (.tmj, .tmx), LDtk, Foundry, text boards and pictures, figures, tournaments,
                                      and whole backups of Linejudge as its documents; --check only tells what is wrong
  npm run -s judge -- ${EXPORT_USAGE}
                                      a map as a file of another program, and what does not go with it
  npm run -s judge -- ${EXPORT_SET_USAGE}
                                      a figure set as a table, as dials of a forum or as a pack, and what does not go with it
  npm run -s judge -- ${EXPORT_TEAM_USAGE}
                                      a team as a table of its members or as a pack, and what does not go with it
  npm run -s judge -- ${LEAGUE_USAGE}
                                      the standings of a league over its events
  npm run -s judge -- ${COVERAGE_USAGE}
                                      how much of the figures of a file is ruled on
  npm run -s judge -- ${CARDS_USAGE}
                                      how many sentences of the cards of these figures are read, and which are not
${EDITION_USAGE}
Each takes --json. A case file that is called like one of these words is written with its folder: ./event
`

const OPTIONS = ['--json', '--change', LEAVE_TO_JUDGE]

/** What else can be done, by the first word. */
const VERBS: Readonly<Record<string, (args: readonly string[], output: Output) => Promise<number>>> = Object.assign(
  Object.create(null) as object,
  { event: runEvent, league: runLeague, import: runImport, export: runExport, coverage: runCoverage, cards: runCards, edition: runEdition },
  Object.fromEntries(MAP_VERBS.map((verb) => [verb.name, (args: readonly string[], output: Output) => runMapVerb(verb, args, output)]))
)

const PROCESS: Output = {
  out: (text) => {
    process.stdout.write(text)
  },
  err: (text) => {
    process.stderr.write(text)
  },
  terminal: process.stdout.isTTY && !process.env.NO_COLOR
}

/** Runs the command line and returns its exit status. A test may bring its own output and its own judge. */
export async function main(args: readonly string[], output: Output = PROCESS, judge: Judge = ENGINE): Promise<number> {
  // A reader that has seen enough (`| head`) is no fault.
  if (output === PROCESS)
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  if (args.includes('--help') || args.includes('-h')) {
    output.out(USAGE)
    return 0
  }
  // A verb is the first word; what has that name as a file is written with its folder.
  const first = args.find((arg, index) => !arg.startsWith('-') && !VALUED.some((option) => option === args[index - 1]))
  const verb = VERBS[first ?? '']
  if (verb) return verb(args.toSpliced(args.indexOf(first!), 1), output)
  const brought = editionArguments(args)
  if (typeof brought === 'string') {
    output.err(`The option ${brought} expects a value.\n${USAGE}`)
    return 2
  }
  const { names, force, rest } = brought
  const unknown = rest.find((arg) => arg.startsWith('-') && arg !== '-' && !OPTIONS.includes(arg))
  const files = rest.filter((arg) => !OPTIONS.includes(arg))
  if (unknown !== undefined || files.length === 0) {
    output.err(unknown === undefined ? USAGE : `There is no option ${plain(unknown)}.\n${USAGE}`)
    return 2
  }
  const editions = await readEditions(names, args.includes(LEAVE_TO_JUDGE))
  if (!editions.ok) return refuse(output, args, 'linejudge-edition-answer/1', editions.broken.problems, editions.broken.name)
  const documents = editions.files.map(({ document }) => document)
  const isPlain = names.length === 0 && Object.keys(force).length === 0
  const byEdition = isPlain ? judge : { ...judge, parse: (json: unknown) => judge.parse(withForce(withBrought(json, documents), force)) }
  const inputs = files.map(inputOf)
  const asked = args.includes('--change') ? { change: changesOf, ...byEdition } : byEdition
  return args.includes('--json') ? printJson(inputs, output, asked) : printText(inputs, output, asked)
}

async function answersOf(input: Input, judge: Judge): Promise<Answers> {
  const text = await input.read()
  const answers: Answers = text.ok ? answerText(text.value, judge) : { many: false, answers: [text] }
  // A problem with the file as a whole has no place in it: the message names the file.
  return {
    many: answers.many,
    answers: answers.answers.map((answer) =>
      answer.ok || !isOfFile(answer.problems)
        ? answer
        : { ok: false, problems: answer.problems.map((one) => ({ ...one, message: `${input.name}: ${one.message}` })) }
    )
  }
}

const FILE_PROBLEMS = ['unreadable', 'too-large', 'not-utf-8', 'syntax']
const isOfFile = (problems: readonly Problem[]): boolean => problems.some(({ code }) => FILE_PROBLEMS.includes(code))

async function printJson(inputs: readonly Input[], output: Output, judge: Judge): Promise<number> {
  let status = 0
  const documents: string[] = []
  for (const input of inputs) {
    const { many, answers } = await answersOf(input, judge)
    if (answers.some((answer) => !answer.ok)) status = 2
    const lines = answers.map(jsonOf)
    documents.push(many ? (lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`) : lines.join(''))
  }
  // Several files give one document as well: an array with each file's answer.
  output.out(documents.length === 1 ? `${documents[0]}\n` : `[\n${documents.join(',\n')}\n]\n`)
  return status
}

const NOW = {
  verdict: 'The verdict of now is another one.',
  number: 'A number of the ruling of now is another one.',
  rule: 'The ruling of now is the same by another rule.'
}

/** How the ruling of a saved file compares with the one of now. */
function savedLine({ verdict, differs, time, engineVersion, overruling }: SavedAnswer): string {
  const version = engineVersion === '' ? '' : ` by Linejudge ${engineVersion}`
  const judge = overruling ? ` The judge ruled: ${overruling.verdict}, because ${overruling.reason}` : ''
  return `Saved as "${verdict}" on ${time.slice(0, 10)}${version}. ${differs === null ? 'The ruling of now is the same.' : NOW[differs]}${judge}`
}

function jsonOf(answer: Answer): string {
  if (answer.ok) {
    const { ruling, change, saved } = answer
    return JSON.stringify(change === undefined && saved === undefined ? ruling : { ruling, change, saved })
  }
  const { code, message, path } = answer.problems[0] ?? { code: 'unknown', message: 'This is no valid case.', path: '' }
  return JSON.stringify({ error: { code, message, path } })
}

async function printText(inputs: readonly Input[], output: Output, judge: Judge): Promise<number> {
  const style = output.terminal ? TERMINAL : PLAIN
  let status = 0
  let first = true
  for (const input of inputs) {
    const { many, answers } = await answersOf(input, judge)
    answers.forEach((answer, index) => {
      if (answer.ok) {
        const saved = answer.saved ? `\n${plain(savedLine(answer.saved))}\n` : ''
        output.out(`${first ? '' : '\n\n'}${printRuling(answer.ruling, answer.case, style, answer.change)}\n${saved}`)
        first = false
        return
      }
      status = 2
      const place = many ? `${input.name}, case ${index + 1}` : input.name
      for (const { message, path } of answer.problems) {
        const named = isOfFile(answer.problems) ? '' : `${place}${path === '' ? '' : ` at ${path}`}: `
        output.err(plain(named + message) + '\n')
      }
    })
  }
  return status
}
