/**
 * Where a host keeps its event. The headless host has a journal of its own in a folder (`journalStore.ts`); the desktop app gives one that
 * asks its page to write. The host decides and knows nothing of the place.
 */
import type { SomeSettings } from '../../shared/tournament/state/settings.ts'

/** A row of the log as the app keeps it. `left`: it stands in the file and never counted. */
export interface FactRow {
  readonly event: string
  /** From 1 on. */
  readonly at: number
  readonly fact: Readonly<Record<string, unknown>>
  readonly left?: 'refused' | 'repeated'
}

/** What the venue keeps besides: the key, devices, displays, what stands beside the log, answers that were given. Plain JSON by its id. */
export interface VenueRow {
  readonly id: string
  readonly value: unknown
}

export interface HostedEvent {
  readonly id: string
  readonly name: string
  readonly settings: SomeSettings
  /** What else stands in the event file beside its log. */
  readonly head: Readonly<Record<string, unknown>>
}

export interface HostRows {
  readonly event: HostedEvent
  readonly facts: readonly FactRow[]
  readonly venue: readonly VenueRow[]
}

export interface HostStore {
  read(): Promise<HostRows>
  /** Writes all of it or nothing; resolves when it is on the disk. Rejects where it is not: then nothing of it counts. */
  commit(rows: {
    readonly facts?: readonly FactRow[]
    readonly venue?: readonly VenueRow[]
    /** Ids of rows of the venue that are taken away. */
    readonly gone?: readonly string[]
  }): Promise<void>
  /** Puts another log in the place of this one: a host that came back takes that of the new one. */
  replaceFacts(facts: readonly FactRow[], venue: readonly VenueRow[]): Promise<void>
  close(): Promise<void>
}
