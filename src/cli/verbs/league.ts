/** `judge league FILE [EVENT …]`: the standings of a league; its events stand in its file or are given beside it. */
import { fail, ok, type Problem, type Result } from '../../shared/base/result.ts'
import { readLeague, unknownInLeague } from '../../shared/formats/documents/leagueWithEvents.ts'
import { parseJsonText } from '../../shared/json/jsonText.ts'
import { readEvent, type EventFile } from '../../shared/tournament/asks/readEvent.ts'
import { leagueTable, type LeagueTable } from '../../shared/tournament/league/table.ts'
import { EventLog } from '../../shared/tournament/log/eventLog.ts'
import type { EventState } from '../../shared/tournament/state/state.ts'
import { unknownInEvent, type UnknownField } from '../../shared/tournament/asks/unknownInEvent.ts'
import { internalProblem } from '../input/answerInput.ts'
import type { Output } from '../printing/output.ts'
import { plain } from '../printing/plainText.ts'
import { unknownLine } from '../printing/printEvent.ts'
import { inputOf, type Input } from '../input/readInput.ts'

export const LEAGUE_USAGE = 'league FILE [EVENT …] [--json]'

interface LeagueAnswer extends LeagueTable {
  readonly format: 'linejudge-league-answer/1'
  readonly id: string
  readonly name: string
  /** Fields that nobody knows, each with the file it stands in; left out where there are none. */
  readonly notConsidered?: readonly (UnknownField & { readonly file: string })[]
}

const jsonOf = async (input: Input): Promise<Result<unknown>> => {
  const text = await input.read()
  return text.ok ? parseJsonText(text.value) : text
}

/** What its facts have come to; what cannot be taken changes nothing. */
function stateOf({ settings, log: facts }: EventFile): EventState {
  const log = new EventLog(settings)
  for (const fact of facts) log.append(fact)
  return log.state
}

const named = (input: Input, problems: readonly Problem[]): Result<never> =>
  fail(...problems.map((one) => ({ ...one, message: `${input.name}: ${one.message}` })))

async function answerOf([input, ...others]: readonly [Input, ...Input[]]): Promise<Result<LeagueAnswer>> {
  const json = await jsonOf(input)
  if (!json.ok) return named(input, json.problems)
  const league = readLeague(json.value)
  if (!league.ok) return named(input, league.problems)
  const unknown: (UnknownField & { readonly file: string })[] = []
  const note = ({ name }: Input, places: readonly string[]): void => {
    unknown.push(...places.map((path) => ({ kind: 'field' as const, path, file: name })))
  }
  note(input, unknownInLeague(league.value))
  const files = new Map(league.value.files.map(({ file }) => [file.id, file]))
  for (const other of others) {
    const one = await jsonOf(other)
    const file = one.ok ? readEvent(one.value) : one
    if (!file.ok) return named(other, file.problems)
    if (one.ok) note(other, unknownInEvent(one.value))
    // What is given beside the league is newer than what stands in it.
    files.set(file.value.id, file.value)
  }
  const { id, name, rule, events, same } = league.value.league
  const states = events.map((event) => {
    const file = files.get(event.id)
    return { id: event.id, state: file ? stateOf(file) : null }
  })
  const told = unknown.length > 0 ? { notConsidered: unknown } : {}
  return ok({ format: 'linejudge-league-answer/1', id, name, ...leagueTable(rule, states, same), ...told })
}

/** Exit status: 0 answered, also where events are missing; 2 no valid league or event. */
export async function runLeague(args: readonly string[], output: Output): Promise<number> {
  const asJson = args.includes('--json')
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '-' && arg !== '--json')
  const [first, ...more] = args.filter((arg) => arg !== '--json').map(inputOf)
  if (unknown !== undefined || first === undefined) {
    output.err(plain(`${unknown === undefined ? '' : `There is no option ${unknown} here. `}Expected: ${LEAGUE_USAGE}`) + '\n')
    return 2
  }
  const answer = await answerOf([first, ...more]).catch((error: unknown) => fail(internalProblem(error)))
  if (answer.ok) {
    output.out(asJson ? `${JSON.stringify(answer.value)}\n` : `${printLeague(answer.value)}\n`)
    return 0
  }
  const { problems } = answer
  if (asJson) output.out(`${JSON.stringify({ format: 'linejudge-league-answer/1', ok: false, problems })}\n`)
  else for (const { message } of problems) output.err(plain(message) + '\n')
  return 2
}

function printLeague({ name, events, missing, rows, notConsidered = [] }: LeagueAnswer): string {
  const lines = [
    `League ${name}: ${events.length} events`,
    ...notConsidered.map(({ file, ...field }) => `${unknownLine(field)} (${file})`),
    ...missing.map((id) => `  The event ${id} is not here.`),
    ...events.filter(({ open }) => open > 0).map(({ id, open }) => `  In ${id} results are missing: ${open}.`)
  ]
  for (const { rank, name: who, points, total, results } of rows) {
    const sum = results.map(
      ({ event, place, points: worth, counts }) => `${event} place ${place} ${worth}${counts ? '' : ' (does not count)'}`
    )
    lines.push(`  ${rank} ${who}: ${points}${total === points ? '' : ` of ${total}`} · ${sum.join(', ')}`)
  }
  return lines.map(plain).join('\n')
}
