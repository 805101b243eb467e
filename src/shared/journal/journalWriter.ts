/**
 * Writes the journal: one record for each change, and now and then the whole anew into the other file, so that a
 * crash at any moment leaves one that is good.
 */
import { ByteStoreError, SLOTS, type ByteStore, type Slot } from './byteStore.ts'
import type { Entry, Tables } from './entries.ts'
import { encodeFile, framed, RECORD_HEAD_BYTES } from './format.ts'
import { encodeEntry } from './codec.ts'
import { Turns } from '../base/turns.ts'

/** A journal is written anew when its changes weigh this many times its base, and never below this size. */
const GROWTH = 3
const SMALLEST_TO_COMPACT = 4 * 1024 * 1024

export interface WriterPlace {
  readonly lineage: string
  readonly generation: number
  /** The file to write on, the end of its good part and the size of its base; null: a new one is written first. */
  readonly current: { readonly slot: Slot; readonly end: number; readonly baseBytes: number } | null
  /** Where a new file goes. */
  readonly next: Slot
}

export interface WriterNeeds {
  readonly store: ByteStore
  /** A new store in place of one that no longer answers. */
  readonly reopen?: () => Promise<ByteStore>
  /** ISO 8601, UTC. */
  readonly now: () => string
  /** From this size on the journal may be written anew; for tests. */
  readonly compactFrom?: number
}

export class JournalWriter {
  readonly lineage: string
  readonly #needs: WriterNeeds
  readonly #compactFrom: number
  /** Generation and offset of a record depend on the one before it, so that two calls never run side by side. */
  readonly #turns = new Turns()
  #store: ByteStore
  #generation: number
  /** Generations that a failed write may have used: nobody knows what of it is on the disk, so none is used twice. */
  #unusableGenerations = 0
  #current: WriterPlace['current']
  #next: Slot
  #disconnected = false
  /** A new file could not be written: no further try before the journal has grown to this. */
  #retryFromBytes = 0

  constructor(needs: WriterNeeds, place: WriterPlace) {
    this.#needs = needs
    this.#compactFrom = needs.compactFrom ?? SMALLEST_TO_COMPACT
    this.#store = needs.store
    this.lineage = place.lineage
    this.#generation = place.generation
    this.#current = place.current
    this.#next = place.next
  }

  get store(): ByteStore {
    return this.#store
  }
  get generation(): number {
    return this.#generation
  }
  get bytes(): number {
    return this.#current?.end ?? 0
  }

  /**
   * Makes one change durable; resolves with its generation. Rejects with a ByteStoreError: then it may or may not be
   * there after a restart, and nothing else has changed. Calls are written in their order.
   * @param tables everything as it is before the change, called only if a new file has to be written, and not before the change has its turn.
   *   It must return the tables of that moment, with every change that was acknowledged
   */
  append(entry: Entry, tables: () => Promise<Tables>): Promise<number> {
    return this.#turns.run(() => this.#append(entry, tables))
  }

  async #append(entry: Entry, tables: () => Promise<Tables>): Promise<number> {
    if (this.#unusableGenerations > 0 || this.#current === null) return this.#write(await tables(), entry)
    const record = framed(this.#generation + 1, encodeEntry(entry, RECORD_HEAD_BYTES))
    const { slot, end, baseBytes } = this.#current
    // The store may take the bytes away.
    const { length } = record
    try {
      await this.#use((store) => store.append(slot, end, record))
    } catch (error) {
      this.#unusableGenerations++
      throw error
    }
    this.#current = { slot, end: end + length, baseBytes }
    return ++this.#generation
  }

  /** Writes a new file with one base, at the generation reached or at `generation`. Rejects with a ByteStoreError. */
  rewrite(tables: Tables, generation?: number): Promise<void> {
    return this.#turns.run(() => this.#rewrite(tables, generation ?? this.#generation))
  }

  async #rewrite(tables: Tables, generation: number): Promise<void> {
    this.#generation = generation
    try {
      await this.#write(tables, null)
    } catch (error) {
      this.#retryFromBytes = 2 * this.bytes
      throw error
    }
  }

  get wantsCompaction(): boolean {
    return this.bytes > Math.max(this.#compactFrom, GROWTH * (this.#current?.baseBytes ?? 0), this.#retryFromBytes)
  }

  close(): void {
    void this.#store.close().catch(() => undefined)
  }

  async #write(tables: Tables, change: Entry | null): Promise<number> {
    const generation = this.#generation + this.#unusableGenerations
    const base = { generation, body: encodeEntry({ kind: 'base', at: change?.at ?? this.#needs.now(), tables }) }
    const file = encodeFile(this.lineage, change ? [base, { generation: generation + 1, body: encodeEntry(change) }] : [base])
    const slot = this.#next
    try {
      await this.#use((store) => store.write(slot, file))
    } catch (error) {
      if (change) this.#unusableGenerations++
      throw error
    }
    this.#next = SLOTS.find((one) => one !== slot)!
    this.#current = { slot, end: file.length, baseBytes: base.body.length }
    this.#unusableGenerations = 0
    return (this.#generation = change ? generation + 1 : generation)
  }

  async #use(work: (store: ByteStore) => Promise<void>): Promise<void> {
    try {
      if (this.#disconnected && this.#needs.reopen) this.#store = await this.#needs.reopen()
      this.#disconnected = false
      await work(this.#store)
    } catch (error) {
      this.#disconnected ||= error instanceof ByteStoreError && error.code === 'dead'
      throw error
    }
  }
}
