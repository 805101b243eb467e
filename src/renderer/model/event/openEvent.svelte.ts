/** An event that is open on this page: its log, what it has come to, and where its screen stands. */
import { SvelteSet } from 'svelte/reactivity'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import type { StoredEvent, StoredFact } from '../../storage/interface/storage.ts'
import { headOf } from './log/eventFile.ts'
import type { Away } from './log/away.ts'
import { EMPTY_SLIP, type HalfSlip } from './rounds/slip.ts'
import {
  PageHost,
  type Appended,
  type OpenEventHost,
  type HostNeeds,
  type LogEntry,
  type NewFact,
  type RefusedRow
} from './log/eventHost.ts'

/** Where the screen stands: comes back after a restart. */
export interface EventPlace {
  readonly event: string
  readonly view: string
  readonly slip: HalfSlip
}

export class OpenEvent {
  readonly host: OpenEventHost
  /** Where a host keeps the log; null: this page does. */
  readonly #away: Away | null
  /** Rows of the log that cannot be taken any more. */
  readonly unread: readonly StoredFact[]
  /** What came in with a file and was not taken, in its order. */
  readonly refused: readonly RefusedRow[]
  stored: StoredEvent = $state.raw()!
  view = $state('door')
  slip = $state.raw<HalfSlip>(EMPTY_SLIP)
  /** Slips that are not saved, listed below the one that is typed. */
  unsaved: readonly HalfSlip[] = []
  /** A table that another view has asked for: of the last round its number, of an earlier one as it is typed, "1/3". */
  table = $state<number | string | null>(null)
  /** A pod that another view has asked for. */
  pod = $state.raw<{ readonly round: number; readonly table: number } | null>(null)
  /** An entry of the log that another view has asked for, by the id of its fact. */
  entry = $state<string | null>(null)
  /** A paper that another view has asked for. */
  paper = $state<string | null>(null)
  /** What is to be taken back, as long as it is asked about. */
  takesBack = $state.raw<LogEntry | null>(null)
  /** A player that another view has asked for. */
  player = $state<string | null>(null)
  /** The ruling that the next penalty belongs to, if another view has asked for it. */
  ruling = $state<string | null>(null)
  /** The seed of the pairing that is looked at. */
  seed = $state(1)
  /** Calls of the clock that have been said aloud, as "round said". */
  readonly said = new SvelteSet<string>()
  #version = $state(0)

  private constructor(
    stored: StoredEvent,
    host: OpenEventHost,
    { unread, refused }: Pick<OpenEvent, 'unread' | 'refused'>,
    away: Away | null = null
  ) {
    this.stored = stored
    this.host = host
    this.unread = unread
    this.refused = refused
    this.#away = away
    host.onFact(() => {
      this.#version++
    })
  }

  static async open(stored: StoredEvent, needs: Omit<HostNeeds, 'event' | 'settings'>): Promise<OpenEvent> {
    const { host, ...rows } = await PageHost.open({ ...needs, event: stored.id, settings: headOf(stored).settings })
    return new OpenEvent(stored, host, rows)
  }

  /** An event that the host on this device or another one keeps. @param stored as it would be kept here */
  static joined(stored: StoredEvent, host: OpenEventHost & Away): OpenEvent {
    return new OpenEvent(stored, host, { unread: [], refused: [] }, host)
  }

  get id(): string {
    return this.stored.id
  }

  /** Something of the state; worked out anew after every fact. */
  read<T>(of: (state: EventState) => T): T {
    void this.#version
    return of(this.host.state)
  }

  /** Where several devices write: what is done there; null: this page alone does. */
  get away(): Away | null {
    return this.#away
  }

  /** Another device keeps the log. */
  get isElsewhere(): boolean {
    return this.#away !== null && !this.#away.here
  }

  /** Something of what goes on between this device and the one that keeps the log, worked out anew with every news; null: this one does. */
  there<T>(of: (away: Away) => T): T | null {
    void this.#version
    return this.#away && of(this.#away)
  }

  /** Whether facts of a kind may be written here: everything where the log is kept here, otherwise what the role says. */
  may(kind: string): boolean {
    return this.#away?.may(kind) ?? true
  }

  /** Now, on the line of time of the log: milliseconds. Recalculated with every fact; time passes by itself. */
  now(): number {
    void this.#version
    return this.host.now()
  }

  get entries(): readonly LogEntry[] {
    void this.#version
    return [...this.host.entries]
  }

  append(facts: readonly NewFact[]): Promise<Appended> {
    return this.host.append(facts)
  }
}
