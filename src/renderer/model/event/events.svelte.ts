/** The events of this device: their list, and the one that is open. */
import { FORGOTTEN_BEFORE, forgottenBefore } from '../../../shared/backup/forgotten.ts'
import type { ListFile } from './door/listFile.ts'
import { isoTime, type Clock } from '../../../shared/tournament/log/logClock.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import type { Change, StoredEvent, StoredFact, WatchedStorage } from '../../storage/interface/storage.ts'
import { ROW_ID } from '../../storage/interface/storage.ts'
import { arrivalOf, eventFileText, headOf, rowOfEvent, stateIn, type Arrival, type ReadFile } from './log/eventFile.ts'
import type { Arriving } from './arriving.ts'
import { dropLines, isPlayed, keepLine, lineOf } from './eventLines.ts'
import type { HeldName } from './forgetting/heldNames.ts'
import { asNumbers, namelessFacts, type FileNames } from './forgetting/namelessFacts.ts'
import { EVENT_PLACE } from './log/place.ts'
import { OpenEvent, type EventPlace } from './openEvent.svelte.ts'
import { slipOf } from './rounds/slip.ts'

/** An event of the list. */
export type ListedEvent = StoredEvent

export interface EventsNeeds {
  readonly storage: WatchedStorage
  readonly clock: Clock
  /** Not repeatable: for ids and seeds. */
  readonly random: () => number
}

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** An event that this device hosts: its log is written by the host alone. */
export interface HostedEvent {
  /** It stays the same however often its desk is opened. */
  readonly event: OpenEvent
  /** Takes names out of what the host has. Rejects where it does not answer. */
  forget(player: string, names: readonly string[], instead: string): Promise<void>
  /** Reads the log anew out of the storage: rows of it were written anew. */
  readAnew(): Promise<void>
}

export class Events {
  /** null: not read yet. */
  list = $state.raw<readonly StoredEvent[] | null>(null)
  open = $state.raw<OpenEvent | null>(null)
  /** A list of players from a file that was dropped, until the door has shown it. */
  listed = $state.raw<ListFile | null>(null)
  /** What a file holds, as long as it is looked at and nothing of it is stored. */
  arriving = $state.raw<Arriving | null>(null)
  /** What still holds the name of whoever was forgotten last, as long as it is asked about. */
  held = $state.raw<HeldName | null>(null)
  #hosted: HostedEvent | null = null
  readonly #needs: EventsNeeds
  readonly #device: string
  #coming: Promise<void> | null = null
  /** Whether the place that is kept says that a round is being played. */
  #played = false
  /** The place that is being written, and the one after it. */
  #keeps: Promise<void> | null = null
  #keepsNext: Promise<void> | null = null
  readonly #followed = new WeakSet<OpenEvent>()

  constructor(needs: EventsNeeds) {
    this.#needs = needs
    this.#device = this.newId(6)
    // Another window may have written anything.
    needs.storage.onTrouble(({ code }) => {
      if (code === 'took-over') void this.#load().catch(() => undefined)
    })
  }

