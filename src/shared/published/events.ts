/** Published: an event checked, its answers, its standings and the pairing of its next round. */
import { ok, type Result } from '../base/result.ts'
import { parseJsonText } from '../json/jsonText.ts'
import { forceRulesOfEvent } from '../cases/common/forceRules.ts'
import { answerEvent, type EventAnswer } from '../tournament/asks/answerEvent.ts'
import { readEvent } from '../tournament/asks/readEvent.ts'
import { unknownInEvent } from '../tournament/asks/unknownInEvent.ts'
import { EventLog } from '../tournament/log/eventLog.ts'
import { pairNext, type Pairable } from '../tournament/pairing/pair.ts'
import { standingsOf, type Standings } from '../tournament/state/standings.ts'

/** An event that `checkEvent` has let through. Facts that may not be are refused one by one and change nothing. */
export interface TournamentEvent {
  readonly id: string
  readonly name: string
  /** Places of fields that the format does not name, as JSON pointers. */
  readonly unknown: readonly string[]
  /** What the file asks, in its order, and which facts were refused (`linejudge-event-answer/1`). */
  answer(): EventAnswer
  /** The standings; `after`: with the results of that round and those before it, left out: of all. Rates as "n/d" in lowest terms. */
  standings(after?: number): Standings
  /**
   * The pairing of the next round, or what stands in its way. The same event and seed give the same pairing.
   * @param seed a whole number from 0 to 4294967295; decides where several pairings are equally good
   */
  pairNext(seed: number): Pairable
}

/**
 * Checks an event of the format `linejudge-event/1`.
 * @param event the parsed JSON, or the text of the file
 * @returns the event, or every problem with its place. Never throws.
 */
export function checkEvent(event: unknown): Result<TournamentEvent> {
  const json = typeof event === 'string' ? parseJsonText(event) : ok(event)
  if (!json.ok) return json
  const read = readEvent(json.value)
  if (!read.ok) return read
  const file = read.value
  let folded: EventLog | null = null
  const state = (): EventLog['state'] => {
    if (!folded) {
      folded = new EventLog(file.settings)
      for (const fact of file.log) folded.append(fact)
    }
    return folded.state
  }
  return ok({
    id: file.id,
    name: file.name,
    unknown: unknownInEvent(json.value),
    answer: () => answerEvent(file, forceRulesOfEvent),
    standings: (after) => standingsOf(state(), after),
    pairNext: (seed) => pairNext(state(), seed)
  })
}
