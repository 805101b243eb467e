/**
 * The log of an event behind one small interface: what writes facts asks a host, wherever the log lies. The page's own host
 * keeps it in the storage of this device: a fact is decided, written, and only then part of the state.
 */
import { Turns } from '../../../../shared/base/turns.ts'
import type { Problem } from '../../../../shared/base/result.ts'
import type { ReadFact } from '../../../../shared/tournament/facts/factKind.ts'
import { EventLog, readFact, type Decision, type Resting } from '../../../../shared/tournament/log/eventLog.ts'
import { LogClock, type Clock } from '../../../../shared/tournament/log/logClock.ts'
import type { Refusal } from '../../../../shared/tournament/state/refusals.ts'
import type { SomeSettings } from '../../../../shared/tournament/state/settings.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { Change, Storage, StoredFact } from '../../../storage/interface/storage.ts'

/** A fact before it is written: the host gives it its id, its time and its writer. */
export interface NewFact {
  readonly do: string
  readonly [field: string]: unknown
}

/** `index`: which of the facts stands in the way. Then none of them was written. */
export type Appended =
  | { readonly ok: true }
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal }
  | { readonly ok: false; readonly index: number; readonly problems: readonly Problem[] }

export interface EventHost {
  /**
   * Decides on facts in their order and writes all of them or none. Facts that are written together are taken back together.
   * Resolves when they are durable; rejects with a StorageError, and then nothing has changed.
   */
  append(facts: readonly NewFact[]): Promise<Appended>
  /** Called after facts have become part of the state. Returns the unsubscribe. */
  onFact(listener: () => void): () => void
  readonly state: EventState
}

/** What the screens of an event ask of a host beside that. */
export interface OpenEventHost extends EventHost {
  /** The facts that were taken, in their order. */
  readonly entries: readonly LogEntry[]
  /** Whether facts could be taken now, without writing them. */
  wouldTake(facts: readonly NewFact[]): Appended
  /** What the event would be with some more facts; null where they cannot be taken. The event stays as it is. */
  imagine(facts: readonly NewFact[]): EventState | null
  /** What rests on some facts, by their ids, besides these themselves. */
  restingOn(facts: readonly string[]): Resting
  /** Now, on the line of time of the log: milliseconds. The clocks of the computers have no say in it. */
  now(): number
}

/** A fact that was taken, and whether it has been taken back since. */
export interface LogEntry {
  readonly fact: ReadFact
  readonly undone: boolean
}

export interface HostNeeds {
  readonly storage: Pick<Storage, 'commit' | 'eventFacts'>
  readonly event: string
  readonly settings: SomeSettings
  /** Which device writes: part of the ids of its facts. */
  readonly device: string
  readonly clock: Clock
}

/** What every host does alike: it decides on facts without writing them, and tells who listens when the state has changed. */
export abstract class DecidingHost {
  readonly #listeners = new Set<() => void>()

  /** What facts would come to on top of what is there. */
  protected abstract tried(facts: readonly NewFact[], inCopy?: boolean): Tried

