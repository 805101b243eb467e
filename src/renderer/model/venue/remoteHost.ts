/**
 * The log of an event that another device keeps. A fact is decided here for the eye, laid into the outbox of this device, and decided again
 * by the host, which alone writes the log: it is saved when it comes back from there. What waits is shown on top of the log all the while.
 */
import { Turns } from '../../../shared/base/turns.ts'
import { checked } from '../../../shared/base/validate.ts'
import type { ReadFact } from '../../../shared/tournament/facts/factKind.ts'
import { EventLog, readFact } from '../../../shared/tournament/log/eventLog.ts'
import { FollowedClock, isoTime, writtenFor, type Clock } from '../../../shared/tournament/log/logClock.ts'
import { refuse } from '../../../shared/tournament/state/refusals.ts'
import { someSettings, type SomeSettings } from '../../../shared/tournament/state/settings.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import { bytesOfHex, proofOf } from '../../../shared/venue/mac.ts'
import { LIMITS } from '../../../shared/venue/limits.ts'
import {
  factId,
  type Beat,
  type BesideLine,
  type Entry,
  type LogLine,
  type Material,
  type Receipt
} from '../../../shared/venue/messages.ts'
import { mayShare, maySettle, mayWriteFact, STAFF_ROLES, type StaffRole } from '../../../shared/venue/rights.ts'
import { entryContent } from '../../../shared/venue/signed.ts'
import type { HostedHead, LineNews, Link, StaffLine, VenueWire } from '../../../device/wire.ts'
import type { Away, Reached } from '../event/log/away.ts'
import {
  copyOf,
  DecidingHost,
  plain,
  tryFacts,
  type Appended,
  type OpenEventHost,
  type LogEntry,
  type NewFact,
  type Tried
} from '../event/log/eventHost.ts'
import { BesideReader } from './besideReader.ts'
import type { JoinedVenue } from '../../../device/comeIn.ts'
import { isAnswered, numbersOf, type Outbox, type OutboxEntry } from './outbox.ts'

export interface RemoteNeeds {
  readonly joined: JoinedVenue
  readonly outbox: Outbox
  readonly wire: Pick<VenueWire, 'openLine'>
  readonly clock: Clock
  /** What the user must hear of that nothing was asked for: an entry was refused, the outbox could not be written. */
  readonly tell: (what: { readonly refused: OutboxEntry } | { readonly failed: unknown }) => void
  /** A higher epoch was seen. */
  readonly onEpoch?: (epoch: number) => void
  /** The host was gone, and the event is led at this address now. */
  readonly onMoved?: (origin: string) => void
  /** The log is called otherwise than it was. */
  readonly onGeneration?: (generation: string) => void
  /** Runs something once after so many milliseconds; returns what keeps it from running. */
  readonly after?: (milliseconds: number, run: () => void) => () => void
}

export class RemoteHost extends DecidingHost implements OpenEventHost, Away {
  readonly #needs: RemoteNeeds
  readonly #key: Uint8Array
  readonly #clock: FollowedClock
  /** When the entries of this page were said, on the line of time of the log. */
  readonly #saidOn = new Map<number, number>()
  #line: StaffLine | null = null
  #settings: SomeSettings = {}
  /** What the host has written, as far as it was heard. */
  #log = new EventLog({})
  /** The same with what waits here on top. */
  #shown = this.#log
  #rows = 0
  /** Rows of the log by the id of their fact. */
  readonly #rowOf = new Map<string, number>()
  #own = 0
  /** Whether the log that is heard now was heard whole. */
  #begun = false
  #beside = new BesideReader()
  #link: Link = { is: 'connecting' }
  #downSince: number | null = null
  #beat: Beat | null = null
  #ahead = 0
  #silent: (() => void) | null = null
  #epoch: number
  #generation: string | undefined
  readonly #turns = new Turns()
  #ready: () => void = () => undefined
  /** Settles once the log was heard whole for the first time. */
  readonly ready: Promise<void>
  /** The event as the host calls it; empty until then. */
  head: HostedHead = { id: '', name: '', settings: {} }