  /** Reads the list, and opens what was open at the last end; once, however often it is asked. */
  load(): Promise<void> {
    return (this.#coming ??= this.#load().catch((error: unknown) => {
      this.#coming = null
      throw error
    }))
  }

  async #load(): Promise<void> {
    const { storage } = this.#needs
    const [list, sessions] = await Promise.all([storage.events(), storage.sessions()])
    this.list = newestFirst(list)
    const place = placeOf(sessions.find(({ id }) => id === EVENT_PLACE)?.state)
    const stored = place && list.find(({ id }) => id === place.event)
    if (this.open?.isElsewhere) return
    this.open = stored ? await this.#opened(stored, place) : null
  }

  async #opened(stored: StoredEvent, place: EventPlace | null): Promise<OpenEvent> {
    const { storage, clock } = this.#needs
    const hosted = this.hostedOf(stored.id)?.event
    const event = hosted ?? (await OpenEvent.open(stored, { storage, clock, device: this.#device }))
    event.seed = this.newSeed()
    if (place) {
      event.view = place.view
      event.slip = place.slip
    }
    this.#follow(event)
    return event
  }

  /** Keeps that a round is being played as soon as its clock is started, and no longer than that. */
  #follow(event: OpenEvent): void {
    if (this.#followed.has(event)) return
    this.#followed.add(event)
    event.host.onFact(() => {
      // The storage reports a failure itself.
      if (this.open === event && isPlayed(event.host.state) !== this.#played) void this.keepPlace().catch(() => undefined)
    })
  }

  /** Reads the list anew: something else has written events. */
  async readList(): Promise<void> {
    this.list = newestFirst(await this.#needs.storage.events())
  }

  /** A word of so many signs by chance, after what it begins with; of one sign more where that is known already. */
  newId(length = 8, beginning = '', known: readonly { readonly id: string }[] = []): string {
    const id = beginning + Array.from({ length }, () => SIGNS[Math.floor(this.#needs.random() * SIGNS.length)]).join('')
    return known.some((one) => one.id === id) ? this.newId(length + 1, beginning, known) : id
  }

  newSeed(): number {
    return Math.floor(this.#needs.random() * 1_000_000)
  }

  async openEvent(id: string): Promise<void> {
    const stored = this.list?.find((one) => one.id === id)
    if (!stored) return
    this.open = await this.#opened(stored, null)
    await this.#needs.storage.commit([...(await dropLines(this.#needs.storage, id)), this.#place(this.open)])
  }

  /** The event of this id with its log, to write into it: the open one stays open. `null` if it is neither open nor on this device. */
  async toWrite(id: string): Promise<OpenEvent | null> {
    const there = this.open?.id === id ? this.open : this.hostedOf(id)?.event
    if (there) return there
    const { storage, clock } = this.#needs
    const stored = (await storage.events()).find((one) => one.id === id)
    return stored ? OpenEvent.open(stored, { storage, clock, device: this.#device }) : null
  }

  /** Shows an event that another device keeps. */
  show(event: OpenEvent): void {
    event.seed = this.newSeed()
    this.open = event
  }

  /** The event of this id is kept by the host on this device from now on; null: by this page again. Its desk stays where it is. */
  async keepBy(id: string, hosted: HostedEvent | null): Promise<void> {
    this.#hosted = hosted
    const { open } = this
    if (open?.id !== id || open.isElsewhere) return
    const { view, slip } = open
    this.open = await this.#opened(open.stored, { event: id, view, slip })
  }

  /** The event of this id as it is hosted here; null: it is not. */
  hostedOf(id: string): HostedEvent | null {
    return this.#hosted?.event.id === id ? this.#hosted : null
  }

  async close(): Promise<void> {
    const { open } = this
    const { storage } = this.#needs
    if (open?.isElsewhere) {
      this.open = null
      return
    }
    const line = open ? [await keepLine(storage, open.id, lineOf(open.host.state))] : []
    this.open = null
    await storage.commit([...line, { do: 'delete', table: 'sessions', id: EVENT_PLACE }])
  }

  /**
   * Keeps the view and the slip, for the next start. Only the last place counts: changes while one is being written are written once, so
   * that on a slow disk a result does not wait for every key that was typed before it.
   */
  keepPlace(): Promise<void> {
    if (!this.#keeps) return this.#keepNow()
    return (this.#keepsNext ??= this.#keeps
      .catch(() => undefined)
      .then(() => {
        this.#keepsNext = null
        return this.#keepNow()
      }))
  }

  #keepNow(): Promise<void> {
    if (!this.open || this.open.isElsewhere) return Promise.resolve()
    const kept = this.#needs.storage.commit([this.#place(this.open)]).finally(() => {
      this.#keeps = null
    })
    this.#keeps = kept
    return kept
  }

  #place({ id: event, view, slip, host }: OpenEvent): Change {
    this.#played = isPlayed(host.state)
    const playing = this.#played ? { playing: this.#needs.clock.wall() } : {}
    return { do: 'put', table: 'sessions', value: { id: EVENT_PLACE, state: { event, view, slip, ...playing } } }
  }

  /** Makes a new event and opens it. @param settings as the file has them */
  async make(name: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
    const made = isoTime(this.#needs.clock.wall())
    const id = this.newId(4, `${made.slice(0, 10)}-`, await this.#needs.storage.events())
    const stored = rowOfEvent(id, name, { settings }, made)
    await this.#needs.storage.commit([{ do: 'put', table: 'events', value: stored }])
    this.list = newestFirst([...(this.list ?? []), stored])
    await this.openEvent(stored.id)
  }

  /** Gives the open event another name. */
  async rename(name: string): Promise<void> {
    const { open } = this
    if (!open) return
    const stored = { ...open.stored, name }
    await this.#needs.storage.commit([{ do: 'put', table: 'events', value: stored }])
    open.stored = stored
    this.list = (this.list ?? []).map((one) => (one.id === stored.id ? stored : one))
  }

  /** Takes changes of the open event's rows over and reads its log anew. Rejects with a StorageError, and then nothing has changed. */
  async rewrite(changes: readonly Change[]): Promise<void> {
    const { open } = this
    if (!open) return
    await this.#needs.storage.commit(changes)
    const { view, slip } = open
    this.open = await this.#opened(open.stored, { event: open.id, view, slip })
  }

  facts(id: string): Promise<readonly StoredFact[]> {
    return this.#needs.storage.eventFacts(id)
  }

  /** The file of an event. Who is not to be named is a number in it. */
  async fileOf(stored: StoredEvent, names: FileNames = 'with'): Promise<string> {
    const facts = await this.facts(stored.id)
    return eventFileText(stored, names === 'with' ? facts : namelessFacts(facts, asNumbers(facts, stateIn(stored, facts), names)))
  }

  /** Takes an event away with all its facts. Returns what brings it back. */
  async remove(stored: StoredEvent): Promise<() => Promise<void>> {
    const facts = await this.facts(stored.id)
    if (this.open?.id === stored.id) await this.close()
    const before = (await this.#needs.storage.sessions()).find(({ id }) => id === FORGOTTEN_BEFORE)
    const forgotten = forgottenBefore(before?.state, stored.id, facts)
    await this.#needs.storage.commit([
      ...(await dropLines(this.#needs.storage, stored.id)),
      // A backup that brings the event again brings the names of whoever was forgotten in it.
      ...(forgotten ? [{ do: 'put', table: 'sessions', value: { id: FORGOTTEN_BEFORE, state: forgotten } } satisfies Change] : []),
      { do: 'delete', table: 'events', id: stored.id },
      ...facts.map((fact): Change => ({ do: 'delete', table: 'eventFacts', id: ROW_ID.eventFacts(fact) }))
    ])
    this.list = (this.list ?? []).filter(({ id }) => id !== stored.id)
    return async () => {
      await this.#needs.storage.commit([
        { do: 'put', table: 'events', value: stored },
        ...facts.map((value): Change => ({ do: 'put', table: 'eventFacts', value }))
      ])
      this.list = newestFirst([...(this.list ?? []), stored])
    }
  }

  /** What the log of an event has come to, whether it is open or not. */
  async stateOf(stored: StoredEvent): Promise<EventState> {
    return this.open?.id === stored.id ? this.open.host.state : stateIn(stored, await this.facts(stored.id))
  }

  /** What bringing a file in would do, as things stand now. */
  async look(file: ReadFile): Promise<Arrival> {
    const { storage, clock } = this.#needs
    const list = await storage.events()
    const event = list.find(({ id }) => id === file.id)
    const here = event ? { event, facts: await this.facts(event.id) } : null
    return arrivalOf(file, here, new Set(list.map(({ id }) => id)), isoTime(clock.wall()))
  }

  /** Brings a file in. @param opens whether the event is opened; otherwise it is in the list */
  async take(file: ReadFile, opens = true): Promise<Arrival> {
    const { storage } = this.#needs
    const arrival = await this.look(file)
    if (arrival.kind !== 'known') await storage.commit([...arrival.changes, ...(await dropLines(storage, file.id))])
    await this.readList()
    if (opens) await this.openEvent(arrival.kind === 'beside' ? arrival.id : file.id)
    return arrival
  }
}

const newestFirst = (list: readonly StoredEvent[]): StoredEvent[] =>
  list.toSorted((a, b) => (headOf(a).made < headOf(b).made ? 1 : headOf(a).made > headOf(b).made ? -1 : 0))

function placeOf(state: Readonly<Record<string, unknown>> | undefined): EventPlace | null {
  if (!state || typeof state.event !== 'string' || typeof state.view !== 'string') return null
  return { event: state.event, view: state.view, slip: slipOf(state.slip) }
}
