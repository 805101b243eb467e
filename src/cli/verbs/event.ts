/** `judge event FILE …`: takes the facts of an event file and answers what it asks. */
import type { Problem } from '../../shared/base/result.ts'
import { parseJsonText } from '../../shared/json/jsonText.ts'
import { forceRulesOfEvent } from '../../shared/cases/common/forceRules.ts'
import { answerWithLog, type EventAnswer } from '../../shared/tournament/asks/answerEvent.ts'
import { readEvent } from '../../shared/tournament/asks/readEvent.ts'
import { notConsideredIn, unknownInEvent } from '../../shared/tournament/asks/unknownInEvent.ts'
import { internalProblem } from '../input/answerInput.ts'
import type { Output } from '../printing/output.ts'
import { plain } from '../printing/plainText.ts'
import { printOverview } from '../printing/printOverview.ts'
import { printEvent } from '../printing/printEvent.ts'
import { inputOf, type Input } from '../input/readInput.ts'

/** The answer, and what stands in the file that nobody knows. */
type Told = EventAnswer & ReturnType<typeof notConsideredIn>
/** `overview`: of a file that asks nothing. */
type Outcome =
  | { readonly ok: true; readonly answer: Told; readonly overview: string | null }
  | { readonly ok: false; readonly problems: readonly Problem[] }

async function answerOf(input: Input): Promise<Outcome> {
  const text = await input.read()
  if (!text.ok) return text
  const json = parseJsonText(text.value)
  if (!json.ok) return json
  try {
    const file = readEvent(json.value)
    if (!file.ok) return file
    const { answer, log } = answerWithLog(file.value, forceRulesOfEvent)
    const overview = file.value.ask.length > 0 ? null : printOverview(log)
    return { ok: true, answer: { ...answer, ...notConsideredIn(unknownInEvent(json.value)) }, overview }
  } catch (error) {
    return { ok: false, problems: [internalProblem(error)] }
  }
}

/** Exit status: 0 every file was answered, also where facts were refused; 2 some file is no valid event. */
export async function runEvent(args: readonly string[], output: Output): Promise<number> {
  const asJson = args.includes('--json')
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '-' && arg !== '--json')
  const inputs = args.filter((arg) => arg !== '--json').map(inputOf)
  if (unknown !== undefined || inputs.length === 0) {
    output.err(plain(`${unknown === undefined ? '' : `There is no option ${unknown} here. `}Expected: event FILE … [--json]`) + '\n')
    return 2
  }
  let status = 0
  const documents: string[] = []
  for (const [index, input] of inputs.entries()) {
    const outcome = await answerOf(input)
    if (!outcome.ok) status = 2
    if (asJson) {
      documents.push(JSON.stringify(outcome.ok ? outcome.answer : { error: errorOf(outcome.problems) }))
      continue
    }
    if (outcome.ok)
      output.out(`${index > 0 ? '\n' : ''}${[printEvent(outcome.answer), outcome.overview ?? ''].filter(Boolean).join('\n')}\n`)
    else
      for (const { message, path } of outcome.problems)
        output.err(plain(`${input.name}${path === '' ? '' : ` at ${path}`}: ${message}`) + '\n')
  }
  if (asJson) output.out(documents.length === 1 ? `${documents[0]}\n` : `[\n${documents.join(',\n')}\n]\n`)
  return status
}

const errorOf = (problems: readonly Problem[]) => {
  const { code, message, path } = problems[0] ?? { code: 'unknown', message: 'This is no valid event.', path: '' }
  return { code, message, path }
}
