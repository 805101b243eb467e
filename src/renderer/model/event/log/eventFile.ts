/** An event as a file (`linejudge-event/1`), on its way in and out. What comes in goes out again, byte by byte. */
import { ok, type Result } from '../../../../shared/base/result.ts'
import { isRecord } from '../../../../shared/base/validate.ts'
import { readEvent } from '../../../../shared/tournament/asks/readEvent.ts'
import { writeEvent } from '../../../../shared/tournament/asks/writeEvent.ts'
import { EventLog, readFact } from '../../../../shared/tournament/log/eventLog.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { Refusal } from '../../../../shared/tournament/state/refusals.ts'
import { someSettings, type SomeSettings } from '../../../../shared/tournament/state/settings.ts'
import { checked } from '../../../../shared/base/validate.ts'
import type { Change, StoredEvent, StoredFact } from '../../../storage/interface/storage.ts'

/** What stands in a file beside id, name and log: the settings, and whatever else somebody wrote there. */
type FileHead = Readonly<Record<string, unknown>>

/** What a stored event keeps about itself. */
export interface EventHead {
  readonly file: FileHead
  readonly settings: SomeSettings
  /** When it came onto this device: ISO 8601, UTC. */
  readonly made: string
}

export function headOf({ state }: StoredEvent): EventHead {
  const file = isRecord(state.file) ? state.file : {}
  const settings = checked(someSettings, file.settings ?? {})
  return { file, settings: settings.ok ? settings.value : {}, made: typeof state.made === 'string' ? state.made : '' }
}

/** The row of an event; its log is in rows of its own. */
export const rowOfEvent = (id: string, name: string, file: FileHead, made: string): StoredEvent => ({ id, name, state: { file, made } })

export interface ReadFile {
  readonly id: string
  readonly name: string
  readonly head: FileHead
  readonly facts: readonly StoredFact[]
  /** What was not taken, each with why; it is kept in its place. */
  readonly refused: readonly { readonly at: number; readonly refusal: Refusal }[]
  /** What the facts that were taken have come to. */
  readonly state: EventState
}

/** Reads an event file and decides on its facts. */
export function readEventFile(json: unknown): Result<ReadFile> {
  const file = readEvent(json)
  if (!file.ok) return file
  const { id, settings, log: facts } = file.value
  const { format: _format, id: _id, name, log: _log, ...head } = json as Record<string, unknown>
  const log = new EventLog(settings)
  const refused: ReadFile['refused'][number][] = []
  const rows = facts.map((fact, index): StoredFact => {
    const decision = log.append(fact)
    const row = { event: id, at: index + 1, fact: fact.json }
    if (decision.taken) return row
    if (decision.refusal) refused.push({ at: index + 1, refusal: decision.refusal })
    return { ...row, left: decision.refusal ? 'refused' : 'repeated' }
  })
  return ok({ id, name: typeof name === 'string' ? name : id, head, facts: rows, refused, state: log.state })
}

/** The file of an event; the same event gives the same bytes. */
export const eventFileText = (event: StoredEvent, facts: readonly StoredFact[]): string =>
  writeEvent(
    { id: event.id, name: event.name, ...headOf(event).file },
    facts.map(({ fact }) => fact)
  )

/** What the log of a stored event has come to. */
export function stateIn(event: StoredEvent, facts: readonly StoredFact[]): EventState {
  const log = new EventLog(headOf(event).settings)
  for (const { fact, left } of facts) {
    const read = left ? null : readFact(fact, '')
    if (read?.ok) log.append(read.value)
  }
  return log.state
}

/** What bringing a file in does. */
export type Arrival =
  /** There is no such event here. */
  | { readonly kind: 'new'; readonly changes: readonly Change[] }
  /** It is here, and the file goes on from where it stands. */
  | { readonly kind: 'longer'; readonly changes: readonly Change[]; readonly more: number }
  /** It is here with all that the file says. */
  | { readonly kind: 'known' }
  /** Both went on after a common beginning: the file comes in beside what is here, under another id. */
  | { readonly kind: 'beside'; readonly id: string; readonly changes: readonly Change[] }

const putFact = (value: StoredFact): Change => ({ do: 'put', table: 'eventFacts', value })

/** @param here the event of the same id and its facts, where there is one @param taken ids of events @param made ISO 8601, UTC */
export function arrivalOf(
  file: ReadFile,
  here: { readonly event: StoredEvent; readonly facts: readonly StoredFact[] } | null,
  taken: ReadonlySet<string>,
  made: string
): Arrival {
  const put = (id: string): Change[] => [
    { do: 'put', table: 'events', value: rowOfEvent(id, file.name, file.head, made) },
    ...file.facts.map((fact) => putFact({ ...fact, event: id }))
  ]
  if (here === null) return { kind: 'new', changes: put(file.id) }
  const same = JSON.stringify(headOf(here.event).file) === JSON.stringify(file.head)
  const common = Math.min(here.facts.length, file.facts.length)
  const begun =
    same && here.facts.slice(0, common).every(({ fact }, index) => JSON.stringify(fact) === JSON.stringify(file.facts[index]!.fact))
  if (begun && file.facts.length <= common) return { kind: 'known' }
  if (begun) return { kind: 'longer', changes: file.facts.slice(common).map(putFact), more: file.facts.length - common }
  let n = 2
  while (taken.has(`${file.id}-${n}`)) n++
  const id = `${file.id}-${n}`
  return { kind: 'beside', id, changes: put(id) }
}
