/**
 * What this device has written for the host, one row an entry, through the one path of storing. An entry is here as soon as its row is
 * written. Answered ones stay for a while: another host may never have heard of them, and takes them then.
 */
import { Turns } from '../../../shared/base/turns.ts'
import { isRecord, checked } from '../../../shared/base/validate.ts'
import { entryShape, receiptShape, type Entry, type Receipt } from '../../../shared/venue/messages.ts'
import type { Change, Storage } from '../../storage/interface/storage.ts'

/** How many answered entries stay. */
const KEEP_ANSWERED = 500

const place = (device: string): string => `venue-out/${device}/`
const rowId = (device: string, n: number): string => `${place(device)}${String(n).padStart(10, '0')}`

export interface OutboxEntry {
  readonly entry: Entry
  /** null: not answered yet. */
  readonly receipt: Receipt | null
  /** A refusal that somebody has read. */
  readonly seen: boolean
}

/** Numbers that an entry takes: one for each of its facts, at least one. */
export const numbersOf = (entry: Entry): number => ('facts' in entry ? entry.facts.length : 1)

export const isAnswered = ({ receipt }: OutboxEntry): boolean => receipt !== null && receipt.is !== 'not-yet'

export class Outbox {
  readonly #storage: Pick<Storage, 'commit'>
  readonly #device: string
  readonly #entries: Map<number, OutboxEntry>
  /** What is written is made of the entries as the write before it has left them. */
  readonly #turns = new Turns()

  private constructor(storage: Pick<Storage, 'commit'>, device: string, entries: Map<number, OutboxEntry>) {
    this.#storage = storage
    this.#device = device
    this.#entries = entries
  }

  /** Reads what lies here of an earlier visit. Rejects with a StorageError. */
  static async open(storage: Pick<Storage, 'commit' | 'sessions'>, device: string): Promise<Outbox> {
    const found: OutboxEntry[] = []
    for (const { id, state } of await storage.sessions()) {
      if (!id.startsWith(place(device)) || !isRecord(state)) continue
      const entry = checked(entryShape, state.entry)
      const receipt = checked(receiptShape, state.receipt)
      if (entry.ok) found.push({ entry: entry.value, receipt: receipt.ok ? receipt.value : null, seen: state.seen === true })
    }
    found.sort((a, b) => a.entry.n - b.entry.n)
    return new Outbox(storage, device, new Map(found.map((one) => [one.entry.n, one])))
  }

  /** In their order. */
  get entries(): readonly OutboxEntry[] {
    return [...this.#entries.values()]
  }

  get waiting(): readonly OutboxEntry[] {
    return this.entries.filter((one) => !isAnswered(one))
  }

  /** The number of the next entry. */
  get next(): number {
    const last = this.entries.at(-1)
    return last === undefined ? 1 : last.entry.n + numbersOf(last.entry)
  }

  /** Resolves when the entry lies on this device. Rejects with a StorageError, and then there is none. */
  add(entry: Entry): Promise<void> {
    const one: OutboxEntry = { entry, receipt: null, seen: false }
    return this.#turns.run(async () => {
      await this.#storage.commit([this.#put(one)])
      this.#entries.set(entry.n, one)
    })
  }

  /** Takes answers of the host. Returns what has changed by them. Rejects with a StorageError; what was heard counts all the same. */
  answer(receipts: readonly Receipt[]): Promise<readonly OutboxEntry[]> {
    return this.#turns.run(() => this.#answer(receipts))
  }

  async #answer(receipts: readonly Receipt[]): Promise<readonly OutboxEntry[]> {
    const changed: OutboxEntry[] = []
    for (const receipt of receipts) {
      const known = this.#entries.get(receipt.n)
      if (known === undefined || isAnswered(known) || JSON.stringify(known.receipt) === JSON.stringify(receipt)) continue
      const one = { ...known, receipt }
      this.#entries.set(receipt.n, one)
      changed.push(one)
    }
    if (changed.length === 0) return changed
    const answered = this.entries.filter(isAnswered)
    // The last one stays whatever it is: the next number follows from it. A refusal stays until it was read.
    const gone = answered
      .slice(0, Math.max(0, answered.length - KEEP_ANSWERED))
      .filter(({ receipt, seen }) => seen || receipt?.is !== 'refused')
    for (const { entry } of gone) this.#entries.delete(entry.n)
    await this.#storage.commit([
      ...changed.filter(({ entry }) => this.#entries.has(entry.n)).map((one) => this.#put(one)),
      ...gone.map(({ entry }): Change => ({ do: 'delete', table: 'sessions', id: rowId(this.#device, entry.n) }))
    ])
    return changed
  }

  /**
   * Takes away what was answered, but for refusals that nobody has read. Its last number stays in use. Rejects with a StorageError, and then
   * nothing has changed.
   */
  dropAnswered(): Promise<void> {
    return this.#turns.run(() => this.#dropAnswered())
  }

  async #dropAnswered(): Promise<void> {
    const { next } = this
    const gone = this.entries.filter((one) => isAnswered(one) && (one.seen || one.receipt?.is !== 'refused')).map(({ entry }) => entry.n)
    if (gone.length === 0) return
    const n = next - 1
    const said = new Date(0).toISOString()
    // Nothing of what it said, only that the number was used.
    const last: OutboxEntry | null =
      this.#entries.has(n) && !gone.includes(n) ? null : { entry: { n, said, settle: '-' }, receipt: { n, is: 'agreed' }, seen: true }
    await this.#storage.commit([
      ...gone
        .filter((one) => one !== last?.entry.n)
        .map((one): Change => ({ do: 'delete', table: 'sessions', id: rowId(this.#device, one) })),
      ...(last ? [this.#put(last)] : [])
    ])
    for (const one of gone) this.#entries.delete(one)
    if (last) this.#entries.set(n, last)
  }

  /** Marks the refusal of an entry as read. Rejects with a StorageError. */
  see(n: number): Promise<void> {
    return this.#turns.run(async () => {
      const known = this.#entries.get(n)
      if (known === undefined) return
      const one = { ...known, seen: true }
      await this.#storage.commit([this.#put(one)])
      this.#entries.set(n, one)
    })
  }

  #put(one: OutboxEntry): Change {
    return { do: 'put', table: 'sessions', value: { id: rowId(this.#device, one.entry.n), state: { ...one } } }
  }
}

/** What lays entries into the outbox of a device that came from another address. */
export const moveIn = (device: string, entries: readonly OutboxEntry[]): Change[] =>
  entries.map((one): Change => ({ do: 'put', table: 'sessions', value: { id: rowId(device, one.entry.n), state: { ...one } } }))

/** What takes the outbox of a device away, when it leaves the event for good. */
export async function dropOutbox(storage: Pick<Storage, 'sessions'>, device: string): Promise<Change[]> {
  return (await storage.sessions())
    .filter(({ id }) => id.startsWith(place(device)))
    .map(({ id }): Change => ({ do: 'delete', table: 'sessions', id }))
}
