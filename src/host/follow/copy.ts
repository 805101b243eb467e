/**
 * The copy of a host's log on the disk of a stand-by: what arrives is written in its order, one thing after the other. Where the copy holds
 * facts that the host does not know, they are handed over before the host's log takes its place.
 */
import { canonicalJson } from '../../shared/base/text/canonicalJson.ts'
import { Turns } from '../../shared/base/turns.ts'
import { ByteStoreError } from '../../shared/journal/byteStore.ts'
import { EventLog, readFact } from '../../shared/tournament/log/eventLog.ts'
import type { BesideLine, LogLine } from '../../shared/venue/messages.ts'
import { BesideLog } from '../log/besideLog.ts'
import type { FactRow, HostRows, HostStore, VenueRow } from '../log/hostStore.ts'

/** A fact that has a name: what a host has written always has. */
export type NamedFact = Readonly<Record<string, unknown>> & { readonly do: string; readonly id: string; readonly at: string }

/** What an old host hands over: a fact, or a line from beside the log. */
export type HandingOver = { readonly handOver: NamedFact } | { readonly handOverLine: BesideLine }

export interface CopyNeeds {
  readonly store: HostStore
  /** Hands over what only this copy holds; resolves when each was answered, rejects where the host went. */
  readonly handOver: (alone: readonly HandingOver[]) => Promise<void>
  /** What was written; null: the log is another one than before. */
  readonly onLines?: (lines: { readonly log: readonly LogLine[]; readonly beside: readonly BesideLine[] } | null) => void
  /** More is on the disk, or something could not be written. */
  readonly onChange: () => void
}

/** How long what could not be written waits, in milliseconds. */
const TRY_AGAIN = 2000

export class Copy {
  readonly #needs: CopyNeeds
  readonly #event: HostRows['event']
  #facts: readonly FactRow[]
  #beside: readonly BesideLine[]
  #log: EventLog
  /** What the host has said since it began. */
  #heard: LogLine[] = []
  /** Each time the log begins anew. */
  #turn = 0
  #besideBegun = false
  readonly #turns = new Turns()
  /** A failed write is not tried again. */
  #ending = false
  #closed = false
  /** Why it cannot be written just now; null: it can. */
  failing: string | null = null

  constructor(needs: CopyNeeds, rows: HostRows) {
    this.#needs = needs
    this.#event = rows.event
    this.#facts = rows.facts
    this.#beside = new BesideLog(rows.venue).lines
    this.#log = this.#folded(rows.facts.map(({ fact }) => fact)).log
  }

  /** Rows on the disk. */
  get rows(): number {
    return this.#facts.at(-1)?.at ?? 0
  }
  get besideRows(): number {
    return this.#beside.at(-1)?.row ?? 0
  }
  /** What is on the disk, as the host tells it. */
  get lines(): readonly LogLine[] {
    return this.#facts.map(lineOf)
  }
  get besideLines(): readonly BesideLine[] {
    return this.#beside
  }
  get state(): EventLog['state'] {
    return this.#log.state
  }

  /** The log of the host begins anew: the lines that come next are all of it. */
  begin(): void {
    this.#turn++
    this.#heard = []
    this.#besideBegun = false
  }

  takeLog(lines: readonly LogLine[]): void {
    const turn = this.#turn
    const isFirst = this.#heard.length === 0
    this.#heard.push(...lines)
    if (isFirst) this.#then(() => this.#takeWhole(turn))
    else this.#then(() => this.#takeMore(turn))
  }

  takeBeside(lines: readonly BesideLine[]): void {
    const isFirst = !this.#besideBegun
    const turn = this.#turn
    this.#besideBegun = true
    this.#then(async () => {
      if (turn !== this.#turn) return
      // After the facts: what a dispute is about stands in the log by now.
      const alone = isFirst ? this.#aloneBeside(lines) : []
      if (alone.length > 0) await this.#needs.handOver(alone)
      if (turn !== this.#turn) return
      const kept = new Map(this.#beside.map((line) => [line.row, canonicalJson(line)]))
      const news = lines.filter((line) => kept.get(line.row) !== canonicalJson(line))
      const there = new Set(lines.map(({ row }) => row))
      const gone = isFirst ? this.#beside.filter(({ row }) => !there.has(row)) : []
      const write = { venue: news.map((line) => BesideLog.rowOf(line)), gone: gone.map((line) => BesideLog.rowOf(line).id) }
      if (news.length + gone.length > 0) await this.#write(() => this.#needs.store.commit(write))
      this.#beside = isFirst ? [...lines] : [...this.#beside, ...news]
      if (gone.length > 0) this.#needs.onLines?.(null)
      else if (news.length > 0) this.#needs.onLines?.({ log: [], beside: news })
    })
  }

  /** Writes rows of the venue. Resolves when they are on the disk. @param venue called when the write has its turn, so that no older value is written */
  keep(venue: () => readonly VenueRow[], gone: readonly string[] = []): Promise<void> {
    return this.#next(() => this.#write(() => this.#needs.store.commit({ venue: venue(), gone })))
  }

  /** Resolves when what has arrived is on the disk, or cannot be written; nothing is taken after it. */
  async close(): Promise<void> {
    this.#ending = true
    if (this.failing !== null) this.#closed = true
    await this.#turns.ended()
    this.#closed = true
  }

  #then(work: () => Promise<void>): void {
    // Where it is given up, the log has begun anew or nothing is wanted any more.
    this.#next(work).catch(() => undefined)
  }