  onFact(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  wouldTake(facts: readonly NewFact[]): Appended {
    return this.tried(facts).appended
  }

  imagine(facts: readonly NewFact[]): EventState | null {
    const { appended, log } = this.tried(facts, true)
    return appended.ok ? log.state : null
  }

  restingOn(facts: readonly string[]): Resting {
    const { log } = this.tried([])
    const all = facts.map((id) => log.restingOn(id))
    const others = (of: 'blocks' | 'goes'): Resting['blocks'] =>
      [...new Set(all.flatMap((one) => one[of]))].filter(({ fact }) => !facts.includes(fact.id ?? ''))
    return { blocks: others('blocks'), goes: others('goes') }
  }

  protected changed(): void {
    for (const listener of [...this.#listeners]) listener()
  }

  protected unheard(): void {
    this.#listeners.clear()
  }
}

/** A fact of a file that is kept in its place and changes nothing. */
export interface RefusedRow {
  readonly row: StoredFact
  /** null: nobody can say any more why. */
  readonly refusal: Refusal | null
}

export class PageHost extends DecidingHost implements OpenEventHost {
  readonly #needs: HostNeeds
  readonly #clock: LogClock
  #log: EventLog
  /** The number of the last row. */
  #last: number
  /** How many facts this device has written into the event. */
  #own: number
  readonly #turns = new Turns()

  private constructor(needs: HostNeeds, log: EventLog, last: number, own: number) {
    super()
    this.#needs = needs
    this.#log = log
    this.#clock = new LogClock(needs.clock, () => this.#log.state.times)
    this.#last = last
    this.#own = own
  }

  /**
   * Reads the log of an event. `unread`: rows that were taken once and cannot be any more, because something before them is
   * gone or damaged; they stay where they are. `refused`: what came in with a file and was not taken.
   */
  static async open(
    needs: HostNeeds
  ): Promise<{ readonly host: PageHost; readonly unread: readonly StoredFact[]; readonly refused: readonly RefusedRow[] }> {
    const rows = await needs.storage.eventFacts(needs.event)
    const log = new EventLog(needs.settings)
    const unread: StoredFact[] = []
    const refused: RefusedRow[] = []
    const own = `${needs.device}:`
    let count = 0
    for (const row of rows) {
      const { id } = row.fact
      if (typeof id === 'string' && id.startsWith(own)) count = Math.max(count, Number(id.slice(own.length)) || 0)
      if (row.left === 'repeated') continue
      const fact = readFact(row.fact, '')
      if (row.left === 'refused') {
        const decision = fact.ok ? log.decide(fact.value) : null
        refused.push({ row, refusal: decision?.taken === false ? decision.refusal : null })
        continue
      }
      if (!fact.ok || !log.append(fact.value).taken) unread.push(row)
    }
    return { host: new PageHost(needs, log, rows.at(-1)?.at ?? 0, count), unread, refused }
  }

  get state(): EventState {
    return this.#log.state
  }

  get entries(): readonly LogEntry[] {
    return this.#log.entries
  }

  now(): number {
    return this.#clock.now()
  }

  append(facts: readonly NewFact[]): Promise<Appended> {
    return this.#turns.run(() => this.#append(facts))
  }

  async #append(facts: readonly NewFact[]): Promise<Appended> {
    const { appended, log, read } = this.tried(facts)
    if (!appended.ok) return appended
    const changes = read.map((fact, index): Change => ({
      do: 'put',
      table: 'eventFacts',
      value: { event: this.#needs.event, at: this.#last + 1 + index, fact: fact.json }
    }))
    await this.#needs.storage.commit(changes)
    // One fact was only looked at, several were taken by a copy of the log.
    if (log === this.#log) for (const fact of read) log.append(fact)
    this.#log = log
    this.#last += read.length
    this.#own += read.length
    this.changed()
    return { ok: true }
  }

  protected tried(facts: readonly NewFact[], inCopy?: boolean): Tried {
    return tryFacts(this.#log, this.#needs.settings, this.#written(facts), inCopy)
  }

  /** With id, time and writer. */
  #written(facts: readonly NewFact[]): Record<string, unknown>[] {
    const { device } = this.#needs
    const time = this.#clock.written()
    const idOf = (index: number): string => `${device}:${this.#own + 1 + index}`
    const group = facts.length > 1 ? { group: idOf(0) } : {}
    return facts.map((fact, index) => plain({ ...fact, id: idOf(index), ...time, by: { role: 'head', device }, ...group }))
  }
}

/** What facts would come to. `log`: with them in it, where a copy was asked for. */
export interface Tried {
  readonly appended: Appended
  readonly log: EventLog
  readonly read: readonly ReadFact[]
}

/** The same log once more: what is taken by one of the two is not taken by the other. */
export function copyOf(log: EventLog, settings: SomeSettings): EventLog {
  const copy = new EventLog(settings)
  for (const { fact } of log.entries) copy.append(fact)
  return copy
}

/**
 * Decides on facts in their order, all of them or none; the log stays as it is. @param inCopy one fact alone can be decided on without
 * taking it, several are taken by a copy
 */
export function tryFacts(
  of: EventLog,
  settings: SomeSettings,
  facts: readonly Readonly<Record<string, unknown>>[],
  inCopy = facts.length > 1
): Tried {
  const log = inCopy ? copyOf(of, settings) : of
  const read: ReadFact[] = []
  for (const [index, fact] of facts.entries()) {
    const one = readFact(fact, '')
    if (!one.ok) return { appended: { ok: false, index, problems: one.problems }, log, read }
    const decision: Decision = inCopy ? log.append(one.value) : log.decide(one.value)
    if (!decision.taken && decision.refusal) return { appended: { ok: false, index, refusal: decision.refusal }, log, read }
    read.push(one.value)
  }
  return { appended: { ok: true }, log, read }
}

/** As the file will have it: no field without a value, nothing that is not JSON. */
export const plain = (fact: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(fact)) as Record<string, unknown>
