/**
 * The log of an event that this device hosts: the host process alone writes it, and every row is taken over into the storage of the app as
 * soon as it is written. What the page writes goes the same way as what comes from other devices.
 */
import { STAFF_ROLES, type StaffRole } from '../../../shared/venue/rights.ts'
import { Turns } from '../../../shared/base/turns.ts'
import { checked } from '../../../shared/base/validate.ts'
import type { ReadFact } from '../../../shared/tournament/facts/factKind.ts'
import { EventLog, readFact } from '../../../shared/tournament/log/eventLog.ts'
import { FollowedClock, writtenFor, type Clock } from '../../../shared/tournament/log/logClock.ts'
import type { Refusal } from '../../../shared/tournament/state/refusals.ts'
import type { SomeSettings } from '../../../shared/tournament/state/settings.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import { organiserLinesShape, type OrganiserAsk, type OrganiserPicture } from '../../../shared/venue/organiser.ts'
import { receiptShape, type BesideLine, type LogLine, type Material, type Receipt } from '../../../shared/venue/messages.ts'
import type { Change, Storage, StoredFact } from '../../storage/interface/storage.ts'
import type { Away, Reached } from '../event/log/away.ts'
import {
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

export interface HostedNeeds {
  readonly storage: Pick<Storage, 'commit' | 'eventFacts'>
  readonly event: string
  readonly settings: SomeSettings
  readonly clock: Clock
  readonly ask: (ask: OrganiserAsk) => Promise<unknown>
  /** This computer is a stand-by: another one hosts the event, and nothing is written here. */
  readonly follows?: boolean
  /** What the host has written could not be taken over into the storage: it is tried again with the next row. */
  readonly failed: (error: unknown) => void
}

export class HostedHost extends DecidingHost implements OpenEventHost, Away {
  readonly #needs: HostedNeeds
  readonly #log: EventLog
  readonly #clock: FollowedClock
  /** The number of the last row that is part of the state, and of the last that is in the storage. */
  #rows = 0
  #kept = 0
  readonly #behind: StoredFact[] = []
  /** Rows of the log by the id of their fact. */
  readonly #rowOf = new Map<string, number>()
  readonly #beside = new BesideReader()
  #picture: OrganiserPicture | null = null
  #downSince: number | null = null
  /** One write of rows at a time: two of them would write, and then drop, the same ones. */
  readonly #keeping = new Turns()
  readonly #working = new Turns()
  readonly #waiting = new Set<{ readonly row: number; readonly done: () => void }>()

  private constructor(needs: HostedNeeds) {
    super()
    this.#needs = needs
    this.#log = new EventLog(needs.settings)
    this.#clock = new FollowedClock(needs.clock)
  }

  /** Reads what the storage has, then what the host has written since. Rejects where either of them fails. */
  static async open(needs: HostedNeeds): Promise<HostedHost> {
    const host = new HostedHost(needs)
    for (const row of await needs.storage.eventFacts(needs.event)) {
      host.#rows = host.#kept = row.at
      const fact = readFact(row.fact, '')
      if (!row.left && fact.ok) host.#append(row.at, fact.value)
    }
    await host.catchUp()
    await host.settled()
    return host
  }

  readonly here = true
  readonly role = 'head'
  readonly name = ''
  readonly unsent = 0
  readonly notYet = null
  readonly ahead = 0
  readonly refused: Away['refused'] = []

  get state(): EventState {
    return this.#log.state
  }
  get entries(): readonly LogEntry[] {
    return this.#log.entries
  }
  now(): number {
    return this.#clock.now()
  }
  get device(): string {
    return this.#picture?.device ?? ''
  }
  get link(): Away['link'] {
    return this.#downSince === null ? { is: 'up' } : { is: 'down', since: this.#downSince }
  }
  get devices(): number | null {
    return this.#picture?.devices.filter(({ connected }) => connected).length ?? null
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

  get mayShare(): boolean {
    return !this.#needs.follows
  }
  get maySettle(): boolean {
    return !this.#needs.follows
  }
  may(): boolean {
    return !this.#needs.follows
  }
  whoMay(): readonly StaffRole[] {
    return STAFF_ROLES
  }
  mayUndo(): boolean {
    return !this.#needs.follows
  }
  readonly standBys: readonly string[] = []

  reached({ id }: ReadFact): Reached {
    const row = id === null ? undefined : this.#rowOf.get(id)
    return row !== undefined && (this.#picture?.onTwo ?? 0) >= row ? 'two' : 'saved'
  }

  /** Resolves when the host has written them; rejects where it did not, and then nothing has changed. */
  append(facts: readonly NewFact[]): Promise<Appended> {
    return this.#working.run(async (): Promise<Appended> => {
      const given = facts.map((fact) => ({ ...plain(fact), do: fact.do }))
      // It is rejected with why: nothing is decided here.
      if (this.#needs.follows) await this.#needs.ask({ do: 'append', facts: given })
      const { appended } = this.tried(given)
      if (!appended.ok) return appended
      const receipt = await this.#receipt({ do: 'append', facts: given })
      if (receipt.is === 'refused')
        return { ok: false, index: receipt.index, refusal: { code: receipt.code, facts: receipt.facts } as Refusal }
      if (receipt.is === 'saved') await this.#upTo(receipt.row)
      return { ok: true }
    })
  }

  async dismiss(): Promise<void> {
    // Nothing that this device writes waits to be read.
  }
  async settle(dispute: string): Promise<void> {
    await this.#receipt({ do: 'settle', dispute })
  }
  async share(material: Material): Promise<void> {
    await this.#receipt({ do: 'share', material })
  }

  /** What the host has written. */
  take(log: readonly LogLine[], beside: readonly BesideLine[]): void {
    if ((log[0]?.row ?? 0) > this.#rows + 1) {
      // Something before it was not heard.
      this.catchUp().catch(this.#needs.failed)
      return
    }
    for (const { row, fact: json } of log) {
      if (row <= this.#rows) continue
      this.#rows = row
      this.#behind.push({ event: this.#needs.event, at: row, fact: json })
      const fact = readFact(json, '')
      if (fact.ok) this.#append(row, fact.value)
    }
    for (const line of beside) this.#beside.take(line)
    this.#clock.atLeast(this.state.times.last?.on ?? 0)
    this.#keep()
    for (const one of [...this.#waiting]) if (one.row <= this.#rows) one.done()
    this.changed()
  }

  /** How hosting stands; null: the host has ended by itself. */
  see(picture: OrganiserPicture | null): void {
    if (picture) {
      this.#picture = picture
      this.#clock.said(picture.on)
      this.#downSince = null
    } else this.#downSince ??= this.#needs.clock.wall()
    this.changed()
  }

  /** Asks for everything that this page has not heard of. */
  async catchUp(): Promise<void> {
    const lines = checked(organiserLinesShape, await this.#needs.ask({ do: 'lines', after: this.#rows, besideAfter: 0 }))
    if (!lines.ok) throw new Error(lines.problems[0]!.message)
    this.take(lines.value.log, lines.value.beside)
    if (lines.value.on !== undefined) this.#clock.said(lines.value.on)
  }

  /** Resolves when every row that was heard is in the storage. Rejects with what stands in the way. */
  async settled(): Promise<void> {
    await this.#keeping.run(() => this.#keepNow())
  }

  close(): void {
    this.unheard()
  }

  #append(row: number, fact: ReadFact): void {
    this.#log.append(fact)
    if (fact.id !== null) this.#rowOf.set(fact.id, row)
  }

  #keep(): void {
    this.#keeping.run(() => this.#keepNow()).catch(this.#needs.failed)
  }

  async #keepNow(): Promise<void> {
    const rows = [...this.#behind]
    if (rows.length === 0) return
    await this.#needs.storage.commit(rows.map((value): Change => ({ do: 'put', table: 'eventFacts', value })))
    this.#behind.splice(0, rows.length)
    this.#kept = rows.at(-1)!.at
  }

  /** The number of the last row that the storage has. */
  get kept(): number {
    return this.#kept
  }

  async #receipt(ask: OrganiserAsk): Promise<Receipt> {
    const receipt = checked(receiptShape, await this.#needs.ask(ask))
    if (!receipt.ok) throw new Error(receipt.problems[0]!.message)
    if (receipt.value.is === 'not-yet') throw new Error(receipt.value.why)
    return receipt.value
  }

  /** What is written is told on another way than what was asked. */
  async #upTo(row: number): Promise<void> {
    if (row <= this.#rows) return
    await new Promise<void>((done) => {
      const one = {
        row,
        done: () => {
          this.#waiting.delete(one)
          done()
        }
      }
      this.#waiting.add(one)
    })
  }

  /** Decides on facts as the host would. */
  protected tried(facts: readonly NewFact[], inCopy?: boolean): Tried {
    const time = writtenFor(this.state.times, this.now())
    const by = { role: 'head', device: this.device }
    const written = facts.map((fact, index) => plain({ ...fact, id: `${this.device}:0.${index}`, ...time, by }))
    return tryFacts(this.#log, this.#needs.settings, written, inCopy)
  }
}