  private constructor(needs: RemoteNeeds) {
    super()
    this.#needs = needs
    this.#clock = new FollowedClock(needs.clock)
    this.#key = bytesOfHex(needs.joined.key)!
    this.#epoch = needs.joined.epoch
    this.#generation = needs.joined.generation
    this.ready = new Promise((done) => {
      this.#ready = done
    })
  }

  /** Opens the line to the host. Nothing is known of the event before `ready`. */
  static open(needs: RemoteNeeds): RemoteHost {
    const host = new RemoteHost(needs)
    const { event, device, role, key } = needs.joined
    host.#line = needs.wire.openLine({ event, device, role, key }, () => host.#epoch, host.#news())
    return host
  }

  get state(): EventState {
    return this.#shown.state
  }
  get entries(): readonly LogEntry[] {
    return this.#shown.entries
  }

  now(): number {
    return this.#clock.now()
  }

  readonly here = false
  get role() {
    return this.#needs.joined.role
  }
  get device(): string {
    return this.#needs.joined.device
  }
  get name(): string {
    return this.#needs.joined.called
  }
  may(kind: string): boolean {
    return mayWriteFact(this.role, kind)
  }
  whoMay(kind: string): readonly StaffRole[] {
    return STAFF_ROLES.filter((role) => mayWriteFact(role, kind))
  }
  mayUndo({ by }: ReadFact): boolean {
    return this.may('undo') && (this.role !== 'judge' || (by.role === 'judge' && by.device === this.device))
  }
  get mayShare(): boolean {
    return mayShare(this.role)
  }
  get maySettle(): boolean {
    return maySettle(this.role)
  }