  /** One thing after the other. */
  #next(work: () => Promise<void>): Promise<void> {
    return this.#turns.run(async () => {
      if (this.#closed) return
      await work()
      this.#needs.onChange()
    })
  }

  async #write(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await write()
        this.failing = null
        return
      } catch (error) {
        this.failing = error instanceof ByteStoreError ? error.code : 'failed'
        this.#needs.onChange()
        if (this.#ending) throw error
        await new Promise((done) => setTimeout(done, TRY_AGAIN))
      }
    }
  }

  /** All of the host's log, after what only this copy knew was handed over. */
  async #takeWhole(turn: number): Promise<void> {
    const known = new Set(this.#heard.map(({ fact }) => fact.id))
    const own = this.#facts.flatMap(({ fact, left }) => (left === undefined && isNamed(fact) && !known.has(fact.id) ? [fact] : []))
    // Who led the event before is no news for who leads it now.
    const mine = own.filter((fact) => fact.do !== 'host')
    if (mine.length > 0) await this.#needs.handOver(mine.map((handOver) => ({ handOver })))
    if (turn !== this.#turn) return
    const { rows, log } = this.#folded(this.#heard.map(({ fact }) => fact))
    const isMore = this.#facts.every(
      ({ fact, at }, index) => rows[index]?.at === at && canonicalJson(rows[index].fact) === canonicalJson(fact)
    )
    await this.#write(() =>
      isMore ? this.#needs.store.commit({ facts: rows.slice(this.#facts.length) }) : this.#needs.store.replaceFacts(rows, [])
    )
    const more = rows.slice(this.#facts.length)
    this.#facts = rows
    this.#log = log
    if (!isMore) this.#needs.onLines?.(null)
    else if (more.length > 0) this.#needs.onLines?.({ log: more.map(lineOf), beside: [] })
  }

  async #takeMore(turn: number): Promise<void> {
    if (turn !== this.#turn) return
    const lines = this.#heard.filter(({ row }) => row > this.rows)
    if (lines.length === 0) return
    const rows = lines.map(({ fact }) => this.#row(fact, this.#log)).map((row, index) => ({ ...row, at: lines[index]!.row }))
    await this.#write(() => this.#needs.store.commit({ facts: rows }))
    this.#facts = [...this.#facts, ...rows]
    this.#needs.onLines?.({ log: lines, beside: [] })
  }

  /** What stands beside the log here and not at the host: the disputes that are still open, what was settled, shared, kept aside. */
  #aloneBeside(lines: readonly BesideLine[]): HandingOver[] {
    const there = new BesideLog([])
    for (const line of lines) there.add(line)
    const here = new BesideLog([])
    for (const line of this.#beside) here.add(line)
    return this.#beside.flatMap((line): HandingOver[] => {
      if (there.knows(line)) return []
      if (line.is === 'dispute' ? !here.isOpen(line.id) : line.is === 'settled' && !there.isOpen(line.id)) return []
      return [{ handOverLine: line }]
    })
  }

  #folded(facts: readonly Readonly<Record<string, unknown>>[]): { readonly rows: readonly FactRow[]; readonly log: EventLog } {
    const log = new EventLog(this.#event.settings)
    return { rows: facts.map((fact, index) => ({ ...this.#row(fact, log), at: index + 1 })), log }
  }

  /** As the host keeps it, what did not count for it included. */
  #row(fact: Readonly<Record<string, unknown>>, log: EventLog): Omit<FactRow, 'at'> {
    const read = readFact(fact, '')
    const decision = read.ok ? log.append(read.value) : null
    const row = { event: this.#event.id, fact }
    return decision?.taken ? row : { ...row, left: decision === null || decision.refusal ? 'refused' : 'repeated' }
  }
}

const lineOf = ({ at, fact }: FactRow): LogLine => ({ row: at, fact: fact as LogLine['fact'] })

const isNamed = (fact: Readonly<Record<string, unknown>>): fact is NamedFact =>
  typeof fact.do === 'string' && typeof fact.id === 'string' && typeof fact.at === 'string'