  get unsent(): number {
    return this.#waiting.reduce((sum, { entry }) => sum + numbersOf(entry), 0)
  }
  get notYet(): string | null {
    const told = this.#waiting.find(({ receipt }) => receipt?.is === 'not-yet')?.receipt
    return told?.is === 'not-yet' ? told.why : null
  }
  get link(): Away['link'] {
    if (this.#link.is === 'refused') return { is: 'refused', ...this.#link.refusal }
    return this.#downSince === null ? { is: 'up' } : { is: 'down', since: this.#downSince }
  }
  get standBys(): readonly string[] {
    return this.#beat?.standBys ?? []
  }
  get devices(): number | null {
    return this.#beat?.devices ?? null
  }
  get ahead(): number {
    return this.#ahead
  }

  reached({ id }: ReadFact): Reached {
    const row = id === null ? this.#rows : this.#rowOf.get(id)
    if (row === undefined) return 'here'
    return (this.#beat?.onTwo ?? 0) >= row ? 'two' : 'saved'
  }

  get disputes(): Away['disputes'] {
    const byId = new Map(this.#log.entries.map(({ fact }) => [fact.id, fact]))
    return this.#beside.disputes.map(({ id, fact, against }) => ({ id, told: fact, counts: byId.get(against) ?? null }))
  }
  get shared(): Away['shared'] {
    return this.#beside.shared(this.device)
  }
  get setAside(): Away['setAside'] {
    return this.#beside.setAside
  }
  get refused(): Away['refused'] {
    return this.#needs.outbox.entries.flatMap(({ entry, receipt, seen }) => {
      if (seen || receipt?.is !== 'refused') return []
      const fact = 'facts' in entry ? (entry.facts[receipt.index] ?? null) : null
      return [{ n: entry.n, fact, code: receipt.code, facts: receipt.facts, dispute: (receipt.dispute ?? null) !== null }]
    })
  }

  /** Resolves when the facts lie in the outbox of this device; what the host says of them comes later. */
  append(facts: readonly NewFact[]): Promise<Appended> {
    return this.#one(async () => {
      const given = facts.map((fact) => ({ ...plain(fact), do: fact.do }))
      const { appended } = this.tried(given)
      if (!appended.ok) return appended
      await this.#write({ facts: given })
      // The host may have written on in the meantime.
      this.#showAll()
      this.changed()
      return appended
    })
  }

  async dismiss(n: number): Promise<void> {
    await this.#one(() => this.#needs.outbox.see(n))
    this.changed()
  }

  async settle(dispute: string): Promise<void> {
    await this.#one(() => this.#write({ settle: dispute }))
    this.changed()
  }

  async share(material: Material): Promise<void> {
    await this.#one(() => this.#write({ material }))
    this.changed()
  }

  close(): void {
    this.#silent?.()
    this.#line?.close()
    this.#line = null
    this.unheard()
  }

  get #waiting(): readonly OutboxEntry[] {
    return this.#needs.outbox.waiting
  }

  /** One thing after the other: each has the next number. */
  #one<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.run(work)
  }

  async #write(
    what: { readonly facts: { do: string; [field: string]: unknown }[] } | { readonly settle: string } | { readonly material: Material }
  ): Promise<void> {
    const { outbox, clock } = this.#needs
    const entry: Entry = { n: Math.max(outbox.next, this.#own + 1), said: isoTime(clock.wall()), ...what }
    this.#saidOn.set(entry.n, this.now())
    await outbox.add(entry)
    this.#send([{ entry, receipt: null, seen: false }])
  }

  #send(entries: readonly OutboxEntry[]): void {
    const { event, device } = this.#needs.joined
    this.#line?.send(entries.map(({ entry }) => ({ entry, proof: proofOf(this.#key, 'entry', entryContent(event, device, entry)) })))
  }

  /** What this host does not have: what waits, and what another one has saved that this one never heard of. */
  #offer(): void {
    this.#begun = true
    const lost = ({ entry, receipt }: OutboxEntry): boolean =>
      receipt?.is === 'saved' && (!('facts' in entry) || !this.#rowOf.has(factId(this.device, entry.n)))
    this.#send(this.#needs.outbox.entries.filter((one) => !isAnswered(one) || lost(one)))
  }

  /** As the host will write it, as far as that can be known. */
  #written(facts: readonly NewFact[], n: number, on: number): Record<string, unknown>[] {
    const time = writtenFor(this.#log.state.times, on)
    const { device, role, called } = this.#needs.joined
    // As the host has written of this device before: what was taken back is compared with it.
    const before = this.#log.entries.findLast(({ fact }) => fact.by.device === device)?.fact.by
    const by = before ?? { role, device, person: called }
    const group = facts.length > 1 ? { group: factId(device, n) } : {}
    return facts.map((fact, index) => plain({ ...fact, id: factId(device, n + index), ...time, by, ...group }))
  }

  /** Decides on facts as if they came to the log that is shown. */
  protected tried(facts: readonly NewFact[], inCopy?: boolean): Tried {
    const barred = facts.findIndex((fact) => !this.may(fact.do))
    if (barred !== -1) {
      const refusal = refuse('not-allowed', { role: this.role })
      return { appended: { ok: false, index: barred, refusal }, log: this.#shown, read: [] }
    }
    const n = Math.max(this.#needs.outbox.next, this.#own + 1)
    return tryFacts(this.#shown, this.#settings, this.#written(facts, n, this.now()), inCopy)
  }

  /** The log with what waits here on top; what cannot be any more is left out, and the host says why. */
  #showAll(): void {
    const waiting = this.#waiting.filter(({ entry }) => 'facts' in entry && !this.#rowOf.has(factId(this.device, entry.n)))
    this.#shown = this.#log
    if (waiting.length === 0) return
    this.#shown = copyOf(this.#log, this.#settings)
    for (const { entry } of waiting) {
      if (!('facts' in entry)) continue
      for (const fact of this.#written(entry.facts, entry.n, this.#saidOn.get(entry.n) ?? this.now())) {
        const one = readFact(fact, '')
        if (one.ok) this.#shown.append(one.value)
      }
    }
  }

  #news(): LineNews {
    return {
      link: (link) => {
        this.#setLink(link)
      },
      begin: (generation, head) => {
        this.#calledNow(generation)
        const settings = checked(someSettings, head.settings ?? {})
        this.#settings = settings.ok ? settings.value : {}
        this.head = head
        this.#log = new EventLog(this.#settings)
        this.#rows = 0
        this.#rowOf.clear()
        this.#beside = new BesideReader()
        this.#begun = false
      },
      log: (lines) => {
        this.#takeLines(lines)
      },
      beside: (lines: readonly BesideLine[]) => {
        for (const line of lines) this.#beside.take(line)
        this.changed()
      },
      receipts: (receipts) => {
        this.#takeReceipts(receipts)
      },
      beat: (beat) => {
        this.#takeBeat(beat)
      },
      moved: (origin) => {
        this.#needs.onMoved?.(origin)
      }
    }
  }

  /** Where somebody was forgotten, what this device has written itself may name them: what was answered goes from it. */
  #calledNow(generation: string): void {
    const before = this.#generation
    this.#generation = generation
    if (before === generation) return
    const { outbox, onGeneration, tell } = this.#needs
    const kept = before !== undefined && rewritesOf(before) !== rewritesOf(generation) ? this.#one(() => outbox.dropAnswered()) : null
    ;(kept ?? Promise.resolve()).then(
      () => onGeneration?.(generation),
      (failed: unknown) => {
        tell({ failed })
      }
    )
  }

  #takeLines(lines: readonly LogLine[]): void {
    const own = `${this.device}:`
    for (const { row, fact: json } of lines) {
      if (row <= this.#rows) continue
      this.#rows = row
      const fact = readFact(json, '')
      // What the host has left in its place without counting it does not count here either.
      if (!fact.ok || !this.#log.append(fact.value).taken) continue
      const { id } = fact.value
      if (id === null) continue
      this.#rowOf.set(id, row)
      if (id.startsWith(own)) this.#own = Math.max(this.#own, Number(id.slice(own.length)) || 0)
    }
    this.#clock.atLeast(this.#log.state.times.last?.on ?? 0)
    if (!this.#begun) this.#offer()
    this.#showAll()
    this.#ready()
    this.changed()
  }

  #takeReceipts(receipts: readonly Receipt[]): void {
    this.#needs.outbox.answer(receipts).then(
      (changed) => {
        if (changed.length === 0) return
        for (const one of changed) if (isAnswered(one) && one.receipt?.is === 'refused') this.#needs.tell({ refused: one })
        this.#showAll()
        this.changed()
      },
      (failed: unknown) => {
        this.#needs.tell({ failed })
        this.#showAll()
        this.changed()
      }
    )
  }

  #takeBeat(beat: Beat): void {
    this.#beat = beat
    const differs = beat.now - this.#needs.clock.wall()
    this.#ahead = Math.abs(differs) > CLOCKS_DIFFER ? differs : 0
    if (beat.on !== undefined) this.#clock.said(beat.on)
    if (beat.epoch > this.#epoch) {
      this.#epoch = beat.epoch
      this.#needs.onEpoch?.(beat.epoch)
    }
    this.#setLink({ is: 'up' })
  }

  #setLink(link: Link): void {
    const { after, clock } = this.#needs
    this.#link = link
    this.#silent?.()
    this.#silent = null
    if (link.is === 'up') {
      this.#downSince = null
      // A line that stands and says nothing is as good as none.
      this.#silent =
        after?.(LIMITS.gone, () => {
          this.#setLink({ is: 'down' })
        }) ?? null
    } else this.#downSince ??= clock.wall()
    this.changed()
  }
}

/** How often a log was written anew, by what it is called. */
const rewritesOf = (generation: string): string => generation.slice(generation.indexOf('.') + 1)

/** Clocks that differ by less are taken as the same: an answer takes its time. */
const CLOCKS_DIFFER = 2000
